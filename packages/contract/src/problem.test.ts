import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { Refusal } from './errors.ts'
import { text } from './fields.ts'
import { Id } from './ids.ts'
import { PositiveMoney } from './money.ts'
import { OrderBody } from './project/orders.ts'
import { fieldErrorsOf } from './problem.ts'
import { ProjectBody } from './project/projects.ts'

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
  test.each([
    {
      title: 'an absent field',
      schema: z.strictObject({ name: text(5) }),
      input: {},
      expected: [{ path: 'name', code: 'required' }],
    },
    {
      title: 'null',
      schema: z.strictObject({ name: text(5) }),
      input: { name: null },
      expected: [{ path: 'name', code: 'required' }],
    },
    {
      title: 'an empty text',
      schema: z.strictObject({ name: text(5) }),
      input: { name: '  ' },
      expected: [{ path: 'name', code: 'required' }],
    },
    {
      title: 'an absent amount',
      schema: z.strictObject({ amount: PositiveMoney }),
      input: {},
      expected: [{ path: 'amount', code: 'required' }],
    },
    {
      title: 'an amount without decimals',
      schema: z.strictObject({ amount: PositiveMoney }),
      input: { amount: '1' },
      expected: [{ path: 'amount', code: 'amount-invalid' }],
    },
    {
      title: 'an invalid id',
      schema: z.strictObject({ id: Id }),
      input: { id: '7' },
      expected: [{ path: 'id', code: 'id-invalid' }],
    },
    {
      title: 'a text for a boolean',
      schema: z.strictObject({ is: z.boolean() }),
      input: { is: 'x' },
      expected: [{ path: 'is', code: 'type-invalid' }],
    },
    ...[{}, { owner: null }].map((input) => ({
      title: 'a rule about a field of an absent object',
      schema: z
        .strictObject({ owner: z.strictObject({ name: z.string() }).nullish() })
        .refine(() => false, { error: 'reason-required', path: ['owner', 'name'] }),
      input,
      expected: [{ path: 'owner.name', code: 'required' }],
    })),
    {
      title: 'a number above the maximum of a rule',
      schema: z.strictObject({
        n: z.number().refine((n) => n <= 100, { error: 'number-too-large', params: { maximum: '100' } }),
      }),
      input: { n: 101 },
      expected: [{ path: 'n', code: 'number-too-large', params: { maximum: '100' } }],
    },
    {
      title: 'an unknown choice',
      schema: z.strictObject({ side: z.enum(['a', 'b']) }),
      input: { side: 'c' },
      expected: [{ path: 'side', code: 'choice-invalid' }],
    },
    {
      title: 'a text for a number',
      schema: z.strictObject({ n: z.number() }),
      input: { n: 'x' },
      expected: [{ path: 'n', code: 'number-invalid' }],
    },
    {
      title: 'a fraction for an integer',
      schema: z.strictObject({ n: z.int() }),
      input: { n: 1.5 },
      expected: [{ path: 'n', code: 'integer-invalid' }],
    },
    {
      title: 'zero for a positive number',
      schema: z.strictObject({ n: z.int().positive() }),
      input: { n: 0 },
      expected: [{ path: 'n', code: 'number-not-positive' }],
    },
    {
      title: 'a negative number',
      schema: z.strictObject({ n: z.int().min(0) }),
      input: { n: -1 },
      expected: [{ path: 'n', code: 'number-negative' }],
    },
    {
      title: 'a text that is too short',
      schema: z.strictObject({ t: z.string().min(3) }),
      input: { t: 'a' },
      expected: [{ path: 't', code: 'text-too-short', params: { minimum: 3 } }],
    },
    {
      title: 'a text that is too long',
      schema: z.strictObject({ t: text(3) }),
      input: { t: 'abcd' },
      expected: [{ path: 't', code: 'text-too-long', params: { maximum: 3 } }],
    },
    {
      title: 'a number that is too small',
      schema: z.strictObject({ n: z.int().min(2) }),
      input: { n: 1 },
      expected: [{ path: 'n', code: 'number-too-small', params: { minimum: 2 } }],
    },
    {
      title: 'a number that is too large',
      schema: z.strictObject({ n: z.int().max(2) }),
      input: { n: 3 },
      expected: [{ path: 'n', code: 'number-too-large', params: { maximum: 2 } }],
    },
    {
      title: 'an empty list',
      schema: z.strictObject({ l: z.array(z.string()).min(1) }),
      input: { l: [] },
      expected: [{ path: 'l', code: 'required' }],
    },
    {
      title: 'an unknown field',
      schema: z.strictObject({}),
      input: { x: 1 },
      expected: [{ path: 'x', code: 'unknown-field', params: { field: 'x' } }],
    },
    {
      title: 'an absent object',
      schema: z.strictObject({}),
      input: undefined,
      expected: [{ path: '', code: 'required' }],
    },
    {
      title: 'a text for an object',
      schema: z.strictObject({}),
      input: 'x',
      expected: [{ path: '', code: 'type-invalid' }],
    },
  ] as const)('$title', ({ schema, input, expected }) => {
    expect(errorsOf(schema, input)).toEqual(expected)
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

describe('a new project', () => {
  const project = {
    name: 'Ribera del Turia',
    direction: 'Calle de la Barraca 118',
    locality: 'València',
    projectTypeId: '01939b2e-7c00-7000-8000-000000000001',
    country: 'ES',
    url: 'ribera-del-turia',
    dateStart: '2026-11-03',
    dateEnd: '2026-12-12',
    financingAmount: '1250000.00',
    projectDuration: 18,
    targetProfitability: 10.88,
    minimumInvestment: '500.00',
    cancellationFee: 2,
    managerFee: 4,
    deliveryFeePeriod: 'quarterly',
    promoterName: 'Levante Arquitectura Habitada, S. L.',
  }

  test('is accepted unchanged', () => {
    expect(errorsOf(ProjectBody, project)).toEqual([])
  })

  test.each([
    {
      change: { dateStart: '1999-12-31' },
      error: { path: 'dateStart', code: 'date-too-early', params: { earliest: '2000-01-01' } },
    },
    {
      change: { financingAmount: '0.00', minimumInvestment: '-1.00' },
      error: { path: 'financingAmount', code: 'amount-not-positive' },
    },
    { change: { managerFee: 100 }, error: { path: 'managerFee', code: 'percentage-not-below-100' } },
    {
      change: { projectDuration: 601 },
      error: { path: 'projectDuration', code: 'number-too-large', params: { maximum: 600 } },
    },
    { change: { deliveryFeePeriod: 'weekly' }, error: { path: 'deliveryFeePeriod', code: 'choice-invalid' } },
  ])('with $change is refused', ({ change, error }) => {
    expect(errorsOf(ProjectBody, { ...project, ...change })).toContainEqual(error)
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

  test.each([
    { change: { amount: '0.00' }, path: 'amount', code: 'amount-not-positive' },
    { change: { amount: '1250' }, path: 'amount', code: 'amount-invalid' },
    { change: { amount: 1250 }, path: 'amount', code: 'type-invalid' },
    { change: { acceptsTerms: false }, path: 'acceptsTerms', code: 'terms-not-accepted' },
    { change: { orderType: 'income' }, path: 'orderType', code: 'choice-invalid' },
    { change: { penalty: 5 }, path: 'penalty', code: 'choice-invalid' },
  ])('with $change is refused at $path as $code', ({ change, path, code }) => {
    expect(errorsOf(OrderBody, { ...order, ...change })).toEqual([expect.objectContaining({ path, code })])
  })
})
