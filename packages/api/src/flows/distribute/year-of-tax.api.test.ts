import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { given, sample, testApp, type Person, placeOrder } from '@cauce/testing'
import { formatAmount, parseAmount } from '@cauce/contract'
import { beforeAll, expect, it } from 'vitest'
import { findUser } from '../../modules/account/users/index.ts'
import { keepIdentity } from '../../modules/account/kept-identities/index.ts'
import { settleFinancing } from '../finance-project.ts'
import { LONG_SESSIONS } from '../testing/long-sessions.ts'
import { certificateOf } from '../issue-documents/certificate.domain.ts'
import { findBalances, findMovements, findPayments } from '../issue-documents/facts.queries.ts'
import { statementOf } from '../issue-documents/statement.domain.ts'
import { payDistribution } from './index.ts'

/** One of each rate and form; their amounts fill the project. */
const INVESTORS = [
  { who: 'a resident of Spain', amount: '1033.00', rate: 1900, reason: 'residentIndividual', form: '193' },
  {
    who: 'an exempt entity',
    kind: 'company',
    exempt: true,
    amount: '501.00',
    rate: 0,
    reason: 'exemptEntity',
    form: '193',
  },
  { who: 'a resident of Germany', country: 'DE', amount: '613.00', rate: 1900, reason: 'noCertificate', form: '296' },
  {
    who: 'a resident of Switzerland with a certificate',
    country: 'CH',
    proof: true,
    amount: '887.00',
    rate: 700,
    reason: 'treaty',
    form: '296',
  },
] as const
type Investor = (typeof INVESTORS)[number] & {
  readonly kind?: 'company'
  readonly exempt?: true
  readonly country?: string
  readonly proof?: true
}

const app = testApp(LONG_SESSIONS)
let people: (Person & { readonly orderId: string })[]
let ada: Person
let projectId: string
let distributionIds: string[]

async function declare(person: Person, body: object): Promise<void> {
  const { data } = await person.client.POST('/v1/tax/tax-details', { body: body as never })
  const params = { path: { id: data!.taxDetailId } }
  const { response } = await ada.client.PATCH('/v1/tax/tax-details/{id}', { params, body: { state: 'valid' } })
  expect(response.status).toBe(200)
}

async function invest({ kind, exempt, country, proof, amount }: Investor, project: object) {
  const company = kind && { kind, companyName: `Sociedad ${amount}` }
  const person = await given(app).investor({ wallet: amount, ...company })
  const holds = { validFrom: '2026-01-01', validUntil: '2028-12-31' }
  if (country) await declare(person, { kind: 'residence', country, validFrom: '2026-01-01', ...sample.ABROAD })
  if (proof) await declare(person, { kind: 'certificate', country, ...holds, document: sample.pdf() })
  if (exempt) await declare(person, { kind: 'exemption', ...holds, document: sample.pdf() })
  const { data } = await placeOrder(person, project as { projectId: string; projectPhaseId: string }, amount)
  return { ...person, orderId: data!.orderId }
}

async function approveTreaty(bea: Person) {
  const body = { scope: 'treaty', country: 'CH', percentage: 7, validFrom: '2026-01-01', source: 'Convenio' } as const
  const { data } = await ada.client.POST('/v1/tax/withholding-rates', { body })
  const params = { path: { id: data!.withholdingRateId } }
  await bea.client.PATCH('/v1/tax/withholding-rates/{id}', { params, body: { state: 'active' } })
}

async function payYear(bea: Person) {
  const query = { projectId, orderBy: 'dueDate', orderSide: 'asc' } as const
  const { data } = await ada.client.GET('/v1/project/distributions', { params: { query } })
  for (const { distributionId, dueDate, interestDue, principalDue } of data!.data) {
    app.clock.set(`${dueDate}T09:00:00Z`)
    const params = { path: { id: distributionId } }
    const amount = formatAmount(parseAmount(interestDue) + parseAmount(principalDue))
    const body = { amount, paidOn: dueDate, file: sample.pdf(), creditsBeforeReceipt: true }
    const recorded = await ada.client.POST('/v1/project/distributions/{id}/record', { params, body })
    expect(recorded.response.status).toBe(200)
    await bea.client.POST('/v1/project/distributions/{id}/confirm', { params, body: { seen: sample.SEEN } })
    await payDistribution(app.kernel, distributionId)
  }
  return data!.data.map(({ distributionId }) => distributionId)
}

