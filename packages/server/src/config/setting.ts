import { formatAmount, PercentageBelow100, type PositiveMoney } from '@cauce/contract'
import type { z } from 'zod'
import { between, text, wholeNumber, YES_OR_NO, yesOrNo } from './setting-forms.ts'

export interface SettingMeta {
  readonly description: string
  /** Completes "PORT must be …". */
  readonly form: string
  /** Default in words. */
  readonly defaultText?: string
  /** Never printed, even if invalid; may be read from a file (`SECRET_FILE` for `SECRET`). */
  readonly isSecret?: boolean
  readonly [key: string]: unknown
}

export function setting<Schema extends z.ZodType>(schema: Schema, meta: SettingMeta): Schema {
  return schema.meta({ ...meta }) as Schema
}

/** In euros. */
export const amount = (schema: typeof PositiveMoney, preset: bigint, description: string) => {
  const example = formatAmount(preset)
  return setting(schema.default(preset), {
    description,
    form: `an amount such as ${example}`,
    defaultText: `\`${example}\``,
  })
}

/** Percentage text to basis points. */
export const percentage = text
  .regex(/^\d+(\.\d{1,2})?$/)
  .transform(Number)
  .pipe(PercentageBelow100)

export const days = (maximum: number, preset: number, description: string) =>
  setting(wholeNumber(0, maximum).default(preset), { description, form: between(0, maximum) })

export const choice = (preset: boolean, description: string) =>
  setting(yesOrNo.default(preset), { description, form: YES_OR_NO })
