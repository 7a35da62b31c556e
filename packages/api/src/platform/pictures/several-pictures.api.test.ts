import { testApp } from '@cauce/testing'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { inTransaction } from '../../database/index.ts'
import type { PictureRow } from '../../database/schema/platform.ts'
import { keepBytes } from '../files/index.ts'
import { deletePictureLater, findPictures, pictureOf, storePicture } from './index.ts'

const app = testApp()

const draw = (width: number, background: string | { r: number; g: number; b: number; alpha: number }) =>
  sharp({ create: { width, height: 200, channels: 4, background } })
const keep = (kind: 'png' | 'mp4', bytes: Buffer) =>
  keepBytes(app.kernel, { part: 'image', name: `obra.${kind}`, kind, bytes })
const store = async (width: number, isVideo = true) => {
  const picture = await keep('png', await draw(width, '#476a8a').png().toBuffer())
  const video = isVideo ? await keep('mp4', Buffer.from(`video of ${width}`)) : undefined
  return inTransaction(app.kernel.database, (tx) => storePicture(tx, picture, { uploadedBy: null }, video))
}
const get = (row: PictureRow, name: string) => app.app.inject({ url: `${pictureOf(row, 'Obra', null).src}/${name}` })
const widthOf = async (row: PictureRow) => (await sharp((await get(row, '480.webp')).rawPayload).metadata()).width
const keysOf = async ({ fileId, videoFileId }: PictureRow) => {
  const statement = 'select storage_key from files where file_id = any($1)'
  const { rows } = await app.kernel.database.$client.query(statement, [[fileId, videoFileId]])
  return rows.map((row) => row.storage_key as string)
}
const areStored = (keys: readonly string[]) => Promise.all(keys.map((key) => app.kernel.storage.has(key)))

test('each picture is served with its own bytes, and so is each video', async () => {
  const [narrow, wide] = [await store(100), await store(150)]
  expect([await widthOf(narrow), await widthOf(wide)]).toEqual([100, 150])
  expect([(await get(narrow, 'video.mp4')).body, (await get(wide, 'video.mp4')).body]).toEqual([
    'video of 100',
    'video of 150',
  ])
  expect((await get(await store(120, false), 'video.mp4')).json()).toMatchObject({ status: 404, code: 'not-found' })
})

test('deleting a picture removes its file, video and renditions, and nothing of another', async () => {
  const [kept, gone] = [await store(100), await store(150)]
  for (const row of [kept, gone]) await get(row, '480.webp')
  const keys = [...(await keysOf(gone)), `pictures/${gone.token}/480.webp`]
  expect(await areStored(keys)).toEqual([true, true, true])
  const remove = () => inTransaction(app.kernel.database, (tx) => deletePictureLater(tx, gone.pictureId))
  await remove()
  await remove()
  await app.runJobs()
  expect(await keysOf(gone)).toEqual([])
  expect(await areStored(keys)).toEqual([false, false, false])
  expect(await areStored([...(await keysOf(kept)), `pictures/${kept.token}/480.webp`])).toEqual([true, true, true])
  const without = await store(120, false)
  await inTransaction(app.kernel.database, (tx) => deletePictureLater(tx, without.pictureId))
  expect((await get(kept, 'video.mp4')).statusCode).toBe(200)
})

test('only the requested pictures are found by their ids', async () => {
  const [one] = [await store(100), await store(150)]
  const find = (...ids: (string | null)[]) => findPictures(app.kernel.database, ids)
  expect(await find(one.pictureId, null)).toEqual(new Map([[one.pictureId, one]]))
  expect([await find(null), await find()]).toEqual([new Map(), new Map()])
})

test('transparency is kept, and becomes the paper colour on the picture for sharing', async () => {
  const clear = await draw(100, { r: 0, g: 0, b: 0, alpha: 0 }).png().toBuffer()
  const upload = await keep('png', clear)
  const row = await inTransaction(app.kernel.database, (tx) => storePicture(tx, upload, { uploadedBy: null }))
  expect(await sharp((await get(row, '240.webp')).rawPayload).metadata()).toMatchObject({ hasAlpha: true })
  const shared = sharp((await get(row, 'share.jpg')).rawPayload)
  expect(await shared.metadata()).toMatchObject({ isProgressive: true, chromaSubsampling: '4:4:4' })
  const [red, green, blue] = (await shared.stats()).channels.map(({ mean }) => Math.round(mean))
  expect([red, green, blue]).toEqual([0xf9, 0xf6, 0xef])
})
