import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import { fieldErrorsOf, type FieldError } from '@cauce/contract'
import { errorMessage } from '@cauce/i18n/error-message.ts'
import type { Translate } from '@cauce/i18n/translate.ts'

type Values = Readonly<Record<string, unknown>>

/** As much of a schema of the contract as a form needs. */
export interface FormSchema {
  readonly safeParse: (input: unknown) => {
    readonly success: boolean
    readonly error?: { readonly issues: Parameters<typeof fieldErrorsOf>[0] } | undefined
  }
  readonly shape?: Readonly<Record<string, unknown>>
}

interface Options {
  /** The record before the edit; absent for a new one. */
  readonly previous?: Values | undefined
  /** Parts that carry files and must not be missing. They stand beside the schema. */
  readonly requiredFiles?: readonly string[]
  readonly t: () => Translate
}

/** Lets a form be judged by the schema that judges it on the server, with the messages of the catalogue. */
export function schemaResolver(schema: FormSchema, options: Options): Resolver<FieldValues> {
  return (values) => {
    const sent = sentValues(schema, values, options.previous)
    const errors = refusalsOf(schema, sent, options)
    if (errors.length === 0) return { values: sent as FieldValues, errors: {} }
    return { values: {}, errors: asFormErrors(errors, options.t()) }
  }
}

/** What goes out: an emptied field of a record is null; a new record carries what was filled in. */
export function sentValues(schema: FormSchema, values: Values, previous: Values | undefined): Values {
  const emptied = Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, value === '' ? null : value]),
  )
  if (previous) return emptied
  const filledIn = pick(emptied, ([, value]) => value !== null && value !== undefined)
  return { ...filledIn, ...unanswered(schema, filledIn) }
}

/** Fields that must be there and may be null: the contract wants to be told that there is no answer. */
function unanswered(schema: FormSchema, filledIn: Values): Values {
  const missing = refusalsOf(schema, filledIn, {}).filter(({ code }) => code === 'required')
  const asNull = Object.fromEntries(missing.map(({ path }) => [path, null]))
  const refused = new Set(refusalsOf(schema, { ...filledIn, ...asNull }, {}).map(({ path }) => path))
  return pick(asNull, ([field]) => !refused.has(field))
}

/** What the schema, or a missing file, has against the values. */
export function refusalsOf(
  schema: FormSchema,
  values: Values,
  { previous, requiredFiles = [] }: Omit<Options, 't'>,
): FieldError[] {
  const parsed = schema.safeParse(previous ? judgedEdit(schema, values, previous) : judgedCreation(schema, values))
  const missing = requiredFiles
    .filter((part) => values[part] === undefined || values[part] === null)
    .map((path) => ({ path, code: 'required' as const }))
  return [...(parsed.error ? fieldErrorsOf(parsed.error.issues, values) : []), ...missing]
}

/** Files stand beside the schema. */
const judgedCreation = (schema: FormSchema, values: Values): Values => pick(values, ([field]) => isKnown(schema, field))

/**
 * An edit is judged as the whole record would be, so that dates are compared with each other; but what was empty and still
 * is does not count: the person did not touch it, and it will not be sent.
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
