import { given, givenBankLines, placeOrder, sample, type GivenLine, type Person, type TestApp } from '@cauce/testing'
import { exceptionsOf } from '@cauce/testing/bank-files'
import { settleFinancing } from '../../finance-project.ts'
import { givenPayments } from '../../payments/testing/payments.ts'

interface Target {
  readonly kind: 'income' | 'wallet' | 'distribution' | 'payment'
  readonly id: string
  readonly amount: string
}

export async function givenMatching(app: TestApp) {
  const bank = await givenPayments(app)
  const { maker } = bank
  const lines = async (...some: GivenLine[]) => {
    const ids = await givenBankLines(app, maker, ...some)
    await app.runJobs()
    const { data } = await maker.client.GET('/v1/bank/matching', { params: { query: { take: 100 } } })
    const left = data!.data.filter(({ tier }) => tier === 'auto')
    if (left.length > 0) throw new Error(`Called automatic, and not matched: ${JSON.stringify(left)}`)
    return ids
  }
  const read = async (id: string) =>
    (await maker.client.GET('/v1/bank/matching/{id}', { params: { path: { id } } })).data!
  const candidatesOf = async (id: string, search?: string) => {
    const params = { path: { id }, query: search === undefined ? {} : { search } }
    return (await maker.client.GET('/v1/bank/matching/{id}/candidates', { params })).data!.candidates
  }
  const match = (by: Person, movementId: string, ...targets: Target[]) =>
    by.client.POST('/v1/bank/matching', { body: { movements: [{ movementId }], targets } })
  const matchByTwo = async (movementId: string, ...targets: Target[]) => {
    await match(maker, movementId, ...targets)
    const { suggestions } = await read(movementId)
    const isEntered = targets.some(({ kind }) => kind === 'wallet')
    const entered = suggestions.map(({ kind, id, amount }) => ({ kind, id, amount: amount! }))
    return match(bank.checker, movementId, ...(isEntered ? entered : targets))
  }
  const undo = (by: Person, id: string) =>
    by.client.POST('/v1/bank/matching/{id}/undo', { params: { path: { id } }, body: { reason: 'Era de otro pago' } })
  const sent = async (amount: string, owner: Parameters<typeof bank.withdrawal>[1] = {}) => {
    const withdrawal = await bank.withdrawal(amount, owner)
    return { ...withdrawal, ...(await bank.atBank([withdrawal.payment.paymentId])) }
  }
  const balance = async (kind: string) => {
    const query = 'select sum(balance)::text as cents from ledger_accounts where kind = $1'
    return Number((await app.kernel.database.$client.query(query, [kind])).rows[0].cents)
  }
  return { ...bank, lines, read, candidatesOf, match, matchByTwo, undo, sent, balance }
}

/** The payout of a project in which they invest all of it, five days later. */
export async function givenPayoutOf(app: TestApp, person: Person, amount: string): Promise<string> {
  const terms = { financingAmount: amount, minimumInvestment: '1.00', withdrawMoneyFinanced: true }
  const project = await given(app).project(terms)
  await placeOrder(person, project, amount)
  app.clock.advance({ days: 5 })
  await settleFinancing(app.kernel, project.projectId)
  const { rows } = await app.kernel.database.$client.query<{ payment_id: string }>(
    'update payments set iban = $2 where project_id = $1 returning payment_id',
    [project.projectId, sample.spanishIban(77)],
  )
  return rows[0]!.payment_id
}

export const code = (answer: { error?: unknown }) => (answer.error as { code?: string } | undefined)?.code

/** Resets the clock, then checks the books. */
export async function expectIntactBooks(app: TestApp): Promise<void> {
  app.clock.set('2026-11-20T09:00:00Z')
  const broken = await exceptionsOf(app)
  if (broken.length > 0) throw new Error(`The books do not hold: ${JSON.stringify(broken)}`)
}
