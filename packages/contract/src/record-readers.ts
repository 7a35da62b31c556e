import type { Endpoint } from './endpoint.ts'
import { rowOf } from './paging.ts'

const shapeOf = (path: string) => path.replaceAll(/\{\w+\}/g, '{}')

/** Undefined if the call edits no record. */
export function readerOf(edit: Endpoint, endpoints: readonly Endpoint[]): Endpoint | undefined {
  const getsAt = (path: string) =>
    endpoints.filter(({ method, path: own, isBinary }) => method === 'GET' && shapeOf(own) === path && !isBinary)
  const same = getsAt(shapeOf(edit.path)).find(({ output }) => output === edit.output)
  const lists = getsAt(shapeOf(edit.path).replace(/\/\{\}$/, ''))
  return same ?? lists.find(({ output }) => rowOf(output) === edit.output)
}
