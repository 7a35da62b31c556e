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

test('the committed grid says who may do what; after a change of permissions run `npm run generate`, and read what changed', () => {
  expect(readFileSync(new URL('../../access.txt', import.meta.url), 'utf8')).toBe(grid)
})

test('every endpoint has its line, and no cell of it is empty', () => {
  expect(rows.map(([method, path]) => `${method} ${path}`).toSorted()).toEqual(
    allEndpoints.map(({ method, path }) => `${method} ${path}`).toSorted(),
  )
  for (const row of rows) {
    expect(row).toHaveLength(3 + ACTORS.length)
    for (const cell of row.slice(3)) expect(['all', 'assigned', 'own', 'public', '-']).toContain(cell)
  }
})

test('every call is permitted to some role', () => {
  expect(rows.filter((row) => row.slice(3).every((cell) => cell === '-'))).toEqual([])
})

test('a person who still owes the code reaches no more than a visitor and their own records', () => {
  const pending = 3 + ACTORS.indexOf('pending')
  expect(rows.filter((row) => !['-', 'own', 'public'].includes(row[pending]!))).toEqual([])
})

test('endpoints stand in the order of their addresses and methods, each cell below its heading', () => {
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
