import { given, givenBankLines, sample, testApp, type GivenLine, type Person, placeOrder } from '@cauce/testing'
import { importFile, statementFile, upload, uploaderOf } from '@cauce/testing/bank-files'
import { granted } from '@cauce/testing/granted'
import { givenReservable } from '@cauce/testing/given-reservations'
import { beforeAll, expect, test } from 'vitest'
import { statusReportText } from '../modules/bank/payments/testing/status-report.ts'
import { settleFinancing } from './finance-project.ts'
import { code } from './match-movements/testing/match-payments.ts'
import { givenPayments } from './payments/testing/payments.ts'

/** One that goes, and each refusal of the gate (decision money-gate). */
const app = testApp({ sessionIdleMinutes: 500_000, sessionMaximumHours: 9000 })
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

// People.

const owner = (wallet = '20000.00') => given(app).investor({ wallet })
/** An administrator with money of their own. */
const staffOwner = () => given(app).person({ role: 'admin', verificationStatus: 'Approved', wallet: '20000.00' })
const held = async <One extends Person>(person: One): Promise<One> => {
  await sql(
    `insert into account_holds (account_hold_id, user_id, kind, state, placed_at, updated_at) values (gen_random_uuid(), $1, 'exposure', 'active', $2, $2)`,
    [person.userId, app.clock.now()],
  )
  return person
}
const disabled = (person: Person) => sql('update users set disabled = true where user_id = $1', [person.userId])
const identified = (by: Person, { userId }: Person) =>
  sql(
    `insert into verifications (verification_id, user_id, provider, provider_session_id, url, status, attempt, decision, decided_by, created_at, updated_at)
     values (gen_random_uuid(), $1::uuid, 'sandbox', gen_random_uuid(), '', 'Approved', 9, 'Approved', $2, $3, $3)`,
    [userId, by.userId, app.clock.now()],
  )

type Answer = { readonly data?: unknown; readonly error?: unknown }
const outcome = (answer: Answer, isWaiting: (data: never) => boolean = () => false): string =>
  code(answer) ?? (isWaiting(answer.data as never) ? 'waits' : 'goes')

const queued = async () => (await bank.withdrawal()).payment.paymentId

type Change = (person: Person) => Promise<unknown>

// Orders and reservations.

const openProject = (financingAmount = MUCH) => given(app).project({ financingAmount, cancellationFee: 0 })
const order = async (by: Person, amount = '1000.00') => {
  return placeOrder(by, await openProject(), amount)
}
const leave = async (by: Person, kind: 'revoke' | 'disinvest', change: Change = async () => {}) => {
  const { data } = await order(by)
  if (kind === 'disinvest') await sql("update orders set status = 'active' where order_id = $1", [data!.orderId])
  await change(by)
  return outcome(await by.client.POST(`/v1/project/orders/{id}/${kind}`, byId(data!.orderId)))
}
const reserve = async (by: Person) => {
  const { projectId } = await givenReservable(app)
  const body = { projectId, amount: '500.00', userId: by.userId, acceptsTerms: true } as const
  return by.client.POST('/v1/project/reservations', { body })
}
const giveBack = async (by: Person, change: Change = async () => {}) => {
  const { data } = await reserve(by)
  await change(by)
  return outcome(await by.client.POST('/v1/project/reservations/{id}/withdraw', byId(data!.reservationId)))
}

// Movements.

const ask = async (by: Person, type: 'income' | 'withdraw', amount = '100.00') => {
  const body = { type, amount, bankAccountId: await given(app).bankAccount(by) }
  return by.client.POST('/v1/wallet/transactions', { body })
}
const asked = async (by: Person, type: 'income' | 'withdraw', amount?: string) =>
  (await ask(by, type, amount)).data!.transactionId
