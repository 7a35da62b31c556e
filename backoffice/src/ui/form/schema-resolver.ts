import type { FieldValues, Resolver } from 'react-hook-form'
import { formErrors, formResolver, type FormSchema } from '@cauce/client/form-resolver.ts'
import type { ErrorCode, FieldError } from '@cauce/contract'
import { errorMessage } from '@cauce/i18n/error-message.ts'
import type { Translate } from '@cauce/i18n/office.ts'

type Values = Readonly<Record<string, unknown>>

/** The file parts that a call must carry, each with the error code of a missing one. The schema knows no files. */
export type RequiredFiles = Readonly<Record<string, ErrorCode>>

/** Checks beyond the schema, such as a day after today, at fields that it accepts. */
export type Mistakes = (values: never) => readonly FieldError[]

interface Options {
  /** The record before the edit; absent for a new one. */
  readonly previous?: Values | undefined
  readonly requiredFiles?: RequiredFiles | undefined
  readonly mistakes?: Mistakes | undefined
  readonly t: () => Translate
}

export function schemaResolver(schema: FormSchema, options: Options): Resolver<FieldValues> {
  return formResolver<FieldValues>({
    sentValues: (values) => sentValues(schema, values, options.previous),
    errorsOf: (sent) => refusalsOf(schema, sent, options),
    messageOf: (error) => errorMessage(options.t(), error),
  })
}

/** The values that are sent. An emptied field of a record is null; a new record carries only what was filled in. */
export function sentValues(schema: FormSchema, values: Values, previous: Values | undefined): Values {
  const emptied = Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, isEmpty(value) ? emptyAs(previous?.[field]) : value]),
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

export function refusalsOf(
  schema: FormSchema,
  values: Values,
  { previous, requiredFiles = {}, mistakes }: Omit<Options, 't'>,
): FieldError[] {
  const judged = previous ? judgedEdit(schema, values, previous) : judgedCreation(schema, values)
  const missing = Object.entries(requiredFiles)
    .filter(([part]) => values[part] === undefined || values[part] === null)
    .map(([path, code]) => ({ path, code }))
  return [...formErrors(schema, judged, mistakes?.(values as never) ?? []), ...missing]
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
      isKnown(schema, field) && value !== undefined && !(isEmpty(value) && isEmpty(previous[field] ?? null)),
  )

const isEmpty = (value: unknown) => value === null || value === ''
/** A draft has empty texts, which stay so until it is announced. */
const emptyAs = (before: unknown) => (before === '' ? '' : null)

const isKnown = ({ shape }: FormSchema, field: string) => shape === undefined || Object.hasOwn(shape, field)
const pick = (values: Values, isWanted: (entry: [string, unknown]) => boolean): Values =>
  Object.fromEntries(Object.entries(values).filter(isWanted))

/** The names of the fields that the form around `element` shows, in the order of the screen. A list of rows is one field. */
export const fieldsAround = (element: Element | null): string[] => [
  ...new Set(
    [...(element?.closest('form')?.elements ?? [])]
      .map((field) => field.getAttribute('name')?.split('.')[0] ?? '')
      .filter((name) => name !== ''),
  ),
]

/** Whether each refusal names a field that the form around `element` shows; others have to be said elsewhere. */
export const areAtFields = (
  refusals: Readonly<Record<string, string>> | undefined,
  element: Element | null,
): boolean => {
  const fields = fieldsAround(element)
  return refusals !== undefined && Object.keys(refusals).every((path) => fields.includes(path.split('.')[0]!))
}
