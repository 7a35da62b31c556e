import { describe, expect, it } from 'vitest'
import { createDataProvider } from './data.ts'
import { translator } from '@cauce/i18n'
import { createHttp } from './http.ts'

const ORIGIN = 'http://localhost'

interface Call {
  readonly url: string
  readonly method: string
  readonly body: unknown
  readonly key: string | null
}

function providerAnswering(answers: (url: string) => unknown) {
  const calls: Call[] = []
  const fetch = async (request: Request) => {
    const { method, headers } = request
    const url = request.url.replace(ORIGIN, '')
    const isForm = headers.get('content-type')?.startsWith('multipart/')
    const body = isForm ? Object.fromEntries(await request.formData()) : JSON.parse((await request.text()) || 'null')
    calls.push({ url, method, body, key: headers.get('idempotency-key') })
    return Response.json(answers(url) ?? null)
  }
  const http = createHttp({
    baseUrl: ORIGIN,
    fetch: fetch as typeof globalThis.fetch,
    translate: () => translator('es'),
  })
  return { provider: createDataProvider(http), calls }
}
const rows = (count: number, from = 0) => Array.from({ length: count }, (_, index) => ({ userId: `u${from + index}` }))
const updatedAt = '2026-11-20T09:30:00.000Z'

describe('a list', () => {
  it('asks in the words of the contract and gives each row its id', async () => {
    const { provider, calls } = providerAnswering(() => ({ data: [{ userId: 'u1', name: 'Ana' }], total: 41 }))
    const answer = await provider.getList('users', {
      pagination: { page: 3, perPage: 20 },
      sort: { field: 'createdAt', order: 'DESC' },
      filter: { multiSearch: 'ana', disabled: false, role: undefined, managerId: '' },
    })
    expect(calls[0]!.url).toBe(
      '/v1/account/users?skip=40&take=20&orderBy=createdAt&orderSide=desc&multiSearch=ana&disabled=false',
    )
    expect(answer).toEqual({ data: [{ id: 'u1', userId: 'u1', name: 'Ana' }], total: 41 })
  })

  it('hands on what the API says of all that match', async () => {
    const { provider } = providerAnswering(() => ({ data: [], total: 0, totalByPhases: { Draft: 3 } }))
    const answer = await provider.getList('projects', { filter: { getTotalByPhases: true } })
    expect(answer).toEqual({ data: [], total: 0, meta: { totalByPhases: { Draft: 3 } } })
  })

  it('leaves the order to the API when react-admin has none of its own', async () => {
    const { provider, calls } = providerAnswering(() => ({ data: [], total: 0 }))
    await provider.getList('users', {
      pagination: { page: 1, perPage: 5 },
      sort: { field: 'id', order: 'ASC' },
      filter: {},
    })
    expect(calls[0]!.url).toBe('/v1/account/users?skip=0&take=5')
  })

  it('asks once for as many rows as one call returns, in the chosen order', async () => {
    const { provider, calls } = providerAnswering(() => ({ data: rows(230), total: 230 }))
    const sort = { field: 'createdAt', order: 'DESC' } as const
    const { data } = await provider.getList('users', { pagination: { page: 1, perPage: 1_000_000 }, sort, filter: {} })
    expect(data).toHaveLength(230)
    expect(calls.map(({ url }) => url)).toEqual(['/v1/account/users?skip=0&take=1000&orderBy=createdAt&orderSide=desc'])
  })

  it('follows the ids of an export of more rows, tells how far it is, and keeps the order of the list', async () => {
    const { provider, calls } = providerAnswering((url) => {
      const after = new URL(url, ORIGIN).searchParams.get('after')
      if (after === null) return { data: rows(1000), total: 1500, next: 'u999' }
      return { data: rows(500, 1000), total: 1500, next: null }
    })
    const told: number[] = []
    const meta = { onProgress: (done: number) => told.push(done) }
    const pagination = { page: 1, perPage: 1_000_000 }
    const sort = { field: 'userId', order: 'DESC' } as const
    const { data } = await provider.getList('users', { pagination, filter: { role: 'user' }, sort, meta })
    expect(data.map(({ id }) => id)).toEqual(Array.from({ length: 1500 }, (_, index) => `u${1499 - index}`))
    expect(calls.at(-1)!.url).toBe('/v1/account/users?skip=0&take=1000&role=user&orderBy=id&orderSide=asc&after=u999')
    expect(told).toEqual([1000, 1500])
  })

  it('goes through the parent of what stands under one', async () => {
    const { provider, calls } = providerAnswering(() => ({ data: [{ timelineEventId: 't1' }], total: 1 }))
    await provider.getManyReference('timeline', {
      target: 'projectId',
      id: 'p1',
      pagination: { page: 1, perPage: 10 },
      sort: { field: 'date', order: 'ASC' },
      filter: {},
    })
    expect(calls[0]!.url).toBe('/v1/project/projects/p1/timeline?skip=0&take=10&orderBy=date&orderSide=asc')
  })
})

