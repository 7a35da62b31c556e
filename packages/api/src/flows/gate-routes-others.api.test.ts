import { given, givenBankLines, givenPayee, sample, testApp, type Person, placeOrder } from '@cauce/testing'
import { beginImport, checkedImport, csvFile, MOVEMENT_HEADINGS } from '@cauce/testing/csv-imports'
import { granted } from '@cauce/testing/granted'
import { beforeAll, expect, test } from 'vitest'
import { settleFinancing } from './finance-project.ts'
import { code } from './match-movements/testing/match-payments.ts'
import { givenPayments } from './payments/testing/payments.ts'

/** Tax, closed accounts, lists of movements, and lines that take back (decision money-gate). */
const app = testApp({ sessionIdleMinutes: 500_000, sessionMaximumHours: 9000 })
let bank: Awaited<ReturnType<typeof givenPayments>>
beforeAll(async () => {
  bank = await givenPayments(app)
})

const byId = (id: string) => ({ params: { path: { id } } })
const outcome = (answer: Parameters<typeof code>[0]) => code(answer) ?? 'goes'
const lines = (...all: Parameters<typeof givenBankLines>[2][]) => givenBankLines(app, bank.maker, ...all)
const executed = async (amount = '100.00') => {
  const withdrawal = await bank.withdrawal(amount)
  const { endToEndId, paymentId } = withdrawal.payment
  await bank.atBank([paymentId])
  await lines({ amount: `-${amount}`, endToEndId })
  await app.runJobs()
  return { ...withdrawal, endToEndId }
}
async function setAside(id: string, ...by: Person[]): Promise<string> {
  const answers = []
  for (const one of by) {
    const answer = await one.client.POST('/v1/bank/matching/{id}/set-aside', {
      ...byId(id),
      body: { reason: 'Lo ha dicho el banco' },
    })
    answers.push(code(answer) ?? answer.data!.state)
  }
  return answers.join(', ')
}

test('the reversal of a credit is set aside by two, the return of our payment by nobody', async () => {
  const { maker, checker } = bank
  const [reversal] = await lines({ amount: '-100.00', kind: 'return', returnReason: 'AM05' })
  expect(await setAside(reversal!, maker, maker, checker)).toBe('open, maker-is-checker, set_aside')
  const { endToEndId } = await executed()
  // Less than was paid, so that the platform does not match it.
  const [back] = await lines({ amount: '98.00', endToEndId, kind: 'return' })
  expect(await setAside(back!, maker, checker)).toBe('return-not-income, return-not-income')
})

test('what comes back for a closed account is owed at once, to a payee of two, and not released by who proposed it', async () => {
  const { owner, endToEndId } = await executed('1000.00')
  await granted(bank.maker.client.DELETE('/v1/account/users/{id}', byId(owner.userId)))
  await lines({ amount: '1000.00', endToEndId, kind: 'return', returnReason: 'AC04' })
  await app.runJobs()
  const query = { userId: owner.userId, state: 'queued' } as const
  const [owed] = (await granted(bank.maker.client.GET('/v1/bank/payments', { params: { query } }))).data
  expect(owed).toMatchObject({ amount: '1000.00', iban: null })
  const { userId } = owner
  await givenPayee(bank.checker, { kind: 'closedAccount', userId, beneficiary: owed!.beneficiary! }, bank.third)
  const { batchId, sha256 } = (await bank.batch([owed!.paymentId])).data!
  expect(outcome(await bank.release(batchId, sha256, bank.checker))).toBe('maker-is-checker')
  expect(outcome(await bank.release(batchId, sha256, bank.third))).toBe('goes')
})

test('a list of movements enters them for another administrator, and none of a held person or of the importer', async () => {
  const [person, held] = [await given(app).investor({ wallet: '500.00' }), await given(app).investor()]
  for (const one of [person, held]) await given(app).bankAccount(one)
  await app.kernel.database.$client.query(
    `insert into account_holds (account_hold_id, user_id, kind, state, placed_at, updated_at) values (gen_random_uuid(), $1, 'exposure', 'active', $2, $2)`,
    [held.userId, app.clock.now()],
  )
  const row = ({ userId }: Pick<Person, 'userId'>, type: string) => [userId, type, '100', '03/11/2026', '']
  const rows = [row(person, 'Retirada'), row(held, 'Ingreso'), row(bank.maker, 'Ingreso')]
  const file = csvFile([MOVEMENT_HEADINGS, ...rows])
  const { importId } = await checkedImport(app, bank.maker, 'movements', file, { mode: 'good' })
  await beginImport(app, bank.maker, importId)
  const params = { query: { importId, take: 10 } }
  const { data } = await granted(bank.maker.client.GET('/v1/misc/import-lines', { params }))
  expect(data.map(({ state, errors }) => errors[0]?.code ?? state)).toEqual([
    'imported',
    'account-under-review',
    'own-money',
  ])
  const id = data[0]!.recordId!
  const body = { status: 'completed', file: sample.pdf() } as const
  const decide = (by: Person) => by.client.PATCH('/v1/wallet/transactions/{id}', { ...byId(id), body })
  expect(outcome(await decide(bank.maker))).toBe('maker-is-checker')
  expect(outcome(await decide(bank.checker))).toBe('goes')
})

