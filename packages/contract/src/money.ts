import { z } from 'zod'
import { formatAmount, MAXIMUM_CENTS, MAXIMUM_STORED_CENTS, parseAmount, WIRE_AMOUNT } from './cents.ts'

export * from './cents.ts'

const isStorable = (cents: bigint) => cents <= MAXIMUM_STORED_CENTS && cents >= -MAXIMUM_STORED_CENTS

/** For answers: takes any stored amount, because one refusal would fail the whole list (handbook rule 17.20). */
export const Money = z
  .codec(
    z
      .string()
      .regex(WIRE_AMOUNT, 'amount-invalid')
      .refine((wire) => !WIRE_AMOUNT.test(wire) || isStorable(parseAmount(wire)), 'amount-invalid')
      .meta({ examples: ['1250.00'] }),
    z.bigint(),
    {
      decode: (wire) => parseAmount(wire),
      encode: (cents) => formatAmount(cents),
    },
  )
  .describe('Euro amount: decimal string with a dot and exactly two places.')

const atMost = (cents: bigint) => cents <= MAXIMUM_CENTS
const TOO_LARGE = { error: 'number-too-large', params: { maximum: formatAmount(MAXIMUM_CENTS) } }

/** Handbook rules 5.5 and 17.20. */
export const PositiveMoney = Money.refine((cents) => cents > 0n, 'amount-not-positive')
  .refine(atMost, TOO_LARGE)
  .describe('Euro amount above zero.')

export const NonNegativeMoney = Money.refine((cents) => cents >= 0n, 'amount-negative')
  .refine(atMost, TOO_LARGE)
  .describe('Euro amount of zero or more.')
