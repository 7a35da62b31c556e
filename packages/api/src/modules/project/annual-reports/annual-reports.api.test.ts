import { createHash } from 'node:crypto'
import { PHASE_IDS, type ClassCriterion, type WantedClass } from '@cauce/contract'
import {
  classRequest,
  given,
  givenSheet,
  testApp,
  type Person,
  type ProjectReference,
  placeOrder,
  sample,
} from '@cauce/testing'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { findUser } from '../../account/users/index.ts'
import { keepIdentity } from '../../account/kept-identities/index.ts'

const app = testApp()
let admin: Person
const projects: Record<string, ProjectReference> = {}
const people: Record<string, Person> = {}

const again = async (who: Person) => ({ ...who, client: (await given(app).session(who.userId)).client })
const at = (id: string) => ({ params: { path: { id } } })
const path = '/v1/project/annual-reports'
const read = async (year: number, who = admin) =>
  (await (await again(who)).client.GET(path, { params: { query: { year } } })).data!
const make = async (year: number, who = admin) => (await again(who)).client.POST(path, { body: { year } })
const offerOf = async (name: string, year = 2026) =>
  (await read(year)).offers.find(({ projectId }) => projectId === projects[name]!.projectId)

async function declare(who: Person, country: string, validFrom: string): Promise<void> {
  const body = { kind: 'residence', country, validFrom, ...(country !== 'ES' && sample.ABROAD) } as never
  const { data } = await (await again(who)).client.POST('/v1/tax/tax-details', { body })
  const { client } = await again(admin)
  await client.PATCH('/v1/tax/tax-details/{id}', { ...at(data!.taxDetailId), body: { state: 'valid' } })
}

async function classify(who: Person, criteria: readonly ClassCriterion[], wanted?: WantedClass): Promise<void> {
  const { data } = await who.client.POST('/v1/account/classifications', { body: classRequest(criteria, wanted) })
  const { client } = await again(admin)
  await client.PATCH('/v1/account/classifications/{id}', { ...at(data!.classificationId), body: { state: 'approved' } })
}

async function invest(name: string, project: string, amount: string, instant: string): Promise<string> {
  app.clock.set(instant)
  const { client, userId } = await again(people[name]!)
  const { data, error } = await placeOrder({ client, userId }, projects[project]!, amount)
  if (!data) throw new Error(JSON.stringify(error))
  return data.orderId
}

const discard = async (project: string, instant: string) => {
  app.clock.set(instant)
  const { client } = await again(admin)
  const body = { phaseId: PHASE_IDS.Discarded }
  const { response } = await client.PATCH('/v1/project/projects/{id}', { ...at(projects[project]!.projectId), body })
  expect(response.status).toBe(200)
}

/** Open in 2026, before and after. */
async function givenProjects(): Promise<void> {
  const open = async (name: string, more: object = {}) => {
    projects[name] = await given(app).project({
      ...{
        name,
        financingAmount: '90000.00',
        minimumInvestment: '10.00',
        dateStart: '2025-01-01',
        dateEnd: '2028-12-31',
      },
      ...more,
    })
  }
  app.clock.set('2025-12-20T09:00:00Z')
  await open('over before')
  await open('over on its first day')
  await discard('over before', '2025-12-31T23:00:00Z')
  await discard('over on its first day', '2025-12-31T23:30:00Z')
  app.clock.set('2026-11-20T09:00:00Z')
  await open('whole')
  await open('without a sheet', { promoterTaxNumber: null })
  await open('no loan', { promoterTaxNumber: 'PT501234560' })
  await open('raised nothing')
  await open('never open', { phase: 'Draft' })
  await app.kernel.database.$client.query(
    'update project_types set is_loan = false where project_type_id = (select project_type_id from projects where project_id = $1)',
    [projects['no loan']!.projectId],
  )
  await givenSheet(await again(admin), projects['whole']!.projectId)
}

async function givenPeople(): Promise<void> {
  for (const name of ['ana', 'bo', 'cy', 'di', 'ed'])
    people[name] = await given(app).investor({ name, wallet: '50000.00' })
  for (const [name, taxNumber] of [
    ['bank', 'A58818501'],
    ['owner', 'B12345674'],
  ] as const)
    people[name] = await given(app).investor({ kind: 'company', companyName: name, taxNumber, wallet: '50000.00' })
  for (const name of ['ana', 'di', 'ed', 'bank', 'owner']) await declare(people[name]!, 'ES', '2020-01-01')
  await declare(people['bo']!, 'DE', '2020-01-01')
  await classify(people['bo']!, ['income', 'transactions'])
  await classify(people['bank']!, ['authorisedEntity'], 'professional')
}

