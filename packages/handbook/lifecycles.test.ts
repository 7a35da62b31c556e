import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lifecyclesByName, lifecyclesDocument, lifecyclesFile } from './generate-lifecycles.ts'

test('the drawn lifecycles are those of the contract: npm run generate', () => {
  expect(readFileSync(lifecyclesFile, 'utf8')).toBe(lifecyclesDocument())
})

test('every lifecycle of the contract is drawn', () => {
  const drawn = [...lifecyclesDocument().matchAll(/^## (\w+):/gm)].map(([, name]) => name)
  expect(drawn.toSorted()).toEqual([...lifecyclesByName().keys()].toSorted())
})
