import { expect, test } from 'vitest'
import { FriendlyUrl } from '@cauce/contract/fields.ts'
import { urlOf } from './url-of.ts'

test.each([
  { name: 'Faro de Punta Umbría', url: 'faro-de-punta-umbria' },
  { name: '  «Peña & Ñandú», fase 2ª ', url: 'pena-nandu-fase-2a' },
  { name: '¿?', url: '' },
])('$name becomes $url', ({ name, url }) => expect(urlOf(name)).toBe(url))

test('a long name ends with a letter, at most at 120', () => {
  const url = urlOf(`${'a'.repeat(119)} ${'b'.repeat(30)}`)
  expect(url).toBe('a'.repeat(119))
  expect(FriendlyUrl.safeParse(url).success).toBe(true)
})
