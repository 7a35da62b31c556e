import { given, testApp } from '@cauce/testing'
import { spanishIban } from '@cauce/testing/sample-files'
import { beforeAll, expect, test } from 'vitest'
import { MOVEMENT_POSTINGS, type MovementKind } from '../../../database/schema/decisions.ts'
import { inTransaction } from '../../../database/index.ts'
import { queuePayment } from '../../bank/payments/index.ts'
import { CLEARING_ACCOUNT, OWN_ACCOUNT, UNASSIGNED_ACCOUNT } from '../ledger/index.ts'

/** What the database refuses to the application itself, whichever code has written it. */
const app = testApp()
let people: { readonly walletId: string; readonly userId: string }[]
let admins: string[]
beforeAll(async () => {
  people = [await given(app).investor({ wallet: '10.00' }), await given(app).investor({ wallet: '10.00' })]
  admins = [(await given(app).administrator()).userId, (await given(app).administrator()).userId]
})

interface Decided {
  readonly kind?: MovementKind
  readonly postings?: readonly string[]
  readonly amount?: number
  readonly verdict?: 'goes' | 'first'
  readonly subject?: number
  readonly projectId?: string
  readonly iban?: string
  readonly signatures?: readonly [number, number | null]
}

const quoted = (value: string | undefined) => (value === undefined ? 'null' : `'${value}'`)

const ID = '01890000-0000-7000-8000-00000000000f'
const decisionOf = ({ kind = 'credit_line', postings, amount = 500, verdict = 'goes', ...of }: Decided) => {
  const [second, first] = of.signatures ?? [0, null]
  return `insert into money_decisions (decision_id, kind, verdict, postings, amount, subject_id, project_id, iban, decided_as, decided_by, four_eyes, first_by, hands, is_unproven, expires_at, created_at)
    values ('${ID}', '${kind}', '${verdict}', '{${postings ?? MOVEMENT_POSTINGS[kind]}}', ${amount}, '${people[of.subject ?? 0]!.userId}', ${quoted(of.projectId)}, ${quoted(of.iban)}, 'staff', '${admins[second]}',
      ${of.signatures !== undefined}, ${first === null ? 'null' : `'${admins[first]}'`}, '{}', false, ${verdict === 'first' ? 'now()' : 'null'}, now())`
}
interface Posted {
  readonly from?: string
  readonly to?: string
  readonly paymentId?: string
}
const postingOf = (kind: string, amount = 500, { from = CLEARING_ACCOUNT, to, paymentId }: Posted = {}) =>
  `insert into ledger_transfers (transfer_id, kind, debit_account_id, credit_account_id, amount, payment_id, decision_id, created_at)
   values (gen_random_uuid(), '${kind}', '${from}', '${to ?? people[0]!.walletId}', ${amount}, ${quoted(paymentId)}, '${ID}', now())`

async function refusalOf(...statements: string[]): Promise<string | undefined> {
  const client = await app.kernel.database.$client.connect()
  try {
    await client.query('begin')
    for (const statement of statements) await client.query(statement)
    return undefined
  } catch (error) {
    const { constraint, message } = error as { constraint?: string; message: string }
    return constraint ?? message
  } finally {
    await client.query('rollback')
    client.release()
  }
}

test('a posting goes with its decision, in several parts up to its amount', async () => {
  expect(await refusalOf(decisionOf({}), postingOf('income', 300), postingOf('income', 200))).toBeUndefined()
})

test.each<{ what: string; decided: Decided; refusal: string }>([
  { what: 'of another person', decided: { subject: 1 }, refusal: 'is of another person' },
  { what: 'of another kind', decided: { kind: 'distribute' }, refusal: 'is of another kind' },
  { what: 'of less', decided: { amount: 499 }, refusal: 'its decision is of 499 cents' },
  { what: 'that waits for a second', decided: { verdict: 'first' }, refusal: 'waits for a second administrator' },
  { what: 'for any posting', decided: { postings: ['income', 'payout'] }, refusal: 'money_decisions_kind_posts' },
  { what: 'signed twice by one', decided: { signatures: [0, 0] }, refusal: 'money_decisions_two_administrators' },
  { what: 'signed once of two', decided: { signatures: [0, null] }, refusal: 'money_decisions_two_administrators' },
])('no posting goes with a decision $what', async ({ decided, refusal }) => {
  expect(await refusalOf(decisionOf(decided), postingOf('income'))).toContain(refusal)
})

test('no posting goes without a decision, or with more than it in parts', async () => {
  expect(await refusalOf(postingOf('income').replace(`'${ID}'`, 'null'))).toContain('decision_id')
  expect(await refusalOf(postingOf('income'))).toBe('ledger_transfers_decision_id_money_decisions_decision_id_fk')
  expect(await refusalOf(decisionOf({}), postingOf('income', 300), postingOf('income', 201))).toContain('501 cents')
})

test('no posting goes into the reserved money of another person', async () => {
  const { rows } = await app.kernel.database.$client.query<{ id: string }>(
    'select reserved_account_id as id from wallets where wallet_id = $1',
    [people[0]!.walletId],
  )
  const posting = postingOf('income', 500, { to: rows[0]!.id })
  expect(await refusalOf(decisionOf({ subject: 1 }), posting)).toContain('is of another person')
})

test('no posting goes into another project than the decided one', async () => {
  const [decided, other] = [await given(app).project(), await given(app).project()]
  const { rows } = await app.kernel.database.$client.query<{ id: string }>(
    "select account_id as id from ledger_accounts where kind = 'escrow' and project_id = $1",
    [other.projectId],
  )
  const order = postingOf('invest', 500, { from: people[0]!.walletId, to: rows[0]!.id })
  expect(await refusalOf(decisionOf({ kind: 'order', projectId: decided.projectId }), order)).toContain(
    'is of another project',
  )
  expect(await refusalOf(decisionOf({ kind: 'order', projectId: other.projectId }), order)).toBeUndefined()
})

test('no posting goes for a payment to another account than the decided one', async () => {
  const { projectId } = await given(app).project()
  const [iban, other] = [spanishIban(1), spanishIban(2)]
  const payout = {
    kind: 'payout',
    projectId,
    amount: 500n,
    beneficiary: 'Levante, S. L.',
    iban,
    remittance: '',
  } as const
  const paymentId = await inTransaction(app.kernel.database, (tx) => queuePayment(tx, payout, app.clock.now()))
  const posting = postingOf('settle', 500, { to: UNASSIGNED_ACCOUNT, paymentId })
  expect(await refusalOf(decisionOf({ kind: 'send_back', iban: other }), posting)).toContain('is of another payee')
  expect(await refusalOf(decisionOf({ kind: 'send_back', iban }), posting)).toBeUndefined()
})

test('no payment of our income takes the money of a person, even of its subject', async () => {
  const paid = (from: string) => [
    decisionOf({ kind: 'pay_own' }),
    postingOf('pay_own', 1, { from, to: CLEARING_ACCOUNT }),
  ]
  expect(await refusalOf(...paid(people[0]!.walletId))).toContain('takes what is not ours')
  expect(await refusalOf(...paid(OWN_ACCOUNT))).toBeUndefined()
})

test('a decision is spent in the transaction that made it', async () => {
  await app.kernel.database.$client.query(decisionOf({}))
  expect(await refusalOf(postingOf('income'))).toContain('was made in another transaction')
})
