import { addDays, calendarDateOf, parseAmount, type PhaseName, PHASES } from '@cauce/contract'
import { reconcile } from '@cauce/api/modules/wallet/reconciliation'
import { given, startTestApp, type TestApp } from '@cauce/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemonstration } from './seed-demonstration.ts'
import { DEMONSTRATION_PASSWORD } from './texts/accounts.ts'

/** Already tomorrow in Madrid; a loan has two equal payments on one statement. */
const anchor = new Date('2026-11-24T23:29:00.000Z')
const today = calendarDateOf(anchor)
const size = { individuals: 8, companies: 4, projectsOfPhase: 1 }

let one: TestApp
let other: TestApp
beforeAll(async () => {
  ;[one, other] = await Promise.all([startTestApp(), startTestApp()])
  for (const app of [one, other]) app.clock.set(anchor)
  await Promise.all([seed(one), seed(other, { institution: INSTITUTION, isSheetRequired: true })])
}, 600_000)
afterAll(() => Promise.all([one.stop(), other.stop()]))

const INSTITUTION = { baseUrl: 'http://localhost:9', secret: 'a'.repeat(32), previousSecret: undefined }

/** The story is independent of later legal requirements. */
const seed = ({ databaseUrl, kernel }: TestApp, asked: Partial<TestApp['kernel']['settings']> = {}) => {
  const settings = { ...kernel.settings, ...asked }
  return seedDemonstration({ databaseUrl, settings, anchor, size, log: { info: () => {} } })
}

const rows = async <Row extends object>(app: TestApp, query: string): Promise<Row[]> =>
  (await app.kernel.database.$client.query<Row>(query)).rows

/** Visible content, without ids and secrets. */
const WORLD = {
  users:
    'select email, name, surname, role, identification_document_number, verification_status, disabled, created_at from users',
  projects:
    'select name, phase, financing_amount, amount_invested, investor_count, date_start, date_end, private, created_at from projects',
  phases:
    'select p.name, h.phase, h.started_at, h.ended_at, h.reason from project_phases h join projects p using (project_id)',
  orders:
    'select u.email, p.url, o.amount, o.status, o.returned, o.penalty_amount, o.created_at from orders o join users u using (user_id) join projects p using (project_id)',
  transactions:
    'select u.email, t.type, t.issuer_name, t.amount, t.status, t.reject_reason, t.balance_after, t.created_at, t.decided_at from transactions t join users u using (user_id)',
  distributions:
    'select p.url, d.number, d.part, d.due_date, d.status, d.amount, d.fee, d.paid_on from distributions d join projects p using (project_id)',
  balances:
    "select a.kind, coalesce(u.email, p.url, '') as owner, a.balance from ledger_accounts a left join wallets w using (wallet_id) left join users u using (user_id) left join projects p using (project_id)",
  bankAccounts:
    'select u.email, b.alias, b.account, b.state, b.main, b.error_message, b.created_at from bank_accounts b join users u using (user_id)',
  companyAccounts: 'select iban, bank_name, main, state, created_at from company_accounts',
  bankMovements:
    'select iban, booking_day, amount, kind, counterparty_name, counterparty_iban, remittance, state, created_at from bank_movements',
  payments:
    'select p.state, p.kind, p.amount, p.beneficiary, p.iban, b.number, b.state as batch, p.created_at from payments p left join payment_batches b using (batch_id)',
  texts: 'select p.url, d.title, d.description, d.order from project_descriptions d join projects p using (project_id)',
  events: 'select p.url, e.date, e.title, e.description from timeline_events e join projects p using (project_id)',
  documents:
    'select p.url, array_agg(d.description order by d.created_at, d.project_document_id) as described from project_documents d join projects p using (project_id) group by p.url',
  verifications:
    'select u.email, v.attempt, v.status, v.decision, v.reason, v.created_at, v.updated_at from verifications v join users u using (user_id)',
  tickets:
    'select u.email, t.title, t.state, m.message, m.created_at from tickets t join users u using (user_id) left join ticket_messages m using (ticket_id)',
  promotions: 'select promotion_type, title, starts_at, ends_at from promotions',
  notes: 'select u.email, n.text, n.pinned, n.created_at from user_notes n join users u using (user_id)',
  tasks: 'select u.email, t.title, t.due_on, t.state, t.created_at from user_tasks t join users u using (user_id)',
  notifications:
    "select u.email, n.words, regexp_replace(n.page, '[0-9a-f-]{36}', 'id') as page, n.created_at, n.read_at from notifications n join users u using (user_id)",
  // Statements contain ids.
  files: "select name, case when name not like 'C53%' then sha256 end as sha256, created_at from files",
}

