import { describe, expect, test } from 'vitest'
import { isComplete, judgeRisk, offerOf, type Offer, type RiskAnswers } from './large-order-checks.ts'

const offer: Offer = {
  threshold: 100_000n,
  result: null,
  held: 0n,
  invested: 0n,
  knowledge: 'sufficient' as const,
  isUnderstandingShown: true,
  isWarningOwed: false,
  investorClass: 'nonSophisticated',
}
const judge = ({ offer: other, ...state }: Partial<Omit<RiskAnswers, 'offer'>> & { offer?: Partial<Offer> } = {}) =>
  judgeRisk({
    amount: '1000.00',
    unanswered: undefined,
    hasAcknowledged: false,
    understanding: undefined,
    consentsToLarge: false,
    ...state,
    offer: { ...offer, ...other },
  })

describe('the dialog asks nothing', () => {
  test.each([
    { what: 'up to the threshold', state: {} },
    { what: 'up to it with what is in the project', state: { amount: '400.00', offer: { held: 60_000n } } },
    { what: 'of an order that is sent again', state: { amount: '9000.00', unanswered: '9000.00' } },
    { what: 'while no amount is typed', state: { amount: '', offer: { held: 500_000n } } },
    { what: 'while the amount is zero', state: { amount: '0.00', offer: { held: 500_000n } } },
  ])('$what', ({ state }) => {
    const verdict = judge(state)
    expect(verdict).toMatchObject({ largeTotal: undefined, isAnswerNeeded: false, isWarningOwed: false })
    expect(isComplete(verdict)).toBe(true)
  })
})

test.each([
  { held: 0n, amount: '1000.01', largeTotal: 100_001n },
  { held: 60_000n, amount: '400.01', largeTotal: 100_001n },
])('above the threshold the consent is asked for, with $held in the project', ({ held, amount, largeTotal }) => {
  const verdict = judge({ amount, offer: { held } })
  expect(verdict).toMatchObject({ largeTotal, lacks: { consent: true, answer: undefined } })
  expect(isComplete(verdict)).toBe(false)
  expect(isComplete(judge({ amount, offer: { held }, consentsToLarge: true }))).toBe(true)
})

test.each(['sophisticated', 'professional'] as const)(
  'a %s investor is asked for nothing, and reads why above the threshold',
  (investorClass) => {
    const owed = { investorClass, isWarningOwed: true, isUnderstandingShown: false }
    expect(judge({ amount: '1000.00', offer: owed })).toMatchObject({ isWarningOwed: false, isSpared: false })
    const verdict = judge({ amount: '1000.01', offer: owed })
    expect(verdict).toMatchObject({ isWarningOwed: false, isSpared: true, largeTotal: undefined })
    expect(isComplete(verdict)).toBe(true)
  },
)

test.each([
  { understanding: undefined, lacks: 'missing' },
  { understanding: 'returned', lacks: 'wrong' },
  { understanding: 'unknown', lacks: 'wrong' },
  { understanding: 'atRisk', lacks: undefined },
] as const)('without a sufficient test the answer $understanding is $lacks', ({ understanding, lacks }) => {
  const state = { amount: '1000.01', offer: { isUnderstandingShown: false }, consentsToLarge: true, understanding }
  expect(judge(state)).toMatchObject({ isAnswerNeeded: true, lacks: { answer: lacks } })
  expect(isComplete(judge(state))).toBe(lacks === undefined)
})

test('the warning must be acknowledged with any amount', () => {
  const verdict = judge({ amount: '100.00', offer: { isWarningOwed: true } })
  expect(verdict).toMatchObject({ isWarningOwed: true, largeTotal: undefined, lacks: { acknowledgement: true } })
  expect(isComplete(judge({ amount: '100.00', offer: { isWarningOwed: true }, hasAcknowledged: true }))).toBe(true)
})

test('an offer is read in cents, with its result only if there is one', () => {
  const rest = {
    knowledge: 'unanswered' as const,
    isUnderstandingShown: false,
    isWarningOwed: true,
    investorClass: 'nonSophisticated',
  } as const
  const read = { threshold: '2130.00', held: '1000.00', invested: '3000.00', ...rest }
  const cents = { threshold: 213_000n, held: 100_000n, invested: 300_000n, ...rest }
  expect(offerOf({ ...read, result: '4260.00', resultOn: '2026-11-20' })).toEqual({
    ...cents,
    result: { amount: 426_000n, day: '2026-11-20' },
  })
  expect(offerOf({ ...read, result: null, resultOn: null })).toEqual({ ...cents, result: null })
})
