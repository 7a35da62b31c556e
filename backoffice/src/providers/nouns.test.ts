import { describe, expect, it } from 'vitest'
import { allEndpoints, type Endpoint } from '@cauce/contract'
import type { z } from 'zod'
import { nouns, type NounCalls } from './nouns.ts'

const table = Object.entries<NounCalls>(nouns).map(([noun, calls]) => ({ noun, ...calls }))
const listOf = (path: string): Endpoint =>
  allEndpoints.find((endpoint) => endpoint.method === 'GET' && endpoint.path === path)!
const rowOf = (endpoint: Endpoint) =>
  (endpoint.output as unknown as { shape: { data: { element: z.ZodObject } } }).shape.data.element.shape

/** Nouns without a call for a single record. */
const READ_IN_LISTS_ONLY = new Set(['totps', 'orderMovements', 'userAssignments', 'accountDocuments', 'audit'])
const hasAddressForOne = (path: string) =>
  allEndpoints.some((endpoint) => endpoint.method === 'GET' && endpoint.path === `${path}/{id}` && !endpoint.isBinary)

describe.each(table)('the calls of $noun', ({ noun, path, idField, readsOneBy, parent }) => {
  it('have a list in the contract, whose rows carry the id', () => expect(rowOf(listOf(path))).toHaveProperty(idField))
  it('take many ids', () => expect(listOf(path).query!.shape).toHaveProperty('ids'))
  it('can read one record', () => {
    const isReadByList = readsOneBy !== undefined && Object.hasOwn(listOf(path).query!.shape, readsOneBy)
    expect(isReadByList || parent !== undefined || hasAddressForOne(path) || READ_IN_LISTS_ONLY.has(noun)).toBe(true)
  })
  it('go through a parent where their path has a place for one, and their rows name it', () => {
    expect(path.includes('{id}')).toBe(parent !== undefined)
    expect(parent === undefined || Object.hasOwn(rowOf(listOf(path)), parent)).toBe(true)
  })
})