const decide = async (by: Person, id: string, reason?: string) => {
  const body = { status: 'completed', file: sample.pdf(), ...(reason && { reason }) } as const
  return outcome(
    await by.client.PATCH('/v1/wallet/transactions/{id}', { ...byId(id), body }),
    ({ status }: { status: string }) => status === 'pending',
  )
}
const reject = async (by: Person, id: string) => {
  const body = { status: 'rejected', rejectReason: 'Lo pide' } as const
  return outcome(await by.client.PATCH('/v1/wallet/transactions/{id}', { ...byId(id), body }))
}
const decided = async (type: 'income' | 'withdraw', amount: string, ...by: Person[]) => {
  const id = await asked(await owner(), type, amount)
  return inTurn(by, (one) => decide(one, id))
}
const decidedAfter = async (type: 'income' | 'withdraw', change: Change, reason?: string) => {
  const person = await owner()
  const id = await asked(person, type)
  await change(person)
  return decide(ada, id, reason)
}
const ownMovement = async (type: 'income' | 'withdraw') => {
  const person = await staffOwner()
  return decide(person, await asked(person, type))
}

// Lines of the bank.

const line = async (given: GivenLine) => (await givenBankLines(app, ada, given))[0]!
const referenceOf = async ({ userId }: Person) =>
  (await sql('select reference from wallets where user_id = $1', [userId])).rows[0].reference as string
const nameOf = async ({ userId }: Person) =>
  (await sql("select name || ' ' || surname as name from users where user_id = $1", [userId])).rows[0].name as string
const lineOf = async (person: Person, amount = '100.00') =>
  line({ amount, reference: await referenceOf(person), counterpartyName: await nameOf(person) })
type Target = {
  readonly kind: 'income' | 'wallet' | 'distribution' | 'payment'
  readonly id: string
  readonly amount: string
}
const match = async (by: Person, movementId: string, target: Target, reason: string | null = null) => {
  const body = { movements: [{ movementId }], targets: [target], reason }
  return outcome(
    await by.client.POST('/v1/bank/matching', { body }),
    ({ movements }: { movements: { state: string }[] }) => movements[0]!.state !== 'matched',
  )
}
const wallet = ({ walletId: id }: Person, amount = '100.00') => ({ kind: 'wallet', id, amount }) as const
const matched = async (amount = '100.00', person?: Person) => {
  const whose = person ?? (await owner())
  const id = await lineOf(whose, amount)
  const first = await match(ada, id, wallet(whose, amount))
  if (first === 'goes') return id
  // The second matches what the first has entered.
  const { data } = await bea.client.GET('/v1/bank/matching/{id}', byId(id))
  await match(bea, id, { kind: 'income', id: data!.suggestions[0]!.id, amount })
  return id
}
const away = async (by: Person, id: string, what: 'set-aside' | 'send-back' | 'undo') => {
  const answer = await by.client.POST(`/v1/bank/matching/{id}/${what}`, { ...byId(id), body: { reason: 'Es así' } })
  return outcome(answer, ({ state }: { state: string }) => (state === 'open') !== (what === 'undo'))
}
const unknownLine = (amount = '100.00') =>
  line({ amount, counterpartyName: 'OLANO SL', counterpartyIban: sample.spanishIban(810) })
const credited = async () => {
  const person = await owner()
  const id = await asked(person, 'income')
  await decide(ada, id)
  return { kind: 'income', id, amount: '100.00' } as const
}
const incomeOf = async (person: Person, amount = '100.00') =>
  ({ kind: 'income', id: await asked(person, 'income', amount), amount }) as const

// Payments.

const paid = async () => {
  const withdrawal = await bank.withdrawal()
  const batch = await bank.atBank([withdrawal.payment.paymentId])
  return {
    ...withdrawal,
    batch,
    target: { kind: 'payment', id: withdrawal.payment.paymentId, amount: '100.00' } as const,
  }
}
const executed = async () => {
  const sent = await paid()
  await match(ada, await line({ amount: '-100.00', endToEndId: sent.payment.endToEndId }), sent.target)
  return sent
}
const drafted = async () => {
  const withdrawal = await bank.withdrawal()
  return { ...withdrawal, batch: (await bank.batch([withdrawal.payment.paymentId])).data! }
}
const release = async (by: Person, { batch }: Awaited<ReturnType<typeof drafted>>) =>
  outcome(await bank.release(batch.batchId, batch.sha256, by))
const staffWithdrawal = async () => {
  const person = await staffOwner()
  const id = await asked(person, 'withdraw')
  await decide(ada, id)
  return { person, payment: (await bank.paymentOf(id))! }
}

// Projects.

