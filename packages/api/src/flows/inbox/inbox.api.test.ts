import { addDays, addMonths, calendarDateOf } from '@cauce/contract'
import { given, givenCrowd, sample, testWorld, type GivenWorld } from '@cauce/testing'
import pg from 'pg'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { closeDays } from '../../modules/bank/daily-closes/index.ts'
import { LONG_SESSIONS } from '../testing/long-sessions.ts'

const { app, world } = testWorld(LONG_SESSIONS)
let administrator: Client
let manager: Client
beforeAll(async () => {
  await givenCrowd(app, world)
  administrator = (await given(app).session(world.administrator.userId)).client
  manager = (await given(app).session(world.manager.userId)).client
})

type Client = GivenWorld['administrator']['client']
const read = async (client: Client, query: object = {}) =>
  (await client.GET('/v1/misc/inbox', { params: { query: { take: 100, ...query } } })).data!
type Inbox = Awaited<ReturnType<typeof read>>
const idsOf = ({ data }: Pick<Inbox, 'data'>) => data.map(({ id }) => id)

const mine = { awaitsMyApproval: true }
const LISTS = {
  transactions: ['/v1/wallet/transactions', { ...mine, status: 'pending' }],
  matching: ['/v1/bank/matching', mine],
  bankFiles: ['/v1/bank/files', mine],
  paymentBatches: ['/v1/bank/payment-batches', mine],
  distributions: ['/v1/project/distributions', mine],
  refunds: ['/v1/project/projects', mine],
  bankAccounts: ['/v1/payment/bank-accounts', { state: 'pending' }],
  verifications: ['/v1/account/verifications', { isUndecided: true }],
  taxDetails: ['/v1/tax/tax-details', { state: 'pending' }],
  classifications: ['/v1/account/classifications', { state: 'pending' }],
  irregularities: ['/v1/project/irregularities', { state: 'suspended' }],
  companyAccounts: ['/v1/bank/company-accounts', mine],
  payees: ['/v1/bank/payees', mine],
  withholdingRates: ['/v1/tax/withholding-rates', mine],
  withholdingAgents: ['/v1/tax/withholding-agents', mine],
  declarers: ['/v1/tax/declarers', mine],
  brands: ['/v1/misc/brands', mine],
  companyDetails: ['/v1/misc/company-details', mine],
  legalTexts: ['/v1/misc/legal-texts', mine],
  parameters: ['/v1/misc/parameters', mine],
  accessChanges: ['/v1/account/access-changes', mine],
  accountHolds: ['/v1/account/account-holds', mine],
} as const