const tables = Object.entries(WORLD).map(([table, query]) => ({ table, query }))
test.each(tables)('the same day always creates the same $table', async ({ query }) => {
  const ordered = `select row_to_json(w)::text as line from (${query}) w order by 1`
  const [first, second] = [await rows(one, ordered), await rows(other, ordered)]
  expect(first.length).toBeGreaterThan(0)
  expect(second).toEqual(first)
})

test('a proposed company account awaits another administrator', async () =>
  expect(await rows(one, "select bank_name, main from company_accounts where state = 'proposed'")).toEqual([
    { bank_name: 'Banco de la Vega', main: false },
  ]))

test('every phase has its project, and the books balance', async () => {
  const phases = await rows<{ phase: PhaseName }>(one, 'select phase from projects')
  expect(phases.map(({ phase }) => phase).toSorted()).toEqual([...PHASES].toSorted())
  const { isBalanced, invariants } = await reconcile({ database: one.kernel.database, clock: one.clock })
  expect(invariants.filter(({ exceptionCount }) => exceptionCount > 0)).toEqual([])
  expect(isBalanced).toBe(true)
})

test('statements are matched with the books, and leave open lines', async () => {
  const states = await rows<{ state: string; count: number }>(
    one,
    'select state, count(*)::integer as count from bank_movements group by state',
  )
  const countOf = new Map(states.map(({ state, count }) => [state, count]))
  expect(countOf.get('matched')).toBeGreaterThan(20)
  const open = await rows<{ counterparty_name: string }>(
    one,
    "select counterparty_name from bank_movements where state in ('open', 'held')",
  )
  expect(open).toEqual([{ counterparty_name: 'HEREDEROS DE P. ANSUATEGUI' }])
  const payments = await rows<{ state: string }>(one, 'select distinct state from payments order by state')
  expect(payments).toEqual([{ state: 'executed' }, { state: 'queued' }])
  const days = await rows<{ before: string | null; from: string }>(
    one,
    'select lag(to_day) over (order by to_day)::text as before, from_day::text as from from bank_statements order by to_day',
  )
  expect(days.length).toBeGreaterThan(20)
  for (const { before, from } of days.slice(1)) expect(from).toBe(addDays(before!, 1))
})

test('a financed project is twenty-one days late, and a closed one has been repaid', async () => {
  const { data } = await one.client().GET('/v1/project/projects', { params: { query: { take: 100 } } })
  const financed = data!.data.find(({ phaseName }) => phaseName === 'Financed')!
  expect(financed).toMatchObject({ name: 'Mercado de San Roque', daysLate: 21, percentageInvested: 100 })
  const [closed] = await rows<{ finished: string; live: string }>(
    one,
    `select count(*) filter (where o.status = 'finished') as finished, count(*) filter (where o.status in ('pending', 'active')) as live
     from orders o join projects p using (project_id) where p.phase = 'Closed'`,
  )
  expect(Number(closed!.finished)).toBeGreaterThan(5)
  expect(closed!.live).toBe('0')
})

