import { given, testApp } from '@cauce/testing'
import { beforeAll, expect, test } from 'vitest'
import { MOVEMENT_POSTINGS, type MovementKind } from '../../../database/schema/decisions.ts'
import { CLEARING_ACCOUNT } from '../ledger/index.ts'

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
  readonly signatures?: readonly [number, number | null]
}

const ID = '01890000-0000-7000-8000-00000000000f'
const decisionOf = ({ kind = 'credit_line', postings, amount = 500, verdict = 'goes', ...of }: Decided) => {
  const [second, first] = of.signatures ?? [0, null]
  return `insert into money_decisions (decision_id, kind, verdict, postings, amount, subject_id, decided_as, decided_by, four_eyes, first_by, hands, is_unproven, expires_at, created_at)
    values ('${ID}', '${kind}', '${verdict}', '{${postings ?? MOVEMENT_POSTINGS[kind]}}', ${amount}, '${people[of.subject ?? 0]!.userId}', 'staff', '${admins[second]}',
      ${of.signatures !== undefined}, ${first === null ? 'null' : `'${admins[first]}'`}, '{}', false, ${verdict === 'first' ? 'now()' : 'null'}, now())`
}
const postingOf = (kind: string, amount = 500) =>
  `insert into ledger_transfers (transfer_id, kind, debit_account_id, credit_account_id, amount, decision_id, created_at)
   values (gen_random_uuid(), '${kind}', '${CLEARING_ACCOUNT}', '${people[0]!.walletId}', ${amount}, '${ID}', now())`

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

test('a decision is spent in the transaction that made it, and never changes', async () => {
  await app.kernel.database.$client.query(decisionOf({}))
  expect(await refusalOf(postingOf('income'))).toContain('was made in another transaction')
  expect(await refusalOf('update money_decisions set amount = 900')).toContain('permission denied')
  expect(await refusalOf('delete from money_decisions')).toContain('permission denied')
})