describe('the inbox of an administrator', () => {
  test('holds exactly what the lists say waits for them', async () => {
    const inbox = await read(administrator)
    const held = Object.groupBy(idsOf(inbox), (id) => id.split('/')[0]!)
    const listed: [string, readonly string[]][] = []
    for (const [noun, [path, query]] of Object.entries(LISTS)) {
      const get = administrator.GET as (path: string, init: object) => Promise<{ data: { data: object[] } }>
      const { data } = await get(path, { params: { query: { take: 100, ...query } } })
      const ids = data.data.map((row) => `${noun}/${Object.values(row)[0]}`)
      listed.push([noun, ids.toSorted()])
      expect((held[noun] ?? []).toSorted(), noun).toEqual(ids.toSorted())
    }
    expect(listed.filter(([, ids]) => ids.length > 0).length).toBeGreaterThanOrEqual(8)
    expect(inbox.total).toBe(Object.values(inbox.totals).reduce((sum, total) => sum + total, 0))
  })

  test('comes oldest first in pages that neither repeat nor drop a row', async () => {
    const whole = await read(administrator)
    const paged: Inbox['data'] = []
    for (let skip = 0; skip < whole.total; skip += 3) paged.push(...(await read(administrator, { skip, take: 3 })).data)
    expect(paged).toEqual(whole.data)
    expect(whole.data.map(({ since }) => since)).toEqual(whole.data.map(({ since }) => since).toSorted())
  })

  test('answers the totals alone with take=0', async () => {
    const { data, totals, total } = await read(administrator, { take: 0 })
    const whole = await read(administrator)
    expect([data, totals, total]).toEqual([[], whole.totals, whole.total])
  })

  test('is searched whole, by every word in name, text, account or amount', async () => {
    const { data } = await read(administrator)
    const income = data.find(({ kind }) => kind === 'income')!
    const [first, second] = income.name!.split(' ') as [string, string]
    const typed = income.amount!.replace('.', ',')
    for (const q of [`${second} ${first}`, typed, `${first.toUpperCase()} ${typed}`])
      expect(idsOf(await read(administrator, { q })), q).toContain(income.id)
    const none = await read(administrator, { q: `${first} 123456789,99` })
    expect([none.data, none.total]).toEqual([[], 0])
    expect(none.totals).toEqual((await read(administrator)).totals)
  })

  test('is narrowed to a kind, to a person, or to what another administrator signed first', async () => {
    const whole = await read(administrator)
    for (const [kind, total] of Object.entries(whole.totals)) {
      const narrowed = await read(administrator, { kind })
      expect([narrowed.total, new Set(narrowed.data.map((row) => row.kind))], kind).toEqual([total, new Set([kind])])
    }
    const { userId } = whole.data.find((row) => row.userId !== null)!
    const ofPerson = await read(administrator, { userId })
    expect(idsOf(ofPerson)).toEqual(idsOf({ data: whole.data.filter((row) => row.userId === userId) }))
    const signed = await read(administrator, { needsMyApproval: true })
    expect(idsOf(signed)).toEqual(idsOf({ data: whole.data.filter(({ needsMyApproval }) => needsMyApproval) }))
    expect(signed.total).toBe(whole.needsMyApprovalTotal)
  })

  test('names the colleague who has a row open', async () => {
    const [row] = (await read(administrator, { kind: 'income' })).data
    const colleague = await given(app).administrator({ name: 'Bea', surname: 'Soto' })
    await colleague.client.POST('/v1/misc/claims', { body: { recordId: row!.recordId, kind: 'income' } })
    expect((await read(administrator, { ids: [row!.id] })).data[0]!.claim).toMatchObject({ userName: 'Bea Soto' })
  })

  test('loses a row once it is decided', async () => {
    const [row] = (await read(administrator, { kind: 'verification' })).data
    const params = { path: { id: row!.recordId } }
    await administrator.PATCH('/v1/account/verifications/{id}', {
      params,
      body: { decision: 'Declined', reason: 'Ilegible' },
    })
    expect(idsOf(await read(administrator))).not.toContain(row!.id)
  })
})

describe('what falls due', () => {
  test('a task is in it from its day on, for whom it is and for nobody else', async () => {
    const colleague = await given(app).administrator()
    const body = { userId: world.customer.userId, title: 'Llamar', dueOn: '2026-12-01' }
    const { userTaskId } = (await colleague.client.POST('/v1/account/user-tasks', { body })).data!
    const isIn = async (client: Client) =>
      idsOf(await read(client, { kind: 'task' })).includes(`userTasks/${userTaskId}`)
    app.clock.set('2026-11-30T12:00:00.000Z')
    expect(await isIn(colleague.client)).toBe(false)
    app.clock.set('2026-12-01T12:00:00.000Z')
    expect([await isIn(colleague.client), await isIn(administrator)]).toEqual([true, false])
  })

  test('is sorted by its day, what has none at the end', async () => {
    app.clock.set('2027-06-01T12:00:00.000Z')
    const days = (await read(administrator, { orderBy: 'dueOn' })).data.map(({ dueOn }) => dueOn ?? '9999')
    expect(days).toEqual(days.toSorted())
  })

  test('withheld tax, late payments, complaints and conflicts agree with their pages', async () => {
    const { data, totals } = await read(administrator, { orderBy: 'dueOn' })
    const withheld = (await administrator.GET('/v1/tax/withholdings', { params: { query: { take: 100 } } })).data!
    const due = withheld.data.filter(({ isOver, open }) => isOver && open !== '0.00')
    expect(
      data.flatMap(({ kind, recordId, amount, dueOn }) => (kind === 'withheldTax' ? [[recordId, amount, dueOn]] : [])),
    ).toEqual(due.toReversed().map(({ fromDay, open, dueBy }) => [fromDay, `-${open}`, dueBy]))
    const late = { isLate: true, status: 'planned', take: 100 } as const
    const payments = (await administrator.GET('/v1/project/distributions', { params: { query: late } })).data!
    const complaints = (await administrator.GET('/v1/support/complaints', { params: { query: { isUrgent: true } } }))
      .data!
    const conflicts = (await administrator.GET('/v1/project/conflicts', { params: { query: { isReviewDue: true } } }))
      .data!
    const counts = [due.length, payments.total, complaints.total, conflicts.total]
    const { withheldTax = 0, latePayment = 0, complaint = 0, conflict = 0 } = totals
    expect([withheldTax, latePayment, complaint, conflict]).toEqual(counts)
    expect(Math.min(...counts)).toBeGreaterThan(0)
  })
})