beforeAll(async () => {
  app.clock.set('2026-11-20T09:00:00Z')
  ada = await given(app).administrator()
  const bea = await given(app).administrator()
  await approveTreaty(bea)
  const project = await given(app).project({
    financingAmount: '3034.00',
    minimumInvestment: '100.00',
    targetProfitability: 937,
    projectDuration: 12,
    deliveryFeePeriod: 'quarterly',
    managerFee: 450,
    withdrawMoneyFinanced: true,
  })
  projectId = project.projectId
  people = []
  for (const investor of INVESTORS) people.push(await invest(investor, project))
  app.clock.set('2026-11-25T09:00:00Z')
  await settleFinancing(app.kernel, projectId)
  distributionIds = await payYear(bea)
})

const PARTS = ['interest', 'fee', 'withheld', 'principal'] as const
type Parts = Record<(typeof PARTS)[number], bigint>
const NOTHING: Parts = { interest: 0n, fee: 0n, withheld: 0n, principal: 0n }
const sumOf = (sum: Parts, more: Readonly<Parts>): Parts =>
  Object.fromEntries(PARTS.map((part) => [part, sum[part] + more[part]])) as Parts
const plus = (sum: Parts, more: Readonly<Record<keyof Parts, string>>): Parts =>
  Object.fromEntries(PARTS.map((part) => [part, sum[part] + parseAmount(more[part])])) as Parts

async function sharesOf(orderId: string) {
  const shares = []
  for (const id of distributionIds) {
    const { data } = await ada.client.GET('/v1/project/distributions/{id}/shares', { params: { path: { id } } })
    shares.push(data!.data.find((share) => share.orderId === orderId)!)
  }
  return shares
}

it('the withholdings by quarter and reason add up to the ledger, and the books balance', async () => {
  const { data } = await ada.client.GET('/v1/tax/withholdings')
  const byReason = new Map<string, bigint>()
  for (const { lines } of data!.data)
    for (const { reason, withheld } of lines) byReason.set(reason, (byReason.get(reason) ?? 0n) + parseAmount(withheld))
  const expected = new Map<string, bigint>()
  for (const [index, { reason }] of INVESTORS.entries()) {
    const { withheld } = (await sharesOf(people[index]!.orderId)).reduce(plus, NOTHING)
    expected.set(reason, (expected.get(reason) ?? 0n) + withheld)
  }
  expect(byReason).toEqual(expected)
  expect(parseAmount(data!.balance)).toBe([...expected.values()].reduce((sum, one) => sum + one, 0n))
  const { data: books } = await ada.client.GET('/v1/misc/reconciliation')
  expect(books!.invariants.filter(({ exceptionCount }) => exceptionCount > 0)).toEqual([])
})

/** By ledger postings. */
async function yearsOf(orderId: string) {
  const { rows } = await app.kernel.database.$client.query<{ year: number; kind: string; amount: string }>(
    `select extract(year from created_at at time zone 'Europe/Madrid')::integer as year, kind, sum(amount)::text as amount from ledger_transfers
     where order_id = $1 and distribution_id is not null and kind <> 'settle' group by 1, 2`,
    [orderId],
  )
  const of = (year: number, kind: string) =>
    BigInt(rows.find((row) => row.year === year && row.kind === kind)?.amount ?? 0n)
  return new Map(
    [...new Set(rows.map(({ year }) => year))].map((year) => [
      year,
      {
        interest: of(year, 'return') + of(year, 'fee') + of(year, 'withholding'),
        withheld: of(year, 'withholding'),
        fee: of(year, 'fee'),
        principal: of(year, 'principal'),
      },
    ]),
  )
}
const taxYear = async (year: number) =>
  (await ada.client.GET('/v1/tax/tax-files', { params: { query: { year } } })).data!
