import { given, givenBankLines, sample, testApp, type GivenLine, type Person, placeOrder } from '@cauce/testing'
import { statementFile, upload, uploaderOf } from '@cauce/testing/bank-files'
import { granted } from '@cauce/testing/granted'
import { givenReservable } from '@cauce/testing/given-reservations'
import { beforeAll, expect, test } from 'vitest'
import { settleFinancing } from './finance-project.ts'
import { code } from './match-movements/testing/match-payments.ts'
import { givenPayments } from './payments/testing/payments.ts'
import { LONG_SESSIONS } from './testing/long-sessions.ts'

/** Refusals of the gate that the other tests of their routes leave out (decision money-gate). */
const app = testApp(LONG_SESSIONS)
let bank: Awaited<ReturnType<typeof givenPayments>>
let ada: Person
let bea: Person
beforeAll(async () => {
  bank = await givenPayments(app)
  ada = bank.maker
  bea = bank.checker
})

/** From here on two administrators decide. */
const MUCH = '10000.00'
const byId = (id: string) => ({ params: { path: { id } } })
const sql = (query: string, values: readonly unknown[]) => app.kernel.database.$client.query(query, [...values])

type Answer = { readonly data?: unknown; readonly error?: unknown }
const outcome = (answer: Answer, isWaiting: (data: never) => boolean = () => false): string =>
  code(answer) ?? (isWaiting(answer.data as never) ? 'waits' : 'goes')
async function inTurn(by: readonly Person[], act: (one: Person) => Promise<string>): Promise<string> {
  const all = []
  for (const one of by) all.push(await act(one))
  return all.join(', ')
}

// People.

const owner = () => given(app).investor({ wallet: '20000.00' })
/** An administrator with money of their own. */
const staffOwner = () => given(app).person({ role: 'admin', verificationStatus: 'Approved', wallet: '20000.00' })
const held = async (person: Person): Promise<Person> => {
  await sql(
    `insert into account_holds (account_hold_id, user_id, kind, state, placed_at, updated_at) values (gen_random_uuid(), $1, 'exposure', 'active', $2, $2)`,
    [person.userId, app.clock.now()],
  )
  return person
}

// Orders and reservations.

const order = async (by: Person) => placeOrder(by, await given(app).project({ cancellationFee: 0 }), '1000.00')
const revokeHeld = async () => {
  const by = await owner()
  const { data } = await order(by)
  await held(by)
  return outcome(await by.client.POST('/v1/project/orders/{id}/revoke', byId(data!.orderId)))
}
const reserve = async (by: Person) => {
  const { projectId } = await givenReservable(app)
  const body = { projectId, amount: '500.00', userId: by.userId, acceptsTerms: true } as const
  return by.client.POST('/v1/project/reservations', { body })
}
const giveBackHeld = async () => {
  const by = await owner()
  const { data } = await reserve(by)
  await held(by)
  return outcome(await by.client.POST('/v1/project/reservations/{id}/withdraw', byId(data!.reservationId)))
}

// Movements.

const asked = async (by: Person, type: 'income' | 'withdraw', amount = '100.00') => {
  const body = { type, amount, bankAccountId: await given(app).bankAccount(by) }
  return (await by.client.POST('/v1/wallet/transactions', { body })).data!.transactionId
}
const decide = async (by: Person, id: string) => {
  const body = { status: 'completed', file: sample.pdf() } as const
  return outcome(
    await by.client.PATCH('/v1/wallet/transactions/{id}', { ...byId(id), body }),
    ({ status }: { status: string }) => status === 'pending',
  )
}
const decideLarge = async (...by: Person[]) => {
  const id = await asked(await owner(), 'withdraw', MUCH)
  return inTurn(by, (one) => decide(one, id))
}
const decideOwn = async (type: 'income' | 'withdraw') => {
  const person = await staffOwner()
  return decide(person, await asked(person, type))
}
const askedBeforeHeld = async (type: 'income' | 'withdraw') => {
  const person = await owner()
  const id = await asked(person, type)
  await held(person)
  return { person, id }
}
const decideHeld = async () => decide(ada, (await askedBeforeHeld('income')).id)
const rejectHeld = async () => {
  const { id } = await askedBeforeHeld('withdraw')
  const body = { status: 'rejected', rejectReason: 'Lo pide' } as const
  return outcome(await ada.client.PATCH('/v1/wallet/transactions/{id}', { ...byId(id), body }))
}
const cancelHeld = async () => {
  const { person, id } = await askedBeforeHeld('withdraw')
  return outcome(await person.client.POST('/v1/wallet/transactions/{id}/cancel', byId(id)))
}

