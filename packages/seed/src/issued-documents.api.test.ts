import { issueDocuments } from '@cauce/api/flows/issue-documents/index'
import { addDays } from '@cauce/contract'
import { given, startTestApp, type TestApp } from '@cauce/testing'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedDemonstration } from './seed-demonstration.ts'

const anchor = new Date('2026-11-20T09:00:00.000Z')
const size = { individuals: 5, companies: 2, projectsOfPhase: 1 }
const path = '/v1/account/issued-documents'

let app: TestApp
let people: string[]
beforeAll(async () => {
  app = await startTestApp()
  app.clock.set(anchor)
  const { databaseUrl, kernel } = app
  await seedDemonstration({ databaseUrl, settings: kernel.settings, anchor, size, log: { info: () => {} } })
  people = (await rows<{ user_id: string }>('select distinct user_id from orders order by 1')).map((row) => row.user_id)
  for (const userId of people) await issueDocuments(kernel, userId)
}, 600_000)
afterAll(() => app.stop())

const rows = async <Row extends object>(query: string, ...values: unknown[]): Promise<Row[]> =>
  (await app.kernel.database.$client.query<Row>(query, values)).rows

async function textOf(userId: string, id: string): Promise<string> {
  const { client, token } = await given(app).session(userId)
  const { data } = await client.GET(`${path}/url/{id}`, { params: { path: { id } } })
  const { rawPayload } = await app.app.inject({ url: data!.url, cookies: { cauce_session: token } })
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

it.each(['monthlyStatement', 'yearlyStatement'])(
  "every %s opens and closes with the sums of the wallet's movements",
  async (kind) => {
    const all = await issuedOf(kind)
    expect(all.length).toBeGreaterThanOrEqual(people.length)
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

it('every certificate states the sums of the ledger and the fees of its year', async () => {
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

it('every certificate agrees with the statement of its year on interest and tax', async () => {
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

it('every investor has a summary of each ended project', async () => {
  const [{ count }] = (await rows<{ count: number }>(
    "select count(distinct (o.user_id, o.project_id))::int as count from orders o join projects p using (project_id) where p.phase = 'Closed' and o.status = 'finished'",
  )) as [{ count: number }]
  expect(count).toBeGreaterThan(0)
  expect((await issuedOf('projectSummary')).length).toBe(count)
})
