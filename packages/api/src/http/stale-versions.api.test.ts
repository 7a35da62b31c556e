import { allEndpoints, scopeOf, type Endpoint } from '@cauce/contract'
import { testWorld } from '@cauce/testing'
import { exampleInput, requestOf } from '@cauce/testing/contract-requests'
import pg from 'pg'
import { expect, test } from 'vitest'
import { z } from 'zod'

const { app, world } = testWorld()

const versioned = allEndpoints
  .filter(({ body }) => body instanceof z.ZodObject && 'updatedAt' in body.shape)
  .map((endpoint) => ({ operation: endpoint.operation, endpoint }))
const LONG_AGO = '2020-01-01T00:00:00.000Z'

/** An administrator, unless the call concerns the caller. */
const callerOf = ({ permission }: Endpoint) =>
  scopeOf(permission, 'admin') === 'all' ? world.administrator : world.customer

const paramsOf = ({ operation, params }: Endpoint) =>
  Object.fromEntries(
    Object.keys(params?.shape ?? {}).map((name) => {
      const id = world.ids[`${operation}.${name}`] ?? world.ids[`${operation.split('.')[0]!}.${name}`]
      return [name, id!]
    }),
  )

test.each(versioned)('$operation on an older version is an edit conflict', async ({ endpoint }) => {
  const example = exampleInput(endpoint, paramsOf(endpoint))
  const names = endpoint.operation === 'informationSheets.create' && { projectId: world.ids['projects.id'] }
  const body = { ...(example.body as object), ...names, updatedAt: LONG_AGO }
  const request = await requestOf(endpoint, { ...example, body })
  const { payload } = await app.app.inject({ ...request, cookies: { session: callerOf(endpoint).token } })
  expect(JSON.parse(payload)).toMatchObject({ status: 409, code: 'edit-conflict' })
})

/** Edits of what is read at the same address. */
const edits = versioned.filter(({ endpoint }) =>
  allEndpoints.some(({ method, path }) => method === 'GET' && endpoint.method === 'PATCH' && path === endpoint.path),
)
type Row = Readonly<Record<string, unknown>>
const tried = new Set<string>()

async function lastAudited(recordId: string) {
  const query = { recordId, take: 1 }
  const { data } = await world.administrator.client.GET('/v1/misc/audit', { params: { query } })
  return data!.data[0]
}

/** More polls than a call needs to reach a lock. */
const LOOKS = 2_000

/** Runs calls concurrently up to their audit record. */
async function heldUp<Answer>(calls: readonly (() => Promise<Answer>)[]): Promise<Answer[]> {
  const owner = new pg.Client({ connectionString: app.ownerUrl })
  await owner.connect()
  try {
    await owner.query('begin; lock table audit_records in share mode')
    let over = 0
    const answers = Promise.all(calls.map((call) => call().finally(() => (over += 1))))
    const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    for (let looks = 0; looks < LOOKS; looks += 1)
      if (over + (await owner.query(waits)).rowCount! >= calls.length) break
    await owner.query('rollback')
    return await answers
  } finally {
    await owner.end()
  }
}

test.each(edits)(
  'only one of two concurrent calls of $operation on one version succeeds, and its audit record shows its changes',
  async ({ operation, endpoint }) => {
    const { token, userId } = callerOf(endpoint)
    const cookies = { session: token }
    const params = paramsOf(endpoint)
    const example = exampleInput(endpoint, params)
    const { url } = await requestOf(endpoint, example)
    const read = async () => JSON.parse((await app.app.inject({ url, cookies })).payload) as Row
    const before = await read()
    const call = async () => {
      const body = { ...(example.body as object), updatedAt: before['updatedAt'] }
      const { statusCode, payload } = await app.app.inject({
        ...(await requestOf(endpoint, { ...example, body })),
        cookies,
      })
      return statusCode < 300 ? 'done' : (JSON.parse(payload) as { code: string }).code
    }
    const answers = await heldUp([call, call])
    // Forbidden anyway, so it says nothing of versions.
    if (!answers.includes('done')) return
    tried.add(operation)
    expect(answers.toSorted()).toEqual(['done', 'edit-conflict'])
    // A task's title, which may concern a customer, is not audited.
    if (userId !== world.administrator.userId || operation === 'userTasks.edit') return
    const after = await read()
    const record = await lastAudited(Object.values(params).at(-1)!)
    expect(record).toMatchObject({ operation, actorId: userId })
    const isChanged = (field: string) => JSON.stringify(before[field]) !== JSON.stringify(after[field])
    const named = Object.keys(record!.after ?? {}).filter((field) => field in before)
    expect(named.filter((field) => !isChanged(field))).toEqual([])
    const isSame = !Object.keys(before).some((field) => field !== 'updatedAt' && isChanged(field))
    expect(isSame || named.length > 0, 'the record says nothing').toBe(true)
  },
)

/** Not possible with the contract's example: own proposals, and stateful records. */
const TRIED_ELSEWHERE: ReadonlySet<string> = new Set([
  ...[
    'accessChanges.decide',
    'companyAccounts.decide',
    'payees.decide',
    'withholdingRates.decide',
    'withholdingAgents.decide',
    'declarers.decide',
    'brands.decide',
    'companyDetails.decide',
    'legalTexts.decide',
    'parameters.decide',
  ],
  ...['userAssignments.edit', 'userNotes.edit', 'payments.edit', 'promotions.edit', 'tickets.edit'],
])

test('every other edit was tried concurrently', () => {
  const untried = edits.map(({ operation }) => operation).filter((operation) => !tried.has(operation))
  expect(untried.filter((operation) => !TRIED_ELSEWHERE.has(operation))).toEqual([])
})