// Lines of the bank.

const line = async (given: GivenLine) => (await givenBankLines(app, ada, given))[0]!
const lineOf = async ({ userId }: Person, amount = '100.00') => {
  const { rows } = await sql(
    "select reference, name || ' ' || surname as name from wallets join users using (user_id) where user_id = $1",
    [userId],
  )
  return line({ amount, reference: rows[0].reference, counterpartyName: rows[0].name })
}
const unknownLine = (amount = '100.00') =>
  line({ amount, counterpartyName: 'OLANO SL', counterpartyIban: sample.spanishIban(810) })
type Target = { readonly kind: 'income' | 'wallet' | 'payment'; readonly id: string; readonly amount: string }
const match = async (by: Person, movementId: string, target: Target) => {
  const body = { movements: [{ movementId }], targets: [target] }
  return outcome(
    await by.client.POST('/v1/bank/matching', { body }),
    ({ movements }: { movements: { state: string }[] }) => movements[0]!.state !== 'matched',
  )
}
const matchHeld = async () => {
  const person = await held(await owner())
  return match(ada, await lineOf(person), { kind: 'wallet', id: person.walletId, amount: '100.00' })
}
const matched = async (person: Person, amount: string) => {
  const id = await lineOf(person, amount)
  if ((await match(ada, id, { kind: 'wallet', id: person.walletId, amount })) === 'goes') return id
  // The second matches what the first has entered.
  const { data } = await bea.client.GET('/v1/bank/matching/{id}', byId(id))
  await match(bea, id, { kind: 'income', id: data!.suggestions[0]!.id, amount })
  return id
}
const matchLargeIncome = async (...by: Person[]) => {
  const person = await owner()
  const income = { kind: 'income', id: await asked(person, 'income', MUCH), amount: MUCH } as const
  const id = await lineOf(person, MUCH)
  return inTurn(by, (one) => match(one, id, income))
}
const matchByPlatform = async () => {
  const [person, by] = [await owner(), await given(app).administrator()]
  await decide(by, await asked(await owner(), 'income', '9999.99'))
  const id = await asked(person, 'income')
  const first = await decide(by, id)
  await lineOf(person)
  await app.runJobs()
  const { data } = await ada.client.GET('/v1/wallet/transactions/{id}', byId(id))
  return `${first}, ${data!.status}`
}
const matchCredited = async (...by: Person[]) => {
  const income = await asked(await owner(), 'income')
  await decide(ada, income)
  const id = await unknownLine()
  return inTurn(by, (one) => match(one, id, { kind: 'income', id: income, amount: '100.00' }))
}
const matchReturnOfAnother = async (...by: Person[]) => {
  const { payment } = await bank.withdrawal()
  const target = { kind: 'payment', id: payment.paymentId, amount: '100.00' } as const
  await bank.atBank([payment.paymentId])
  await match(ada, await line({ amount: '-100.00', endToEndId: payment.endToEndId }), target)
  const id = await line({ amount: '100.00', endToEndId: 'OTRO' })
  return inTurn(by, (one) => match(one, id, target))
}
const away = async (by: Person, id: string, what: 'set-aside' | 'send-back' | 'undo') => {
  const answer = await by.client.POST(`/v1/bank/matching/{id}/${what}`, { ...byId(id), body: { reason: 'Es así' } })
  return outcome(answer, ({ state }: { state: string }) => (state === 'open') !== (what === 'undo'))
}
const sendBackLarge = async (...by: Person[]) => {
  const id = await unknownLine(MUCH)
  return inTurn(by, (one) => away(one, id, 'send-back'))
}
const undoLarge = async (...by: Person[]) => {
  const id = await matched(await owner(), MUCH)
  return inTurn(by, (one) => away(one, id, 'undo'))
}
const undoOwn = async () => {
  const person = await staffOwner()
  return away(person, await matched(person, '100.00'), 'undo')
}

