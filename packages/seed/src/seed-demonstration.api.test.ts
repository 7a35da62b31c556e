import { issueDocuments } from '@cauce/api/flows/issue-documents/index'
import { addDays, calendarDateOf, parseAmount, type PhaseName, PHASES } from '@cauce/contract'
import { reconcile } from '@cauce/api/modules/wallet/reconciliation'
import { given, testApp } from '@cauce/testing'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeAll, expect, test } from 'vitest'
import { seedDemonstration } from './seed-demonstration.ts'

/** Already tomorrow in Madrid; a loan has two equal payments on one statement. */
const anchor = new Date('2026-11-24T23:29:00.000Z')
const today = calendarDateOf(anchor)
const size = { individuals: 8, companies: 4, projectsOfPhase: 1 }

const app = testApp()
let investors: string[]
beforeAll(async () => {
  app.clock.set(anchor)
  const { databaseUrl, kernel } = app
  // The story is independent of later legal requirements.
  const firstParameters = { ...kernel.settings.firstParameters, isSheetRequired: true }
  const settings = { ...kernel.settings, institution: INSTITUTION, firstParameters }
  await seedDemonstration({ databaseUrl, settings, anchor, size, log: { info: () => {} } })
  const ordered = await rows<{ user_id: string }>('select distinct user_id from orders order by 1')
  investors = ordered.filter((_, index) => index % 3 === 0).map((row) => row.user_id)
  for (const userId of investors) await issueDocuments(kernel, userId)
}, 600_000)

const INSTITUTION = { baseUrl: 'http://localhost:9', secret: 'a'.repeat(32), previousSecret: undefined }

const rows = async <Row extends object>(query: string, ...values: unknown[]): Promise<Row[]> =>
  (await app.kernel.database.$client.query<Row>(query, values)).rows

test('no session and no queued mail is left', async () => {
  expect(await rows('select * from sessions')).toEqual([])
  const seen = await rows<{ count: string }>(
    'select count(*) from users where last_access_at is null or last_access_at < created_at or last_access_at > now()',
  )
  expect(seen).toEqual([{ count: '0' }])
  const jobs = await rows<{ name: string }>('select distinct task_identifier as name from graphile_worker.jobs')
  expect(jobs).toEqual([{ name: 'fetchVerificationMedia' }])
})

test('every phase has its project, and the books balance', async () => {
  const phases = await rows<{ phase: PhaseName }>('select phase from projects')
  expect(phases.map(({ phase }) => phase).toSorted()).toEqual([...PHASES].toSorted())
  const { isBalanced, invariants } = await reconcile({ database: app.kernel.database, clock: app.clock })
  expect(invariants.filter(({ exceptionCount }) => exceptionCount > 0)).toEqual([])
  expect(isBalanced).toBe(true)
})

const DECIDED = `
  select distinct on (t.issuer_name, t.type, t.status, said.acts) t.transaction_id, t.amount, said.acts
  from transactions t cross join lateral (
    select array_agg(distinct concat_ws(' ', case when d.kind = 'cancel_withdrawal' and d.decided_as = 'staff' then 'reject_withdrawal' else d.kind end,
      d.decided_as, f.name || ' ' || f.surname, b.name || ' ' || b.surname)) as acts
    from ledger_transfers p join money_decisions d using (decision_id)
    left join users f on f.user_id = d.first_by and d.decided_as = 'staff' left join users b on b.user_id = d.decided_by and d.decided_as = 'staff'
    where p.transaction_id = t.transaction_id) said
  where said.acts is not null order by t.issuer_name, t.type, t.status, said.acts, t.transaction_id`

test('the history of each kind of movement says what was decided, by whom, and how much', async () => {
  const { client } = await given(app).administrator()
  const decided = await rows<{ transaction_id: string; amount: string; acts: string[] }>(DECIDED)
  expect(decided.length).toBeGreaterThan(8)
  for (const { transaction_id: id, amount, acts } of decided) {
    const { data } = await client.GET('/v1/wallet/transactions/{id}/context', { params: { path: { id } } })
    const told = data!.steps.map(({ act, by }) => [act, by!.as, ...by!.names].join(' '))
    expect(told).toEqual(expect.arrayContaining(acts))
    expect(data!.steps.every((step) => parseAmount(step.amount) === BigInt(amount))).toBe(true)
    const asked = told.filter((words) => words.startsWith('ask_deposit') || words.startsWith('request_withdrawal'))
    expect(asked.length).toBe(acts.some((words) => /^(approve|reject|cancel|credit|request)_/.test(words)) ? 1 : 0)
  }
})

