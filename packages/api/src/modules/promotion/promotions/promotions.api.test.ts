import { PROMOTION_TYPE_IDS } from '@cauce/contract'
import { given, sample, testApp, type Person } from '@cauce/testing'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

const app = testApp()
let admin: Person
let manager: Person
let investor: Person
beforeAll(async () => {
  admin = await given(app).administrator()
  manager = await given(app).manager()
  investor = await given(app).investor()
})
beforeEach(() => app.kernel.database.$client.query('delete from promotions'))

const path = '/v1/promotion/promotions'
const { Retail, Manager } = PROMOTION_TYPE_IDS
const byId = (id: string) => ({ params: { path: { id } } })
const day = (date: number) => `2026-11-${String(date).padStart(2, '0')}T00:00:00.000Z`
const create = (from: number, to: number, fields: object = {}) =>
  admin.client.POST(path, {
    body: {
      promotionTypeId: Retail,
      title: `Del ${from} al ${to}`,
      startsAt: day(from),
      endsAt: day(to),
      images: [sample.png('grande.png'), sample.png('pequena.png')],
      ...fields,
    },
  })
const edit = (id: string, body: object) => admin.client.PATCH(`${path}/{id}`, { ...byId(id), body })
const titles = async (client: Person['client'], query: object = {}) =>
  (await client.GET(path, { params: { query: { orderSide: 'asc', ...query } } })).data!.data.map(({ title }) => title)

test('a promotion has a large picture and a small one', async () => {
  const { data, response } = await create(1, 30, { userId: admin.userId })
  expect(response.status).toBe(201)
  expect(data).toMatchObject({ promotionTypeName: 'Retail', userId: admin.userId, startsAt: day(1), endsAt: day(30) })
  expect(data!.largeImage.src).not.toBe(data!.smallImage.src)
  const { data: changed } = await edit(data!.promotionId, { smallImage: sample.png() })
  expect(changed!.largeImage).toEqual(data!.largeImage)
  expect(changed!.smallImage.src).not.toBe(data!.smallImage.src)
  expect((await app.app.inject({ url: `${data!.smallImage.src}/480.webp` })).statusCode).toBe(404)
  expect((await create(28, 29, { images: sample.png() })).error).toMatchObject({
    errors: [{ path: 'images', code: 'required' }],
  })
  expect((await create(28, 29, { images: undefined })).error).toMatchObject({
    errors: [{ path: 'images', code: 'required' }],
  })
})

test('two promotions of one type cannot overlap, but those of different types can', async () => {
  const { promotionId } = (await create(10, 20)).data!
  expect((await create(12, 15)).error).toMatchObject({
    status: 409,
    code: 'promotion-overlaps',
    errors: [{ path: 'startsAt' }],
  })
  expect((await create(20, 25)).response.status).toBe(201)
  expect((await create(12, 15, { promotionTypeId: Manager })).response.status).toBe(201)
  expect((await edit(promotionId, { endsAt: day(21) })).error).toMatchObject({ code: 'promotion-overlaps' })
  expect((await edit(promotionId, { promotionTypeId: Manager })).error).toMatchObject({ code: 'promotion-overlaps' })
  expect((await edit(promotionId, { endsAt: day(19), title: 'Más corta' })).data).toMatchObject({ title: 'Más corta' })
})

test('the database itself refuses an overlap', async () => {
  const { promotionId } = (await create(10, 20)).data!
  const copy = app.kernel.database.$client.query(
    `insert into promotions (promotion_id, promotion_type, title, starts_at, ends_at, large_image_id, small_image_id, user_id, created_at, updated_at)
     select gen_random_uuid(), promotion_type, title, starts_at, ends_at, large_image_id, small_image_id, user_id, created_at, updated_at
     from promotions where promotion_id = $1`,
    [promotionId],
  )
  await expect(copy).rejects.toMatchObject({ constraint: 'promotions_no_overlap' })
})

