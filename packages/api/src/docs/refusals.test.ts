import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { errorCodes } from '@cauce/contract'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../../..')
/** All places that make refusals. */
const sources = ['packages/contract/src', 'packages/api/src', 'packages/server/src', 'site/src'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|astro)$/.test(file) && !/\.test\.ts$|\.endpoints\.ts$|(^|\/)errors\.ts$/.test(file))
    .map((file) => readFileSync(path.join(root, folder, file), 'utf8')),
)

test('every refusal of the catalogue is used', () => {
  const isMade = (code: string) => sources.some((text) => text.includes(`'${code}'`) || text.includes(`errors.${code}`))
  expect(errorCodes.filter((code) => !isMade(code))).toEqual([])
})
