import { describe, expect, it } from 'vitest'
import { allEndpoints } from '@cauce/contract'
import type { z } from 'zod'
import { nouns, type NounCalls } from './nouns.ts'

const table = Object.entries<NounCalls>(nouns).map(([noun, calls]) => ({ noun, ...calls }))
const listOf = (path: string) => allEndpoints.find((endpoint) => endpoint.method === 'GET' && endpoint.path === path)
const rowOf = (path: string) =>
  (listOf(path)!.output as unknown as { shape: { data: { element: z.ZodObject } } }).shape.data.element.shape

describe.each(table.filter(({ path }) => listOf(path)?.query))('the calls of $noun', ({ path, idField, parent }) => {
  it('have a list whose rows carry the id', () => expect(rowOf(path)).toHaveProperty(idField))
  it('go through a parent where their path has a place for one, and their rows name it', () => {
    expect(path.includes('{id}')).toBe(parent !== undefined)
    expect(parent === undefined || Object.hasOwn(rowOf(path), parent)).toBe(true)
  })
})
