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

const OFFER: Offer = {
  threshold: 100_000n,
  result: null,
  held: 0n,
  invested: 0n,
  knowledge: 'unanswered',
  isUnderstandingShown: false,
  investorClass: 'nonSophisticated',
  isWarningOwed: false,
}

function dialog(options: { unanswered?: string; consented?: boolean; offer?: Offer; refreshed?: Offer } = {}) {
  const { unanswered: amount, consented = false, offer = OFFER, refreshed } = options
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
    served: { offer, amount: '500.00' },
    refresh: () => Promise.resolve(refreshed),
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
const opened = (invested: bigint) => {
  const store = dialog({ offer: { ...OFFER, invested } })
  store.open('500.00')
  store.acceptTerms(true)
  return store
}

test('no consent is asked for up to exactly 10,000 EUR', () => {
  const { submit, send } = opened(CAP - 50_000n)
  void submit()
  expect(send).toHaveBeenCalledExactlyOnceWith({ amount: '500.00', consentsAboveGuidance: false }, 'key 1')
})

test('a cent above 10,000 EUR, a tick of the other sentence does not count, and that of the total is the consent', async () => {
  const { open, submit, send, acceptTerms, state } = dialog({ refreshed: { ...OFFER, invested: CAP - 49_999n } })
  open('500.00')
  acceptTerms(true)
  await expect.poll(() => state().offer.invested).toBe(CAP - 49_999n)
  await submit()
  expect(send).not.toHaveBeenCalled()
  expect(state()).toMatchObject({ attempts: 1, hasAcceptedTerms: false })
  acceptTerms(true)
  void submit()
  expect(send).toHaveBeenCalledExactlyOnceWith({ amount: '500.00', consentsAboveGuidance: true }, 'key 1')
})

test('another total clears the tick, another amount within the sentence does not', () => {
  const above = opened(CAP)
  above.acceptTerms(true)
  above.changeAmount('600.00')
  expect(above.state().hasAcceptedTerms).toBe(false)
  const within = opened(0n)
  within.changeAmount('600.00')
  expect(within.state().hasAcceptedTerms).toBe(true)
})

test('a refusal for a missing consent updates the total, so that the dialog asks', async () => {
  const { submit, send, answers, state } = opened(0n)
  const sent = submit()
  const params = { total: '10000.01', cap: '10000.00' }
  const errors = [{ path: 'consentsAboveGuidance', code: 'guidance-consent-missing', params }]
  const problem = { type: 'about:blank', title: '', status: 422, code: 'guidance-consent-missing', errors }
  answers[0]!({ failure: { kind: 'refused', problem } } as Outcome<Order>)
  await sent
  expect(state()).toMatchObject({ offer: { invested: CAP + 1n - 50_000n }, hasAcceptedTerms: false })
  await submit()
  expect(send).toHaveBeenCalledTimes(1)
})

test('an unanswered order is resent with its consent', () => {
  const offer = { ...OFFER, invested: CAP }
  const { open, acceptTerms, submit, send } = dialog({ unanswered: '9000.00', consented: true, offer })
  open('500.00')
  acceptTerms(true)
  void submit()
  expect(send).toHaveBeenCalledExactlyOnceWith({ amount: '9000.00', consentsAboveGuidance: true }, 'key 1')
})

const LARGE_OFFER: Offer = { ...OFFER, held: 60_000n }
const asked = (offer: Partial<Offer> = {}, refreshed?: Offer) => {
  const made = dialog({ offer: { ...LARGE_OFFER, ...offer }, ...(refreshed && { refreshed }) })
  made.open('500.00')
  made.acceptTerms(true)
  return made
}
const LARGE = { amount: '500.00', consentsAboveGuidance: false, thresholdConsent: '2026-11-22' }

test('with a sufficient test no question is asked; another amount needs another consent', () => {
  const { submit, send, store, changeAmount, state } = asked({ isUnderstandingShown: true })
  store.consentToLarge(true)
  changeAmount('600.00')
  expect(state().consentsToLarge).toBe(false)
  changeAmount('500.00')
  store.consentToLarge(true)
  void submit()
  expect(send).toHaveBeenCalledExactlyOnceWith(LARGE, 'key 1')
})

test('the warning is acknowledged before the order, once', async () => {
  const { submit, send, acknowledge, store, answers } = asked({ held: 0n, isWarningOwed: true })
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

test.each([
  { what: 'the same facts keep', refreshed: LARGE_OFFER, isKept: true },
  { what: 'another total clears', refreshed: { ...LARGE_OFFER, held: 60_001n }, isKept: false },
  { what: 'another threshold clears', refreshed: { ...LARGE_OFFER, threshold: 100_001n }, isKept: false },
])('read again, $what the consent', async ({ refreshed, isKept }) => {
  const { store, state } = asked({}, refreshed)
  store.consentToLarge(true)
  await expect.poll(() => state().offer).toBe(refreshed)
  expect(state().consentsToLarge).toBe(isKept)
})