const make = async (form: '193' | '296', year: number) =>
  (await ada.client.POST('/v1/tax/tax-files', { body: { form, year } })).data!
const fileOf = ({ gzip }: { readonly gzip: string }) => gunzipSync(Buffer.from(gzip, 'base64'))
const contentOf = (made: { readonly gzip: string }) => fileOf(made).toString('latin1')

it.each(INVESTORS.map((investor, index) => ({ ...investor, index })))(
  'a year of payments to $who withholds their rate to half a cent and agrees in shares, movements, ledger and papers',
  async ({ index, amount, rate, reason, form }) => {
    const { orderId, userId, walletId } = people[index]!
    const shares = await sharesOf(orderId)
    expect(shares.length).toBe(4)
    for (const share of shares) {
      expect(share).toMatchObject({ withholdingRate: rate / 100, withholdingReason: reason })
      const [interest, withheld] = [parseAmount(share.interest), parseAmount(share.withheld)]
      const difference = withheld * 10_000n - interest * BigInt(rate)
      expect(difference).toBeGreaterThan(-5_000n)
      expect(difference).toBeLessThanOrEqual(5_000n)
      const { fee, principal, net } = share
      expect(parseAmount(net)).toBe(interest - parseAmount(fee) - withheld + parseAmount(principal))
    }
    const parts = shares.reduce(plus, NOTHING)
    expect(parts.principal).toBe(parseAmount(amount))
    const query = { userId, issuerName: 'project_fee' } as const
    const { data } = await ada.client.GET('/v1/wallet/transactions', { params: { query } })
    expect(data!.data.reduce((sum, { payment }) => plus(sum, payment!), NOTHING)).toEqual(parts)
    const credited = data!.data.reduce((sum, { amount: one }) => sum + parseAmount(one), 0n)
    expect(credited).toBe(parts.interest - parts.fee - parts.withheld + parts.principal)
    const wallet = await ada.client.GET('/v1/wallet/wallets/{id}', { params: { path: { id: walletId } } })
    expect(parseAmount(wallet.data!.balance)).toBe(credited)
    const years = await yearsOf(orderId)
    expect([...years.values()].reduce(sumOf, NOTHING)).toEqual(parts)
    for (const [year, posted] of years) {
      const period = { periodStart: `${year}-01-01`, periodEnd: `${year}-12-31` }
      const payments = await findPayments(app.kernel.database, userId, period)
      const statement = statementOf({
        ...(await findBalances(app.kernel.database, userId, period)),
        movements: await findMovements(app.kernel.database, userId, period),
        payments,
        holdings: [],
      })
      // A statement that does not tie is not issued.
      expect([statement.sources.interest, -statement.sources.withheld]).toEqual([posted.interest, posted.withheld])
      expect(payments.reduce(sumOf, NOTHING)).toEqual(posted)
      const certificate = certificateOf(payments)
      expect([certificate.interest, certificate.withheld]).toEqual([posted.interest, posted.withheld])
      const declared = (await make(form, year)).lines.filter((line) => line.userId === userId)
      expect(declared.reduce((total, { interest }) => total + parseAmount(interest), 0n)).toBe(posted.interest)
      expect(declared.reduce((total, { withheld }) => total + parseAmount(withheld), 0n)).toBe(posted.withheld)
    }
  },
)

it.each(['193', '296'] as const)(
  'form %s of each year states the sums of its lines and of the ledger, in records of 500 bytes',
  async (form) => {
    for (const year of [2026, 2027]) {
      const { gzip, checks, lines, recordCount, problemCount, sha256 } = await make(form, year)
      expect(checks.map(({ check, expected, found }) => [check, expected === found])).toEqual([
        ['records', true],
        ['base', true],
        ['withheld', true],
        ['ledger', true],
      ])
      const bytes = fileOf({ gzip })
      expect(bytes.length).toBe(502 * (recordCount + 1))
      expect([lines.length, lines.filter(({ problems }) => problems.length > 0).length]).toEqual([
        recordCount,
        problemCount,
      ])
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256)
    }
  },
)

