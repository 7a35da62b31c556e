import { z } from 'zod'
import { formatAmount, parseAmount, WIRE_AMOUNT } from './cents.ts'

export * from './cents.ts'

/** Money of either sign: decimal string on the wire, `bigint` cents inside. */
export const Money = z
  .codec(
    z
      .string()
      .regex(WIRE_AMOUNT, 'amount-invalid')
      .meta({ examples: ['1250.00'] }),
    z.bigint(),
    {
      decode: (wire) => parseAmount(wire),
      encode: (cents) => formatAmount(cents),
    },
  )
  .describe('Euro amount: decimal string with a dot and exactly two places.')

/** Money above zero (handbook rule 5.5). */
export const PositiveMoney = Money.refine((cents) => cents > 0n, 'amount-not-positive').describe(
  'Euro amount above zero.',
)

/** Money of zero or more. */
export const NonNegativeMoney = Money.refine((cents) => cents >= 0n, 'amount-negative').describe(
  'Euro amount of zero or more.',
)
