import { describe, expect, test } from 'vitest'
import { errorMessage } from './error-message.ts'
import { interpolate } from './interpolate.ts'
import { translatorOf, type Messages, type Translate } from './translate.ts'
import { messagesOf, pick, translator } from './translator.ts'

describe('interpolation in the syntax of Polyglot', () => {
  test.each([
    ['Quedan %{days} días', { days: 22 }, 'Quedan 22 días'],
    ['%{a} y %{a} y %{b}', { a: 'x', b: '%{a}' }, 'x y x y %{a}'],
    ['Un ticket |||| %{smart_count} tickets', { smart_count: 1 }, 'Un ticket'],
    ['Un ticket |||| %{smart_count} tickets', { smart_count: 0 }, '0 tickets'],
    ['Un ticket |||| %{smart_count} tickets', { smart_count: 1250 }, '1.250 tickets'],
    ['Un ticket |||| %{smart_count} tickets', {}, '%{smart_count} tickets'],
    ['%{ratio}', { ratio: 0.5 }, '0.5'],
    ['%{price}', { price: '$& $1' }, '$& $1'],
    ['%{toString}', {}, '%{toString}'],
    ['nothing to fill in', { x: 1 }, 'nothing to fill in'],
  ])('%j with %j', (message, params, expected) => {
    expect(interpolate(message, params)).toBe(expected)
  })
})

describe('a translator', () => {
  test('speaks its language', () => {
    expect(translator('es')('phases.name.Investment')).toBe('Abierto')
    expect(translator('en')('phases.name.Investment')).toBe('Open')
  })

  test('says which keys it has words for', () => {
    const t = translator('es')
    expect(t.has('orders.status.pending')).toBe(true)
    expect(t.has('orders.status' as 'orders.title')).toBe(false)
    expect(t.has('orders.status.pending.toString' as 'orders.title')).toBe(false)
  })

  test('answers an unknown key with the key, as Polyglot does', () => {
    expect(translator('es')('orders.nothing' as 'orders.title')).toBe('orders.nothing')
    expect(translator('es')('constructor.name' as 'orders.title')).toBe('constructor.name')
  })

  test('of picked messages survives the way to an island as JSON', () => {
    const picked = pick('en', ['orders', 'phases'])
    expect(Object.keys(picked)).toEqual(['orders', 'phases'])
    const t = translatorOf(JSON.parse(JSON.stringify(picked)) as typeof picked)
    expect(t('orders.status.active')).toBe('Active')
  })
})

test('roles are shown by the names of handbook rules 1.3 to 1.5', () => {
  expect(messagesOf('es').users.role).toEqual({ admin: 'Administrador', operator: 'Gestor', user: 'Usuario' })
  expect(messagesOf('en').users.role).toEqual({ admin: 'Administrator', operator: 'Manager', user: 'User' })
})

/** Never run: these lines hold what the compiler must refuse, and fail the type check when it does not. */
export function typesAreChecked(t: Translate, some: Messages<'orders'>, status: 'pending' | 'active'): void {
  t(`orders.status.${status}`)
  t('common.page', { page: 1, pages: '2' })
  t('common.correctFields', { smart_count: 3 })
  // @ts-expect-error a placeholder without its value
  t('common.page', { page: 1 })
  // @ts-expect-error no values at all
  t('common.page')
  // @ts-expect-error a plural without its count
  t('common.correctFields', {})
  // @ts-expect-error a count that is text
  t('common.correctFields', { smart_count: '3' })
  // @ts-expect-error a key that does not exist
  t('common.nothing')
  // @ts-expect-error a group is not a message
  t('orders.status')
  // @ts-expect-error a value for a message that takes none
  t('orders.title', { x: 1 })
  // @ts-expect-error a noun that was not picked
  translatorOf(some)('common.yes')
  // @ts-expect-error errors need their words too
  errorMessage(translatorOf(pick('en', ['errors'])), { code: 'required' })
}
