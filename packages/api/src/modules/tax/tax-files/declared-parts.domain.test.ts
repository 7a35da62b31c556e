import { expect, test } from 'vitest'
import { declarersOf, partsOnForm, wholePeople } from './tax-files.domain.ts'
import type { AcceptedTaxDetail, ReturnForm } from '@cauce/contract'
import type { YearPart } from './tax-files.queries.ts'

const paid: YearPart = {
  ...{ agent: 'platform', promoter: null, promoterTaxNumber: null },
  ...{ userId: 'ana', kind: 'individual', isClosed: false, name: 'Ana', surname: 'Ruiz', companyName: null },
  ...{ taxNumber: null, nationality: 'ES', documentType: 'ID_CARD', documentNumber: '12345678Z' },
  ...{ reason: 'residentIndividual', rate: 1900, accrualYear: 2026, accruedOn: null, country: 'ES' },
  ...{ borrowerTaxNumber: null, birthday: '1990-01-31' },
  ...{ interest: 10_000n, withheld: 1_900n },
}
const levante: YearPart = { ...paid, agent: 'promoter', promoter: 'Levante, S. L.', promoterTaxNumber: 'B98765431' }
const abroad: YearPart = {
  ...{ ...paid, userId: 'bo', name: 'Bo', surname: 'Falk', documentNumber: 'C01X00T47', reason: 'unionResident' },
  ...{ rate: 0, withheld: 0n, country: 'SE', accruedOn: '2026-06-05', borrowerTaxNumber: 'B98765431' },
}

test('those who declare are, by form, the platform, then promoters by name', () => {
  const platform = { taxNumber: 'B12345674', name: 'Cauce, S. L.', contact: 'Núñez Peña, Íñigo', phone: '915550101' }
  const unknown = { taxNumber: null, contact: null, phone: null }
  const parts: YearPart[] = [
    { ...levante, promoterTaxNumber: null },
    levante,
    { ...levante, userId: 'cy', interest: 500n, withheld: 95n },
    { ...levante, promoter: 'Atlas, S. A.', promoterTaxNumber: null },
    { ...abroad, interest: 7n },
    paid,
  ]
  const filers = [
    { form: '193', promoter: null },
    { form: '193', promoter: 'Sur, S. L.' },
  ] as const
  expect(declarersOf(parts, platform, filers)).toEqual([
    { form: '193', agent: 'platform', promoter: null, ...platform, payeeCount: 1, interest: 10_000n, withheld: 1_900n },
    {
      ...{ form: '193', agent: 'promoter', promoter: 'Atlas, S. A.', ...unknown, name: 'Atlas, S. A.' },
      ...{ payeeCount: 1, interest: 10_000n, withheld: 1_900n },
    },
    {
      ...{
        form: '193',
        agent: 'promoter',
        promoter: 'Levante, S. L.',
        ...unknown,
        taxNumber: 'B98765431',
        name: 'Levante, S. L.',
      },
      ...{ payeeCount: 2, interest: 20_500n, withheld: 3_895n },
    },
    // Filed, and every payment was reversed since.
    {
      ...{ form: '193', agent: 'promoter', promoter: 'Sur, S. L.', ...unknown, name: 'Sur, S. L.' },
      ...{ payeeCount: 0, interest: 0n, withheld: 0n },
    },
    { form: '296', agent: 'platform', promoter: null, ...platform, payeeCount: 1, interest: 7n, withheld: 0n },
  ])
})

const DETAILS: readonly AcceptedTaxDetail[] = [
  { kind: 'residence', country: 'ES', province: '08', validFrom: '2020-01-01', validUntil: null },
  { kind: 'residence', country: 'SE', abroad: null, validFrom: '2026-02-01', validUntil: null },
]

test('a form has only the payments of its declarer, to residents or to the others', () => {
  const declared = (form: ReturnForm, promoter: string | null = null) =>
    partsOnForm(
      [paid, abroad, levante, { ...levante, agent: 'platform', userId: 'cy' }],
      { form, agent: promoter === null ? 'platform' : 'promoter', promoter },
      2026,
      () => DETAILS,
    )
  expect(declared('193')).toMatchObject([
    {
      ...{ userId: 'ana', kind: 'individual', taxNumber: '12345678Z', name: 'Ruiz Ana', isClosed: false },
      ...{ province: '08', accrualYear: 2026, rate: 1900, interest: 10_000n, withheld: 1_900n },
    },
  ])
  expect(declared('193', 'Levante, S. L.').map(({ userId }) => userId)).toEqual(['ana'])
  expect(declared('193', 'Atlas, S. A.')).toEqual([])
  expect(declared('296')).toMatchObject([
    { userId: 'bo', taxNumber: null, name: 'Falk Bo', country: 'SE', accruedOn: '2026-06-05', province: null },
  ])
})

test('form 296 has the address of the day of accrual, and a foreign company number in its own field', () => {
  const address = { street: 'Unter den Linden 1', city: 'Berlin', region: null, postCode: '10117' }
  const place = { ...address, foreignTaxNumber: null, birthCity: null, birthCountry: null }
  const details: AcceptedTaxDetail[] = [
    { kind: 'residence', country: 'DE', abroad: place, validFrom: '2025-01-01', validUntil: null },
    {
      kind: 'residence',
      country: 'SE',
      abroad: { ...place, city: 'Malmö' },
      validFrom: '2026-06-06',
      validUntil: null,
    },
  ]
  const company: YearPart = {
    ...{ ...abroad, kind: 'company', companyName: 'Aal, GmbH', taxNumber: 'DE811907980', country: 'DE' },
  }
  const platform = { form: '296', agent: 'platform', promoter: null } as const
  expect(partsOnForm([company], platform, 2026, () => details)).toMatchObject([
    { taxNumber: null, foreignTaxNumber: 'DE811907980', abroad: { city: 'Berlin' } },
  ])
  const spanish = { ...company, taxNumber: 'esb12345674' }
  expect(partsOnForm([spanish], platform, 2026, () => details)).toMatchObject([
    { taxNumber: 'B12345674', foreignTaxNumber: null },
  ])
})

test('what is read in pieces has each person in one', async () => {
  const [ana, bo, cy] = ['ana', 'bo', 'cy'].map((userId) => ({ ...paid, userId }))
  async function* pieces() {
    yield [ana!, bo!]
    yield [bo!]
    yield [bo!, cy!]
  }
  const read = []
  for await (const piece of wholePeople(pieces())) read.push(piece)
  expect(read).toEqual([[ana], [], [bo, bo, bo], [cy]])
})
