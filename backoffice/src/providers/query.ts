import type { GetListParams } from 'react-admin'
import type { NounCalls } from './nouns.ts'

/**
 * The query of a list: react-admin's page, sort and filters in the words of the contract. `id` is react-admin's way of
 * saying that nobody asked for an order; the API then takes its own.
 */
export function queryOf(
  calls: NounCalls,
  { sort, filter }: GetListParams,
  range: { readonly skip: number; readonly take: number },
): URLSearchParams {
  const query = new URLSearchParams({ skip: String(range.skip), take: String(range.take) })
  if (sort && sort.field !== 'id') {
    query.set('orderBy', sort.field)
    query.set('orderSide', sort.order === 'ASC' ? 'asc' : 'desc')
  }
  for (const [name, value] of Object.entries((filter ?? {}) as Record<string, unknown>)) {
    if (name !== calls.parent) append(query, name, value)
  }
  return query
}

/** Lists repeat their name; what is empty asks for nothing. */
function append(query: URLSearchParams, name: string, value: unknown): void {
  if (value === undefined || value === null || value === '') return
  if (Array.isArray(value)) for (const part of value) append(query, name, part)
  else query.append(name, String(value))
}
