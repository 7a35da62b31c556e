import { expect, test } from 'vitest'
import { declaredName, spanishTaxNumber } from './tax-files.domain.ts'

test.each([
  {
    of: 'a person',
    kind: 'individual',
    name: 'Ana',
    surname: 'Ruiz Soler',
    companyName: null,
    declared: 'Ruiz Soler Ana',
  },
  {
    of: 'a person without a surname',
    kind: 'individual',
    name: 'Ana',
    surname: null,
    companyName: null,
    declared: 'Ana',
  },
  // The account has the representative's name.
  {
    of: 'a company',
    kind: 'company',
    name: 'Ana',
    surname: 'Ruiz',
    companyName: 'Ribagorza, S. L.',
    declared: 'Ribagorza, S. L.',
  },
  { of: 'an erased person', kind: 'individual', name: null, surname: null, companyName: null, declared: null },
  {
    of: 'an erased company',
    kind: 'company',
    name: null,
    surname: null,
    companyName: 'Ribagorza, S. L.',
    declared: null,
  },
] as const)('the declared name of $of', ({ declared, ...named }) => expect(declaredName(named)).toBe(declared))

const nobody = {
  kind: 'individual',
  taxNumber: null,
  nationality: null,
  documentType: null,
  documentNumber: null,
} as const
test.each([
  { of: 'a company', kind: 'company', taxNumber: 'esb12345674', number: 'B12345674' },
  { of: 'a company without a tax number', kind: 'company', documentNumber: '12345678Z', number: null },
  {
    of: 'an identity card',
    documentType: 'ID_CARD',
    nationality: 'ES',
    documentNumber: '12345678z',
    number: '12345678Z',
  },
  {
    of: 'a wrong identity card',
    documentType: 'ID_CARD',
    nationality: 'ES',
    documentNumber: '12345678A',
    number: '12345678A',
  },
  {
    of: 'a residence permit',
    documentType: 'RESIDENCE_PERMIT',
    nationality: 'AR',
    documentNumber: 'X12',
    number: 'X12',
  },
  {
    of: 'a passport with a tax number',
    documentType: 'PASSPORT',
    nationality: 'ES',
    documentNumber: '12345678Z',
    number: '12345678Z',
  },
  { of: 'a passport', documentType: 'PASSPORT', nationality: 'ES', documentNumber: 'PAA123456', number: null },
  { of: 'a foreign card', documentType: 'ID_CARD', nationality: 'PT', documentNumber: '1234567', number: null },
] as const)('the Spanish tax number of $of', ({ number, ...given }) =>
  expect(spanishTaxNumber({ ...nobody, ...given })).toBe(number),
)
