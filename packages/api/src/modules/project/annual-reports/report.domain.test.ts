import { expect, test } from 'vitest'
import type { AcceptedTaxDetail, InvestorClass } from '@cauce/contract'
import { identifierOf, ownerOf, reportedOffer, type InvestedPart, type OfferFacts } from './report.domain.ts'

const LEI = '9598CAUCE00000000012'

test.each([
  { of: 'a Spanish company', number: 'B98765431', owner: 'ESB98765431' },
  { of: 'a Spanish company with its country', number: 'ESB98765431', owner: 'ESB98765431' },
  { of: 'a Spanish person', number: '12345678Z', owner: 'ES12345678Z' },
  { of: 'a Portuguese company with its country', number: 'PT501234560', owner: 'PT501234560' },
  { of: 'a number without a country', number: '501234560', owner: null },
  { of: 'a wrong Spanish number', number: '12345678A', owner: null },
  { of: 'a wrong Spanish number with its country', number: 'ESX0000000A', owner: null },
  { of: 'letters of no country', number: 'XX501234560', owner: null },
  { of: 'nobody', number: null, owner: null },
])('the owner by the number of $of', ({ number, owner }) => expect(ownerOf(number)).toBe(owner))

test.each([
  { of: 'a published sheet', identifier: `${LEI}00000007`, offerNumber: 8, lei: LEI, expected: `${LEI}00000007` },
  { of: 'a draft', identifier: null, offerNumber: 8, lei: LEI, expected: `${LEI}00000008` },
  { of: 'a draft of a platform without LEI', identifier: null, offerNumber: 8, lei: null, expected: null },
  { of: 'no sheet', identifier: null, offerNumber: null, lei: LEI, expected: null },
])('the identifier of an offer with $of', ({ expected, lei, ...offer }) =>
  expect(identifierOf(offer, lei)).toBe(expected),
)

const facts: OfferFacts = {
  projectId: 'turia',
  projectName: 'Turia',
  isLoan: true,
  promoterName: 'Levante, S. L.',
  promoterTaxNumber: 'B98765431',
  identifier: null,
  offerNumber: 8,
  naceCode: 'F41.20',
  raised: 60_000n,
}
const residence = (country: string, validFrom: string): AcceptedTaxDetail => ({
  kind: 'residence',
  country,
  validFrom,
  validUntil: null,
})
const part = (
  userId: string,
  amount: bigint,
  investorClass: InvestorClass = 'nonSophisticated',
  day = '2026-11-20',
): InvestedPart => ({
  projectId: 'turia',
  userId,
  amount,
  investorClass,
  day,
})

/** Ana: Spain, from December Portugal. Bo: Germany. Cy: unknown. Owner: Spain. */
const details: Readonly<Record<string, AcceptedTaxDetail[]>> = {
  ana: [residence('ES', '2020-01-01'), residence('PT', '2026-12-01')],
  bo: [residence('DE', '2020-01-01')],
  owner: [residence('ES', '2020-01-01')],
}
const crowd = {
  detailsOf: (userId: string) => details[userId] ?? [],
  investorOf: (userId: string) => ({
    userId,
    name: userId,
    isClosed: false,
    taxNumber: userId === 'owner' ? 'B98765431' : null,
  }),
}
const linesOf = (parts: readonly InvestedPart[]) =>
  reportedOffer(facts, parts, LEI, crowd).lines.map((line) => [
    line.investorType,
    line.residence,
    line.investorCount,
    line.invested,
  ])

test.each([
  { of: 'nobody', parts: [], lines: [[null, null, 0, 0n]] },
  {
    of: 'two orders of one person',
    parts: [part('ana', 100n), part('ana', 250n, 'nonSophisticated', '2026-11-21')],
    lines: [['RETL', 'ES', 1, 350n]],
  },
  {
    of: 'a person who moved between two orders',
    parts: [part('ana', 100n), part('ana', 250n, 'nonSophisticated', '2026-12-01')],
    lines: [
      ['RETL', 'ES', 1, 100n],
      ['RETL', 'PT', 1, 250n],
    ],
  },
  {
    of: 'each class, in the order of the law',
    parts: [part('owner', 1n), part('ana', 2n), part('bo', 3n, 'sophisticated'), part('bo', 4n, 'professional')],
    lines: [
      ['PROF', 'DE', 1, 4n],
      ['SOPH', 'DE', 1, 3n],
      ['RETL', 'ES', 1, 2n],
      ['OTHR', 'ES', 1, 1n],
    ],
  },
  {
    of: 'an unknown person, last',
    parts: [part('cy', 5n), part('bo', 3n)],
    lines: [
      ['RETL', 'DE', 1, 3n],
      ['RETL', null, 1, 5n],
    ],
  },
])('the lines of $of', ({ parts, lines }) => expect(linesOf(parts)).toEqual(lines))

test('an offer without a known owner counts no investor as its owner', () => {
  const { lines } = reportedOffer({ ...facts, promoterTaxNumber: null }, [part('cy', 5n)], LEI, crowd)
  expect(lines.map(({ investorType }) => investorType)).toEqual(['RETL'])
})

test('an offer has the data of the books, and the sum of field 12', () => {
  const { lines, ...offer } = reportedOffer(facts, [part('ana', 100n), part('bo', 3n, 'professional')], LEI, crowd)
  expect(lines).toHaveLength(2)
  expect(offer).toEqual({
    ...{ projectId: 'turia', projectName: 'Turia', isLoan: true, promoterName: 'Levante, S. L.' },
    ...{ identifier: `${LEI}00000008`, naceSection: 'F', owner: 'ESB98765431', instrument: 'LOAN' },
    ...{ raised: 60_000n, invested: 103n, problems: [] },
  })
})

test('only a line without a residence names its customers', () => {
  const { lines } = reportedOffer(facts, [part('cy', 5n), part('bo', 3n)], LEI, crowd)
  expect(lines.map(({ problems, withoutResidence }) => [problems, withoutResidence.map(({ name }) => name)])).toEqual([
    [[], []],
    [['residence-missing'], ['cy']],
  ])
})

test('a line names at most twenty customers, but counts all', () => {
  const people = Array.from({ length: 25 }, (_, index) => part(`unknown${index}`, 1n))
  const [line] = reportedOffer(facts, people, LEI, crowd).lines
  expect([line!.investorCount, line!.withoutResidence.length]).toEqual([25, 20])
})

test.each([
  { of: 'nothing', change: {}, lei: LEI, problems: [] },
  { of: 'a number and a published sheet', change: { offerNumber: null }, lei: LEI, problems: ['identifier-missing'] },
  { of: 'an LEI', change: {}, lei: null, problems: ['identifier-missing'] },
  { of: 'its activity', change: { naceCode: null }, lei: LEI, problems: ['nace-missing'] },
  { of: 'its owner', change: { promoterTaxNumber: null }, lei: LEI, problems: ['owner-missing'] },
  { of: 'a country of its owner', change: { promoterTaxNumber: '501234560' }, lei: LEI, problems: ['owner-wrong'] },
])('an offer reports that it lacks $of', ({ change, lei, problems }) =>
  expect(reportedOffer({ ...facts, ...change }, [], lei, crowd).problems).toEqual(problems),
)

test('a project of another type than loans has the instrument of others', () => {
  expect(reportedOffer({ ...facts, isLoan: false }, [], LEI, crowd)).toMatchObject({ instrument: 'OTHR' })
})
