import { buffer } from 'node:stream/consumers'
import { unzipSync, strFromU8 } from 'fflate'
import { expect, it } from 'vitest'
import { Archive } from './archive.ts'

const MADE_AT = new Date('2026-11-20T09:00:00Z')
const SMALL = { bytes: 1_000, entries: 2 }

const zipOf = (lengths: readonly number[]) =>
  Archive.during(
    MADE_AT,
    async (archive) => {
      for (const [index, length] of lengths.entries()) {
        const entry = archive.begin(`${index}.bin`, { isPacked: true })
        await entry.write('x'.repeat(length))
        await entry.end()
      }
      const { openBytes, sizeBytes } = await archive.end()
      return { files: unzipSync(await buffer(openBytes())), sizeBytes }
    },
    SMALL,
  )

it('is a ZIP with its entries', async () => {
  const { files, sizeBytes } = await zipOf([300, 200])
  expect(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes).length])).toEqual([
    ['0.bin', 300],
    ['1.bin', 200],
  ])
  expect(sizeBytes).toBeGreaterThan(500)
})

it.each([
  ['bytes', [400, 700]],
  ['bytes including the directory', [400, 390]],
  ['entries', [1, 1, 1]],
])('refuses more %s than its format has room for', async (_, lengths) => {
  await expect(zipOf(lengths)).rejects.toThrow(RangeError)
})

it('cannot be read after its scope has ended, which closes its file', async () => {
  const { openBytes } = await Archive.during(MADE_AT, (archive) => archive.end())
  await expect(async () => buffer(openBytes())).rejects.toThrow(/fd/)
})
