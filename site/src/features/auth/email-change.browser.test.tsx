import { newNetwork } from '@cauce/client/testing/fetch.ts'
import { api } from '@cauce/contract'
import { pick, translator } from '@cauce/i18n'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '@cauce/client/testing/render.ts'
import { defineIsland } from '../../ui/island.tsx'
import { EmailSection } from './email-change.tsx'

const t = translator('es')
const Section = defineIsland(['emailChanges'], EmailSection)

test('the current address is refused at the field, before a code is asked for', async () => {
  const network = newNetwork()
  await render(<Section language="es" messages={pick('es', Section.nouns)} email="ana@correo.example" initial={null} />)
  await page.getByRole('button', { name: t('emailChanges.open') }).click()
  const dialog = page.getByRole('dialog')
  const email = page.getByRole('textbox', { name: t('emailChanges.newEmail') })
  const again = page.getByRole('textbox', { name: t('emailChanges.repeatEmail') })
  const submit = dialog.getByRole('button', { name: t('emailChanges.submit'), exact: false })
  await submit.click()
  for (const field of [email, again]) await expect.element(field).toHaveAccessibleDescription(t('errors.required'))
  await email.fill('Ana@correo.example')
  await again.fill('eva@correo.example')
  await submit.click()
  await expect.element(email).toHaveAccessibleDescription(t('errors.email-unchanged'))
  await expect.element(again).toHaveAccessibleDescription(t('errors.emails-differ'))
  expect(network.callsOf(api.emailChanges.request)).toEqual([])
})