const staffWithdrawal = async () => {
  const person = await staffOwner()
  const id = await asked(person, 'withdraw')
  await decide(ada, id)
  return { person, paymentId: (await bank.paymentOf(id))!.paymentId }
}
const batchOwn = async () => {
  const { person, paymentId } = await staffWithdrawal()
  return outcome(await bank.batch([paymentId], {}, person))
}
const ownBatch = async () => {
  const { person, paymentId } = await staffWithdrawal()
  return { person, ...(await bank.batch([paymentId])).data! }
}
const releaseOwn = async () => {
  const { person, batchId, sha256 } = await ownBatch()
  return outcome(await bank.release(batchId, sha256, person))
}
const handOverOwn = async () => {
  const { person, batchId, sha256 } = await ownBatch()
  await bank.release(batchId, sha256, bea)
  return outcome(await person.client.POST('/v1/bank/payment-batches/{id}/hand-over', byId(batchId)))
}

const financed = async (amount: string, by: Person) => {
  const terms = { financingAmount: amount, withdrawMoneyFinanced: true, projectDuration: 6 }
  const project = await given(app).project({ ...terms, deliveryFeePeriod: 'quarterly', targetProfitability: 1000 })
  await granted(placeOrder(by, project, amount))
  return project.projectId
}
const refund = async (by: Person, id: string) =>
  outcome(
    await by.client.POST('/v1/project/projects/{id}/refund', { ...byId(id), body: { reason: 'Sin licencia' } }),
    ({ pendingRefund }: { pendingRefund: unknown }) => pendingRefund !== null,
  )
const recorded = async (projectId: string) => {
  await sql('update orders set reflection_ends_at = created_at where project_id = $1', [projectId])
  await settleFinancing(app.kernel, projectId)
  const query = { projectId, orderBy: 'dueDate', orderSide: 'asc' } as const
  const { data } = await granted(ada.client.GET('/v1/project/distributions', { params: { query } }))
  const id = data[0]!.distributionId
  const body = { amount: '10.00', paidOn: app.clock.now().toISOString().slice(0, 10), file: sample.pdf() }
  await granted(ada.client.POST('/v1/project/distributions/{id}/record', { ...byId(id), body }))
  return id
}
const confirm = async (by: Person, id: string) =>
  outcome(await by.client.POST('/v1/project/distributions/{id}/confirm', { ...byId(id), body: { seen: sample.SEEN } }))
const confirmOwn = async () => {
  const person = await staffOwner()
  const id = await recorded(await financed('1000.00', await owner()))
  await sql('update distribution_shares set user_id = $1 where distribution_id = $2', [person.userId, id])
  return confirm(person, id)
}
const refundLarge = async (...by: Person[]) => {
  const id = await financed(MUCH, await owner())
  return inTurn(by, (one) => refund(one, id))
}
const refundOwn = async () => {
  const person = await staffOwner()
  const id = await financed('1000.00', await owner())
  await sql('update orders set user_id = $1 where project_id = $2', [person.userId, id])
  return refund(person, id)
}
const importOwn = async () => {
  const day = '2026-01-01'
  const statement = { iban: sample.spanishIban(900), from: day, to: day, opening: 0n, movements: [] }
  const [preview] = await upload(ada, statementFile(statement))
  const { client } = await given(app).session((await uploaderOf(app)).userId)
  return outcome(await client.POST('/v1/bank/files/{id}/import', byId(preview!.fileId!)))
}

