import { expect, test, vi } from 'vitest'
import type { Outcome } from '../../../ui/api.ts'
import { createInvestStore } from './invest.store.ts'
import type { Order } from './leaving.ts'

const order = { orderId: 'order', amount: '500.00' } as Order
const done: Outcome<Order> = { data: order }
const refused: Outcome<Order> = {
  failure: { kind: 'refused', problem: { type: 'about:blank', title: '', status: 409, code: 'phase-stale' } },
}

/** A dialog with a fake server. */
function dialog(options: { unanswered?: string } = {}) {
  const answers: Array<(outcome: Outcome<Order>) => void> = []
  const send = vi.fn((_amount: string, _key: string) => new Promise<Outcome<Order>>((resolve) => answers.push(resolve)))
  const onInvested = vi.fn()
  let openings = 0
  const store = createInvestStore({
    openAttempt: () => {
      const key = `key ${++openings}`
      return { unanswered: options.unanswered, send: (_draft, call) => call(key) }
    },
    examine: (amount) => (amount === '500.00' ? undefined : { code: 'below-minimum-investment' }),
    send,
    onInvested,
  })
  return { ...store, send, onInvested, answers, state: () => store.$invest.get() }
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

test('a double click sends once', async () => {
  const { open, acceptTerms, submit, answers, send } = dialog()
  open('500.00')
  acceptTerms(true)
  const sent = [submit(), submit()]
  answers[0]!(done)
  await Promise.all(sent)
  await submit()
  expect(send).toHaveBeenCalledTimes(1)
})

test.each([
  { words: 'without the terms', amount: '500.00', hasAccepted: false },
  { words: 'with an amount that cannot be invested', amount: '10.00', hasAccepted: true },
])('nothing is sent $words', async ({ amount, hasAccepted }) => {
  const { open, acceptTerms, submit, send, state } = dialog()
  open(amount)
  acceptTerms(hasAccepted)
  await submit()
  expect(send).not.toHaveBeenCalled()
  expect(state()).toMatchObject({ step: 'confirm', amount, attempts: 1 })
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
  expect(send).toHaveBeenCalledWith('500.00', 'key 2')
})

test('it does not close while the order is sent', () => {
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
  expect(send).toHaveBeenCalledWith('9000.00', 'key 1')
  expect(state().step).toBe('done')
})
