import type { MatchReason, MatchTier } from '@cauce/contract'
import { describe, expect, it } from 'vitest'
import { decideDebit, decideReturn, type DebitFacts, type OpenPayment } from './payments-of-debit.domain.ts'

const debit = (change: Partial<DebitFacts> = {}): DebitFacts => ({
  amount: 30_000n,
  kind: 'transfer',
  endToEndId: null,
  batchReference: null,
  counterpartyIban: null,
  ...change,
})
const payment = (paymentId: string, amount: bigint, change: Partial<OpenPayment> = {}): OpenPayment => ({
  paymentId,
  amount,
  iban: `ES${paymentId}`,
  endToEndId: `E2E${paymentId}`,
  batchId: 'batch',
  messageId: 'MSG1',
  ...change,
})
const batch = [payment('1', 10_000n), payment('2', 20_000n)]

describe('a debit', () => {
  it.each<{
    title: string
    debit: DebitFacts
    open?: OpenPayment[]
    tier?: MatchTier
    reasons?: MatchReason[]
    paymentIds?: string[]
  }>([
    {
      title: 'that names a payment and its amount executes it',
      debit: debit({ amount: 10_000n, endToEndId: 'E2E1' }),
      tier: 'auto',
      reasons: ['payment-named', 'amount-exact'],
      paymentIds: ['1'],
    },
    {
      title: 'that names a payment and went to another account is held',
      debit: debit({ amount: 10_000n, endToEndId: 'E2E1', counterpartyIban: 'ES2' }),
      tier: 'hold',
      reasons: ['payment-named', 'amount-exact', 'payee-differs'],
      paymentIds: ['1'],
    },
    {
      title: 'of a batch with one payment that went to another account is held',
      debit: debit({ amount: 20_000n, batchReference: 'MSG2', counterpartyIban: 'ES1' }),
      open: [batch[0]!, payment('2', 20_000n, { batchId: 'other', messageId: 'MSG2' })],
      tier: 'hold',
      reasons: ['batch-named', 'amount-exact', 'payee-differs'],
      paymentIds: ['2'],
    },
    {
      title: 'that names a payment and its account executes it',
      debit: debit({ amount: 10_000n, endToEndId: 'E2E1', counterpartyIban: 'ES1' }),
      tier: 'auto',
      reasons: ['payment-named', 'amount-exact'],
      paymentIds: ['1'],
    },
    {
      title: 'that names a payment which was never sent needs confirmation',
      debit: debit({ amount: 10_000n, endToEndId: 'E2E1' }),
      open: [payment('1', 10_000n, { isWaiting: true, isUnsent: true })],
      tier: 'high',
      reasons: ['payment-named', 'amount-exact'],
      paymentIds: ['1'],
    },
    {
      title: 'that names a payment with another amount needs confirmation',
      debit: debit({ amount: 10_001n, endToEndId: 'E2E1' }),
      tier: 'high',
      reasons: ['payment-named', 'amount-differs'],
      paymentIds: ['1'],
    },
    {
      title: 'that names a refused payment is held',
      debit: debit({ amount: 10_000n, endToEndId: 'E2E3' }),
      open: [...batch, payment('3', 10_000n, { isRefused: true })],
      tier: 'hold',
      reasons: ['payment-named', 'payment-refused'],
      paymentIds: ['3'],
    },
    {
      title: 'of a whole batch executes all of it that was not refused when the sums agree',
      debit: debit({ batchReference: 'MSG1' }),
      open: [...batch, payment('3', 10_000n, { isRefused: true })],
      tier: 'auto',
      reasons: ['batch-named', 'amount-exact'],
      paymentIds: ['1', '2'],
    },
    {
      title: 'of a batch with one payment executes it',
      debit: debit({ amount: 20_000n, batchReference: 'MSG2' }),
      open: [batch[0]!, payment('2', 20_000n, { batchId: 'other', messageId: 'MSG2' })],
      tier: 'auto',
      reasons: ['batch-named', 'amount-exact'],
      paymentIds: ['2'],
    },
    {
      title: 'of a batch with another sum needs confirmation',
      debit: debit({ amount: 29_999n, batchReference: 'MSG1' }),
      tier: 'high',
      reasons: ['batch-named', 'amount-differs'],
      paymentIds: ['1', '2'],
    },
    {
      title: 'with amount and account of one payment needs confirmation',
      debit: debit({ amount: 10_000n, counterpartyIban: 'ES1' }),
      tier: 'high',
      reasons: ['account-known', 'amount-exact'],
      paymentIds: ['1'],
    },
    {
      title: 'with the account of a payment and another amount stays unmatched',
      debit: debit({ amount: 10_001n, counterpartyIban: 'ES1' }),
    },
    {
      title: 'with the amount of a payment to another account stays unmatched',
      debit: debit({ amount: 10_000n, counterpartyIban: 'ES9' }),
    },
    {
      title: 'without a reference does not match payments that were sent in no file',
      debit: debit(),
      open: [
        payment('1', 10_000n, { batchId: null, messageId: null }),
        payment('2', 20_000n, { batchId: null, messageId: null }),
      ],
    },
    {
      title: 'with the amount of one payment of a batch and no account stays unmatched',
      debit: debit({ amount: 5n }),
      open: [...batch, payment('3', 5n, { batchId: 'other' })],
    },
    {
      title: 'with amount and account of two payments executes neither',
      debit: debit({ amount: 10_000n, counterpartyIban: 'ES1' }),
      open: [batch[0]!, payment('3', 10_000n, { iban: 'ES1' })],
      reasons: ['several-payments'],
    },
    {
      title: 'without a reference that equals the sum of one batch needs confirmation',
      debit: debit(),
      open: [...batch, payment('3', 5n, { batchId: 'other' })],
      tier: 'high',
      reasons: ['batch-sum'],
      paymentIds: ['1', '2'],
    },
    {
      title: 'without a reference that equals the sum of two batches executes neither, as a file may be sent twice',
      debit: debit(),
      open: [...batch, ...['3', '4'].map((id) => payment(id, 15_000n, { batchId: 'other', messageId: 'MSG2' }))],
      reasons: ['several-payments'],
    },
    { title: 'of a fee executes nothing', debit: debit({ kind: 'fee' }), reasons: ['is-fee'] },
    { title: 'without a matching order stays unmatched', debit: debit({ amount: 1n }) },
  ])('$title', ({ debit: facts, open = batch, tier = 'none', reasons = ['nothing-found'], paymentIds = [] }) => {
    expect(decideDebit(facts, open)).toEqual({ tier, reasons, paymentIds })
  })
})