type Case = readonly [route: string, what: string, act: () => Promise<string>, expected: string]
/** The first one twice, and another one. */
const BY_TWO = 'waits, maker-is-checker, goes'
const REVIEWED = 'account-under-review'
const CASES: readonly Case[] = [
  ['orders.create', 'of a held person', async () => outcome(await order(await held(await owner()))), REVIEWED],
  ['orders.revoke', 'of a held person', () => revokeHeld(), 'goes'],
  ['reservations.create', 'of a held person', async () => outcome(await reserve(await held(await owner()))), REVIEWED],
  ['reservations.withdraw', 'of a held person', () => giveBackHeld(), 'goes'],

  ['transactions.decide', 'large withdrawal', () => decideLarge(ada, ada, bea), BY_TWO],
  ['transactions.decide', 'own withdrawal', () => decideOwn('withdraw'), 'own-money'],
  ['transactions.decide', 'own income', () => decideOwn('income'), 'own-money'],
  ['transactions.decide', 'income of a held person', () => decideHeld(), REVIEWED],
  ['transactions.decide', 'rejection for a held person', () => rejectHeld(), 'goes'],
  ['transactions.cancel', 'of a held person', () => cancelHeld(), 'goes'],

  ['matching.match', 'of a held person', () => matchHeld(), REVIEWED],
  ['matching.match', 'by the platform, after a first approval', () => matchByPlatform(), 'waits, completed'],
  ['matching.match', 'with a large announced income', () => matchLargeIncome(ada, ada, bea), BY_TWO],
  ['matching.match', 'unknown, with a credited income', () => matchCredited(ada, ada, bea), BY_TWO],
  ['matching.match', 'credit that names no payment', () => matchReturnOfAnother(ada, ada, bea), BY_TWO],
  ['matching.sendBack', 'large line', () => sendBackLarge(ada, ada, bea), BY_TWO],
  [
    'matching.sendBack',
    'to a held person by their reference',
    async () => away(ada, await lineOf(await held(await owner())), 'send-back'),
    REVIEWED,
  ],
  ['matching.undo', 'large match', () => undoLarge(ada, ada, bea), BY_TWO],
  ['matching.undo', 'of its own owner', () => undoOwn(), 'own-money'],

  ['paymentBatches.create', 'by who is paid', () => batchOwn(), 'own-money'],
  ['paymentBatches.release', 'by who is paid', () => releaseOwn(), 'own-money'],
  ['paymentBatches.handOver', 'by who is paid', () => handOverOwn(), 'own-money'],

  ['distributions.confirm', 'by who gets a part', () => confirmOwn(), 'own-money'],
  ['projects.refund', 'large', () => refundLarge(ada, ada, bea), BY_TWO],
  ['projects.refund', 'by an investor', () => refundOwn(), 'own-money'],
  ['bankFiles.import', 'by who uploaded it', () => importOwn(), 'maker-is-checker'],
]

test.each(CASES)('%s, %s', async (_, __, act, expected) => {
  expect(await act()).toBe(expected)
})

test('whom a person has proposed as administrator lately decides on no money of that person', async () => {
  const [person, proposed] = [await owner(), await given(app).administrator()]
  await sql(
    `insert into person_hands (person_hand_id, user_id, hand_id, kind, created_at) values (gen_random_uuid(), $1, $2, 'role', $3)`,
    [proposed.userId, person.userId, app.clock.now()],
  )
  const id = await lineOf(person)
  expect(await match(proposed, id, { kind: 'wallet', id: person.walletId, amount: '100.00' })).toBe('own-money')
  expect(await away(proposed, id, 'set-aside')).toBe('own-money')
  const projectId = await financed('1000.00', person)
  expect(await refund(proposed, projectId)).toBe('own-money')
  const distributionId = await recorded(projectId)
  expect(await confirm(proposed, distributionId)).toBe('own-money')
  // A week after it was confirmed, the hand is the administrator's own.
  app.clock.advance({ days: 8 })
  expect(await confirm(proposed, distributionId)).toBe('goes')
})
