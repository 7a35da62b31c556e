import { DEFAULT_TAKE } from '@cauce/contract'
import type { ListInput } from '../database/index.ts'

/** One page of a list that is not stored but part of the contract: the same rows in every installation, in their order. */
export function pageOfCatalogue<Row>(
  rows: readonly Row[],
  { skip = 0, take = DEFAULT_TAKE, orderSide = 'asc' }: ListInput<string>,
): { data: Row[]; total: number } {
  const ordered = orderSide === 'desc' ? rows.toReversed() : rows
  return { data: ordered.slice(skip, skip + take), total: rows.length }
}