describe('what is due to supervisors', () => {
  const duties = async (kind: string) =>
    (await read(administrator, { kind })).data.map(({ id, dueOn }) => [id, dueOn] as const)

  test('a report is in it from the end of its year on, until it was made after that end', async () => {
    const owner = new pg.Client({ connectionString: app.ownerUrl })
    await owner.connect()
    await owner.query(`insert into tax_handovers (handover_id, quarter, agent, form, amount, created_by, created_at)
      values (uuidv7(), '2026-10-01', 'platform', '123', 1, '${world.administrator.userId}', now())`)
    onTestFinished(async () => {
      await owner.query(`alter table tax_handovers disable trigger user; delete from tax_handovers where amount = 1;
        alter table tax_handovers enable trigger user`)
      await owner.end()
    })
    app.clock.set('2026-12-31T22:30:00Z')
    const body = { year: 2026 }
    await administrator.POST('/v1/project/annual-reports', { body })
    expect((await duties('report')).map(([id]) => id)).not.toContain('annualReports/2026')
    app.clock.set('2026-12-31T23:30:00Z')
    const { data } = await administrator.GET('/v1/project/outcome-statements', { params: { query: body } })
    const reports = [
      ['annualReports/2026', '2027-02-28'],
      ...(data!.total === 0 ? [['outcomeStatements/2026', '2027-04-30']] : []),
      ['taxFiles/2026', '2027-01-31'],
    ]
    expect((await duties('report')).toSorted()).toEqual(reports)
    await administrator.POST('/v1/project/annual-reports', { body })
    const { data: made } = await administrator.POST('/v1/tax/tax-files', { body: { ...body, form: '193' } })
    expect((await duties('report')).map(([id]) => id)).toContain('taxFiles/2026')
    const filing = {
      params: { path: { id: made!.taxFileId } },
      body: { number: '1930000000017', filedOn: '2027-01-01' },
    }
    await administrator.POST('/v1/tax/tax-files/{id}/filing', filing)
    await administrator.POST('/v1/project/outcome-statements', { body: { ...body, assumptions: 'Las de siempre' } })
    expect(await duties('report')).toEqual([])
  })

  test('a risk level is in it from the day of its review on, until a later assessment', async () => {
    const { userId } = await given(app).person()
    const assess = async () => {
      const params = { path: { id: userId } }
      const body = { level: 'high', reason: 'Sector del juego' } as const
      return (await administrator.POST('/v1/account/diligence/{id}/assessments', { params, body })).data!
    }
    const day = (await assess()).assessments[0]!.reviewOn
    const key = `riskReviews/${userId}`
    const isDue = async () => (await duties('riskReview')).find(([id]) => id === key)
    app.clock.set(`${addDays(day, -1)}T12:00:00Z`)
    expect(await isDue()).toBeUndefined()
    app.clock.set(`${day}T12:00:00Z`)
    expect(await isDue()).toEqual([key, day])
    await assess()
    expect(await isDue()).toBeUndefined()
  })

  test('a test of a plan is in it a year after the first account, then a year after the last test', async () => {
    const { data } = await administrator.GET('/v1/account/users', {
      params: { query: { take: 1, orderBy: 'createdAt', orderSide: 'asc' } },
    })
    const first = addMonths(calendarDateOf(new Date(data!.data[0]!.createdAt)), 12)
    const dueOf = async (kind: string) => (await duties('review')).find(([id]) => id === `dutyRecords/${kind}`)?.[1]
    app.clock.set(`${addDays(first, -1)}T12:00:00Z`)
    expect(await dueOf('continuityTest')).toBeUndefined()
    app.clock.set(`${first}T12:00:00Z`)
    expect([await dueOf('continuityTest'), await dueOf('runOffTest')]).toEqual([first, first])
    const body = { kind: 'continuityTest', doneAt: `${first}T12:00:00Z`, result: 'findings', document: sample.pdf() }
    await administrator.POST('/v1/resilience/duty-records', { body: body as never })
    expect([await dueOf('continuityTest'), await dueOf('runOffTest')]).toEqual([undefined, first])
    const next = addMonths(first, 12)
    app.clock.set(`${next}T12:00:00Z`)
    expect(await dueOf('continuityTest')).toBe(next)
  })

  test('daily closes that nobody signed off are one row, with the day after the first', async () => {
    const now = app.clock.now()
    // The first days, not half a year of them.
    app.clock.set('2026-11-24T09:00:00Z')
    await closeDays(app.kernel)
    app.clock.set(now)
    const list = async () =>
      (await administrator.GET('/v1/bank/daily-closes', { params: { query: { orderBy: 'number', orderSide: 'asc' } } }))
        .data!.data
    const [first, second] = await list()
    expect(await duties('dailyClose')).toEqual([[`dailyCloses/${first!.dailyCloseId}`, addDays(first!.day, 1)]])
    const { dailyCloseId: id, hash } = first!
    await administrator.POST('/v1/bank/daily-closes/{id}/sign-offs', { params: { path: { id } }, body: { hash } })
    expect(await duties('dailyClose')).toEqual([[`dailyCloses/${second!.dailyCloseId}`, addDays(second!.day, 1)]])
  })
})