test('statements are matched with the books, and leave open lines', async () => {
  const states = await rows<{ state: string; count: number }>(
    'select state, count(*)::integer as count from bank_movements group by state',
  )
  const countOf = new Map(states.map(({ state, count }) => [state, count]))
  expect(countOf.get('matched')).toBeGreaterThan(20)
  const open = await rows<{ counterparty_name: string }>(
    "select counterparty_name from bank_movements where state in ('open', 'held')",
  )
  expect(open).toEqual([{ counterparty_name: 'HEREDEROS DE P. ANSUATEGUI' }])
  const payments = await rows<{ state: string }>('select distinct state from payments order by state')
  expect(payments).toEqual([{ state: 'executed' }, { state: 'queued' }])
  const days = await rows<{ before: string | null; from: string }>(
    'select lag(to_day) over (order by to_day)::text as before, from_day::text as from from bank_statements order by to_day',
  )
  expect(days.length).toBeGreaterThan(20)
  for (const { before, from } of days.slice(1)) expect(from).toBe(addDays(before!, 1))
})

test('whoever has money in the loan in default is told on that day', async () => {
  const holders = await rows<{ user_id: string; day: string }>(
    "select distinct o.user_id, d.since::text as day from loan_defaults d join orders o using (project_id) where o.status = 'active' order by 1",
  )
  expect(holders.length).toBeGreaterThan(2)
  const told = await rows(
    `select user_id, (created_at at time zone 'Europe/Madrid')::date::text as day from notifications
     where words -> 'es' ->> 'title' = '«Mercado de San Roque» está en impago' order by 1`,
  )
  expect(told).toEqual(holders)
})

