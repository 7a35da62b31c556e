import { expect, test } from 'vitest'
import { z } from 'zod'
import { MAXIMUM_STORED_CENTS } from './money.ts'
import { allEndpoints } from './registry.ts'

type Schema = z.core.$ZodType

function amountsIn(schema: Schema, path = ''): [path: string, schema: z.ZodType][] {
  if (isMoney(schema)) return [[path, schema as z.ZodType]]
  const {
    shape = {},
    options = [],
    ...parts
  } = schema._zod.def as {
    readonly shape?: Readonly<Record<string, Schema>>
    readonly options?: readonly Schema[]
    readonly element?: Schema
    readonly innerType?: Schema
    readonly valueType?: Schema
  }
  const below: [name: string | number, part: Schema | undefined][] = [
    ...Object.entries(shape),
    ...options.entries(),
    ['[]', parts.element],
    ['?', parts.innerType],
    ['{}', parts.valueType],
  ]
  return below.flatMap(([name, part]) => (part ? amountsIn(part, `${path}.${name}`) : []))
}

/** Money codec, with or without refinements. */
const isMoney = (schema: Schema): boolean => {
  const { def } = schema._zod
  return def.type === 'pipe' && (def as unknown as { out: Schema }).out._zod.def.type === 'bigint'
}

const shown = allEndpoints.flatMap(({ operation, output }) =>
  output ? amountsIn(output).map(([path, schema]) => ({ place: `${operation}${path}`, schema })) : [],
)

test.each([MAXIMUM_STORED_CENTS, -MAXIMUM_STORED_CENTS])('%d cents can be shown at every place', (cents) => {
  for (const { place, schema } of shown)
    expect(z.decode(schema, z.encode(schema, cents as never) as never), place).toBe(cents)
})
