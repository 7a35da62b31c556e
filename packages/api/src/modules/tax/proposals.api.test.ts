import { given, testApp, untilWaiting, whileLocked, type Person } from '@cauce/testing'
import { beforeAll, expect, it } from 'vitest'
import { findDeclarerInForce } from './declarers/declarers.queries.ts'
import { findAgentsInForce } from './withholding-agents/withholding-agents.queries.ts'
import { findRatesInForce } from './withholding-rates/withholding-rates.queries.ts'

const app = testApp()
let ada: Person
let bea: Person
beforeAll(async () => {
  ada = await given(app).administrator()
  bea = await given(app).administrator()
})

type Answer = Promise<{ readonly data?: { readonly state: string }; readonly error?: { readonly code: string } }>
interface Kind {
  readonly table: string
  readonly key: string
  /** At most one is in force. */
  readonly propose: () => Promise<string>
  readonly approve: (id: string, by?: Person) => Answer
  readonly isInForce: (id: string) => Promise<boolean>
  /** Filtered by pending approval. */
  readonly awaiting: (person: Person, ids: string[]) => Promise<number | undefined>
}

const awaited = (ids: string[]) => ({ params: { query: { awaitsMyApproval: true, ids } } })

const body = { state: 'active' } as const
const validFrom = '2028-01-01'
const kinds: Kind[] = [
  {
    table: 'withholding_rates',
    key: 'withholding_rate_id',
    propose: async () => {
      const rate = { scope: 'treaty', country: 'CH', percentage: 5, validFrom, source: 'Convenio' } as const
      return (await ada.client.POST('/v1/tax/withholding-rates', { body: rate })).data!.withholdingRateId
    },
    approve: (id, by = bea) => by.client.PATCH('/v1/tax/withholding-rates/{id}', { params: { path: { id } }, body }),
    isInForce: async () => (await findRatesInForce(app.kernel.database)).some(({ country }) => country === 'CH'),
    awaiting: async ({ client }, ids) => (await client.GET('/v1/tax/withholding-rates', awaited(ids))).data?.total,
  },
  {
    table: 'withholding_agents',
    key: 'withholding_agent_id',
    propose: async () => {
      const agent = { agent: 'promoter', validFrom, source: 'Contrato con los promotores' } as const
      return (await ada.client.POST('/v1/tax/withholding-agents', { body: agent })).data!.withholdingAgentId
    },
    approve: (id, by = bea) => by.client.PATCH('/v1/tax/withholding-agents/{id}', { params: { path: { id } }, body }),
    isInForce: async () =>
      (await findAgentsInForce(app.kernel.database)).some(
        (one) => one.agent === 'promoter' && one.validFrom === validFrom,
      ),
    awaiting: async ({ client }, ids) => (await client.GET('/v1/tax/withholding-agents', awaited(ids))).data?.total,
  },
  {
    table: 'declarers',
    key: 'declarer_id',
    propose: async () => {
      const declarer = { taxNumber: 'B12345674', name: 'Cauce, S. L.', contact: 'Gil, Ana', phone: '915550101' }
      return (await ada.client.POST('/v1/tax/declarers', { body: declarer })).data!.declarerId
    },
    approve: (id, by = bea) => by.client.PATCH('/v1/tax/declarers/{id}', { params: { path: { id } }, body }),
    isInForce: async (id) => (await findDeclarerInForce(app.kernel.database))?.declarerId === id,
    awaiting: async ({ client }, ids) => (await client.GET('/v1/tax/declarers', awaited(ids))).data?.total,
  },
]

it.each(kinds)('a proposal in $table takes effect once another administrator has approved it', async (kind) => {
  const id = await kind.propose()
  expect(await kind.isInForce(id)).toBe(false)
  expect((await kind.approve(id, ada)).error).toMatchObject({ code: 'maker-is-checker' })
  expect(await kind.isInForce(id)).toBe(false)
  expect((await kind.approve(id)).data).toMatchObject({ state: 'active', decidedBy: bea.userId })
  expect(await kind.isInForce(id)).toBe(true)
  expect((await kind.approve(id)).error).toMatchObject({ code: 'state-forbids' })
})