async function givenOrders(): Promise<void> {
  await invest('ana', 'whole', '1000.10', '2026-11-21T09:00:00Z')
  await invest('ana', 'whole', '250.05', '2026-11-22T09:00:00Z')
  await invest('ana', 'without a sheet', '40.00', '2026-11-22T10:00:00Z')
  await invest('bo', 'whole', '3000.00', '2026-11-22T11:00:00Z')
  await invest('cy', 'whole', '77.00', '2026-11-22T12:00:00Z')
  await invest('bank', 'whole', '9000.00', '2026-11-22T13:00:00Z')
  await invest('bank', 'no loan', '500.00', '2026-11-22T14:00:00Z')
  await invest('owner', 'whole', '600.00', '2026-11-22T15:00:00Z')
  // Promoters do not invest in their own project any more; older ones may have.
  await app.kernel.database.$client.query("update users set tax_number = 'B98765431' where tax_number = 'B12345674'")
  await invest('ed', 'no loan', '60.00', '2026-11-22T16:00:00Z')
  for (const project of ['whole', 'raised nothing']) {
    const revoked = await invest('di', project, '800.00', '2026-11-23T09:00:00Z')
    await (await again(people['di']!)).client.POST('/v1/project/orders/{id}/revoke', at(revoked))
  }
  // Ana moves on 1 December: earlier investments keep her former residence.
  await invest('ana', 'whole', '15.00', '2026-11-30T23:30:00Z')
  app.clock.set('2026-12-01T09:00:00Z')
  await declare(people['ana']!, 'PT', '2026-12-01')
  await invest('ana', 'whole', '20.00', '2026-12-31T22:59:59Z')
  await invest('ana', 'whole', '30.00', '2026-12-31T23:00:00Z')
  app.clock.set('2026-12-31T23:00:00Z')
  await given(app).project({ name: 'of the next year', dateEnd: '2028-12-31' })
  app.clock.set('2027-01-20T09:00:00Z')
}

beforeAll(async () => {
  app.clock.set('2025-12-20T09:00:00Z')
  admin = await given(app).administrator()
  await givenProjects()
  await givenPeople()
  await givenOrders()
})

const cents = (amount: string) => amount.replace('.', '').replace(/^0+(?=\d)/, '')

