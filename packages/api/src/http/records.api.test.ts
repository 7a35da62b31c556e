import { sample, testWorld } from '@cauce/testing'
import { describe, expect, it } from 'vitest'

const { app, world } = testWorld()

const path = (id: string) => ({ params: { path: { id: world.ids[id]! } } })
const insiders = () => [world.customer, world.manager, world.administrator]
const bytesAt = async (url: string, { token } = world.customer) =>
  (await app.app.inject({ url, cookies: { session: token } })).payload

describe('a bank account', () => {
  it('serves its certificate directly, or at a signed address that expires', async () => {
    const shown = await app.app.inject({
      url: `/v1/payment/bank-accounts/view/${world.ids['bankAccounts.id']}`,
      cookies: { session: world.manager.token },
    })
    expect(shown.payload).toContain('%PDF')
    expect(shown.headers['content-type']).toBe('application/pdf')
    const { data } = await world.customer.client.GET('/v1/payment/bank-accounts/{id}/url', path('bankAccounts.id'))
    expect(await bytesAt(data!.url)).toBe(shown.payload)
    const { userId } = world.customer
    const { data: managers } = await world.manager.client.GET(
      '/v1/payment/bank-accounts/{id}/url',
      path('bankAccounts.id'),
    )
    expect(await bytesAt(managers!.url, world.manager)).toBe(shown.payload)
    const assign = (managerId: string | null) =>
      world.administrator.client.PATCH('/v1/account/user-assignment/{userId}', {
        params: { path: { userId } },
        body: { managerId },
      })
    await assign(null)
    expect(await bytesAt(managers!.url, world.manager)).toContain('link-invalid')
    await assign(world.manager.userId)
    app.clock.advance({ minutes: 6 })
    expect(await bytesAt(data!.url)).toContain('link-invalid')
  })
})

describe('the proof of a movement', () => {
  it('is at an address given to its person and staff', async () => {
    for (const insider of insiders()) {
      const { data } = await insider.client.GET('/v1/wallet/transactions/{id}/url', path('transactions.id'))
      expect(await bytesAt(data!.url, insider)).toContain('%PDF')
    }
  })

  it('is served at its signed address only, not for another file or a later expiry', async () => {
    const { client } = world.customer
    const { data } = await client.GET('/v1/wallet/transactions/{id}/url', path('transactions.id'))
    const { pathname, searchParams } = new URL(data!.url, 'http://localhost:4000')
    const id = pathname.split('/').at(-1)!
    const query = Object.fromEntries(searchParams) as { expires: string; customer: string; signature: string }
    const view = (at: string, expires: string, by = client) =>
      by.GET('/v1/documents/view/{id}', {
        params: { path: { id: at }, query: { ...query, expires } },
        parseAs: 'text',
      })
    const { expires } = query
    expect((await view(id, expires)).data).toContain('%PDF')
    expect((await view(world.ids['documents.id']!, expires)).error).toMatchObject({ code: 'link-invalid' })
    for (const changed of [`${expires}0`, `0${expires}`, `${expires}.0`])
      expect((await view(id, changed)).response.status).toBe(422)
    expect((await view(id, expires, app.client())).error).toMatchObject({ code: 'link-invalid' })
    const alias = await client.GET('/v1/misc/documents/view/{id}', {
      params: { path: { id }, query },
      parseAs: 'text',
    })
    expect(alias.data).toContain('%PDF')
  })
})

describe('a distribution', () => {
  it('is read by the investors of its project, with its proof for administrators', async () => {
    for (const { client } of insiders())
      expect((await client.GET('/v1/project/distributions/{id}', path('distributions.id'))).data).toMatchObject({
        status: 'paid',
        shareCount: 1,
        paidShareCount: 1,
      })
    const { data } = await world.administrator.client.GET(
      '/v1/project/distributions/{id}/url',
      path('distributions.id'),
    )
    expect(await bytesAt(data!.url, world.administrator)).toContain('%PDF')
  })

  it('can be discarded and recorded again after it is recorded', async () => {
    const { client } = world.administrator
    const query = { projectId: world.ids['projects.id']!, status: 'planned' } as const
    const { data: schedule } = await client.GET('/v1/project/distributions', { params: { query } })
    const planned = schedule!.data.at(-1)!
    const params = { path: { id: planned.distributionId } }
    const body = { amount: planned.interestDue, paidOn: '2026-11-25', file: sample.pdf(), creditsBeforeReceipt: true }
    const record = () => client.POST('/v1/project/distributions/{id}/record', { params, body })
    const discard = () => client.POST('/v1/project/distributions/{id}/discard', { params })
    expect((await record()).data).toMatchObject({ status: 'draft', amount: planned.interestDue, shareCount: 1 })
    expect((await discard()).data).toMatchObject({ status: 'planned', amount: null, document: null, shareCount: 0 })
    expect((await discard()).error).toMatchObject({ code: 'state-forbids', params: { state: 'planned' } })
    expect((await record()).data).toMatchObject({ status: 'draft' })
  })
})
