import { formatAmount, PercentageBelow100, type PositiveMoney } from '@cauce/contract'
import type { z } from 'zod'
import { between, text, wholeNumber, YES_OR_NO, yesOrNo } from './setting-forms.ts'

/** Documentation of a setting. */
export interface SettingMeta {
  readonly description: string
  /** The valid values; completes "PORT must be …". */
  readonly form: string
  /** The default in words, where its value does not explain it. */
  readonly defaultText?: string
  /** The value is never printed, not even when it is invalid, and may be kept in a file: `SECRET_FILE` names that of `SECRET`. */
  readonly isSecret?: boolean
  readonly [key: string]: unknown
}

/** A setting with its documentation. */
export function setting<Schema extends z.ZodType>(schema: Schema, meta: SettingMeta): Schema {
  return schema.meta({ ...meta }) as Schema
}

/** An amount in euro. */
export const amount = (schema: typeof PositiveMoney, preset: bigint, description: string) => {
  const example = formatAmount(preset)
  return setting(schema.default(preset), {
    description,
    form: `an amount such as ${example}`,
    defaultText: `\`${example}\``,
  })
}

/** A percentage as text of the environment, in basis points. */
export const percentage = text
  .regex(/^\d+(\.\d{1,2})?$/)
  .transform(Number)
  .pipe(PercentageBelow100)

/** A number of days up to `maximum`. */
export const days = (maximum: number, preset: number, description: string) =>
  setting(wholeNumber(0, maximum).default(preset), { description, form: between(0, maximum) })

/** Something that is on or off. */
export const choice = (preset: boolean, description: string) =>
  setting(yesOrNo.default(preset), { description, form: YES_OR_NO })
