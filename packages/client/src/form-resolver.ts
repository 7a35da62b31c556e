import type { FieldError } from '@cauce/contract/errors.ts'
import { fieldErrorsOf } from '@cauce/contract/problem.ts'
import { toNestErrors } from '@hookform/resolvers'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'

export interface FormSchema {
  readonly safeParse: (input: unknown) => {
    readonly success: boolean
    readonly error?: { readonly issues: Parameters<typeof fieldErrorsOf>[0] } | undefined
  }
  readonly shape?: Readonly<Record<string, unknown>>
}

/** Empty when the API's schema accepts. */
export function schemaErrors(schema: FormSchema, values: unknown): FieldError[] {
  const { error } = schema.safeParse(values)
  return error ? fieldErrorsOf(error.issues, values) : []
}

/** Schema errors, plus caller's errors at accepted fields. */
export function formErrors(schema: FormSchema, values: unknown, mistakes: readonly FieldError[]): FieldError[] {
  const errors = schemaErrors(schema, values)
  const refused = new Set(errors.map(({ path }) => path))
  return [...errors, ...mistakes.filter(({ path }) => !refused.has(path))]
}

interface ResolverOptions<Values extends FieldValues> {
  /** Maps form values to those validated and sent. */
  readonly sentValues: (typed: Values) => Values
  readonly errorsOf: (sent: Values) => readonly FieldError[]
  readonly messageOf: (error: FieldError) => string
}

/** Unlike @hookform's zodResolver it keeps codes and parameters. Values stay as typed. */
export function formResolver<Values extends FieldValues>(options: ResolverOptions<Values>): Resolver<Values> {
  return (typed, _context, fields) => {
    const values = options.sentValues(typed)
    const errors = options.errorsOf(values)
    if (errors.length === 0) return { values, errors: {} }
    const messages = errors.map((error) => [error.path, { type: error.code, message: options.messageOf(error) }])
    return { values: {}, errors: toNestErrors(Object.fromEntries(messages), fields) as FieldErrors<Values> }
  }
}
