import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import { fieldErrorsOf, type ErrorCode, type FieldError } from '@cauce/contract'
import { errorMessage } from '@cauce/i18n/error-message.ts'
import type { Translate } from '@cauce/i18n/translate.ts'

type Values = Readonly<Record<string, unknown>>

/** The part of a schema that a form needs. */
export interface FormSchema {
  readonly safeParse: (input: unknown) => {
    readonly success: boolean
    readonly error?: { readonly issues: Parameters<typeof fieldErrorsOf>[0] } | undefined
  }
  readonly shape?: Readonly<Record<string, unknown>>
}

/** The file parts that a call must carry, each with the error code of a missing one. The schema knows no files. */
export type RequiredFiles = Readonly<Record<string, ErrorCode>>

interface Options {
  /** The record before the edit; absent for a new one. */
  readonly previous?: Values | undefined
  readonly requiredFiles?: RequiredFiles | undefined
  readonly t: () => Translate
}

/** Validates a form by the schema that the API validates with, with the messages of the error catalogue. */
export function schemaResolver(schema: FormSchema, options: Options): Resolver<FieldValues> {
  return (values) => {
    const sent = sentValues(schema, values, options.previous)
    const errors = refusalsOf(schema, sent, options)
    if (errors.length === 0) return { values: sent as FieldValues, errors: {} }
    return { values: {}, errors: asFormErrors(errors, options.t()) }
  }
}

/** The values that are sent. An emptied field of a record is null; a new record carries only what was filled in. */
export function sentValues(schema: FormSchema, values: Values, previous: Values | undefined): Values {
  const emptied = Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, value === '' ? null : value]),
  )
  if (previous) return emptied
  const filledIn = pick(emptied, ([, value]) => value !== null && value !== undefined)
  return { ...filledIn, ...unanswered(schema, filledIn) }
}

/** Required fields that may be null and were left empty: they are sent as null. */
function unanswered(schema: FormSchema, filledIn: Values): Values {
  const missing = refusalsOf(schema, filledIn, {}).filter(({ code }) => code === 'required')
  const asNull = Object.fromEntries(missing.map(({ path }) => [path, null]))
  const refused = new Set(refusalsOf(schema, { ...filledIn, ...asNull }, {}).map(({ path }) => path))
  return pick(asNull, ([field]) => !refused.has(field))
}

/** The errors of the values by the schema, and of the files that are missing. */
export function refusalsOf(
  schema: FormSchema,
  values: Values,
  { previous, requiredFiles = {} }: Omit<Options, 't'>,
): FieldError[] {
  const parsed = schema.safeParse(previous ? judgedEdit(schema, values, previous) : judgedCreation(schema, values))
  const missing = Object.entries(requiredFiles)
    .filter(([part]) => values[part] === undefined || values[part] === null)
    .map(([path, code]) => ({ path, code }))
  return [...(parsed.error ? fieldErrorsOf(parsed.error.issues, values) : []), ...missing]
}

const judgedCreation = (schema: FormSchema, values: Values): Values => pick(values, ([field]) => isKnown(schema, field))

/**
 * An edit is validated as the whole record, so that dates are compared with each other. A field that was empty and still is
 * is left out: it will not be sent.
 */
const judgedEdit = (schema: FormSchema, values: Values, previous: Values): Values =>
  pick(
    values,
    ([field, value]) =>
      isKnown(schema, field) && value !== undefined && !(value === null && (previous[field] ?? null) === null),
  )

const isKnown = ({ shape }: FormSchema, field: string) => shape === undefined || Object.hasOwn(shape, field)
const pick = (values: Values, isWanted: (entry: [string, unknown]) => boolean): Values =>
  Object.fromEntries(Object.entries(values).filter(isWanted))

function asFormErrors(errors: readonly FieldError[], t: Translate): FieldErrors {
  return Object.fromEntries(errors.map((error) => [error.path, { type: error.code, message: errorMessage(t, error) }]))
}
