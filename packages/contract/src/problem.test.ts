import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { FriendlyUrl, Iban, OneTimeCode, Password, text } from './fields.ts'
import { Id } from './ids.ts'
import { PositiveMoney } from './money.ts'
import { OrderBody } from './project/orders.ts'
import { fieldErrorsOf } from './problem.ts'
import { ProjectBody } from './project/projects.schema.ts'
import { UserBody } from './account/users.ts'

const errorsOf = (schema: z.ZodType, input: unknown) => {
  const { error } = schema.safeParse(input)
  return fieldErrorsOf(error?.issues ?? [], input)
}

describe('what zod finds becomes a code of the catalogue', () => {
  test.each([
    ['an absent field', z.strictObject({ name: text(5) }), {}, [{ path: 'name', code: 'required' }]],
    ['null', z.strictObject({ name: text(5) }), { name: null }, [{ path: 'name', code: 'required' }]],
    ['an empty text', z.strictObject({ name: text(5) }), { name: '  ' }, [{ path: 'name', code: 'required' }]],
    ['an absent amount', z.strictObject({ amount: PositiveMoney }), {}, [{ path: 'amount', code: 'required' }]],
    [
      'a bad amount',
      z.strictObject({ amount: PositiveMoney }),
      { amount: '1' },
      [{ path: 'amount', code: 'amount-invalid' }],
    ],
    ['a bad id', z.strictObject({ id: Id }), { id: '7' }, [{ path: 'id', code: 'id-invalid' }]],
    ['another type', z.strictObject({ is: z.boolean() }), { is: 'x' }, [{ path: 'is', code: 'type-invalid' }]],
    [
      'a choice',
      z.strictObject({ side: z.enum(['a', 'b']) }),
      { side: 'c' },
      [{ path: 'side', code: 'choice-invalid' }],
    ],
    ['no number', z.strictObject({ n: z.number() }), { n: 'x' }, [{ path: 'n', code: 'number-invalid' }]],
    ['no integer', z.strictObject({ n: z.int() }), { n: 1.5 }, [{ path: 'n', code: 'integer-invalid' }]],
    ['not positive', z.strictObject({ n: z.int().positive() }), { n: 0 }, [{ path: 'n', code: 'number-not-positive' }]],
    ['negative', z.strictObject({ n: z.int().min(0) }), { n: -1 }, [{ path: 'n', code: 'number-negative' }]],
    [
      'too short',
      z.strictObject({ t: z.string().min(3) }),
      { t: 'a' },
      [{ path: 't', code: 'text-too-short', params: { minimum: 3 } }],
    ],
    [
      'too long',
      z.strictObject({ t: text(3) }),
      { t: 'abcd' },
      [{ path: 't', code: 'text-too-long', params: { maximum: 3 } }],
    ],
    [
      'too small',
      z.strictObject({ n: z.int().min(2) }),
      { n: 1 },
      [{ path: 'n', code: 'number-too-small', params: { minimum: 2 } }],
    ],
    [
      'too large',
      z.strictObject({ n: z.int().max(2) }),
      { n: 3 },
      [{ path: 'n', code: 'number-too-large', params: { maximum: 2 } }],
    ],
    ['an empty list', z.strictObject({ l: z.array(z.string()).min(1) }), { l: [] }, [{ path: 'l', code: 'required' }]],
    ['an unknown field', z.strictObject({}), { x: 1 }, [{ path: 'x', code: 'unknown-field', params: { field: 'x' } }]],
    ['nothing at all', z.strictObject({}), undefined, [{ path: '', code: 'required' }]],
    ['a text for an object', z.strictObject({}), 'x', [{ path: '', code: 'type-invalid' }]],
  ] as const)('%s', (_title, schema, input, expected) => {
    expect(errorsOf(schema, input)).toEqual(expected)
  })

  test('a nested field has a dotted path, also when it is unknown', () => {
    const schema = z.strictObject({ rows: z.array(z.strictObject({ name: text(3) })) })
    expect(errorsOf(schema, { rows: [{ name: 'ok' }, { name: '', x: 1 }] })).toEqual([
      { path: 'rows.1.name', code: 'required' },
      { path: 'rows.1.x', code: 'unknown-field', params: { field: 'x' } },
    ])
  })

  test('one error for each path, the first found', () => {
    const schema = z.strictObject({ t: z.string().min(3, 'required').regex(/^\d+$/, 'type-invalid') })
    expect(errorsOf(schema, { t: 'a' })).toEqual([{ path: 't', code: 'required' }])
  })
})

describe('fields of handbook rules 18.3 to 18.5', () => {
  test.each([
    [Password, 'Cauce-2026', undefined],
    [Password, 'Ñandú-2026', undefined],
    [Password, 'Cauce-26', undefined],
    [Password, 'Cauce-2', 'password-weak'],
    [Password, 'cauce-2026', 'password-weak'],
    [Password, 'CAUCE-2026', 'password-weak'],
    [Password, 'Cauce-Rio', 'password-weak'],
    [Password, 'Cauce_2026', 'password-weak'],
    [Password, '', 'required'],
    [Iban, 'ES91 2100 0418 4502 0005 1332', undefined],
    [Iban, 'es9121000418450200051332', undefined],
    [Iban, 'ES9121000418450200051333', 'iban-invalid'],
    [Iban, 'ES91', 'iban-invalid'],
    [FriendlyUrl, 'Ribera-del-Turia-18', undefined],
    [FriendlyUrl, 'ribera_turia', 'url-invalid'],
    [FriendlyUrl, 'ribera--turia', undefined],
    [FriendlyUrl, '-ribera-', undefined],
    [FriendlyUrl, '---', 'url-invalid'],
    [FriendlyUrl, 'peñíscola', 'url-invalid'],
    [OneTimeCode, '123 456', undefined],
    [OneTimeCode, '12345', 'code-wrong'],
  ] as const)('%# %s', (schema, typed, code) => {
    expect(errorsOf(schema, typed)[0]?.code).toBe(code)
  })

  test('an IBAN is kept without spaces and in capitals', () => {
    expect(Iban.parse('es91 2100 0418 4502 0005 1332')).toBe('ES9121000418450200051332')
  })
})

