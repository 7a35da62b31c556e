import { createClient } from '@cauce/client'
import { PHASE_IDS } from '@cauce/contract'
import { expect, it } from 'vitest'
import { listProjects, listProjectTypes, publicProjects, slicesOf, waysOut } from './project-list.server.ts'

const totals = { Investment: 5, Preinvestment: 0, Financed: 9 }
const phases = ['Investment', 'Preinvestment', 'Financed'] as const

it('a page of the recommended order continues with the next phase', () => {
  expect(slicesOf(phases, totals, 0, 12)).toEqual([
    { phase: 'Investment', skip: 0, take: 5 },
    { phase: 'Financed', skip: 0, take: 7 },
  ])
  expect(slicesOf(phases, totals, 12, 12)).toEqual([{ phase: 'Financed', skip: 7, take: 2 }])
  expect(slicesOf(phases, totals, 24, 12)).toEqual([])
})

it('each row is on exactly one page', () => {
  const seen = [0, 3, 6, 9, 12]
    .flatMap((skip) => slicesOf(phases, totals, skip, 3))
    .map(({ phase, skip, take }) => Array.from({ length: take }, (_, row) => `${phase} ${skip + row}`))
  expect(new Set(seen.flat()).size).toBe(14)
  expect(seen.flat()).toHaveLength(14)
})

function listening() {
  const asked: Record<string, string>[] = []
  const client = createClient({
    baseUrl: 'http://localhost',
    fetch: async (request: Request) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams))
      return Response.json({ data: [], total: 0, totalByPhases: {} })
    },
  })
  return { client, asked }
}

it.each([
  { filters: {}, query: {} },
  { filters: { name: 'ribera' }, query: { name: 'ribera' } },
  { filters: { type: 'a-type' }, query: { projectTypeId: 'a-type' } },
  { filters: { country: 'PT' }, query: { country: 'PT' } },
  { filters: { return: 7 }, query: { annualProfitability: '7' } },
  { filters: { term: 12 }, query: { projectDuration: '12' } },
  { filters: { minimum: 250 }, query: { minimumInvestment: '250.00' } },
  { filters: { funded: 50 }, query: { percentageInvested: '50' } },
])('the filters $filters ask the API for $query, when it counts and when it lists', async ({ filters, query }) => {
  const { client, asked } = listening()
  await listProjects(client, { ...filters, sort: 'newest', page: 2 })
  const sent = { isFrontOffice: 'true', ...query }
  expect(asked).toEqual([
    { ...sent, take: '1', getTotalByPhases: 'true' },
    { ...sent, take: '1', phaseId: PHASE_IDS.Investment, isSuspended: 'true' },
    { ...sent, orderBy: 'createdAt', orderSide: 'desc', skip: '12', take: '12' },
  ])
})

it('all types of projects fit one page of the API', async () => {
  const { client, asked } = listening()
  await listProjectTypes(client)
  expect(asked).toEqual([{ take: '100', orderBy: 'name', orderSide: 'asc' }])
})

it('an empty list offers to remove the filters that leave projects, fewest first', async () => {
  const counts: Readonly<Record<string, object>> = {
    name: { Investment: 8, Financed: 1 },
    projectTypeId: { Financed: 3 },
    country: { Investment: 3 },
  }
  const client = createClient({
    baseUrl: 'http://localhost',
    fetch: async (request: Request) => {
      const { searchParams } = new URL(request.url)
      const missing = Object.keys(counts).filter((name) => !searchParams.has(name))
      const totalByPhases = missing.length === 0 ? { Financed: 4 } : counts[missing.join()]
      // One suspended offer, which is not open.
      return Response.json({ data: [], total: searchParams.has('isSuspended') ? 1 : 99, totalByPhases })
    },
  })
  expect(
    await waysOut(client, { name: 'x', type: 't', country: 'PT', phase: 'Investment', sort: 'newest', page: 1 }),
  ).toEqual([
    { without: 'country', total: 2 },
    { without: 'phase', total: 4 },
    { without: 'name', total: 7 },
  ])
})

it('a suspended offer counts in the list of all phases and under no phase', async () => {
  const client = createClient({
    baseUrl: 'http://localhost',
    fetch: async () => Response.json({ data: [], total: 1, totalByPhases: { Investment: 6, Financed: 4 } }),
  })
  const all = await listProjects(client, { sort: 'newest', page: 1 })
  expect(all).toMatchObject({ total: 10, totalOfAll: 10, totalByPhases: { Investment: 5, Financed: 4 } })
  const open = await listProjects(client, { phase: 'Investment', sort: 'newest', page: 1 })
  expect(open).toMatchObject({ total: 5, totalOfAll: 10 })
})

it.each([
  { total: 400, windows: ['30 100', '130 50'], read: 150 },
  { total: 150, windows: ['30 100', '130 50'], read: 120 },
  { total: 130, windows: ['30 100'], read: 100 },
])(
  'of $total public projects, 150 after the first 30 are read in pages: $windows',
  async ({ total, windows, read }) => {
    const asked: string[] = []
    const client = createClient({
      baseUrl: 'http://localhost',
      fetch: async (request: Request) => {
        const { searchParams } = new URL(request.url)
        const [skip, take] = [Number(searchParams.get('skip')), Number(searchParams.get('take'))]
        asked.push(`${skip} ${take}`)
        const data = Array.from({ length: Math.min(take, total - skip) }, (_, index) => ({
          projectId: `${skip + index}`,
        }))
        return Response.json({ data, total })
      },
    })
    const found = await publicProjects(client, { skip: 30, take: 150 })
    expect([found.total, found.projects.length, asked]).toEqual([total, read, windows])
  },
)