test('only plans lie in the future', async () => {
  const [last] = await rows<{ transactions: Date; orders: Date; audited: Date }>(
    'select (select max(created_at) from transactions) as transactions, (select max(created_at) from orders) as orders, (select max(created_at) from audit_records) as audited',
  )
  for (const instant of Object.values(last!)) expect(instant.getTime()).toBeLessThan(anchor.getTime())
  const [first] = await rows<{ begun: Date }>('select min(created_at) as begun from users')
  expect(calendarDateOf(first!.begun)).toBe(addDays(today, -730))
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
    const client = app.client((await given(app).session(userId)).token)
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
  const [kept] = await rows<{ balance: string }>("select balance::text from ledger_accounts where kind = 'withheld'")
  const administrator = app.client((await given(app).session((await given(app).administrator()).userId)).token)
  const report = (await administrator.GET('/v1/tax/withholdings')).data!
  const sumOf = (name: 'withheld' | 'open' | 'underWay' | 'handedOver') =>
    report.data.reduce((sum, quarter) => sum + parseAmount(quarter[name]), 0n)
  expect(sumOf('open')).toBe(BigInt(kept!.balance))
  expect(parseAmount(report.balance)).toBe(BigInt(kept!.balance))
  expect(sumOf('withheld') - sumOf('handedOver')).toBe(BigInt(kept!.balance))
  expect(withheld).toBe(2n * sumOf('withheld'))
  expect(withheld).toBeGreaterThan(0n)
  // Only the last complete quarter is still to be paid to the tax office.
  const [last, ...earlier] = report.data.filter(({ isOver }) => isOver)
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

async function textOf(userId: string, id: string): Promise<string> {
  const { client, token } = await given(app).session(userId)
  const { data } = await client.GET('/v1/account/issued-documents/url/{id}', { params: { path: { id } } })
  const { rawPayload } = await app.app.inject({ url: data!.url, cookies: { session: token } })
  const task = getDocument({ data: new Uint8Array(rawPayload), verbosity: 0 })
  const document = await task.promise
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  await task.destroy()
  return pages.join(' ').replaceAll(/\s+/g, ' ')
}

interface Issued {
  readonly issued_document_id: string
  readonly user_id: string
  readonly kind: string
  readonly period_start: string
  readonly period_end: string
  readonly language: 'es' | 'en'
}
const issuedOf = (kind: string) =>
  rows<Issued>(
    'select issued_document_id, user_id, kind, period_start::text, period_end::text, language from issued_documents where kind = $1 order by number',
    kind,
  )
const amount = (cents: bigint) => {
  const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0')
  const whole = digits.slice(0, -2).replaceAll(/\B(?=(\d{3})+$)/g, '.')
  return `${cents < 0n ? '−' : ''}${whole},${digits.slice(-2)} €`
}
const dayOf = (date: string) => date.split('-').toReversed().join('/')

/** From the wallet's movements, which the ledger did not write. */
async function balanceBefore(userId: string, day: string): Promise<bigint> {
  const [row] = await rows<{ balance: string }>(
    `select coalesce(sum(case type when 'income' then amount else -amount end), 0)::text as balance from transactions
     where user_id = $1 and status = 'completed' and coalesce(decided_at, created_at) < ($2::timestamp at time zone 'Europe/Madrid')`,
    userId,
    day,
  )
  return BigInt(row!.balance)
}

test.each(['monthlyStatement', 'yearlyStatement'])(
  "every %s opens and closes with the sums of the wallet's movements",
  async (kind) => {
    const all = await issuedOf(kind)
    expect(all.length).toBeGreaterThanOrEqual(investors.length)
    for (const { user_id: userId, period_start: start, period_end: end, ...issued } of all) {
      const text = await textOf(userId, issued.issued_document_id)
      const word = issued.language === 'es' ? 'Saldo el' : 'Balance on'
      const said = text.match(new RegExp(`${word} (\\S+) (\\S+ €)`, 'g'))
      expect(said, issued.issued_document_id).toEqual([
        `${word} ${dayOf(start)} ${amount(await balanceBefore(userId, start))}`,
        `${word} ${dayOf(end)} ${amount(await balanceBefore(userId, addDays(end, 1)))}`,
      ])
    }
  },
  300_000,
)

test('every certificate states the sums of the ledger and the fees of its year', async () => {
  const all = await issuedOf('taxCertificate')
  expect(all.length).toBeGreaterThan(3)
  for (const { user_id: userId, period_start: start, language, issued_document_id: id } of all) {
    const [sums] = await rows<{ gross: string; withheld: string; fee: string; lines: number }>(
      `select sum(t.amount) filter (where t.kind in ('return', 'fee', 'withholding'))::text as gross,
         coalesce(sum(t.amount) filter (where t.kind = 'withholding'), 0)::text as withheld,
         (select sum(f.amount)::text from fees f where f.user_id = $1 and to_char(f.created_at at time zone 'Europe/Madrid', 'YYYY') = $2) as fee
       from ledger_transfers t join orders o using (order_id)
       where o.user_id = $1 and t.distribution_id is not null and t.kind <> 'settle' and to_char(t.created_at at time zone 'Europe/Madrid', 'YYYY') = $2`,
      userId,
      start.slice(0, 4),
    )
    const text = await textOf(userId, id)
    const [gross, withheld, fee] = [sums!.gross, sums!.withheld, sums!.fee].map((cents) => amount(BigInt(cents)))
    expect(text).toContain(
      language === 'es' ? `íntegro ${gross}, retenido ${withheld}.` : `gross ${gross}, withheld ${withheld}.`,
    )
    expect(text).toMatch(new RegExp(`(Suma|Total) \\d+ ${gross} ${withheld}`))
    expect(text).toContain(fee!)
  }
})

test('every certificate agrees with the statement of its year on interest and tax', async () => {
  const statements = await issuedOf('yearlyStatement')
  for (const { user_id: userId, period_start: start, issued_document_id: id } of await issuedOf('taxCertificate')) {
    const statement = statements.find((one) => one.user_id === userId && one.period_start === start)!
    const certificate = await textOf(userId, id)
    const [, gross, withheld] = /(?:íntegro|gross) (\S+ €), (?:retenido|withheld) (\S+ €)\./.exec(certificate)!
    const text = await textOf(userId, statement.issued_document_id)
    expect(text).toMatch(new RegExp(`(Intereses brutos|Gross interest) \\+${gross}`))
    const tax =
      withheld === '0,00 €' ? text : `${statement.language === 'es' ? 'Retención' : 'Tax withheld'} −${withheld}`
    expect(text).toContain(tax)
  }
})

test('every investor has a summary of each ended project', async () => {
  const [{ count }] = (await rows<{ count: number }>(
    "select count(distinct (o.user_id, o.project_id))::int as count from orders o join projects p using (project_id) where p.phase = 'Closed' and o.status = 'finished' and o.user_id = any($1)",
    investors,
  )) as [{ count: number }]
  expect(count).toBeGreaterThan(0)
  expect((await issuedOf('projectSummary')).length).toBe(count)
})