const financed = async (amount = '1000.00', holder?: Person) => {
  const project = await given(app).project({ financingAmount: amount, withdrawMoneyFinanced: true, projectDuration: 6 })
  const by = await owner()
  await placeOrder(by, project, amount)
  if (holder) await sql('update orders set user_id = $1 where project_id = $2', [holder.userId, project.projectId])
  return project.projectId
}
const refund = async (by: Person, id: string) =>
  outcome(
    await by.client.POST('/v1/project/projects/{id}/refund', { ...byId(id), body: { reason: 'Sin licencia' } }),
    ({ pendingRefund }: { pendingRefund: unknown }) => pendingRefund !== null,
  )
const recorded = async (holder?: Person) => {
  const projectId = await financed()
  await sql('update orders set reflection_ends_at = created_at where project_id = $1', [projectId])
  await settleFinancing(app.kernel, projectId)
  const query = { projectId, orderBy: 'dueDate', orderSide: 'asc' } as const
  const { data } = await ada.client.GET('/v1/project/distributions', { params: { query } })
  const id = data!.data[0]!.distributionId
  const body = { amount: '10.00', paidOn: app.clock.now().toISOString().slice(0, 10), file: sample.pdf() }
  await granted(ada.client.POST('/v1/project/distributions/{id}/record', { ...byId(id), body }))
  if (holder) await sql('update distribution_shares set user_id = $1 where distribution_id = $2', [holder.userId, id])
  return id
}
const confirm = async (by: Person, id: string) =>
  outcome(await by.client.POST('/v1/project/distributions/{id}/confirm', { ...byId(id), body: { seen: sample.SEEN } }))
const distributed = async () => {
  const id = await recorded()
  await confirm(bea, id)
  await app.runJobs()
  return { kind: 'distribution', id, amount: '10.00' } as const
}

let days = 0
const aStatement = () => {
  const day = new Date(Date.UTC(2026, 0, (days += 1))).toISOString().slice(0, 10)
  return statementFile({ iban: sample.spanishIban(900), from: day, to: day, opening: 0n, movements: [] })
}

// Whole histories.

const freshAdministrator = () => given(app).administrator()
/** Answers of several administrators in turn. */
async function inTurn(by: readonly Person[], act: (one: Person) => Promise<string>): Promise<string> {
  const all = []
  for (const one of by) all.push(await act(one))
  return all.join(', ')
}
const cancelOwn = async (by: Person, change: Change) => {
  const id = await asked(by, 'withdraw')
  await change(by)
  return outcome(await by.client.POST('/v1/wallet/transactions/{id}/cancel', byId(id)))
}
const matchWallet = async (person: Person, amount?: string) =>
  match(ada, await lineOf(person, amount), wallet(person, amount))
