import type { FieldError } from '@cauce/contract/errors.ts'
import { fieldErrorsOf } from '@cauce/contract/problem.ts'
import { toNestErrors } from '@hookform/resolvers'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'

/** The part of a schema of the contract that a form needs. */
export interface FormSchema {
  readonly safeParse: (input: unknown) => {
    readonly success: boolean
    readonly error?: { readonly issues: Parameters<typeof fieldErrorsOf>[0] } | undefined
  }
  readonly shape?: Readonly<Record<string, unknown>>
}

/** The errors of `values` by the schema that the API validates with; empty when it accepts them. */
export function schemaErrors(schema: FormSchema, values: unknown): FieldError[] {
  const { error } = schema.safeParse(values)
  return error ? fieldErrorsOf(error.issues, values) : []
}

/** The errors by the schema, and at the fields that it accepts the mistakes that it cannot know, such as a day after today. */
export function formErrors(schema: FormSchema, values: unknown, mistakes: readonly FieldError[]): FieldError[] {
  const errors = schemaErrors(schema, values)
  const refused = new Set(errors.map(({ path }) => path))
  return [...errors, ...mistakes.filter(({ path }) => !refused.has(path))]
}

interface ResolverOptions<Values extends FieldValues> {
  /** The values to validate and send, from those of the form. */
  readonly sentValues: (typed: Values) => Values
  readonly errorsOf: (sent: Values) => readonly FieldError[]
  readonly messageOf: (error: FieldError) => string
}

/**
 * The resolver of a form over a schema of the contract, for both front ends. zodResolver of @hookform/resolvers would lose
 * the codes and their parameters. The values stay as typed: the API decodes the wire side of a schema itself.
 */
export function formResolver<Values extends FieldValues>(options: ResolverOptions<Values>): Resolver<Values> {
  return (typed, _context, fields) => {
    const values = options.sentValues(typed)
    const errors = options.errorsOf(values)
    if (errors.length === 0) return { values, errors: {} }
    const messages = errors.map((error) => [error.path, { type: error.code, message: options.messageOf(error) }])
    return { values: {}, errors: toNestErrors(Object.fromEntries(messages), fields) as FieldErrors<Values> }
  }
}