it('the quarterly forms add up to the withholdings, and the annual declarations to the ledger', async () => {
  const years = [await taxYear(2026), await taxYear(2027)]
  const total = (rows: readonly { readonly withheld: string }[]) =>
    rows.reduce((sum, { withheld }) => sum + parseAmount(withheld), 0n)
  const { data } = await ada.client.GET('/v1/tax/withholdings')
  for (const form of ['123', '216'] as const) {
    const ofQuarters = data!.data.flatMap(({ lines }) => lines.filter((line) => line.form === form))
    expect(total(years.flatMap(({ quarters }) => quarters.filter((quarter) => quarter.form === form)))).toBe(
      total(ofQuarters),
    )
  }
  expect(total(years.flatMap(({ declarers }) => declarers))).toBe(parseAmount(data!.balance))
})

it('form 193 is for administrators, lists what is missing, and is audited', async () => {
  const manager = await given(app).manager()
  const refused = await manager.client.POST('/v1/tax/tax-files', { body: { form: '193', year: 2027 } })
  expect(refused.error).toMatchObject({ code: 'forbidden' })
  const other = await ada.client.POST('/v1/tax/tax-files', {
    body: { form: '193', year: 2027, promoter: 'Nadie, S. L.' },
  })
  expect(other.data).toMatchObject({ agent: 'promoter', lines: [] })
  const body = {
    form: '193',
    ...{ year: 2027, taxNumber: 'b-12345674', name: 'Cauce, S. L.' },
    ...{ phone: '+34 915 550 101', contact: 'Íñigo Peña', number: '1930000000017' },
  } as const
  const { data } = await ada.client.POST('/v1/tax/tax-files', { body })
  expect(data).toMatchObject({ declarerProblems: [], fileName: '193-2027-B12345674.txt' })
  expect(contentOf(data!).slice(0, 67).trimEnd()).toBe(`11932027B12345674${'CAUCE, S. L.'.padEnd(40)}T915550101`)
  // No province given.
  for (const { problems } of data!.lines) expect(problems).toContain('province-missing')
  const { rows } = await app.kernel.database.$client.query(
    "select actor_id from audit_records where operation = 'taxFiles.make' and record_id = $1",
    [data!.taxFileId],
  )
  expect(rows).toEqual([{ actor_id: ada.userId }])
})

it('quarters end on their last day and are due on the twentieth after, and a year ends in Madrid time', async () => {
  const now = app.clock.now()
  const { quarters } = await taxYear(2027)
  expect([...new Set(quarters.map(({ fromDay, toDay, dueBy }) => `${fromDay} ${toDay} ${dueBy}`))]).toEqual([
    '2027-01-01 2027-03-31 2027-04-20',
    '2027-04-01 2027-06-30 2027-07-20',
    '2027-07-01 2027-09-30 2027-10-20',
    '2027-10-01 2027-12-31 2028-01-20',
  ])
  const isOverAt = async (instant: string) => {
    app.clock.set(instant)
    return (await taxYear(2027)).isOver
  }
  expect(await isOverAt('2027-12-31T22:59:59Z')).toBe(false)
  expect(await isOverAt('2027-12-31T23:00:00Z')).toBe(true)
  app.clock.set(now.toISOString())
})

