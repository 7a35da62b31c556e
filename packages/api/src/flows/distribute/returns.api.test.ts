import { formatAmount, parseAmount } from '@cauce/contract'
import { given, placeOrder, sample, testApp, type Person } from '@cauce/testing'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../database/index.ts'
import { activateDueOrders } from '../../modules/project/orders/index.ts'
import { eraseStatedIdentity } from '../../modules/tax/tax-files/index.ts'
import { settleFinancing } from '../finance-project.ts'
import { issueDocuments } from '../issue-documents/index.ts'
import { LONG_SESSIONS } from '../testing/long-sessions.ts'

const app = testApp(LONG_SESSIONS)
let owner: pg.Client
let ana: Person
let ben: Person
let cora: Person
let projectId: string
let [one, other] = [] as unknown as [Person, Person]

async function pay(amountOf: (interest: bigint, principal: bigint) => bigint, paidOn: string): Promise<string> {
  const query = { projectId, status: 'planned', orderBy: 'dueDate', orderSide: 'asc' } as const
  const { data } = await one.client.GET('/v1/project/distributions', { params: { query } })
  const { distributionId: id, interestDue, principalDue } = data!.data[0]!
  const amount = formatAmount(amountOf(parseAmount(interestDue), parseAmount(principalDue)))
  const params = { path: { id } }
  const body = { amount, paidOn, file: sample.pdf(), creditsBeforeReceipt: true }
  expect((await one.client.POST('/v1/project/distributions/{id}/record', { params, body })).error).toBeUndefined()
  await other.client.POST('/v1/project/distributions/{id}/confirm', { params, body: { seen: sample.SEEN } })
  await app.runJobs()
  return id
}

async function reverse(id: string): Promise<void> {
  const reversal = { params: { path: { id } }, body: { reason: 'Lo pagó otro promotor' } }
  for (const { client } of [one, other])
    expect((await client.POST('/v1/project/distributions/{id}/reverse', reversal)).error).toBeUndefined()
}

const yearOf = async (year: number) =>
  (await one.client.GET('/v1/tax/tax-files', { params: { query: { year } } })).data!
const make = (year: number, form: '193' | '296' = '193') =>
  one.client.POST('/v1/tax/tax-files', { body: { form, year } })
const file = (id: string, number: string, filedOn: string) =>
  one.client.POST('/v1/tax/tax-files/{id}/filing', { params: { path: { id } }, body: { number, filedOn } })

/** What the ledger posted of one distribution to each, in whole: of a reversed one nothing. */
async function posted(id: string): Promise<Record<string, [interest: string, withheld: string]>> {
  const { rows } = await owner.query<{ user_id: string; interest: string; withheld: string | null }>(
    `select o.user_id, sum(sign)::bigint as interest, (sum(sign) filter (where kind = 'withholding'))::bigint as withheld
     from (select order_id, kind, case when debit_account_id = a.account_id then amount else -amount end as sign
       from ledger_transfers, (select account_id from ledger_accounts where kind = 'clearing') a
       where distribution_id = $1 and kind in ('return', 'fee', 'withholding')) posted
     join orders o using (order_id) group by 1`,
    [id],
  )
  return Object.fromEntries(
    rows.map(({ user_id, interest, withheld }) => [
      user_id,
      [formatAmount(BigInt(interest)), formatAmount(BigInt(withheld ?? 0))],
    ]),
  )
}

const declared = (lines: readonly { userId: string; interest: string; withheld: string }[]) =>
  Object.fromEntries(lines.map(({ userId, interest, withheld }) => [userId, [interest, withheld]]))

