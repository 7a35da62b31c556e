import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseAmount } from '../cents.ts'
import { abilityToBearLoss, firstReferenceDate, lossReviewDay, type LossInputs } from './loss-ability.ts'

const eur = (amount: string) => parseAmount(amount)

describe('the ability to bear loss is a tenth of the net worth (2020/1503, article 21(5); 2022/2114, articles 5 to 12)', () => {
  test.each<{ what: string; inputs: LossInputs; netWorth: string; result: string }>([
    { what: 'without inputs it is zero', inputs: {}, netWorth: '0.00', result: '0.00' },
    {
      what: 'income and liquid assets count, and commitments are subtracted',
      inputs: {
        earnings: eur('28640.00'),
        yields: eur('560.00'),
        rents: eur('2000.00'),
        accounts: eur('9300.00'),
        savings: eur('8200.00'),
        securities: eur('7000.00'),
        home: eur('7680.00'),
        loans: eur('1800.00'),
        bills: eur('2860.00'),
        taxes: eur('760.00'),
      },
      netWorth: '42600.00',
      result: '4260.00',
    },
    {
      what: 'maintenance is a commitment',
      inputs: { earnings: eur('100.00'), maintenance: eur('40.00') },
      netWorth: '60.00',
      result: '6.00',
    },
    { what: 'a fraction of a cent is dropped', inputs: { accounts: 19n }, netWorth: '0.19', result: '0.01' },
    {
      what: 'more commitments than means can bear no loss',
      inputs: { earnings: eur('10.00'), home: eur('10.01') },
      netWorth: '-0.01',
      result: '0.00',
    },
    {
      what: 'the largest amounts are exact',
      inputs: { accounts: eur('999999999999.99'), savings: eur('999999999999.99') },
      netWorth: '1999999999999.98',
      result: '199999999999.99',
    },
  ])('$what', ({ inputs, netWorth, result }) => {
    expect(abilityToBearLoss(inputs)).toMatchObject({ netWorth: eur(netWorth), result: eur(result) })
  })

  test('counts every part once', () => {
    const cents = fc.bigInt({ min: 0n, max: 10n ** 12n })
    const part = fc.constantFrom('earnings', 'yields', 'rents', 'accounts', 'savings', 'securities') as fc.Arbitrary<
      keyof LossInputs
    >
    fc.assert(
      fc.property(part, cents, cents, (name, more, owed) => {
        expect(abilityToBearLoss({ [name]: more, bills: owed }).netWorth).toBe(more - owed)
      }),
    )
  })
})

test.each([
  ['2026-11-22', '2027-11-22'],
  ['2028-02-29', '2029-02-28'],
])('a result of %s is due again on %s (article 21(5))', (day, due) => {
  expect(lossReviewDay(day)).toBe(due)
})

test.each([
  ['2026-01-01', '2025-12-31'],
  ['2026-12-31', '2025-12-31'],
  ['2027-01-01', '2026-12-31'],
])('on %s the earliest day of the inputs is %s (2022/2114, articles 8 to 10)', (today, first) => {
  expect(firstReferenceDate(today)).toBe(first)
})
