import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'

const shapeOf = (path: string) => path.replaceAll(/\{\w+\}/g, '{}')

/**
 * The call that answers the record which an edit changes: the GET of the same address, else the list of its noun, which finds it
 * by `ids`. Undefined for a call that edits no record.
 */
export function readerOf(edit: Endpoint, endpoints: readonly Endpoint[]): Endpoint | undefined {
  const getsAt = (path: string) =>
    endpoints.filter(({ method, path: own, isBinary }) => method === 'GET' && shapeOf(own) === path && !isBinary)
  const same = getsAt(shapeOf(edit.path)).find(({ output }) => output === edit.output)
  const lists = getsAt(shapeOf(edit.path).replace(/\/\{\}$/, ''))
  return same ?? lists.find(({ output }) => rowOf(output) === edit.output)
}

/** What a list has a page of. */
function rowOf(list: z.ZodType | undefined): unknown {
  const data = list instanceof z.ZodObject ? list.shape['data'] : undefined
  return data instanceof z.ZodArray ? data.element : undefined
}