test('everybody sees the running promotions for them, managers also theirs, administrators all if asked', async () => {
  await create(1, 15, { title: 'Pasada' })
  const { promotionId: future } = (await create(25, 30, { title: 'Próxima' })).data!
  await create(15, 25, { title: 'Actual' })
  const { promotionId: forManagers } = (await create(15, 25, { title: 'Gestores', promotionTypeId: Manager })).data!
  for (const client of [app.client(), investor.client]) {
    expect(await titles(client)).toEqual(['Actual'])
    expect(await titles(client, { activePromotion: true, take: 10 })).toEqual(['Actual'])
    expect(await titles(client, { activePromotion: false })).toEqual([])
    expect(await titles(client, { promotionTypeId: Manager })).toEqual([])
    expect((await client.GET(`${path}/{id}`, byId(future))).response.status).toBe(404)
    expect((await client.GET(`${path}/{id}`, byId(forManagers))).response.status).toBe(404)
  }
  expect((await titles(manager.client)).toSorted()).toEqual(['Actual', 'Gestores'])
  expect(await titles(manager.client, { promotionTypeId: Manager })).toEqual(['Gestores'])
  expect((await titles(admin.client)).toSorted()).toEqual(['Actual', 'Gestores'])
  const all = { admin: true, orderBy: 'startsAt', promotionTypeId: Retail }
  expect(await titles(admin.client, all)).toEqual(['Pasada', 'Actual', 'Próxima'])
  expect(await titles(admin.client, { ...all, activePromotion: false })).toEqual(['Pasada', 'Próxima'])
  expect(await titles(admin.client, { ...all, activePromotion: true })).toEqual(['Actual'])
  expect(await titles(admin.client, { ...all, name: 'proxima' })).toEqual(['Próxima'])
  expect(await titles(admin.client, { ...all, ids: [future] })).toEqual(['Próxima'])
  expect((await admin.client.GET(`${path}/{id}`, byId(future))).response.status).toBe(200)
  for (const client of [app.client(), investor.client, manager.client]) {
    const { error } = await client.GET(path, { params: { query: { admin: true } } })
    expect(error).toMatchObject({ status: 403, code: 'forbidden' })
  }
})

test('a promotion names its sender only, and a known type', async () => {
  const { promotionId } = (await create(10, 20)).data!
  expect((await create(1, 2, { userId: investor.userId })).error).toMatchObject({
    code: 'reference-unknown',
    errors: [{ path: 'userId' }],
  })
  expect((await create(1, 2, { promotionTypeId: promotionId })).error).toMatchObject({
    code: 'reference-unknown',
    errors: [{ path: 'promotionTypeId' }],
  })
  expect((await edit(promotionId, { title: 'Uno', userId: admin.userId })).response.status).toBe(200)
  expect((await edit(promotionId, { title: 'Dos', userId: investor.userId })).error).toMatchObject({
    code: 'reference-unknown',
    errors: [{ path: 'userId' }],
  })
})

test('English readers get their own title and pictures, which are also deleted with it', async () => {
  const { promotionId, ...plain } = (await create(10, 20)).data!
  expect(plain).toMatchObject({ titleEn: null, largeImageEn: null, smallImageEn: null })
  const english = { titleEn: 'From 10 to 20', largeImageEn: sample.png(), smallImageEn: sample.png() }
  const first = (await edit(promotionId, english)).data!
  expect(first).toMatchObject({
    title: 'Del 10 al 20',
    titleEn: 'From 10 to 20',
    largeImage: { src: plain.largeImage.src },
  })
  expect(first.largeImageEn).toMatchObject({ description: 'Del 10 al 20', descriptionEn: 'From 10 to 20' })
  const second = (await edit(promotionId, { largeImageEn: sample.png() })).data!
  expect(second.smallImageEn).toEqual(first.smallImageEn)
  const isServed = async (picture: { src: string } | null) =>
    (await app.app.inject({ url: `${picture!.src}/480.webp` })).statusCode === 200
  expect(await Promise.all([first.largeImageEn, second.largeImageEn].map(isServed))).toEqual([false, true])
  await admin.client.DELETE(`${path}/{id}`, byId(promotionId))
  await app.runJobs()
  expect(await Promise.all([second.largeImageEn, second.smallImageEn].map(isServed))).toEqual([false, false])
})

describe('the linked project of a promotion', () => {
  test('is shown to everybody while public, otherwise to administrators only', async () => {
    const { projectId } = await given(app).project()
    const now = app.clock.now()
    const startsAt = now.toISOString()
    const endsAt = new Date(now.getTime() + 60_000).toISOString()
    const { promotionId } = (await create(1, 30, { projectId, startsAt, endsAt })).data!
    const read = async (client: Person['client']) => (await client.GET(`${path}/{id}`, byId(promotionId))).data
    const named = { projectId, projectUrl: expect.stringContaining(projectId) }
    expect(await read(admin.client)).toMatchObject(named)
    expect(await read(investor.client)).toMatchObject(named)
    await app.kernel.database.$client.query('update projects set private = true where project_id = $1', [projectId])
    expect(await read(investor.client)).toMatchObject({ projectId: null, projectUrl: null })
    const { data } = await investor.client.GET(path)
    expect(data!.data).toMatchObject([{ projectId: null, projectUrl: null }])
    expect(await read(admin.client)).toMatchObject(named)
    expect((await edit(promotionId, { projectId: null })).data).toMatchObject({ projectId: null, projectUrl: null })
  })
})
