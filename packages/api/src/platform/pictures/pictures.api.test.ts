import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { testApp } from '@cauce/testing'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { inTransaction } from '../../database/index.ts'
import type { PictureRow } from '../../database/schema/platform.ts'
import { keepBytes } from '../files/index.ts'
import { deletePictureLater, pictureOf, picturesModule, storePicture } from './index.ts'

const app = testApp()

const deleteOrphans = () =>
  picturesModule(app.kernel)
    .jobs!.find(({ job }) => job.name === 'deleteOrphanedRenditions')!
    .handle({})
const draw = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#476a8a' } })
const store = async (bytes: Buffer) => {
  const upload = await keepBytes(app.kernel, { part: 'image', name: 'obra.jpg', kind: 'jpg', bytes })
  return inTransaction(app.kernel.database, (tx) => storePicture(tx, upload, { uploadedBy: null }))
}
const get = (row: PictureRow, name: string) =>
  app.app.inject({ method: 'GET', url: `${pictureOf(row, 'Una obra', null).src}/${name}` })
const fileOf = (row: PictureRow, name: string) => join(app.dataFolder, 'files', 'pictures', row.token, name)

test('a picture is served in both formats, upright, without metadata, as immutable', async () => {
  const note = { IFD0: { Copyright: 'Ana Photographer' }, IFD3: { GPSLatitude: '40/1' } }
  const row = await store(await draw(1200, 700).withMetadata({ orientation: 6 }).withExifMerge(note).jpeg().toBuffer())
  expect(pictureOf(row, 'Una obra', 'Works')).toEqual({
    src: `/media/${row.token}`,
    widthPixels: 700,
    heightPixels: 1200,
    description: 'Una obra',
    descriptionEn: 'Works',
  })
  for (const format of ['avif', 'webp']) {
    const answer = await get(row, `480.${format}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': `image/${format}`,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    const { format: found, width, height, exif, orientation } = await sharp(answer.rawPayload).metadata()
    expect({ found, width, height, exif, orientation }).toEqual({
      found: format === 'avif' ? 'heif' : 'webp',
      width: 480,
      height: 823,
      exif: undefined,
      orientation: undefined,
    })
  }
})

test('a picture is never enlarged', async () => {
  const row = await store(await draw(300, 200).png().toBuffer())
  expect(await sharp((await get(row, '1600.webp')).rawPayload).metadata()).toMatchObject({ width: 300, height: 200 })
})

test('the picture for sharing is a JPEG of 1200 by 630 pixels, whatever the shape', async () => {
  for (const bytes of [await draw(2000, 400).jpeg().toBuffer(), await draw(300, 900).png().toBuffer()]) {
    const answer = await get(await store(bytes), 'share.jpg')
    expect(answer.headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' })
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  }
})

test('a rendition is made once and read from the storage afterwards', async () => {
  const row = await store(await draw(1000, 600).jpeg().toBuffer())
  const [first, second] = await Promise.all([get(row, '960.webp'), get(row, '960.webp')])
  expect(first.rawPayload).toEqual(second.rawPayload)
  expect(existsSync(fileOf(row, '960.webp'))).toBe(true)
  await app.kernel.storage.put(`pictures/${row.token}/960.webp`, Buffer.from('kept'), 'image/webp')
  expect((await get(row, '960.webp')).body).toBe('kept')
})

test('twenty concurrent requests for renditions are all served', async () => {
  const rows = await Promise.all(Array.from({ length: 10 }, async () => store(await draw(600, 400).jpeg().toBuffer())))
  const answers = await Promise.all(rows.flatMap((row) => [get(row, '480.webp'), get(row, '960.webp')]))
  expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]))
})

test('other sizes, formats and tokens are not found', async () => {
  const row = await store(await draw(600, 400).jpeg().toBuffer())
  for (const name of ['481.webp', '480.png', '480', '480.webp.avif', '..%2f..%2fsecret', '480.webp%00'])
    expect((await get(row, name)).statusCode).toBe(404)
  for (const token of [`${row.token.slice(0, -1)}.`, 'AAAAAAAAAAAAAAAAAAAAAAAA', '..%2f..%2ffiles'])
    expect((await get({ ...row, token }, '480.webp')).json()).toMatchObject({ code: 'not-found' })
})

test('a rendition that was being made while its picture was deleted is removed', async () => {
  const row = await store(await draw(600, 400).jpeg().toBuffer())
  await inTransaction(app.kernel.database, (tx) => deletePictureLater(tx, row.pictureId))
  const kept = await store(await draw(600, 400).jpeg().toBuffer())
  await get(kept, '480.webp')
  await app.kernel.storage.put(`pictures/${row.token}/960.webp`, Buffer.from('late'), 'image/webp')
  await deleteOrphans()
  expect([existsSync(fileOf(row, '960.webp')), existsSync(fileOf(kept, '480.webp'))]).toEqual([false, true])
})
