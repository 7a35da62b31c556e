import type { CustomerBackground } from '@cauce/contract'
import { describe, expect, test } from 'vitest'
import { decideDeclaration } from './customer-declarations.domain.ts'

const TODAY = '2026-11-23'
const PLAIN: CustomerBackground = {
  activity: 'Maestra',
  purpose: 'savings',
  origins: ['salary'],
  exposure: 'none',
  owners: [],
}
const KEPT_OF_PLAIN = {
  activity: 'Maestra',
  purpose: 'savings',
  purposeText: null,
  origins: ['salary'],
  originText: null,
  exposure: 'none',
  exposedOffice: null,
  exposedPerson: null,
  exposureEndedOn: null,
  control: null,
  owners: [],
}
const FUNCTION = { exposedOffice: 'Alcaldesa', exposedPerson: 'Benita Sanz', exposureEndedOn: '2026-01-31' } as const

describe('a declaration keeps only the fields of its choices (Ley 10/2010, articles 4 to 6 and 14)', () => {
  const ended = { exposedOffice: 'Alcaldesa', exposureEndedOn: '2026-01-31' } as const
  const other = { purpose: 'other', purposeText: 'Probar', origins: ['other'], originText: 'Un premio' } as const
  test.each<{ what: string; part: Partial<CustomerBackground>; kept: object }>([
    { what: 'no empty texts', part: { purposeText: '', originText: '' }, kept: {} },
    { what: 'own words for an unnamed purpose', part: { ...other, origins: ['other'] }, kept: other },
    { what: 'no words for a named purpose', part: { purposeText: 'Probar' }, kept: {} },
    {
      what: 'each origin once',
      part: { origins: ['salary', 'savings', 'salary'] },
      kept: { origins: ['salary', 'savings'] },
    },
    { what: 'no function of a person without one', part: { exposure: 'none', ...FUNCTION }, kept: {} },
    {
      what: 'no other person of an own function',
      part: { exposure: 'own', ...FUNCTION },
      kept: { exposure: 'own', ...ended },
    },
    { what: 'a relative', part: { exposure: 'relative', ...FUNCTION }, kept: { exposure: 'relative', ...FUNCTION } },
    {
      what: 'an associate',
      part: { exposure: 'associate', ...FUNCTION },
      kept: { exposure: 'associate', ...FUNCTION },
    },
    {
      what: 'a function that has not ended',
      part: { exposure: 'own', exposedOffice: 'Alcaldesa' },
      kept: { exposure: 'own', exposedOffice: 'Alcaldesa' },
    },
  ])('$what', ({ part, kept }) =>
    expect(decideDeclaration({ ...PLAIN, ...part }, { kind: 'individual', today: TODAY })).toEqual({
      ok: true,
      value: { ...KEPT_OF_PLAIN, ...kept },
    }),
  )

  test('keeps the beneficial owners of a company', () => {
    const owner = { name: 'Benita Sanz', birthdayAt: '1970-01-01', nationality: 'ES', country: 'FR', share: 5_000 }
    const body: CustomerBackground = { ...PLAIN, control: 'owners', owners: [owner] }
    expect(decideDeclaration(body, { kind: 'company', today: TODAY })).toEqual({
      ok: true,
      value: { ...KEPT_OF_PLAIN, control: 'owners', owners: [owner] },
    })
  })
})

test('a refusal names the missing field', () => {
  const body: CustomerBackground = {
    ...PLAIN,
    exposure: 'own',
    exposedOffice: 'Alcaldesa',
    exposureEndedOn: '2026-11-24',
  }
  expect(decideDeclaration(body, { kind: 'individual', today: TODAY })).toEqual({
    ok: false,
    refusal: { code: 'date-too-late', params: { latest: TODAY }, path: 'exposureEndedOn' },
  })
})

test('a refusal names all missing fields at once', () => {
  const decision = decideDeclaration({ ...PLAIN, activity: ' ', origins: [] }, { kind: 'individual', today: TODAY })
  expect(decision).toMatchObject({
    refusal: {
      code: 'input-invalid',
      errors: [
        { path: 'activity', code: 'required' },
        { path: 'origins', code: 'required' },
      ],
    },
  })
})