describe('a registration', () => {
  const person = {
    kind: 'individual',
    name: 'Montserrat',
    surname: 'Echeverría Goikoetxea',
    phone: '+34 600 123 456',
    gender: null,
    nationality: 'ES',
    birthdayAt: '1984-05-02',
    identificationDocumentType: 'ID_CARD',
    identificationDocumentNumber: '12.345.678-z',
    email: 'montserrat@correo.example',
    repeatEmail: 'Montserrat@correo.example',
    password: 'Cauce-2026',
    repeatPassword: 'Cauce-2026',
    acceptsTerms: true,
  }

  test('is taken as it was typed, the document number tidied', () => {
    expect(UserBody.parse(person)).toMatchObject({ identificationDocumentNumber: '12345678Z' })
  })

  test.each([
    [{ repeatEmail: 'otra@correo.example' }, 'repeatEmail', 'emails-differ'],
    [{ repeatPassword: 'Cauce-2027' }, 'repeatPassword', 'passwords-differ'],
    [{ acceptsTerms: false }, 'acceptsTerms', 'terms-not-accepted'],
    [{ birthdayAt: '2026-02-30' }, 'birthdayAt', 'date-invalid'],
    [{ email: 'x', repeatEmail: 'x' }, 'email', 'email-invalid'],
    [{ phone: 'x' }, 'phone', 'phone-invalid'],
    [{ nationality: 'Spain' }, 'nationality', 'country-unknown'],
    [{ identificationDocumentNumber: '?' }, 'identificationDocumentNumber', 'document-number-invalid'],
    [{ name: undefined }, 'name', 'required'],
    [{ taxNumber: 'B12345678' }, 'taxNumber', 'unknown-field'],
    [{ kind: 'foundation' }, 'kind', 'choice-invalid'],
    [{ kind: undefined }, 'kind', 'required'],
  ])('with %j is refused at %s as %s', (change, path, code) => {
    expect(errorsOf(UserBody, { ...person, ...change })).toEqual([expect.objectContaining({ path, code })])
  })

  test('of a company names company, tax number and legal representative', () => {
    expect(errorsOf(UserBody, { ...person, kind: 'company' }).map(({ path, code }) => [path, code])).toEqual([
      ['companyName', 'required'],
      ['legalRepresentativeName', 'required'],
      ['taxNumber', 'required'],
    ])
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

  test('is taken as it is', () => {
    expect(errorsOf(ProjectBody, project)).toEqual([])
  })

  test.each([
    [{ dateEnd: '2026-11-03' }, { path: 'dateEnd', code: 'end-before-start' }],
    [
      { minimumInvestment: '1250000.01' },
      { path: 'minimumInvestment', code: 'above-project-maximum', params: { maximum: '1250000.00' } },
    ],
    [
      { maximumInvestment: '499.99' },
      { path: 'minimumInvestment', code: 'above-project-maximum', params: { maximum: '499.99' } },
    ],
    [
      { financingAmount: '0.00', minimumInvestment: '-1.00' },
      { path: 'financingAmount', code: 'amount-not-positive' },
    ],
    [{ managerFee: 100 }, { path: 'managerFee', code: 'percentage-not-below-100' }],
    [{ projectDuration: 0 }, { path: 'projectDuration', code: 'number-not-positive' }],
    [{ projectDuration: 18.5 }, { path: 'projectDuration', code: 'integer-invalid' }],
    [{ projectDuration: 601 }, { path: 'projectDuration', code: 'number-too-large', params: { maximum: 600 } }],
    [{ deliveryFeePeriod: 'weekly' }, { path: 'deliveryFeePeriod', code: 'choice-invalid' }],
  ])('with %j is refused', (change, error) => {
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

  test('takes a penalty of nothing as a number or as text (handbook rule 7.12)', () => {
    for (const nothing of [0, '0.00'])
      expect(errorsOf(OrderBody, { ...order, penaltyAmount: nothing, penalty: 0 })).toEqual([])
  })

  test.each([
    [{ amount: '0.00' }, 'amount', 'amount-not-positive'],
    [{ amount: '1250' }, 'amount', 'amount-invalid'],
    [{ amount: 1250 }, 'amount', 'type-invalid'],
    [{ acceptsTerms: false }, 'acceptsTerms', 'terms-not-accepted'],
    [{ acceptsTerms: undefined }, 'acceptsTerms', 'required'],
    [{ orderType: 'income' }, 'orderType', 'choice-invalid'],
    [{ penalty: 5 }, 'penalty', 'choice-invalid'],
  ])('with %j is refused at %s as %s', (change, path, code) => {
    expect(errorsOf(OrderBody, { ...order, ...change })).toEqual([expect.objectContaining({ path, code })])
  })
})
