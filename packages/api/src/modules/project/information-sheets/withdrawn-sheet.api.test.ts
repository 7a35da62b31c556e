import { createHash } from 'node:crypto'
import { PDFDocument } from '@cantoo/pdf-lib'
import { given, givenSheet, testApp, withIrregularity, type Person } from '@cauce/testing'
import { beforeAll, beforeEach, expect, test } from 'vitest'

const app = testApp({ sessionIdleMinutes: 500_000, sessionMaximumHours: 9000 })
let ada: Person
let projectId: string
beforeAll(async () => {
  ada = await given(app).administrator()
})
beforeEach(async () => {
  app.clock.set('2026-11-20T09:00:00Z')
  projectId = (await given(app).project()).projectId
})

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const check = async (number: string, sha256: string) =>
  (await app.client().GET('/v1/account/issued-documents/check', { params: { query: { number, sha256 } } })).data
async function download(id: string) {
  const params = { path: { id }, query: { language: 'en' as const } }
  const { data } = await app.client().GET('/v1/project/information-sheets/{id}/url', { params })
  return (await app.app.inject({ url: data!.url })).rawPayload
}

test('a version is genuine, and withdrawn once another one replaces it', async () => {
  const { identifier, sha256, sha256En } = await givenSheet(ada, projectId)
  const genuine = { isGenuine: true, kind: 'informationSheet', madeOn: '2026-11-20', withdrawnOn: null }
  expect(await check(identifier, sha256)).toEqual(genuine)
  expect(await check(identifier, '0'.repeat(64))).toMatchObject({ isGenuine: false })
  app.clock.set('2026-11-20T10:00:00Z')
  await givenSheet(ada, projectId, { content: { office: 'Calle Dos' }, changes: 'Domicilio', isMaterial: true })
  expect(await check(identifier, sha256En!)).toEqual({ ...genuine, withdrawnOn: '2026-11-20' })
})

test('the sheet of a suspended offer is read behind the notice, and the published PDF stays as it is', async () => {
  const { identifier, informationSheetId, sha256En, pagesEn } = await givenSheet(ada, projectId)
  const published = await download(informationSheetId)
  expect(hashOf(published)).toBe(sha256En)
  const notice = `/v1/project/information-sheets/${informationSheetId}/with-notice?language=en`
  expect(hashOf((await app.app.inject({ url: notice })).rawPayload)).toBe(sha256En)
  app.clock.set('2026-11-21T09:00:00Z')
  await withIrregularity(ada, projectId)
  const covered = await PDFDocument.load(await download(informationSheetId))
  expect(covered.getPageCount()).toBe(pagesEn! + 1)
  expect(await check(identifier, sha256En!)).toMatchObject({ isGenuine: true, withdrawnOn: '2026-11-21' })
})
