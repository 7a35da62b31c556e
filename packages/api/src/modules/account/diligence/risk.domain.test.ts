import { proposedLevel, RISK_FACTOR_NAMES, reviewDayOf, type RiskFactor, type RiskLevel } from '@cauce/contract'
import { describe, expect, test } from 'vitest'
import { originOf, riskFactorsOf, type Deposit, type RiskFacts } from './risk.domain.ts'

const own: Deposit = {
  amount: 1_000_00n,
  day: '2026-03-02',
  senderName: 'Aurora Sanz Lobo',
  senderIban: 'ES9121000418450200051332',
  isKnownAccount: true,
}
const PLAIN: RiskFacts = {
  name: 'Aurora Sanz Lobo',
  countries: ['ES'],
  hasDeclared: true,
  isExposed: false,
  hasSanctionsHit: false,
  owners: [],
  deposits: [own],
  firstDeposit: own,
}
const other: Deposit = { ...own, senderName: 'Braulio Tena Mir', isKnownAccount: false }
const small = (day: string, amount = 4_000_00n): Deposit => ({ ...own, day, amount })
const firstOf = (part: Partial<Deposit>) => ({ firstDeposit: { ...own, ...part } })
const ownedBy = (nationality: string, country: string) => ({ owners: [{ nationality, country }] })
const deposited = (...deposits: Deposit[]) => ({ deposits })

describe('the factors that raise the risk (Ley 10/2010)', () => {
  test.each<{ article: string; part: Partial<RiskFacts>; expected: RiskFactor[] }>([
    { article: 'nothing', part: {}, expected: [] },
    { article: 'nothing, before the first deposit', part: { deposits: [], firstDeposit: undefined }, expected: [] },
    { article: '5: no declaration', part: { hasDeclared: false }, expected: ['notDeclared'] },
    { article: '14: public function', part: { isExposed: true }, expected: ['exposed'] },
    { article: '42: a hit', part: { hasSanctionsHit: true }, expected: ['sanctionsHit'] },
    { article: '11: nationality', part: { countries: ['ES', 'IR'] }, expected: ['highRiskCountry'] },
    { article: '11: an owner', part: ownedBy('KP', 'ES'), expected: ['highRiskCountry'] },
    {
      article: '11: residence of an owner',
      part: ownedBy('ES', 'KP'),
      expected: ['highRiskCountry', 'ownersAbroad'],
    },
    { article: '4: an owner abroad', part: ownedBy('ES', 'FR'), expected: ['ownersAbroad'] },
    { article: '4: owners at home', part: ownedBy('FR', 'ES'), expected: [] },
    { article: '6: paid by another', part: deposited(own, other), expected: ['thirdPartyPayments'] },
    {
      article: '7: exactly the large amount',
      part: deposited({ ...own, amount: 100_000_00n }),
      expected: ['largeAmounts'],
    },
    { article: '7: a cent less', part: deposited({ ...own, amount: 99_999_99n }), expected: [] },
    { article: '12: first paid by another', part: { firstDeposit: other }, expected: ['firstPaymentUnproven'] },
    {
      article: '12: first from outside the Union',
      part: firstOf({ senderIban: 'GB29NWBK60161331926819' }),
      expected: ['firstPaymentUnproven'],
    },
    {
      article: '12: first from an unknown sender',
      part: firstOf({ senderName: null, senderIban: null, isKnownAccount: false }),
      expected: ['firstPaymentUnproven'],
    },
    {
      article: '17: three of a week reach the amount',
      part: deposited(small('2026-03-02'), small('2026-03-05'), small('2026-03-08')),
      expected: ['splitDeposits'],
    },
    {
      article: '17: three reach exactly the amount',
      part: deposited(small('2026-03-02', 2_000_00n), small('2026-03-03'), small('2026-03-04')),
      expected: ['splitDeposits'],
    },
    {
      article: '17: three a cent below it',
      part: deposited(small('2026-03-02', 1_999_99n), small('2026-03-03'), small('2026-03-04')),
      expected: [],
    },
    {
      article: '17: third on the eighth day',
      part: deposited(small('2026-03-02'), small('2026-03-05'), small('2026-03-09')),
      expected: [],
    },
    {
      article: '17: two only',
      part: deposited(small('2026-03-02', 6_000_00n), small('2026-03-03', 6_000_00n)),
      expected: [],
    },
    {
      article: '17: a large deposit does not count',
      part: deposited(small('2026-03-02'), small('2026-03-02', 10_000_00n), small('2026-03-03')),
      expected: [],
    },
  ])('$article: $expected', ({ part, expected }) => expect(riskFactorsOf({ ...PLAIN, ...part })).toEqual(expected))
})

describe('the level follows from the factors (article 7)', () => {
  test.each<{ factors: RiskFactor[]; level: RiskLevel }>([
    { factors: [], level: 'low' },
    { factors: ['notDeclared'], level: 'normal' },
    { factors: ['ownersAbroad', 'largeAmounts'], level: 'normal' },
    { factors: ['ownersAbroad', 'largeAmounts', 'notDeclared'], level: 'high' },
    ...(['sanctionsHit', 'exposed', 'highRiskCountry', 'thirdPartyPayments', 'splitDeposits'] as const).map((name) => ({
      factors: [name],
      level: 'high' as const,
    })),
  ])('$factors: $level', ({ factors, level }) => expect(proposedLevel(factors)).toBe(level))

  test('every factor raises the level above low', () => {
    for (const name of RISK_FACTOR_NAMES) expect(proposedLevel([name])).not.toBe('low')
  })

  test.each<{ level: RiskLevel; reviewOn: string }>([
    { level: 'low', reviewOn: '2029-11-23' },
    { level: 'normal', reviewOn: '2028-11-23' },
    { level: 'high', reviewOn: '2027-11-23' },
  ])('the level $level is due for review on $reviewOn', ({ level, reviewOn }) =>
    expect(reviewDayOf(level, '2026-11-23')).toBe(reviewOn),
  )
})

describe('the origin of a deposit (article 12)', () => {
  test.each<{ part: Partial<Deposit>; expected: object }>([
    { part: {}, expected: { country: 'ES', isOwnAccount: true, isInUnion: true } },
    { part: { isKnownAccount: false }, expected: { isOwnAccount: true } },
    { part: { senderName: 'Braulio Tena Mir' }, expected: { isOwnAccount: true } },
    { part: { isKnownAccount: false, senderName: 'Braulio Tena Mir' }, expected: { isOwnAccount: false } },
    { part: { isKnownAccount: false, senderName: null }, expected: { isOwnAccount: null } },
    { part: { senderIban: null }, expected: { country: null, isInUnion: null } },
    { part: { senderIban: 'NO9386011117947' }, expected: { isInUnion: false } },
  ])('$part: $expected', ({ part, expected }) =>
    expect(originOf({ ...own, ...part }, PLAIN.name)).toMatchObject(expected),
  )
})
