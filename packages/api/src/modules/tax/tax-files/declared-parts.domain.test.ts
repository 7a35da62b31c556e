import { expect, test } from 'vitest'
import { declarersOf, nonResidentLines, RESIDENT_REASONS, residentParts, wholePeople } from './tax-files.domain.ts'
import type { YearPart } from './tax-files.queries.ts'

const paid: YearPart = {
  ...{ agent: 'platform', promoter: null, promoterTaxNumber: null },
  ...{ userId: 'ana', kind: 'individual', isClosed: false, name: 'Ana', surname: 'Ruiz', companyName: null },
  ...{ taxNumber: null, nationality: 'ES', documentType: 'ID_CARD', documentNumber: '12345678Z' },
  ...{ reason: 'residentIndividual', rate: 1900, accrualYear: 2026, country: 'ES' },
  ...{ interest: 10_000n, withheld: 1_900n },
}
const levante: YearPart = { ...paid, agent: 'promoter', promoter: 'Levante, S. L.', promoterTaxNumber: 'B98765431' }
const abroad: YearPart = {
  ...{ ...paid, userId: 'bo', name: 'Bo', surname: 'Falk', documentNumber: 'C01X00T47', reason: 'unionResident' },
  ...{ rate: 0, withheld: 0n, country: 'SE' },
}

test('residents are the people whose interest is declared on forms 123 and 193', () => {
  expect(RESIDENT_REASONS).toEqual(['residentIndividual', 'residentCompany', 'exemptEntity'])
})

test('the declarers of model 193 are the platform, then promoters by name, with tax withheld from residents', () => {
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
  expect(declarersOf(parts, platform, [null, 'Sur, S. L.'])).toEqual([
    { agent: 'platform', promoter: null, ...platform, payeeCount: 1, interest: 10_000n, withheld: 1_900n },
    {
      ...{ agent: 'promoter', promoter: 'Atlas, S. A.', ...unknown, name: 'Atlas, S. A.' },
      ...{ payeeCount: 1, interest: 10_000n, withheld: 1_900n },
    },
    {
      ...{ agent: 'promoter', promoter: 'Levante, S. L.', ...unknown, taxNumber: 'B98765431', name: 'Levante, S. L.' },
      ...{ payeeCount: 2, interest: 20_500n, withheld: 3_895n },
    },
    // Filed, and every payment was reversed since.
    {
      ...{ agent: 'promoter', promoter: 'Sur, S. L.', ...unknown, name: 'Sur, S. L.' },
      ...{ payeeCount: 0, interest: 0n, withheld: 0n },
    },
  ])
})

test('a model 193 has only the payments of its declarer to residents', () => {
  const declared = (declarer: Pick<YearPart, 'agent' | 'promoter'>) =>
    residentParts([paid, abroad, levante, { ...levante, agent: 'platform', userId: 'cy' }], declarer, () => '08')
  expect(declared({ agent: 'platform', promoter: null })).toEqual([
    {
      ...{ userId: 'ana', kind: 'individual', taxNumber: '12345678Z', name: 'Ruiz Ana', isClosed: false },
      ...{ province: '08', accrualYear: 2026, rate: 1900, interest: 10_000n, withheld: 1_900n },
    },
  ])
  expect(declared({ agent: 'promoter', promoter: 'Levante, S. L.' }).map(({ userId }) => userId)).toEqual(['ana'])
  expect(declared({ agent: 'promoter', promoter: 'Atlas, S. A.' })).toEqual([])
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

test('form 296 has the payments to non-residents, by name', () => {
  const company: YearPart = {
    ...{ ...abroad, userId: 'aal', kind: 'company', companyName: 'Aal, GmbH', taxNumber: 'DE811907980' },
    ...{ agent: 'promoter', promoter: 'Levante, S. L.', country: 'DE' },
  }
  const late: YearPart = { ...paid, country: 'PT' }
  const lines = nonResidentLines([paid, abroad, company, late])
  expect(lines).toEqual([
    {
      ...{ agent: 'promoter', promoter: 'Levante, S. L.', userId: 'aal', name: 'Aal, GmbH', isClosed: false },
      ...{ country: 'DE', document: 'DE811907980', reason: 'unionResident', accrualYear: 2026, rate: 0 },
      ...{ interest: 10_000n, withheld: 0n },
    },
    {
      ...{ agent: 'platform', promoter: null, userId: 'bo', name: 'Falk Bo', isClosed: false },
      ...{ country: 'SE', document: 'C01X00T47', reason: 'unionResident', accrualYear: 2026, rate: 0 },
      ...{ interest: 10_000n, withheld: 0n },
    },
    // The residence was known later: what was withheld stays.
    {
      ...{ agent: 'platform', promoter: null, userId: 'ana', name: 'Ruiz Ana', isClosed: false },
      ...{ country: 'PT', document: '12345678Z', reason: 'residentIndividual', accrualYear: 2026, rate: 1900 },
      ...{ interest: 10_000n, withheld: 1_900n },
    },
  ])
})