test('only plans lie in the future', async () => {
  const [last] = await rows<{ transactions: Date; orders: Date; audited: Date }>(
    one,
    'select (select max(created_at) from transactions) as transactions, (select max(created_at) from orders) as orders, (select max(created_at) from audit_records) as audited',
  )
  for (const instant of Object.values(last!)) expect(instant.getTime()).toBeLessThan(anchor.getTime())
  const [first] = await rows<{ begun: Date }>(one, 'select min(created_at) as begun from users')
  expect(calendarDateOf(first!.begun)).toBe(addDays(today, -730))
})

test('movements of both directions and different ages await a decision', async () => {
  const waiting = await rows<{ type: string; hours: number }>(
    one,
    `select type, extract(epoch from ('${anchor.toISOString()}'::timestamptz - created_at))::integer / 3600 as hours from transactions where status = 'pending'`,
  )
  expect(new Set(waiting.map(({ type }) => type))).toEqual(new Set(['income', 'withdraw']))
  expect(Math.max(...waiting.map(({ hours }) => hours))).toBeGreaterThan(48)
  expect(Math.min(...waiting.map(({ hours }) => hours))).toBeLessThan(12)
})

test('the accounts of the login page log in with their password and their code', async () => {
  const { data } = await one.client().GET('/v1/misc/demonstration-accounts')
  expect(data!.data.map(({ role }) => role).toSorted()).toEqual(['admin', 'admin', 'operator', 'user', 'user', 'user'])
  for (const { email, code } of data!.data) {
    const login = await one.client().POST('/v1/auth/login', { body: { email, password: DEMONSTRATION_PASSWORD } })
    expect(login.data).toEqual({ next: 'otp' })
    const cookie = login.response.headers.get('set-cookie')!.split(';')[0]!
    const otp = await one.client(undefined, { cookie }).POST('/v1/auth/otp', { body: { code } })
    expect(otp.data).toMatchObject({ next: 'home' })
  }
})

/** Payment parts by year, in cents. */
type Parts = Record<'interest' | 'fee' | 'withheld' | 'principal' | 'net', bigint>
function addUp(payments: ReadonlyArray<{ year: string } & Parts>): ReadonlyMap<string, Parts> {
  const years = new Map<string, Parts>()
  for (const { year, ...parts } of payments) {
    const sum = years.get(year) ?? { interest: 0n, fee: 0n, withheld: 0n, principal: 0n, net: 0n }
    for (const name of Object.keys(sum) as (keyof Parts)[]) sum[name] += parts[name]
    years.set(year, sum)
  }
  return years
}

