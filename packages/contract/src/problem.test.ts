import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { Refusal } from './errors.ts'
import { text } from './fields.ts'
import { Id } from './ids.ts'
import { PositiveMoney } from './money.ts'
import { OrderBody } from './project/orders.ts'
import { fieldErrorsOf } from './problem.ts'

const errorsOf = (schema: z.ZodType, input: unknown) => {
  const { error } = schema.safeParse(input)
  return fieldErrorsOf(error?.issues ?? [], input)
}

test('a thrown refusal carries exactly its fields', () => {
  const value = {
    code: 'input-invalid',
    params: { field: 'amount' },
    path: 'amount',
    errors: [{ path: 'amount', code: 'required' }],
  } as const
  expect({ ...new Refusal(value) }).toEqual({ ...value, name: 'Refusal' })
  expect({ ...new Refusal({ code: 'not-found' }) }).toEqual({ code: 'not-found', name: 'Refusal' })
})

describe('an issue of zod becomes a code of the catalogue', () => {
  test.each<[what: string, field: z.ZodType, value: unknown, code: string, params?: object]>([
    ['an absent field', text(5), undefined, 'required'],
    ['null', text(5), null, 'required'],
    ['an empty text', text(5), '  ', 'required'],
    ['an absent amount', PositiveMoney, undefined, 'required'],
    ['an amount without decimals', PositiveMoney, '1', 'amount-invalid'],
    ['an invalid id', Id, '7', 'id-invalid'],
    ['a text for a boolean', z.boolean(), 'x', 'type-invalid'],
    ['an unknown choice', z.enum(['a', 'b']), 'c', 'choice-invalid'],
    ['a text for a number', z.number(), 'x', 'number-invalid'],
    ['a fraction for an integer', z.int(), 1.5, 'integer-invalid'],
    ['zero for a positive number', z.int().positive(), 0, 'number-not-positive'],
    ['a negative number', z.int().min(0), -1, 'number-negative'],
    ['a text that is too short', z.string().min(3), 'a', 'text-too-short', { minimum: 3 }],
    ['a text that is too long', text(3), 'abcd', 'text-too-long', { maximum: 3 }],
    ['a number that is too small', z.int().min(2), 1, 'number-too-small', { minimum: 2 }],
    ['a number that is too large', z.int().max(2), 3, 'number-too-large', { maximum: 2 }],
    ['an empty list', z.array(z.string()).min(1), [], 'required'],
    [
      'a number above the maximum of a rule',
      z.number().refine((n) => n <= 100, { error: 'number-too-large', params: { maximum: '100' } }),
      101,
      'number-too-large',
      { maximum: '100' },
    ],
  ])('%s', (_what, field, value, code, params) => {
    const expected = { path: 'field', code, ...(params && { params }) }
    expect(errorsOf(z.strictObject({ field }), { field: value })).toEqual([expected])
  })

  test.each([{}, { owner: null }])('a rule about a field of an absent object: %j', (input) => {
    const schema = z
      .strictObject({ owner: z.strictObject({ name: z.string() }).nullish() })
      .refine(() => false, { error: 'reason-required', path: ['owner', 'name'] })
    expect(errorsOf(schema, input)).toEqual([{ path: 'owner.name', code: 'required' }])
  })

  test('no object at all, or a text for it', () => {
    expect(errorsOf(z.strictObject({}), undefined)).toEqual([{ path: '', code: 'required' }])
    expect(errorsOf(z.strictObject({}), 'x')).toEqual([{ path: '', code: 'type-invalid' }])
  })

  test('a nested field has a dotted path, also when it is unknown', () => {
    const schema = z.strictObject({ rows: z.array(z.strictObject({ name: text(3) })) })
    expect(errorsOf(schema, { rows: [{ name: 'ok' }, { name: '', x: 1 }] })).toEqual([
      { path: 'rows.1.name', code: 'required' },
      { path: 'rows.1.x', code: 'unknown-field', params: { field: 'x' } },
    ])
  })

  test('one error per path, the first one', () => {
    const schema = z.strictObject({ t: z.string().min(3, 'required').regex(/^\d+$/, 'type-invalid') })
    expect(errorsOf(schema, { t: 'a' })).toEqual([{ path: 't', code: 'required' }])
  })
})

describe('an order', () => {
  const id = '01939b2e-7c00-7000-8000-000000000001'
  const order = {
    projectId: id,
    projectPhaseId: id,
    amount: '1250.00',
    orderType: 'invest',
    userId: id,
    acceptsTerms: true,
  }

  test('accepts a penalty of zero as a number or as text (handbook rule 7.12)', () => {
    for (const nothing of [0, '0.00'])
      expect(errorsOf(OrderBody, { ...order, penaltyAmount: nothing, penalty: 0 })).toEqual([])
  })

  test('must accept the terms', () => {
    expect(errorsOf(OrderBody, { ...order, acceptsTerms: false })).toEqual([
      { path: 'acceptsTerms', code: 'terms-not-accepted' },
    ])
  })
})
