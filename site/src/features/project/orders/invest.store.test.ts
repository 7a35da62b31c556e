import { expect, test, vi } from 'vitest'
import type { Outcome } from '../../../ui/api.ts'
import { createInvestStore, type InvestDraft } from './invest.store.ts'
import type { Offer } from './large-order-checks.ts'
import type { Order } from './leaving.ts'

const order = { orderId: 'order', amount: '500.00' } as Order
const done: Outcome<Order> = { data: order }
const refused: Outcome<Order> = {
  failure: { kind: 'refused', problem: { type: 'about:blank', title: '', status: 409, code: 'phase-stale' } },
}

function dialog(options: { unanswered?: string; consented?: boolean; invested?: bigint; offer?: Offer } = {}) {
  const { unanswered: amount, consented = false, invested, offer } = options
  const answers: Array<(outcome: Outcome<Order>) => void> = []
  const send = vi.fn(
    (_draft: InvestDraft, _key: string) => new Promise<Outcome<Order>>((resolve) => answers.push(resolve)),
  )
  const onInvested = vi.fn()
  const acknowledge = vi.fn((): Promise<Outcome<unknown>> => Promise.resolve({ data: {} }))
  let openings = 0
  const store = createInvestStore({
    openAttempt: () => {
      const key = `key ${++openings}`
      const unanswered = amount === undefined ? undefined : { amount, consentsAboveGuidance: consented }
      return { unanswered, send: (_draft, call) => call(key) }
    },
    examine: (amount) => (amount === '500.00' ? undefined : { code: 'below-minimum-investment' }),
    loadInvested: () => Promise.resolve(invested),
    loadOffer: () => Promise.resolve(offer),
    acknowledge,
    send,
    onInvested,
  })
  return { ...store, send, acknowledge, store, onInvested, answers, state: () => store.$invest.get() }
}

test('two steps: confirm, then the order', async () => {
  const { open, acceptTerms, submit, answers, onInvested, state } = dialog()
  open('500.00')
  expect(state()).toMatchObject({ step: 'confirm', amount: '500.00', hasAcceptedTerms: false })
  acceptTerms(true)
  const sent = submit()
  expect(state().isSending).toBe(true)
  answers[0]!(done)
  await sent
  expect(state()).toMatchObject({ step: 'done', order, isSending: false })
  expect(onInvested).toHaveBeenCalledExactlyOnceWith(order)
})

test('a refusal keeps amount and tick', async () => {
  const { open, acceptTerms, submit, answers, state } = dialog()
  open('500.00')
  acceptTerms(true)
  const sent = submit()
  answers[0]!(refused)
  await sent
  expect(state()).toMatchObject({
    step: 'confirm',
    amount: '500.00',
    hasAcceptedTerms: true,
    attempts: 1,
    failure: refused.failure,
  })
})

test('closing resets step and tick, and the next opening has its own key', async () => {
  const { open, close, acceptTerms, submit, answers, send, state } = dialog()
  open('500.00')
  acceptTerms(true)
  close()
  expect(state()).toMatchObject({ step: 'closed', hasAcceptedTerms: false })
  open('500.00')
  acceptTerms(true)
  const sent = submit()
  answers[0]!(done)
  await sent
  expect(send).toHaveBeenCalledWith({ amount: '500.00', consentsAboveGuidance: false }, 'key 2')
})

test('the dialog cannot be closed while the order is sent', () => {
  const { open, close, acceptTerms, submit, state } = dialog()
  open('500.00')
  acceptTerms(true)
  void submit()
  close()
  expect(state()).toMatchObject({ step: 'confirm', isSending: true })
})

test('an unanswered order restores its amount', () => {
  const { open, state } = dialog({ unanswered: '500.00' })
  open('700.00')
  expect(state()).toMatchObject({ amount: '500.00', unanswered: '500.00' })
})

test('an unanswered order can be sent again although the balance is too low', async () => {
  const { open, acceptTerms, submit, answers, send, state } = dialog({ unanswered: '9000.00' })
  open('500.00')
  acceptTerms(true)
  const sent = submit()
  answers[0]!(done)
  await sent
  expect(send).toHaveBeenCalledWith({ amount: '9000.00', consentsAboveGuidance: false }, 'key 1')
  expect(state().step).toBe('done')
})