describe('a return', () => {
  const executed = batch.map((one) => ({ ...one, isExecuted: true }))

  it.each([
    { title: 'in full returns the payment', amount: 10_000n, endToEndId: 'E2E1', tier: 'auto', paymentIds: ['1'] },
    { title: 'less a fee needs confirmation', amount: 9_800n, endToEndId: 'E2E1', tier: 'high', paymentIds: ['1'] },
    { title: 'of an unknown one stays unmatched', amount: 10_000n, endToEndId: 'E2E9', tier: 'none', paymentIds: [] },
    { title: 'without a reference stays unmatched', amount: 10_000n, endToEndId: null, tier: 'none', paymentIds: [] },
  ])('$title', ({ amount, endToEndId, tier, paymentIds }) => {
    expect(decideReturn({ amount, endToEndId }, executed)).toMatchObject({ tier, paymentIds })
  })

  it('of a payment that no line has executed waits for that line, and one that names two returns neither', () => {
    const credit = { amount: 10_000n, endToEndId: 'E2E1' }
    expect(decideReturn(credit, batch)).toMatchObject({ tier: 'high', paymentIds: ['1'] })
    const twice = [batch[0]!, payment('3', 10_000n, { endToEndId: 'E2E1' })]
    expect(decideReturn(credit, twice)).toMatchObject({ tier: 'none', paymentIds: [] })
  })

  it('gives the reasons for its tier', () => {
    const reasonsFor = (amount: bigint, endToEndId: string) => decideReturn({ amount, endToEndId }, batch).reasons
    expect(reasonsFor(10_000n, 'E2E1')).toEqual(['is-return', 'payment-named', 'amount-exact'])
    expect(reasonsFor(9_800n, 'E2E1')).toEqual(['is-return', 'payment-named', 'amount-differs'])
    expect(reasonsFor(10_000n, 'E2E9')).toEqual(['is-return'])
  })
})