test('payments agree with ledger and movements to the cent, by investor and year', async () => {
  const ledger = await rows<{ user_id: string; year: string; withheld: string } & Record<keyof Parts, string>>(
    one,
    `select o.user_id, to_char(t.created_at at time zone 'Europe/Madrid', 'YYYY') as year,
       sum(t.amount) filter (where t.kind in ('return', 'fee', 'withholding'))::text as interest,
       coalesce(sum(t.amount) filter (where t.kind = 'fee'), 0)::text as fee, coalesce(sum(t.amount) filter (where t.kind = 'withholding'), 0)::text as withheld,
       coalesce(sum(t.amount) filter (where t.kind = 'principal'), 0)::text as principal, sum(t.amount) filter (where t.credit_account_id = o.wallet_id)::text as net
     from ledger_transfers t join orders o using (order_id) where t.distribution_id is not null and t.kind <> 'settle' group by 1, 2`,
  )
  const investors = new Set(ledger.map(({ user_id }) => user_id))
  expect(investors.size).toBeGreaterThan(5)
  let withheld = 0n
  for (const userId of investors) {
    const client = one.client((await given(one).session(userId)).token)
    const payments = await all((query) => client.GET('/v1/project/distributions/payments', { params: { query } }))
    const movements = await all((query) => client.GET('/v1/wallet/transactions', { params: { query } }))
    const paid = payments.flatMap(({ paidAt, ...payment }) => (paidAt === null ? [] : [{ ...payment, paidAt }]))
    const ofPayments = addUp(paid.map((payment) => ({ year: yearOf(payment.paidAt), ...partsOf(payment) })))
    const credited = movements.flatMap(({ payment, amount, createdAt }) =>
      payment === null ? [] : [{ year: yearOf(createdAt), ...partsOf({ ...payment, net: amount }) }],
    )
    expect(addUp(credited)).toEqual(ofPayments)
    const booked = ledger.filter(({ user_id }) => user_id === userId)
    expect(new Map(booked.map(({ year, ...sums }) => [year, centsOf(sums)]))).toEqual(ofPayments)
    for (const { interest, fee, withheld: tax, principal, net } of [...paid.map(partsOf), ...credited]) {
      expect(interest - fee - tax + principal).toBe(net)
      // 19 % to the nearest cent: all are residents of Spain.
      expect(tax).toBe((interest * 19n + 50n) / 100n)
      withheld += tax
    }
  }
  const [kept] = await rows<{ balance: string }>(
    one,
    "select balance::text from ledger_accounts where kind = 'withheld'",
  )
  const administrator = one.client((await given(one).session((await given(one).administrator()).userId)).token)
  const report = (await administrator.GET('/v1/tax/withholdings')).data!
  const sumOf = (name: 'withheld' | 'open' | 'underWay' | 'handedOver') =>
    report.quarters.reduce((sum, quarter) => sum + parseAmount(quarter[name]), 0n)
  expect(sumOf('open')).toBe(BigInt(kept!.balance))
  expect(parseAmount(report.balance)).toBe(BigInt(kept!.balance))
  expect(sumOf('withheld') - sumOf('handedOver')).toBe(BigInt(kept!.balance))
  expect(withheld).toBe(2n * sumOf('withheld'))
  expect(withheld).toBeGreaterThan(0n)
  // Only the last complete quarter is still to be paid to the tax office.
  const [last, ...earlier] = report.quarters.filter(({ isOver }) => isOver)
  expect([last!.fromDay, last!.handovers, last!.open]).toEqual(['2026-07-01', [], last!.withheld])
  expect(earlier.length).toBeGreaterThan(1)
  for (const { fromDay, withheld: amount, handedOver } of earlier)
    expect([fromDay, handedOver]).toEqual([fromDay, amount])
})

async function all<Row>(
  read: (query: { skip: number; take: number }) => Promise<{ data?: { data: Row[]; total: number } }>,
): Promise<Row[]> {
  const rowsSoFar: Row[] = []
  for (;;) {
    const { data } = await read({ skip: rowsSoFar.length, take: 100 })
    rowsSoFar.push(...data!.data)
    if (rowsSoFar.length >= data!.total) return rowsSoFar
  }
}

const yearOf = (instant: string) => calendarDateOf(new Date(instant)).slice(0, 4)
const partsOf = ({ interest, fee, withheld, principal, net }: Record<keyof Parts, string>): Parts => ({
  interest: parseAmount(interest),
  fee: parseAmount(fee),
  withheld: parseAmount(withheld),
  principal: parseAmount(principal),
  net: parseAmount(net),
})
const centsOf = ({ interest, fee, withheld, principal, net }: Record<keyof Parts, string>): Parts => ({
  interest: BigInt(interest),
  fee: BigInt(fee),
  withheld: BigInt(withheld),
  principal: BigInt(principal),
  net: BigInt(net),
})

test('no session and no queued mail is left', async () => {
  expect(await rows(other, 'select * from sessions')).toEqual([])
  const seen = await rows<{ count: string }>(
    other,
    'select count(*) from users where last_access_at is null or last_access_at < created_at or last_access_at > now()',
  )
  expect(seen).toEqual([{ count: '0' }])
  const jobs = await rows<{ name: string }>(other, 'select distinct task_identifier as name from graphile_worker.jobs')
  expect(jobs).toEqual([{ name: 'fetchVerificationMedia' }])
})
