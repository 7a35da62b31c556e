import type { z } from 'zod'
import type { FieldError } from './errors.ts'

/**
 * A rule about several fields, checked as soon as none of them is wrong; zod waits for all fields of the body (decision
 * input-validation).
 * @param fields that the rule reads
 */
// @__NO_SIDE_EFFECTS__
export function withRule<Schema extends z.ZodType>(
  schema: Schema,
  fields: readonly (keyof z.output<Schema> & string)[],
  refusal: (body: z.output<Schema>) => FieldError | undefined,
): Schema {
  return schema.superRefine(
    (body, context) => {
      const error = refusal(body)
      if (error === undefined) return
      const { path, code, params } = error
      context.addIssue({ code: 'custom', message: code, path: path.split('.'), ...(params && { params }) })
    },
    {
      when: ({ value, issues }) =>
        typeof value === 'object' &&
        value !== null &&
        !Array.isArray(value) &&
        issues.every(({ code, path = [] }) => code !== 'invalid_union' && !fields.some((field) => field === path[0])),
    },
  )
}

/** For a field with two agreed names (handbook rule 16.40): different values are refused at the second one. */
// @__NO_SIDE_EFFECTS__
export function agreeing<Schema extends z.ZodType>(
  schema: Schema,
  name: keyof z.output<Schema> & string,
  other: keyof z.output<Schema> & string,
): Schema {
  return withRule(schema, [name, other], ({ [name]: one, [other]: two }) =>
    one === undefined || two === undefined || one === two ? undefined : { path: other, code: 'choice-invalid' },
  )
}