const invested = async (by: Person) => {
  const terms = { financingAmount: '1000.00', withdrawMoneyFinanced: true, projectDuration: 6 }
  const project = await given(app).project({ ...terms, deliveryFeePeriod: 'quarterly', targetProfitability: 1000 })
  await granted(placeOrder(by, project, '1000.00'))
  return project.projectId
}
const recorded = async (projectId: string) => {
  app.clock.advance({ days: 5 })
  await settleFinancing(app.kernel, projectId)
  const query = { projectId, orderBy: 'dueDate', orderSide: 'asc' } as const
  const { data } = await granted(bank.maker.client.GET('/v1/project/distributions', { params: { query } }))
  const id = data[0]!.distributionId
  const paidOn = app.clock.now().toISOString().slice(0, 10)
  const body = { amount: '10.00', paidOn, file: sample.pdf(), creditsBeforeReceipt: true }
  await granted(bank.maker.client.POST('/v1/project/distributions/{id}/record', { ...byId(id), body }))
  return { id, paidOn }
}

test('whom a person has proposed as administrator lately decides on no money of that person', async () => {
  const [person, proposed] = [await given(app).investor({ wallet: '1000.00' }), await given(app).administrator()]
  await app.kernel.database.$client.query(
    `insert into person_hands (person_hand_id, user_id, hand_id, kind, created_at) values (gen_random_uuid(), $1, $2, 'role', $3)`,
    [proposed.userId, person.userId, app.clock.now()],
  )
  const { data } = await granted(person.client.GET('/v1/wallet/wallets'))
  const [line] = await lines({ amount: '100.00', reference: data[0]!.reference })
  const target = { kind: 'wallet', id: person.walletId, amount: '100.00' } as const
  const asked = { movements: [{ movementId: line! }], targets: [target], reason: 'Es suyo' }
  expect(outcome(await proposed.client.POST('/v1/bank/matching', { body: asked }))).toBe('own-money')
  expect(await setAside(line!, proposed)).toBe('own-money')
  const projectId = await invested(person)
  const body = { reason: 'Sin licencia' }
  const refunded = await proposed.client.POST('/v1/project/projects/{id}/refund', { ...byId(projectId), body })
  expect(outcome(refunded)).toBe('own-money')
  const { id } = await recorded(projectId)
  const confirm = () => proposed.client.POST('/v1/project/distributions/{id}/confirm', byId(id))
  expect(outcome(await confirm())).toBe('own-money')
  // A week after it was confirmed, the hand is the administrator's own.
  app.clock.advance({ days: 3 })
  expect(outcome(await confirm())).toBe('goes')
})

test('withheld tax is paid over once, in a batch that another administrator than its maker releases', async () => {
  const { id, paidOn } = await recorded(await invested(await given(app).investor({ wallet: '1000.00' })))
  await granted(
    bank.checker.client.POST('/v1/project/distributions/{id}/confirm', { ...byId(id), body: { seen: sample.SEEN } }),
  )
  await app.runJobs()
  const movements = (await lines({ amount: '10.00' })).map((movementId) => ({ movementId }))
  for (const { client } of [bank.maker, bank.checker])
    await client.POST('/v1/bank/matching', {
      body: { movements, targets: [{ kind: 'distribution', id, amount: '10.00' }] },
    })
  const fromDay = `${paidOn.slice(0, 4)}-10-01`
  await givenPayee(bank.third, { kind: 'taxOffice', beneficiary: 'AEAT' }, bank.checker)
  app.clock.advance({ days: 60 })
  const payOver = () => bank.maker.client.POST('/v1/tax/withholdings/pay-over', { body: { fromDay } })
  expect(outcome(await payOver())).toBe('goes')
  expect(outcome(await payOver())).toBe('nothing-to-hand-over')
  const taxes = { params: { query: { kind: 'tax' } } } as const
  const [payment] = (await granted(bank.maker.client.GET('/v1/bank/payments', taxes))).data
  const { batchId, sha256 } = (await bank.batch([payment!.paymentId])).data!
  expect(outcome(await bank.release(batchId, sha256, bank.maker))).toBe('maker-is-checker')
  expect(outcome(await bank.release(batchId, sha256, bank.third))).toBe('maker-is-checker')
  expect(outcome(await bank.release(batchId, sha256, bank.checker))).toBe('goes')
})