const ownLine = async (act: (person: Person, id: string) => Promise<string>) => {
  const person = await staffOwner()
  return act(person, await lineOf(person))
}
const matchIncome = async (amount: string, ...by: Person[]) => {
  const person = await owner()
  const income = await incomeOf(person, amount)
  const id = await lineOf(person, amount)
  return inTurn(by, (one) => match(one, id, income))
}
const matchByPlatform = async () => {
  const [person, by] = [await owner(), await freshAdministrator()]
  await decide(by, await asked(await owner(), 'income', '9999.99'))
  const id = await asked(person, 'income')
  const first = await decide(by, id)
  await lineOf(person)
  await app.runJobs()
  const { data } = await ada.client.GET('/v1/wallet/transactions/{id}', byId(id))
  return `${first}, ${data!.status}`
}
const matchCredited = async (...by: Person[]) => {
  const income = await credited()
  const id = await unknownLine()
  return inTurn(by, (one) => match(one, id, income))
}
const matchPaid = async () => {
  const { payment, target } = await paid()
  return match(ada, await line({ amount: '-100.00', endToEndId: payment.endToEndId }), target)
}
const matchReturn = async (back: Partial<GivenLine>, ...by: Person[]) => {
  const { payment, target } = await executed()
  const id = await line({ amount: '100.00', endToEndId: payment.endToEndId, ...back })
  return inTurn(by, (one) => match(one, id, target))
}
const matchDistribution = async (...by: Person[]) => {
  const target = await distributed()
  const id = await line({ amount: target.amount, counterpartyName: 'LEVANTE SL' })
  return inTurn(by, (one) => match(one, id, target))
}
const awayBy = async (what: 'set-aside' | 'send-back', amount: string, ...by: Person[]) => {
  const id = await unknownLine(amount)
  return inTurn(by, (one) => away(one, id, what))
}
const sendBackToHeld = async () => {
  const person = await held(await owner())
  return away(ada, await lineOf(person), 'send-back')
}
const setAsideByTwo = async () => {
  const id = await unknownLine(MUCH)
  for (const one of [ada, bea]) await away(one, id, 'set-aside')
  return id
}
const undoBy = async (id: string) => inTurn([ada, ada, bea], (one) => away(one, id, 'undo'))
const undoOwn = async () => {
  const person = await staffOwner()
  return away(person, await matched('100.00', person), 'undo')
}
const undoSentBack = async () => {
  const [id, by] = [await unknownLine('77.00'), await freshAdministrator()]
  await away(by, id, 'send-back')
  return away(by, id, 'undo')
}
const cancelOfStaff = async () => {
  const { person, payment } = await staffWithdrawal()
  return outcome(await bank.cancel(payment.paymentId, person))
}
const cancelTransfer = async () => {
  const { owner: person, transactionId } = await bank.withdrawal()
  return outcome(await bank.cancelOwn(person, transactionId))
}
const batchOfHeld = async () => {
  const { owner: person, payment } = await bank.withdrawal()
  await held(person)
  return outcome(await bank.batch([payment.paymentId]))
}
const releaseByEditor = async () => {
  const draft = await drafted()
  const body = { surname: 'Casado' }
  await bea.client.PATCH('/v1/account/users/{id}', { ...byId(draft.owner.userId), body })
  return release(bea, draft)
}
const batchOwn = async () => {
  const { person, payment } = await staffWithdrawal()
  return outcome(await bank.batch([payment.paymentId], {}, person))
}
const ownBatch = async () => {
  const { person, payment } = await staffWithdrawal()
  return { person, batch: (await bank.batch([payment.paymentId])).data! }
}
const releaseOwn = async () => {
  const { person, batch } = await ownBatch()
  return outcome(await bank.release(batch.batchId, batch.sha256, person))
}
const handOverOwn = async () => {
  const { person, batch } = await ownBatch()
  await bank.release(batch.batchId, batch.sha256, bea)
  return outcome(await person.client.POST('/v1/bank/payment-batches/{id}/hand-over', byId(batch.batchId)))
}
const releaseHeld = async () => {
  const draft = await drafted()
  await held(draft.owner)
  return release(bea, draft)
}
const released = async () => {
  const draft = await drafted()
  await release(bea, draft)
  return draft
}
const handOverHeld = async () => {
  const { owner: person, batch } = await released()
  await held(person)
  return outcome(await bank.handOver(batch.batchId))
}
const fileOfHeld = async () => {
  const { owner: person, batch } = await paid()
  await held(person)
  return outcome(await bank.file(batch.batchId))
}
const report = async (...by: Person[]) => {
  const { payment, batch } = await paid()
  const lines = [{ id: payment.endToEndId, status: 'RJCT', code: 'AC04' }]
  const text = statusReportText({ messageId: batch.messageId, lines })
  return inTurn(by, async (one) =>
    outcome(
      await bank.report(text, one),
      ({ payments }: { payments: { isWaiting: boolean }[] }) => payments[0]!.isWaiting,
    ),
  )
}
const confirmOwn = async () => {
  const person = await staffOwner()
  return confirm(person, await recorded(person))
}
const refundBy = async (...by: Person[]) => {
  const id = await financed(MUCH)
  return inTurn(by, (one) => refund(one, id))
}
const refundOwn = async () => {
  const person = await staffOwner()
  return refund(person, await financed('1000.00', person))
}
const importOwn = async () => {
  const [preview] = await upload(ada, aStatement())
  const { client } = await given(app).session((await uploaderOf(app)).userId)
  return outcome(await client.POST('/v1/bank/files/{id}/import', byId(preview!.fileId!)))
}