describe('the report of a year', () => {
  test('has one line for each type of investor and residence, each person counted once', async () => {
    const offer = await offerOf('whole')
    expect(offer).toMatchObject({ raised: '13962.15', invested: '13962.15', instrument: 'LOAN', naceSection: 'F' })
    const fields = offer!.lines.map((line) => [line.investorType, line.residence, line.investorCount, line.invested])
    expect(fields).toEqual([
      ['PROF', 'ES', 1, '9000.00'],
      ['SOPH', 'DE', 1, '3000.00'],
      ['RETL', 'ES', 1, '1250.15'],
      ['RETL', 'PT', 1, '35.00'],
      ['RETL', null, 1, '77.00'],
      ['OTHR', 'ES', 1, '600.00'],
    ])
  })

  test('has the offers open on any day of the year in Madrid, even those that raised nothing', async () => {
    const { offers, totals } = await read(2026)
    expect(offers.map(({ projectName }) => projectName)).toEqual([
      'no loan',
      'over on its first day',
      'raised nothing',
      'whole',
      'without a sheet',
    ])
    expect(totals).toMatchObject({ offerCount: 5, raised: '14562.15' })
    const empty = offers.find(({ projectName }) => projectName === 'raised nothing')
    expect(empty).toMatchObject({ raised: '0.00', lines: [{ investorType: null, investorCount: 0, invested: '0.00' }] })
    const inYear = async (year: number) =>
      (await read(year)).offers.map(({ projectName, raised }) => [projectName, raised])
    expect(await inYear(2025)).toEqual([
      ['over before', '0.00'],
      ['over on its first day', '0.00'],
    ])
    expect((await inYear(2027)).filter(([name]) => name === 'whole')).toEqual([['whole', '30.00']])
    expect((await inYear(2027)).flat()).toContain('of the next year')
  })

  test('lists what offers and lines lack, and for which customers', async () => {
    expect(await offerOf('without a sheet')).toMatchObject({
      problems: ['identifier-missing', 'nace-missing', 'owner-missing'],
    })
    expect(await offerOf('no loan')).toMatchObject({ owner: 'PT501234560', instrument: 'OTHR' })
    const { problems, owner, identifier, lines } = (await offerOf('whole'))!
    expect([problems, owner]).toEqual([[], 'ESB98765431'])
    expect(identifier).toMatch(/^9598CAUCE00000000012\d{8}$/)
    const unknown = lines.filter((line) => line.problems.length > 0)
    expect(unknown).toMatchObject([
      { residence: null, withoutResidence: [{ userId: people['cy']!.userId, isClosed: false }] },
    ])
  })

  test('is due on the last day of February, and its year is over at midnight in Madrid', async () => {
    expect(await read(2026)).toMatchObject({ isOver: true, dueBy: '2027-02-28' })
    expect(await read(2027)).toMatchObject({ isOver: false, dueBy: '2028-02-29' })
    const isOverAt = async (instant: string) => {
      app.clock.set(instant)
      return (await read(2026)).isOver
    }
    expect(await isOverAt('2026-12-31T22:59:59Z')).toBe(false)
    expect(await isOverAt('2026-12-31T23:00:00Z')).toBe(true)
    app.clock.set('2027-01-20T09:00:00Z')
  })

  test('names a customer without residence even after closing, while the identity is kept', async () => {
    const { userId } = people['cy']!
    const { $client: pool } = app.kernel.database
    const nameless = async () =>
      (await offerOf('whole'))!.lines.flatMap((line) => line.withoutResidence).filter((one) => one.userId === userId)
    const [open] = await nameless()
    await keepIdentity(app.kernel.database, (await findUser(app.kernel.database, userId))!, app.clock.now())
    await pool.query("update users set deleted_at = now(), name = '—', surname = '' where user_id = $1", [userId])
    expect(await nameless()).toEqual([{ ...open!, isClosed: true }])
    await pool.query('delete from kept_identities where user_id = $1', [userId])
    expect(await nameless()).toEqual([{ userId, name: null, isClosed: true }])
  })

  test('names a closed account by its kept identity until that is erased', async () => {
    const { userId } = people['owner']!
    const { $client: pool } = app.kernel.database
    await keepIdentity(app.kernel.database, (await findUser(app.kernel.database, userId))!, app.clock.now())
    await pool.query(
      "update users set deleted_at = now(), name = '—', company_name = null, tax_number = null where user_id = $1",
      [userId],
    )
    expect((await offerOf('whole'))!.lines.at(-1)).toMatchObject({ investorType: 'OTHR', invested: '600.00' })
    await pool.query('delete from kept_identities where user_id = $1', [userId])
    const { lines } = (await offerOf('whole'))!
    expect(lines.map(({ investorType }) => investorType)).not.toContain('OTHR')
    expect(lines.find(({ residence }) => residence === 'ES')).toBeDefined()
  })
})

describe('the file of a report', () => {
  test('has a record for each line, whose field 12 adds up to field 5 of each offer', async () => {
    const { totals, lei, checks } = await read(2026)
    const { content, sha256, fileName } = (await make(2026)).data!
    const [header, ...records] = content
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(','))
    expect([header!.length, records.length, fileName]).toEqual([13, totals.lineCount, `annual-report-${lei}-2026.csv`])
    expect(new Set(records.map(([first, year, , , , currency]) => [first, year, currency].join()))).toEqual(
      new Set([`${lei},2026,EUR`]),
    )
    const own = records.filter(([, , identifier]) => identifier?.startsWith(lei!))
    expect(own.reduce((sum, record) => sum + BigInt(cents(record[11]!)), 0n)).toBe(BigInt(cents(own[0]![4]!)))
    expect(createHash('sha256').update(content).digest('hex')).toBe(sha256)
    expect(checks.map(({ expected, found }) => expected === found)).toEqual([true, true, true])
  })

  test('leaves a record of its maker', async () => {
    const { annualReportId, sha256, year } = (await make(2026)).data!
    const { client } = await again(admin)
    const { data } = await client.GET('/v1/misc/audit', { params: { query: { recordId: annualReportId } } })
    expect(data!.data).toMatchObject([
      { operation: 'annualReports.make', actorId: admin.userId, after: { sha256, year } },
    ])
  })

  test('shows a missing LEI of the platform, and lacks identifiers not fixed by a sheet', async () => {
    const { lei: _, ...company } = app.kernel.company.now()
    const now = vi.spyOn(app.kernel.company, 'now').mockReturnValue(company)
    try {
      expect(await read(2026)).toMatchObject({ lei: null, problems: ['lei-missing'] })
      expect(await offerOf('no loan')).toMatchObject({ identifier: null })
      expect((await make(2026)).data).toMatchObject({ fileName: 'annual-report-no-lei-2026.csv' })
    } finally {
      now.mockRestore()
    }
  })
})
