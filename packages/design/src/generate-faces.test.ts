import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { cutFaces } from './generate-faces.ts'

const KILOBYTE = 1024

it('the faces that are sent are those that are cut from the packages (npm run generate writes them)', async () => {
  const faces = await cutFaces()
  expect(faces).toHaveLength(4)
  for (const { file, bytes } of faces)
    expect(readFileSync(new URL(file, import.meta.url)).equals(bytes), file).toBe(true)
  const sent = faces.filter(({ file }) => file.endsWith('.woff2'))
  expect(sent.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThan(33 * KILOBYTE)
})