type Case = readonly [route: string, what: string, act: () => Promise<string>, expected: string]
/** The first one twice, and another one. */
const BY_TWO = 'waits, maker-is-checker, goes'
const REVIEWED = 'account-under-review'
const CASES: readonly Case[] = [
  ['orders.create', 'of an investor', async () => outcome(await order(await owner())), 'goes'],
  ['orders.create', 'of a held person', async () => outcome(await order(await held(await owner()))), REVIEWED],
  ['orders.revoke', 'of an investor', async () => leave(await owner(), 'revoke'), 'goes'],
  ['orders.revoke', 'of a held person', async () => leave(await owner(), 'revoke', held), 'goes'],
  ['orders.disinvest', 'of an investor', async () => leave(await owner(), 'disinvest'), 'goes'],
  ['reservations.create', 'of an investor', async () => outcome(await reserve(await owner())), 'goes'],
  ['reservations.create', 'of a held person', async () => outcome(await reserve(await held(await owner()))), REVIEWED],
  ['reservations.withdraw', 'of a held person', async () => giveBack(await owner(), held), 'goes'],

  ['transactions.create', 'of the owner', async () => outcome(await ask(await owner(), 'withdraw')), 'goes'],
  [
    'transactions.create',
    'of a held person',
    async () => outcome(await ask(await held(await owner()), 'withdraw')),
    REVIEWED,
  ],
  ['transactions.decide', 'withdrawal', () => decided('withdraw', '100.00', ada), 'goes'],
  ['transactions.decide', 'large withdrawal', () => decided('withdraw', MUCH, ada, ada, bea), BY_TWO],
  ['transactions.decide', 'own withdrawal', () => ownMovement('withdraw'), 'own-money'],
  ['transactions.decide', 'withdrawal, held', () => decidedAfter('withdraw', held), REVIEWED],
  ['transactions.decide', 'withdrawal, disabled', () => decidedAfter('withdraw', disabled), 'reason-required'],
  [
    'transactions.decide',
    'withdrawal, disabled, reason',
    () => decidedAfter('withdraw', disabled, 'Se jubila'),
    'waits',
  ],
  [
    'transactions.decide',
    'withdrawal, own identity',
    () => decidedAfter('withdraw', (one) => identified(ada, one)),
    'maker-is-checker',
  ],
  ['transactions.decide', 'income', async () => decided('income', '100.00', await freshAdministrator()), 'goes'],
  ['transactions.decide', 'large income', () => decided('income', MUCH, ada, ada, bea), BY_TWO],
  ['transactions.decide', 'own income', () => ownMovement('income'), 'own-money'],
  ['transactions.decide', 'income, held', () => decidedAfter('income', held), REVIEWED],
  [
    'transactions.decide',
    'income, own identity',
    () => decidedAfter('income', (one) => identified(ada, one)),
    'maker-is-checker',
  ],
  ['transactions.decide', 'rejection, held', async () => reject(ada, await asked(await owner(), 'withdraw')), 'goes'],
  ['transactions.cancel', 'of a held person', async () => cancelOwn(await owner(), held), 'goes'],

  ['matching.match', 'proven, with the wallet', async () => matchWallet(await owner()), 'goes'],
  [
    'matching.match',
    'of its own owner',
    async () => ownLine((person, id) => match(person, id, wallet(person))),
    'own-money',
  ],
  ['matching.match', 'of a held person', async () => matchWallet(await held(await owner())), REVIEWED],
  ['matching.match', 'large', async () => matchWallet(await owner(), MUCH), 'waits'],
  [
    'matching.match',
    'unknown, with a wallet',
    async () => match(ada, await unknownLine(), wallet(await owner())),
    'waits',
  ],
  [
    'matching.match',
    'with the wallet of another',
    async () => match(ada, await lineOf(await owner()), wallet(await owner())),
    'reason-required',
  ],
  [
    'matching.match',
    'with the wallet of another, reason',
    async () => match(ada, await lineOf(await owner()), wallet(await owner()), 'Lo pide'),
    'waits',
  ],
  ['matching.match', 'with an announced income', () => matchIncome('100.00', ada), 'goes'],
  ['matching.match', 'by the platform, after a first approval', () => matchByPlatform(), 'waits, completed'],
  ['matching.match', 'with a large announced income', () => matchIncome(MUCH, ada, ada, bea), BY_TWO],
  ['matching.match', 'unknown, with a credited income', () => matchCredited(ada, ada, bea), BY_TWO],
  ['matching.match', 'debit, with our payment', () => matchPaid(), 'goes'],
  ['matching.match', 'return, with our payment', () => matchReturn({ kind: 'return' }, ada), 'goes'],
  ['matching.match', 'credit that names no payment', () => matchReturn({ endToEndId: 'OTRO' }, ada, ada, bea), BY_TWO],
  ['matching.match', "promoter's payment", () => matchDistribution(ada, ada, bea), BY_TWO],

  [
    'matching.setAside',
    'unknown line',
    async () => away(await freshAdministrator(), await unknownLine(), 'set-aside'),
    'goes',
  ],
  ['matching.setAside', 'large line', () => awayBy('set-aside', MUCH, ada, ada, bea), BY_TWO],
  ['matching.setAside', 'of its own owner', () => ownLine((person, id) => away(person, id, 'set-aside')), 'own-money'],
  [
    'matching.sendBack',
    'unknown line',
    async () => away(await freshAdministrator(), await unknownLine(), 'send-back'),
    'goes',
  ],
  ['matching.sendBack', 'large line', () => awayBy('send-back', MUCH, ada, ada, bea), BY_TWO],
  ['matching.sendBack', 'to a held person', () => sendBackToHeld(), REVIEWED],
  ['matching.sendBack', 'of its own owner', () => ownLine((person, id) => away(person, id, 'send-back')), 'own-money'],
  ['matching.undo', 'match', async () => away(await freshAdministrator(), await matched(), 'undo'), 'goes'],
  ['matching.undo', 'large match', async () => undoBy(await matched(MUCH)), BY_TWO],
  ['matching.undo', 'of its own owner', async () => undoOwn(), 'own-money'],
  ['matching.undo', 'large line set aside', async () => undoBy(await setAsideByTwo()), BY_TWO],
  ['matching.undo', 'line sent back', () => undoSentBack(), 'goes'],

  ['payments.cancel', 'of a customer', async () => outcome(await bank.cancel(await queued())), 'goes'],
  ['payments.cancel', 'of its own owner', () => cancelOfStaff(), 'own-money'],
  ['transactions.cancelTransfer', 'of the owner', () => cancelTransfer(), 'goes'],
  ['paymentBatches.create', 'withdrawal', async () => outcome(await bank.batch([await queued()])), 'goes'],
  ['paymentBatches.create', 'of a held person', () => batchOfHeld(), REVIEWED],
  ['paymentBatches.create', 'by who is paid', () => batchOwn(), 'own-money'],
  ['paymentBatches.release', 'by another', async () => release(bea, await drafted()), 'goes'],
  ['paymentBatches.release', 'by who made it', async () => release(ada, await drafted()), 'maker-is-checker'],
  ['paymentBatches.release', 'by who changed the payee', () => releaseByEditor(), 'maker-is-checker'],
  ['paymentBatches.release', 'by who is paid', () => releaseOwn(), 'own-money'],
  ['paymentBatches.release', 'of a held person', () => releaseHeld(), REVIEWED],
  [
    'paymentBatches.handOver',
    'released batch',
    async () => outcome(await bank.handOver((await released()).batch.batchId)),
    'goes',
  ],
  ['paymentBatches.handOver', 'of a held person', () => handOverHeld(), REVIEWED],
  ['paymentBatches.handOver', 'by who is paid', () => handOverOwn(), 'own-money'],
  ['paymentBatches.file', 'of a held person', () => fileOfHeld(), REVIEWED],
  ['paymentBatches.report', 'refusal', () => report(ada, ada, bea), BY_TWO],

  ['distributions.confirm', 'by another', async () => confirm(bea, await recorded()), 'goes'],
  ['distributions.confirm', 'by who recorded it', async () => confirm(ada, await recorded()), 'maker-is-checker'],
  ['distributions.confirm', 'by who gets a part', () => confirmOwn(), 'own-money'],
  ['projects.refund', 'small', async () => refund(ada, await financed()), 'goes'],
  ['projects.refund', 'large', () => refundBy(ada, ada, bea), BY_TWO],
  ['projects.refund', 'by an investor', () => refundOwn(), 'own-money'],
  ['bankFiles.import', 'by another', async () => outcome(await importFile(ada, aStatement())), 'goes'],
  ['bankFiles.import', 'by who uploaded it', () => importOwn(), 'maker-is-checker'],
]

test.each(CASES)('%s, %s', async (_, __, act, expected) => {
  expect(await act()).toBe(expected)
})
