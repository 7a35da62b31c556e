import { readFileSync } from 'node:fs'
import { ACTORS, allEndpoints, api } from '@cauce/contract'
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

test('every endpoint has a line without empty cells', () => {
  expect(rows.map(([method, path]) => `${method} ${path}`).toSorted()).toEqual(
    allEndpoints.map(({ method, path }) => `${method} ${path}`).toSorted(),
  )
  for (const row of rows) {
    expect(row).toHaveLength(3 + ACTORS.length)
    for (const cell of row.slice(3)) expect(['all', 'assigned', 'own', 'public', '-']).toContain(cell)
  }
})

test('every call is permitted to at least one role', () => {
  expect(rows.filter((row) => row.slice(3).every((cell) => cell === '-'))).toEqual([])
})

test("a pending session reaches only public calls and the person's own records", () => {
  const pending = 3 + ACTORS.indexOf('pending')
  expect(rows.filter((row) => !['-', 'own', 'public'].includes(row[pending]!))).toEqual([])
})

test('endpoints are sorted by address and method, with each cell below its heading', () => {
  const { templates, orders, projects } = api
  const some = [templates.list, orders.create, projects.list, templates.create, orders.list]
  expect(accessGrid(some).split('\n')).toEqual([
    'METHOD  PATH                   PERMISSION      visitor  pending  user  operator  admin',
    'GET     /v1/project/orders     orders.read     -        -        own   assigned  all',
    'POST    /v1/project/orders     orders.create   -        -        own   -         -',
    'GET     /v1/project/projects   projects.read   public   public   own   all       all',
    'GET     /v1/project/templates  templates.read  -        -        -     all       all',
    'POST    /v1/project/templates  templates.edit  -        -        -     -         all',
    '',
  ])
})