it("the declarer's data in force fill the file, overridden by what is typed for one file", async () => {
  const own = { taxNumber: 'A58818501', name: 'Cauce, S. A.', contact: 'Íñigo Peña', phone: '915550101' }
  const { data: proposed } = await ada.client.POST('/v1/tax/declarers', { body: own })
  expect((await taxYear(2027)).declarers[0]).toMatchObject({ promoter: null, taxNumber: null, phone: null })
  const bea = await given(app).administrator()
  const params = { path: { id: proposed!.declarerId } }
  await bea.client.PATCH('/v1/tax/declarers/{id}', { params, body: { state: 'active' } })
  expect((await taxYear(2027)).declarers[0]).toMatchObject({ promoter: null, ...own })
  const known = await make('193', 2027)
  expect([known.declarerProblems, contentOf(known).slice(0, 67).trimEnd()]).toEqual([
    ['number-wrong'],
    `11932027A58818501${'CAUCE, S. A.'.padEnd(40)}T915550101`,
  ])
  const body = { form: '193', year: 2027, phone: '93 555 01 02' } as const
  const typed = (await ada.client.POST('/v1/tax/tax-files', { body })).data!
  expect(contentOf(typed).slice(58, 67)).toBe('935550102')
  const all = { taxNumber: 'B-98765431', name: 'Otra, S. L.', contact: 'Ana Ruiz', number: '193 0000000001' }
  const other = (await ada.client.POST('/v1/tax/tax-files', { body: { form: '193', year: 2027, ...all } })).data!
  expect([other.declarerProblems, other.fileName]).toEqual([[], '193-2027-B98765431.txt'])
  expect(contentOf(other).slice(8, 57).trimEnd()).toBe('B98765431OTRA, S. L.')
  expect(contentOf(other).slice(67, 120).replaceAll(/ +/g, ' ')).toContain('RUIZ')
  expect(contentOf(other).slice(58, 67)).toBe('915550101')
  expect(contentOf(other).slice(0, 250)).toContain('1930000000001')
  const promoter = await ada.client.POST('/v1/tax/tax-files', {
    body: { form: '193', year: 2027, promoter: 'Nadie, S. L.' },
  })
  expect(promoter.data!.declarerProblems).toEqual([
    'tax-number-missing',
    'phone-wrong',
    'contact-missing',
    'number-wrong',
  ])
})

it('a closed account is declared with its kept identity, and without a name once it is erased', async () => {
  const { userId } = people[0]!
  const lineOf = async () => (await make('193', 2027)).lines.find((line) => line.userId === userId)!
  const before = await lineOf()
  const { $client: pool } = app.kernel.database
  const { rows } = await pool.query<Record<string, string>>('select * from users where user_id = $1', [userId])
  const user = await findUser(app.kernel.database, userId)
  await keepIdentity(app.kernel.database, user!, app.clock.now())
  await pool.query(
    "update users set deleted_at = $2, name = '—', surname = '', identification_document_number = null where user_id = $1",
    [userId, app.clock.now()],
  )
  expect(await lineOf()).toEqual({ ...before, isClosed: true })
  await pool.query('delete from kept_identities where user_id = $1', [userId])
  expect(await lineOf()).toMatchObject({ name: null, taxNumber: null, isClosed: true, withheld: before.withheld })
  const { name, surname, identification_document_number: number } = rows[0]!
  await pool.query(
    'update users set deleted_at = null, name = $2, surname = $3, identification_document_number = $4 where user_id = $1',
    [userId, name, surname, number],
  )
})

it('the line has the province of a Spanish resident, and none for a resident abroad', async () => {
  const { userId, client } = people[0]!
  const body = { kind: 'residence', country: 'ES', province: '41', validFrom: '2026-01-01' } as const
  const { data } = await client.POST('/v1/tax/tax-details', { body })
  expect(data).toMatchObject({ province: '41' })
  const params = { path: { id: data!.taxDetailId } }
  await ada.client.PATCH('/v1/tax/tax-details/{id}', { params, body: { state: 'valid' } })
  const line = (await make('193', 2027)).lines.find((one) => one.userId === userId)!
  expect([line.province, line.problems.includes('province-missing')]).toEqual(['41', false])
  const wrong = await client.POST('/v1/tax/tax-details', { body: { ...body, country: 'DE', ...sample.ABROAD } })
  expect(wrong.error).toMatchObject({ errors: [{ path: 'province', code: 'choice-invalid' }] })
})
