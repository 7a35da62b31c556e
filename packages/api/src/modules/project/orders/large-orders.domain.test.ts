import { parseAmount, THRESHOLD_CONSENT_VERSION, type InvestorClass, type UnderstandingAnswer } from '@cauce/contract'
import { describe, expect, test } from 'vitest'
import { decideThreshold } from './large-orders.domain.ts'

const eur = (amount: string) => parseAmount(amount)
const version = THRESHOLD_CONSENT_VERSION

interface Case {
  what: string
  amount: string
  held?: string
  /** Valid simulation result. */
  result?: string
  isTested?: boolean
  consents?: boolean
  understanding?: UnderstandingAnswer
  investorClass?: InvestorClass
}

const decide = ({
  amount,
  held = '0.00',
  result,
  isTested: isUnderstandingShown = false,
  consents,
  understanding,
  investorClass = 'nonSophisticated',
}: Case) =>
  decideThreshold(
    { amount: eur(amount), thresholdConsent: consents ? version : undefined, understanding },
    { lossResult: result === undefined ? null : eur(result), isUnderstandingShown, investorClass },
    eur(held),
  )

describe('up to the threshold nothing is required or stored (2020/1503, article 21(7))', () => {
  test.each<Case>([
    { what: '1,000 EUR without a result', amount: '1000.00' },
    { what: 'up to 1,000 EUR including orders of the same offer', amount: '400.00', held: '600.00' },
    { what: '5 % of the net worth if that is more', amount: '2130.00', result: '4260.00' },
    { what: '1,000 EUR with a smaller result', amount: '1000.00', result: '0.00' },
    { what: 'a consent that was not needed', amount: '1000.00', consents: true, understanding: 'atRisk' },
    { what: 'a large order of a sophisticated investor', amount: '50000.00', investorClass: 'sophisticated' },
    { what: 'a large order of a professional client', amount: '50000.00', investorClass: 'professional' },
  ])('$what', (given) => {
    expect(decide(given)).toEqual({ ok: true, value: null })
  })
})

describe('above it an order needs the consent, then the proof', () => {
  test.each<Case & { total: string; threshold: string }>([
    { what: 'a cent above 1,000 EUR', amount: '1000.01', total: '1000.01', threshold: '1000.00' },
    { what: 'including orders of the offer', amount: '400.01', held: '600.00', total: '1000.01', threshold: '1000.00' },
    { what: 'above half the result', amount: '2130.01', result: '4260.00', total: '2130.01', threshold: '2130.00' },
    {
      what: 'a proof only',
      amount: '1500.00',
      isTested: true,
      understanding: 'atRisk',
      total: '1500.00',
      threshold: '1000.00',
    },
  ])('$what: the consent is missing', ({ total, threshold, ...given }) => {
    const refusal = { code: 'threshold-consent-missing', path: 'thresholdConsent', params: { total, threshold } }
    expect(decide(given)).toEqual({ ok: false, refusal })
  })

  test.each<Case>([
    { what: 'no answer', amount: '1500.00', consents: true },
    { what: 'the answer that the platform refunds it', amount: '1500.00', consents: true, understanding: 'returned' },
  ])('$what proves nothing', (given) => {
    const refusal = { code: 'understanding-not-shown', path: 'understanding', params: undefined }
    expect(decide(given)).toEqual({ ok: false, refusal })
  })

  test.each<Case & { proof: string }>([
    { what: 'the right answer', amount: '1500.00', consents: true, understanding: 'atRisk', proof: 'answer' },
    { what: 'a sufficient test', amount: '1500.00', consents: true, isTested: true, proof: 'test' },
    {
      what: 'a sufficient test with any answer',
      amount: '1500.00',
      consents: true,
      isTested: true,
      understanding: 'unknown',
      proof: 'test',
    },
  ])('$what is a proof, and the order stores the basis of the decision', ({ proof, ...given }) => {
    const value = { threshold: eur('1000.00'), total: eur('1500.00'), result: null, version, proof }
    expect(decide(given)).toEqual({ ok: true, value })
  })

  test('stores the result behind the threshold', () => {
    const given = { what: '', amount: '3000.00', held: '1000.00', result: '4260.00', isTested: true, consents: true }
    const value = { threshold: eur('2130.00'), total: eur('4000.00'), result: eur('4260.00'), version, proof: 'test' }
    expect(decide(given)).toEqual({ ok: true, value })
  })
})