describe('the inbox of a manager', () => {
  test('holds their kinds only, for their customers only', async () => {
    const stranger = await given(app).person()
    const body = { title: 'Recibo', description: 'No lo encuentro' }
    const { id } = (await stranger.client.POST('/v1/support/tickets', { body })).data!
    const inbox = await read(manager)
    expect(Object.keys(inbox.totals).filter((kind) => !['ticket', 'task', 'complaint'].includes(kind))).toEqual([])
    expect(inbox.totals.ticket).toBeGreaterThan(0)
    expect(idsOf(inbox)).not.toContain(`tickets/${id}`)
    expect(idsOf(await read(administrator))).toContain(`tickets/${id}`)
  })

  test('counts unread tickets of theirs, which are no news of an administrator', async () => {
    const unread = async (client: Client) => (await read(client, { take: 0 })).unreadTickets
    const before = [await unread(manager), await unread(administrator)]
    const { client } = await given(app).session(world.customer.userId)
    await client.POST('/v1/support/tickets', { body: { title: 'Recibo', description: 'No lo encuentro' } })
    expect([await unread(manager), await unread(administrator)]).toEqual([before[0]! + 1, before[1]])
  })

  test('tells only administrators how many payments wait for a batch', async () => {
    const { data } = await administrator.GET('/v1/bank/payments', {
      params: { query: { state: 'executed', getTotalByStates: true } },
    })
    const queuedTotal = data!.totalByStates!.queued
    const queued = async (client: Client) => (await read(client, { take: 0 })).queuedPayments
    expect([await queued(manager), await queued(administrator)]).toEqual([0, queuedTotal])
    expect(queuedTotal).toBeGreaterThan(0)
  })
})