it('the data of the declarer are normalised', async () => {
  const declarer = { taxNumber: 'b-1234567.4', name: 'Cauce, S. L.', contact: 'Peña, Íñigo', phone: '+34 915 550 101' }
  const { data } = await ada.client.POST('/v1/tax/declarers', { body: declarer })
  expect(data).toMatchObject({ state: 'proposed', taxNumber: 'B12345674', phone: '915550101', decidedBy: null })
})

it('interest is withheld at 19 % by the platform until something else is approved', async () => {
  const query = { orderBy: 'validFrom', orderSide: 'asc' } as const
  const first = { validFrom: '2016-01-01', proposedBy: null, proposedByName: null }
  const agents = await ada.client.GET('/v1/tax/withholding-agents', { params: { query } })
  expect(agents.data!.data[0]).toMatchObject({ ...first, agent: 'platform' })
  const rates = await ada.client.GET('/v1/tax/withholding-rates', { params: { query: { scope: 'resident' } } })
  expect(rates.data!.data).toMatchObject([{ ...first, percentage: 19 }])
})

it('a rate is replaced by a later one of the same scope, country and day, and stays in the history', async () => {
  const propose = async (percentage: number, day = validFrom) => {
    const rate = { scope: 'treaty', country: 'US', percentage, validFrom: day, source: 'Convenio' } as const
    return (await ada.client.POST('/v1/tax/withholding-rates', { body: rate })).data!.withholdingRateId
  }
  const ids = [await propose(5), await propose(10), await propose(12, '2029-01-01')]
  for (const id of ids) await kinds[0]!.approve(id)
  const { data } = await ada.client.GET('/v1/tax/withholding-rates', { params: { query: { ids } } })
  const states = new Map(data!.data.map(({ withholdingRateId, state }) => [withholdingRateId, state]))
  expect(ids.map((id) => states.get(id))).toEqual(['replaced', 'active', 'active'])
  const inForce = (await findRatesInForce(app.kernel.database)).filter(({ country }) => country === 'US')
  expect(inForce.map(({ percentage }) => percentage).toSorted()).toEqual([1000, 1200])
})

it.each(kinds)('the later of two $table approved at once replaces the earlier', async (kind) => {
  const { table, key, propose, approve } = kind
  const [first, one, other] = [await propose(), await propose(), await propose()]
  await approve(first)
  const locked = { statement: `select from ${table} where ${key} = $1 for update`, values: [first] }
  let approvals: ReturnType<typeof approve>[] = []
  await whileLocked(app, locked, async () => {
    approvals = [one, other].map(async (id) => approve(id))
    await untilWaiting(app, 2)
  })
  expect((await Promise.all(approvals)).map(({ data }) => data?.state)).toEqual(['active', 'active'])
  const query = `select ${key} as id, state from ${table} where ${key} in ($1, $2, $3)`
  const values = [first, one, other]
  const { rows } = await app.kernel.database.$client.query<{ id: string; state: string }>(query, values)
  expect(rows.map(({ state }) => state).toSorted()).toEqual(['active', 'replaced', 'replaced'])
  expect(rows.find(({ id }) => id === first)).toMatchObject({ state: 'replaced' })
})

it.each(kinds)('a proposal in $table awaits every administrator but its proposer until decided', async (kind) => {
  const { propose, approve, awaiting } = kind
  const carla = await given(app).administrator()
  const ids = [await propose()]
  const counts = () => Promise.all([ada, bea, carla].map((person) => awaiting(person, ids)))
  expect(await counts()).toEqual([0, 1, 1])
  // A manager decides on none.
  expect((await awaiting(await given(app).manager(), ids)) ?? 0).toBe(0)
  await approve(ids[0]!)
  expect(await counts()).toEqual([0, 0, 0])
})

it('the filter for waiting proposals combines with the other filters of a list', async () => {
  const rate = { country: 'CH', percentage: 7, validFrom, source: 'Convenio' } as const
  const { data } = await ada.client.POST('/v1/tax/withholding-rates', { body: { ...rate, scope: 'treaty' } })
  const total = async (query: object) => {
    const params = { query: { awaitsMyApproval: true, ids: [data!.withholdingRateId], ...query } }
    return (await bea.client.GET('/v1/tax/withholding-rates', { params })).data!.total
  }
  expect(await total({ scope: 'treaty', state: 'proposed' })).toBe(1)
  expect(await total({ scope: 'resident' })).toBe(0)
  expect(await total({ state: 'active' })).toBe(0)
})
