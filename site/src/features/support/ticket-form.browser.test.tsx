import { newNetwork } from '@cauce/client/testing/fetch.ts'
import { refusal } from '@cauce/client/testing/network.ts'
import { givenUser, proofFile } from '@cauce/client/testing/records.ts'
import { render } from '@cauce/client/testing/render.ts'
import { api } from '@cauce/contract'
import { pick, translator } from '@cauce/i18n'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { defineIsland } from '../../ui/island.tsx'
import { TicketForm } from './ticket-form.tsx'

const t = translator('es')
const Island = defineIsland(['tickets', 'ticketPages'], TicketForm)

test('a refused file keeps the ticket from being sent until it is removed, and each error names its field', async () => {
  sessionStorage.clear()
  const network = newNetwork()
  network.on(api.tickets.create, () => refusal(503, 'unavailable'))
  const calls = () => network.callsOf(api.tickets.create)
  await render(
    <Island language="es" messages={pick('es', Island.nouns)} userId={givenUser().userId} onOpened={() => {}} />,
  )
  const title = page.getByLabelText(t('tickets.fields.title'))
  const files = page.getByLabelText(t('tickets.attachments'), { exact: false })
  const submit = page.getByRole('button', { name: t('ticketPages.form.submit'), exact: false })
  await title.fill('a'.repeat(151))
  await page.getByLabelText(t('tickets.fields.description')).fill('No aparece.')
  await files.upload([new File(['MZ'], 'x.exe', { type: 'application/x-msdownload' }), proofFile()])
  await submit.click()
  const [tooLong, refused] = page.getByRole('alert').getByRole('link').elements()
  expect(tooLong).toHaveTextContent(`${t('tickets.fields.title')}: ${t('errors.text-too-long', { maximum: 150 })}`)
  expect(refused).toHaveTextContent(`${t('tickets.attachments')}: ${t('errors.file-kind', { kinds: 'PNG, JPG, PDF' })}`)
  await title.fill('Mi ingreso')
  await submit.click()
  expect(calls()).toEqual([])
  await page.getByRole('button', { name: t('forms.removeFile', { name: 'x.exe' }) }).click()
  await submit.click()
  await expect.poll(calls).toHaveLength(1)
  expect(calls()[0]!.body).toMatchObject({ title: 'Mi ingreso', documents: { name: 'abono.pdf' } })
})
