import { describe, expect, test } from 'vitest'
import { errorMessage } from './error-message.ts'
import { interpolate, type MessageParams } from './interpolate.ts'
import { translatorOf, type Messages, type Translate } from './translate.ts'
import { pick, translator } from './index.ts'

describe('interpolation in the syntax of Polyglot', () => {
  test.each<{ readonly message: string; readonly params: MessageParams; readonly expected: string }>([
    { message: '%{a} y %{a} y %{b}', params: { a: 'x', b: '%{a}' }, expected: 'x y x y %{a}' },
    { message: 'Un ticket |||| %{smart_count} tickets', params: { smart_count: 1 }, expected: 'Un ticket' },
    { message: 'Un ticket |||| %{smart_count} tickets', params: { smart_count: 0 }, expected: '0 tickets' },
    { message: 'Un ticket |||| %{smart_count} tickets', params: { smart_count: 1250 }, expected: '1.250 tickets' },
    { message: 'Un ticket |||| %{smart_count} tickets', params: {}, expected: '%{smart_count} tickets' },
    { message: '%{ratio}', params: { ratio: 0.5 }, expected: '0.5' },
    { message: '%{price}', params: { price: '$& $1' }, expected: '$& $1' },
    { message: '%{toString}', params: {}, expected: '%{toString}' },
  ])('$message with $params', ({ message, params, expected }) => {
    expect(interpolate(message, params)).toBe(expected)
  })
})

describe('a translator', () => {
  test('reports which keys it has', () => {
    const t = translator('es')
    expect(t.has('orders.status.pending')).toBe(true)
    expect(t.has('orders.status' as 'orders.title')).toBe(false)
    expect(t.has('orders.status.pending.toString' as 'orders.title')).toBe(false)
  })

  test('returns an unknown key itself, as Polyglot does', () => {
    expect(translator('es')('orders.nothing' as 'orders.title')).toBe('orders.nothing')
    expect(translator('es')('constructor.name' as 'orders.title')).toBe('constructor.name')
  })

  test('of picked messages works after serialisation to JSON for an island', () => {
    const picked = pick('en', ['orders', 'phases'])
    expect(Object.keys(picked)).toEqual(['orders', 'phases'])
    const t = translatorOf(JSON.parse(JSON.stringify(picked)) as typeof picked)
    expect(t('orders.status.active')).toBe('Active')
  })
})

export function typesAreChecked(t: Translate, some: Messages<'orders'>, status: 'pending' | 'active'): void {
  t(`orders.status.${status}`)
  // @ts-expect-error a placeholder without its value
  t('common.page', { page: 1 })
  // @ts-expect-error a plural without its count
  t('common.correctFields', {})
  // @ts-expect-error a key that does not exist
  t('common.nothing')
  // @ts-expect-error a noun that was not picked
  translatorOf(some)('common.yes')
  // @ts-expect-error errors need their words too
  errorMessage(translatorOf(pick('en', ['errors'])), { code: 'required' })
}
