import { readFileSync } from 'node:fs'
import { ACTORS, allEndpoints } from '@cauce/contract'
import { expect, test } from 'vitest'
import { accessGrid } from './access-grid.ts'

const grid = accessGrid(allEndpoints)
const rows = grid
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split(/ {2,}/))

test('the committed grid is up to date: after a change of permissions run `npm run generate` and review it', () => {
  expect(readFileSync(new URL('../../access.txt', import.meta.url), 'utf8')).toBe(grid)
})

test('every call is permitted to at least one role', () => {
  expect(rows.filter((row) => row.slice(3).every((cell) => cell === '-'))).toEqual([])
})

test("a pending session reaches only public calls and the person's own records", () => {
  const pending = 3 + ACTORS.indexOf('pending')
  expect(rows.filter((row) => !['-', 'own', 'public'].includes(row[pending]!))).toEqual([])
})
