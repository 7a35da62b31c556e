import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { cutFaces } from './generate-faces.ts'

const KILOBYTE = 1024

it('the faces that are sent are those that are cut from the packages (npm run generate writes them)', async () => {
  const faces = await cutFaces()
  expect(faces).toHaveLength(2)
  for (const { file, bytes } of faces)
    expect(readFileSync(new URL(file, import.meta.url)).equals(bytes), file).toBe(true)
  expect(faces.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThan(33 * KILOBYTE)
})