/** Three lend 1,000.00 each for half a year, and are paid in March and June of 2027. */
let [first, second] = ['', '']
beforeAll(async () => {
  owner = new pg.Client({ connectionString: app.ownerUrl })
  await owner.connect()
  app.clock.set('2026-12-01T09:00:00Z')
  one = await given(app).administrator()
  other = await given(app).administrator()
  ana = await given(app).investor({ wallet: '1000.00', name: 'Ana' })
  ben = await given(app).investor({ wallet: '1000.00', name: 'Ben' })
  cora = await given(app).investor({ wallet: '1000.00', name: 'Cora' })
  const terms = { financingAmount: '3000.00', projectDuration: 6, deliveryFeePeriod: 'quarterly' } as const
  const project = await given(app).project({ ...terms, withdrawMoneyFinanced: true, targetProfitability: 1000 })
  projectId = project.projectId
  for (const person of [ana, ben, cora]) await placeOrder(person, project, '1000.00')
  app.clock.set('2026-12-06T09:00:00Z')
  await activateDueOrders(app.kernel)
  await settleFinancing(app.kernel, projectId)
  app.clock.set('2027-03-08T09:00:00Z')
  first = await pay((interest, principal) => interest + principal, '2027-03-05')
  app.clock.set('2027-06-08T09:00:00Z')
  second = await pay((interest, principal) => interest + principal, '2027-06-05')
  app.clock.set('2028-01-15T09:00:00Z')
  for (const { userId } of [ana, ben, cora]) await issueDocuments(app.kernel, userId)
})
afterAll(() => owner.end())

const NUMBERS = ['1930000000017', '1930000000025', '1930000000033'] as const
const plus = (...amounts: readonly string[]) =>
  formatAmount(amounts.reduce((sum, amount) => sum + parseAmount(amount), 0n))
const platform = async (year: number) =>
  (await yearOf(year)).declarers.find(({ form, promoter }) => form === '193' && promoter === null)!

test('of three filings at once one counts, and what has not changed is not replaced', async () => {
  const [earlier, late] = [await posted(first), await posted(second)]
  const { data: made } = await make(2027)
  expect(made!.checks.every(({ expected, found }) => expected === found)).toBe(true)
  const sums = [ana, ben, cora].map(({ userId }) => {
    const [[interest, withheld], [later, laterWithheld]] = [earlier[userId]!, late[userId]!]
    return [userId, [plus(interest, later), plus(withheld, laterWithheld)]]
  })
  expect(declared(made!.lines)).toEqual(Object.fromEntries(sums))
  // The same file is the same row.
  expect((await make(2027)).data).toMatchObject({ taxFileId: made!.taxFileId, replaces: null })
  const id = made!.taxFileId
  expect((await file(id, NUMBERS[0], '2028-01-14')).error).toMatchObject({ code: 'date-too-early' })
  expect((await file(id, NUMBERS[0], '2028-01-16')).error).toMatchObject({ code: 'date-too-late' })
  const manager = await given(app).manager()
  const params = { path: { id } }
  const body = { number: NUMBERS[0], filedOn: '2028-01-15' }
  const refused = await manager.client.POST('/v1/tax/tax-files/{id}/filing', { params, body })
  expect(refused.error).toMatchObject({ code: 'forbidden' })
  const answers = await Promise.all(NUMBERS.map((number) => file(id, number, '2028-01-15')))
  expect(answers.map(({ response }) => response.status).toSorted()).toEqual([201, 409, 409])
  const filed = answers.find(({ data }) => data)!.data!
  expect(filed).toMatchObject({ recordCount: 3, filedOn: '2028-01-15', mayBeFiled: false })
  expect(await platform(2027)).toMatchObject({ changes: [], returns: [{ number: filed.number }] })
  expect((await make(2027)).error).toMatchObject({ status: 409, code: 'document-unchanged' })
})