describe('records', () => {
  it('are read one by one at their address', async () => {
    const { provider, calls } = providerAnswering(() => ({ walletId: 'w1', balance: '1.00' }))
    expect((await provider.getOne('wallets', { id: 'w1' })).data).toEqual({ id: 'w1', walletId: 'w1', balance: '1.00' })
    expect(calls[0]!.url).toBe('/v1/wallet/wallets/w1')
  })

  it('are read by a list where the contract has no address for one', async () => {
    const { provider, calls } = providerAnswering(() => ({ data: [{ verificationId: 'v1' }], total: 1 }))
    expect((await provider.getOne('verifications', { id: 'v1' })).data.id).toBe('v1')
    expect(calls[0]!.url).toContain('ids=v1')
  })

  it('are read many at once, a hundred ids in a call', async () => {
    const { provider, calls } = providerAnswering((url) => {
      const ids = new URL(url, 'http://x').searchParams.getAll('ids')
      return { data: ids.map((userId) => ({ userId })), total: ids.length }
    })
    const ids = Array.from({ length: 130 }, (_, index) => `u${index}`)
    expect((await provider.getMany('users', { ids })).data.map(({ id }) => id as string)).toEqual(ids)
    expect(calls).toHaveLength(2)
  })

  it('without calls in the contract are a programming error', () =>
    expect(providerAnswering(() => ({})).provider.getOne('unicorns', { id: '1' })).rejects.toThrow('unicorns'))
})

describe('an update', () => {
  const previousData = { id: 'u1', userId: 'u1', name: 'Ana', phone: '600', updatedAt }

  it('sends what changed and the version it is based on', async () => {
    const { provider, calls } = providerAnswering(() => ({ userId: 'u1', name: 'Anna' }))
    const { data } = await provider.update('users', { id: 'u1', data: { ...previousData, name: 'Anna' }, previousData })
    expect(calls).toEqual([
      { url: '/v1/account/users/u1', method: 'PATCH', body: { name: 'Anna', updatedAt }, key: null },
    ])
    expect(data).toEqual({ id: 'u1', userId: 'u1', name: 'Anna' })
  })

  it('names the version that the form began with, though the record was read again meanwhile', async () => {
    const { provider, calls } = providerAnswering(() => ({ userId: 'u1' }))
    const renewed = { ...previousData, updatedAt: '2026-11-20T10:00:00.000Z' }
    await provider.update('users', { id: 'u1', data: { ...previousData, name: 'Anna' }, previousData: renewed })
    expect(calls[0]!.body).toEqual({ name: 'Anna', updatedAt })
  })

  it('does not call when nothing changed', async () => {
    const { provider, calls } = providerAnswering(() => ({}))
    expect((await provider.update('users', { id: 'u1', data: previousData, previousData })).data).toEqual(previousData)
    expect(calls).toEqual([])
  })

  it('travels as a form with its file, and with its idempotency key', async () => {
    const { provider, calls } = providerAnswering(() => ({ transactionId: 't1', status: 'completed' }))
    const file = new File(['%PDF'], 'proof.pdf', { type: 'application/pdf' })
    await provider.update('transactions', {
      id: 't1',
      data: { status: 'completed', file },
      previousData: { id: 't1', updatedAt },
      meta: { idempotencyKey: 'k1' },
    })
    expect(calls[0]!.body).toMatchObject({ status: 'completed', updatedAt, file: { name: 'proof.pdf' } })
    expect(calls[0]!.key).toBe('k1')
  })
})

describe('a creation', () => {
  it('sends what was filled in', async () => {
    const { provider, calls } = providerAnswering(() => ({ projectId: 'p1' }))
    expect(
      (await provider.create('projects', { data: { name: 'Ribera', managerId: undefined, locality: '' } })).data.id,
    ).toBe('p1')
    expect(calls[0]).toEqual({ url: '/v1/project/projects', method: 'POST', body: { name: 'Ribera' }, key: null })
  })

  it('carries the idempotency key of a call that moves money', async () => {
    const { provider, calls } = providerAnswering(() => ({ transactionId: 't1' }))
    await provider.create('transactions', { data: { type: 'income', amount: '5.00' }, meta: { idempotencyKey: 'k2' } })
    expect(calls[0]).toMatchObject({ method: 'POST', key: 'k2', body: { type: 'income', amount: '5.00' } })
  })

  it('names its parent in the path and not in the body', async () => {
    const { provider, calls } = providerAnswering(() => ({ timelineEventId: 't1' }))
    await provider.create('timeline', { data: { projectId: 'p1', title: 'Licencia' } })
    expect(calls[0]).toMatchObject({ url: '/v1/project/projects/p1/timeline', body: { title: 'Licencia' } })
  })
})

it('answers a deletion with what was deleted', async () => {
  const { provider, calls } = providerAnswering(() => undefined)
  const previousData = { id: 't1', timelineEventId: 't1', projectId: 'p1' }
  expect((await provider.delete('timeline', { id: 't1', previousData })).data).toEqual(previousData)
  expect(calls[0]).toMatchObject({ url: '/v1/project/projects/p1/timeline/t1', method: 'DELETE' })
})
