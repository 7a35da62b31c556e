import { z } from 'zod'
import { IdFilter } from './fields.ts'
import { Id } from './ids.ts'
import { Money } from './money.ts'
import { DEFAULT_TAKE, LARGEST_TAKE } from './page-sizes.ts'
import { identify, idNameOf, withId } from './records.ts'

const NOT_SORTABLE = 'x-not-sortable'

/** Handbook rule 12.10. */
export const Comparison = z.enum(['lt', 'lte', 'eq', 'gt', 'gte']).describe('How a value is compared.')
export type Comparison = z.infer<typeof Comparison>

export const OrderSide = z.enum(['asc', 'desc']).describe('Direction of an order.')

/** For lists of few rows, which need no index, and without what some readers may not see. */
export const allBut = (...fields: readonly string[]): readonly string[] => fields

/** Unknown parameters are refused (handbook rule 12.12). `side: 'asc'` for naturally ordered rows. */
// @__NO_SIDE_EFFECTS__
export function listQuery<
  const Columns extends readonly [string, ...string[]],
  Filters extends z.ZodRawShape,
  Unsorted extends readonly string[] | undefined = undefined,
>(orderBy: Columns, filters: Filters, unsorted?: Unsorted, side: 'asc' | 'desc' = 'desc') {
  type Sorted = Unsorted extends undefined ? Columns[number] | 'id' : string
  return z.strictObject({
    skip: z.int().min(0).max(1_000_000).optional().describe('How many rows to leave out; 0 if absent.'),
    take: z.int().min(1).max(LARGEST_TAKE).optional().describe('How many rows at most; 20 if absent.'),
    orderBy: z
      .enum([...orderBy, 'id'] as const, 'order-unknown')
      .optional()
      .meta({
        description: `Column to sort by; ${orderBy[0]} if absent. Ties are broken by id.`,
        ...(unsorted && { [NOT_SORTABLE]: unsorted }),
      }) as unknown as z.ZodOptional<z.ZodType<Sorted, Sorted>>,
    orderSide: OrderSide.optional().describe(`Direction of the order; ${side} if absent.`),
    ids: IdFilter.optional(),
    q: z
      .string()
      .trim()
      .max(200)
      .optional()
      .describe(
        'Only rows with these words in their names and texts, or of this amount. A person is found by name in any order, e-mail, telephone, document, account or reference.',
      ),
    after: Id.optional().describe('With orderBy=id: only rows behind this one, the `next` of the page before.'),
    ...filters,
  })
}

/** Continued by `after` in the order of ids only. */
// @__NO_SIDE_EFFECTS__
export function queryOf(query: z.ZodObject, output: z.ZodType): z.ZodObject {
  const row = rowOf(output)
  if (row === undefined || !('orderBy' in query.shape)) return query
  const orderBy = query.shape['orderBy'] as z.ZodOptional<z.ZodEnum>
  const ofId = ['id', idNameOf(row)!]
  const but = orderBy.meta()?.[NOT_SORTABLE] as readonly string[] | undefined
  const others = but === undefined ? [] : plainFieldsOf(row).filter((name) => !but.includes(name))
  const sorted = [...new Set([...(orderBy.unwrap().options as string[]), ...others, ...ofId])]
  const unsorted = Object.keys(row.shape).filter((name) => !sorted.includes(name))
  const told = query.extend({
    orderBy: z
      .enum(sorted, 'order-unknown')
      .optional()
      .meta({ description: orderBy.description, ...(unsorted.length > 0 && { [NOT_SORTABLE]: unsorted }) }),
  })
  if (!hasCursor(row)) return told.omit({ after: true })
  return told.refine(({ after, orderBy: by }) => after === undefined || ofId.includes(String(by)), {
    path: ['orderBy'],
    message: 'order-unknown',
    params: { choices: 'id' },
  })
}

const plainFieldsOf = ({ shape }: z.ZodObject) => Object.keys(shape).filter((name) => isPlain(shape[name] as z.ZodType))

function isPlain(schema: z.ZodType): boolean {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return isPlain(schema.unwrap() as z.ZodType)
  const isNested = [z.ZodArray, z.ZodObject, z.ZodRecord, z.ZodUnion].some((kind) => schema instanceof kind)
  return !isNested
}

const hasCursor = (row: z.ZodObject) => row.shape['id'] instanceof z.ZodUUID

interface Asked {
  readonly orderBy?: string
  readonly take?: number
}

export function encodeOutput(output: z.ZodType, answer: unknown, { orderBy = '', take = DEFAULT_TAKE }: Asked = {}) {
  const encoded = z.encode(output, identify(output, answer) as never)
  const row = rowOf(output)
  if (row === undefined || !hasCursor(row) || !['id', idNameOf(row)].includes(orderBy)) return encoded
  const { data } = encoded as { readonly data: readonly { readonly id: string }[] }
  return { ...(encoded as object), next: data.length < take ? null : data.at(-1)!.id }
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
  return z.strictObject({
    data: z.array(item instanceof z.ZodObject ? (withId(item) as unknown as Item) : item),
    total: z.int().min(0).describe('How many rows match in all.'),
    next: Id.nullable().optional().describe('With orderBy=id: what `after` takes for the next page; null on the last.'),
  })
}

/** The records of a list. */
export function rowOf(output: z.ZodType | undefined): z.ZodObject | undefined {
  const data = output instanceof z.ZodObject ? output.shape['data'] : undefined
  return data instanceof z.ZodArray && data.element instanceof z.ZodObject ? data.element : undefined
}
