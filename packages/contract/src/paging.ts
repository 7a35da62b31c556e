import { z } from 'zod'
import { IdFilter } from './fields.ts'
import { Money } from './money.ts'
import { MAXIMUM_TAKE } from './page-sizes.ts'

/** Handbook rule 12.10. */
export const Comparison = z.enum(['lt', 'lte', 'eq', 'gt', 'gte']).describe('How a value is compared.')
export type Comparison = z.infer<typeof Comparison>

export const OrderSide = z.enum(['asc', 'desc']).describe('Direction of an order.')

/**
 * `skip`, `take`, `orderBy` (first is default, or `id`), `orderSide`, `ids` and filters; unknown parameters are refused
 * (handbook rule 12.12). `side: 'asc'` for naturally ordered rows.
 */
// @__NO_SIDE_EFFECTS__
export function listQuery<const Columns extends readonly [string, ...string[]], Filters extends z.ZodRawShape>(
  orderBy: Columns,
  filters: Filters,
  side: 'asc' | 'desc' = 'desc',
) {
  return z.strictObject({
    skip: z.int().min(0).max(1_000_000).optional().describe('How many rows to leave out; 0 if absent.'),
    take: z.int().min(1).max(MAXIMUM_TAKE).optional().describe('How many rows at most; 20 if absent.'),
    orderBy: z
      .enum([...orderBy, 'id'] as const)
      .optional()
      .describe(`Column to sort by; ${orderBy[0]} if absent. Ties are broken by id.`),
    orderSide: OrderSide.optional().describe(`Direction of the order; ${side} if absent.`),
    ids: IdFilter.optional(),
    ...filters,
  })
}

/** Requests sums of all matching rows. */
export const GetSums = z
  .boolean()
  .describe('With true the answer has the sums of all rows that match, which may be too many to add up.')

// @__NO_SIDE_EFFECTS__
export function pageWithSums<Item extends z.ZodType, const Name extends string>(
  item: Item,
  sums: Readonly<Record<Name, string>>,
) {
  const shape = Object.fromEntries(
    Object.entries<string>(sums).map(([name, words]) => [name, Money.describe(words)]),
  ) as Record<Name, typeof Money>
  return page(item).extend({
    sums: z
      .strictObject(shape)
      .nullable()
      .optional()
      .describe('With getSums: of all rows that match; null where adding so many up takes too long.'),
  })
}

/** One page and the exact total. */
// @__NO_SIDE_EFFECTS__
export function page<Item extends z.ZodType>(item: Item) {
  return z.strictObject({ data: z.array(item), total: z.int().min(0).describe('How many rows match in all.') })
}
