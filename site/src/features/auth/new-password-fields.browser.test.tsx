import { pick, translator } from '@cauce/i18n'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { defineIsland } from '../../ui/island.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'

const t = translator('es')
const Fields = defineIsland(['sessions'], () => (
  <NewPasswordFields password={{ name: 'password' }} repeatPassword={{ name: 'repeatPassword' }} />
))

test('a password that the browser filled in before the scripts arrived ticks the rules that it keeps', async () => {
  const island = <Fields language="es" messages={pick('es', Fields.nouns)} />
  const place = document.createElement('div')
  place.innerHTML = renderToString(island)
  document.body.append(place)
  place.querySelector<HTMLInputElement>('[name=password]')!.value = 'Cauce2026'
  const root = hydrateRoot(place, island)
  const kept = page.getByText(t('sessions.passwordParts.kept'), { exact: false })
  await expect.poll(() => kept.elements().length).toBe(4)
  root.unmount()
  place.remove()
})