test('a wrong payment of a year that is over and a residence known late: books, forms and certificates tie', async () => {
  const { number } = (await platform(2027)).returns[0]!
  app.clock.set('2028-02-20T09:00:00Z')
  await reverse(second)
  const again = await pay((interest) => interest, '2027-06-05')
  const body = { kind: 'residence', country: 'PT', validFrom: '2027-01-01', ...sample.ABROAD } as const
  const { data: detail } = await ben.client.POST('/v1/tax/tax-details', { body })
  const params = { path: { id: detail!.taxDetailId } }
  await one.client.PATCH('/v1/tax/tax-details/{id}', { params, body: { state: 'valid' } })

  const [paid, reversed, later] = [await posted(first), await posted(second), await posted(again)]
  expect(new Set(Object.values(reversed).flat())).toEqual(new Set(['0.00']))
  const { changes } = await platform(2027)
  expect(Object.fromEntries(changes!.map(({ userId, change }) => [userId, change]))).toEqual({
    ...{ [ana.userId]: 'amounts', [ben.userId]: 'removed', [cora.userId]: 'amounts' },
  })
  const { data: made } = await make(2027)
  expect(made!.checks.every(({ expected, found }) => expected === found)).toBe(true)
  expect(gunzipSync(Buffer.from(made!.gzip, 'base64')).toString('latin1').slice(120, 135)).toBe(` S${number}`)
  const { [ben.userId]: ofBen, ...residents } = paid
  expect(declared(made!.lines)).toEqual(residents)
  const year = await yearOf(2027)
  const { data: abroad } = await make(2027, '296')
  expect(abroad!.checks.every(({ expected, found }) => expected === found)).toBe(true)
  expect(declared(abroad!.lines)).toEqual({ [ben.userId]: ofBen })
  expect((await file(abroad!.taxFileId, NUMBERS[2], '2028-02-20')).error).toMatchObject({
    code: 'return-number-invalid',
  })
  expect(year.moved).toMatchObject([
    { userId: ben.userId, fromDay: '2027-01-01', form: '123', rightForm: '216', withheld: ofBen![1] },
    { userId: ben.userId, fromDay: '2027-04-01', form: '123', rightForm: '216', withheld: later[ben.userId]![1] },
  ])
  // Paid in 2028, accrued in 2027.
  const { data: next } = await make(2028)
  expect(declared(next!.lines)).toEqual({ [ana.userId]: later[ana.userId], [cora.userId]: later[cora.userId] })
  expect(new Set(next!.lines.map(({ accrualYear }) => accrualYear))).toEqual(new Set([2027]))
  expect((await file(next!.taxFileId, NUMBERS[2], '2028-02-20')).error).toMatchObject({ code: 'state-forbids' })

  expect((await file(made!.taxFileId, number!, '2028-02-20')).error).toMatchObject({ code: 'return-number-invalid' })
  const free = NUMBERS.find((another) => another !== number)!
  expect((await file(made!.taxFileId, free, '2028-02-20')).data).toMatchObject({ replaces: number, recordCount: 2 })
  expect(await platform(2027)).toMatchObject({ changes: [], returns: [{ number: free }, { number }] })

  const certificates = { params: { query: { userId: ana.userId, kind: 'taxCertificate' as const } } }
  const { data: issued } = await one.client.GET('/v1/account/issued-documents', certificates)
  const of = { params: { path: { id: issued!.data[0]!.issuedDocumentId } } }
  const { data: corrected } = await one.client.POST('/v1/account/issued-documents/{id}/reissue', of)
  const { rows } = await owner.query('select stated from issued_documents where issued_document_id = $1', [
    corrected!.issuedDocumentId,
  ])
  const cents = paid[ana.userId]!.map((amount) => String(parseAmount(amount)))
  expect([rows[0].stated.interest, rows[0].stated.withheld]).toEqual(cents)
  const { data: books } = await one.client.GET('/v1/misc/reconciliation')
  expect(books!.invariants.filter(({ exceptionCount }) => exceptionCount > 0)).toEqual([])
})

test('a number alone that was corrected is a change, and is no longer compared once the identity is erased', async () => {
  await owner.query("update users set identification_document_number = '12345678Z' where user_id = $1", [cora.userId])
  expect((await platform(2027)).changes).toMatchObject([{ userId: cora.userId, change: 'identity' }])
  await inTransaction(app.kernel.database, (tx) => eraseStatedIdentity(tx, cora.userId))
  expect((await platform(2027)).changes).toEqual([])
  for (const change of ['interest = 1', "identity = 'x'"])
    await expect(owner.query(`update tax_return_lines set ${change}`)).rejects.toThrow('keeps what it stated')
  await expect(owner.query('delete from tax_return_lines')).rejects.toThrow('keeps what it stated')
})