const CAP = 1_000_000n
const opened = async (invested: bigint | undefined) => {
  const store = dialog(invested === undefined ? {} : { invested })
  store.open('500.00')
  store.acceptTerms(true)
  await Promise.resolve()
  return store
}

test.each([
  { words: 'up to exactly 10,000 EUR', invested: CAP - 50_000n },
  { words: 'while what is invested is unknown', invested: undefined },
])('no consent is asked for $words', async ({ invested }) => {
  const { submit, send } = await opened(invested)
  void submit()
  expect(send).toHaveBeenCalledExactlyOnceWith({ amount: '500.00', consentsAboveGuidance: false }, 'key 1')
})

test('a cent above 10,000 EUR, a tick of the other sentence does not count, and that of the total is the consent', async () => {
  const { submit, send, acceptTerms, state } = await opened(CAP - 49_999n)
  await submit()
  expect(send).not.toHaveBeenCalled()
  expect(state()).toMatchObject({ attempts: 1, hasAcceptedTerms: false })
  acceptTerms(true)
  void submit()
  expect(send).toHaveBeenCalledExactlyOnceWith({ amount: '500.00', consentsAboveGuidance: true }, 'key 1')
})

test('another total clears the tick, another amount within the sentence does not', async () => {
  const above = await opened(CAP)
  above.acceptTerms(true)
  above.changeAmount('600.00')
  expect(above.state().hasAcceptedTerms).toBe(false)
  const within = await opened(0n)
  within.changeAmount('600.00')
  expect(within.state().hasAcceptedTerms).toBe(true)
})

test('a refusal for a missing consent updates the total, so that the dialog asks', async () => {
  const { submit, send, answers, state } = await opened(undefined)
  const sent = submit()
  const params = { total: '10000.01', cap: '10000.00' }
  const errors = [{ path: 'consentsAboveGuidance', code: 'guidance-consent-missing', params }]
  const problem = { type: 'about:blank', title: '', status: 422, code: 'guidance-consent-missing', errors }
  answers[0]!({ failure: { kind: 'refused', problem } } as Outcome<Order>)
  await sent
  expect(state()).toMatchObject({ invested: CAP + 1n - 50_000n, hasAcceptedTerms: false })
  await submit()
  expect(send).toHaveBeenCalledTimes(1)
})

test('an unanswered order is resent with its consent', async () => {
  const { open, acceptTerms, submit, send } = dialog({ unanswered: '9000.00', consented: true, invested: CAP })
  open('500.00')
  acceptTerms(true)
  await Promise.resolve()
  void submit()
  expect(send).toHaveBeenCalledExactlyOnceWith({ amount: '9000.00', consentsAboveGuidance: true }, 'key 1')
})

const OFFER: Offer = {
  threshold: 100_000n,
  result: null,
  held: 60_000n,
  knowledge: 'unanswered' as const,
  isUnderstandingShown: false,
  investorClass: 'nonSophisticated' as const,
  isWarningOwed: false,
}
const asked = async (offer: Partial<Offer> = {}) => {
  const made = dialog({ offer: { ...OFFER, ...offer } })
  made.open('500.00')
  made.acceptTerms(true)
  await Promise.resolve()
  return made
}
const LARGE = { amount: '500.00', consentsAboveGuidance: false, thresholdConsent: '2026-11-22' }

test('with a sufficient test no question is asked; another amount needs another consent', async () => {
  const { submit, send, store, changeAmount, state } = await asked({ isUnderstandingShown: true })
  store.consentToLarge(true)
  changeAmount('600.00')
  expect(state().consentsToLarge).toBe(false)
  changeAmount('500.00')
  store.consentToLarge(true)
  void submit()
  expect(send).toHaveBeenCalledExactlyOnceWith(LARGE, 'key 1')
})

test('the warning is acknowledged before the order, once', async () => {
  const { submit, send, acknowledge, store, answers } = await asked({ held: 0n, isWarningOwed: true })
  await submit()
  expect(acknowledge).not.toHaveBeenCalled()
  store.acknowledge(true)
  const first = submit()
  await expect.poll(() => send.mock.calls.length).toBe(1)
  answers[0]!(refused)
  await first
  void submit()
  await expect.poll(() => send.mock.calls.length).toBe(2)
  expect(acknowledge).toHaveBeenCalledTimes(1)
})
