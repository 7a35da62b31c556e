import { z } from 'zod'
import { isErrorCode, type ErrorCode, type ErrorParams, type FieldError } from './errors.ts'

const Params = z.record(z.string(), z.union([z.string(), z.number()]))

/** RFC 9457, handbook rule 12.14. */
export const Problem = z
  .strictObject({
    type: z.string(),
    title: z.string().describe('The message in the language of the request.'),
    status: z.int(),
    code: z.string().describe('Stable code of the catalogue.'),
    params: Params.optional().describe('What the message interpolates.'),
    errors: z
      .array(
        z.strictObject({
          path: z.string(),
          code: z.string(),
          params: Params.optional(),
          message: z.string().optional().describe('In the language of the request; answers always have it.'),
        }),
      )
      .optional()
      .describe('Refused fields, each with its own code.'),
    requestId: z.string().optional(),
  })
  .meta({
    description: 'A refusal as application/problem+json.',
    examples: [
      {
        type: 'about:blank',
        title: 'Check the marked fields.',
        status: 422,
        code: 'input-invalid',
        errors: [{ path: 'amount', code: 'amount-not-positive', message: 'The amount must be greater than zero.' }],
        requestId: 'req-1a',
      },
    ],
  })
export type Problem = z.infer<typeof Problem>

type Issue = z.core.$ZodIssue

/** Absent is `required`, catalogue codes are kept, others follow zod's issue. First error a path. */
export function fieldErrorsOf(issues: readonly Issue[], input: unknown): FieldError[] {
  const errors = new Map<string, FieldError>()
  const add = (error: FieldError) => errors.has(error.path) || errors.set(error.path, error)
  for (const issue of issues) {
    const path = issue.path.map(String).join('.')
    if (issue.code === 'unrecognized_keys') {
      for (const field of issue.keys)
        add({ path: path ? `${path}.${field}` : field, code: 'unknown-field', params: { field } })
      continue
    }
    const code = isAbsent(input, issue.path) ? 'required' : codeOf(issue)
    const params = boundOf(issue, code)
    add(params ? { path, code, params } : { path, code })
  }
  return [...errors.values()]
}

function isAbsent(input: unknown, path: readonly PropertyKey[]): boolean {
  let value: unknown = input
  for (const key of path)
    value = value === undefined || value === null ? undefined : (value as Record<PropertyKey, unknown>)[key]
  return value === undefined || value === null
}

function codeOf(issue: Issue): ErrorCode {
  if (isErrorCode(issue.message)) return issue.message
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'number'
        ? 'number-invalid'
        : issue.expected === 'int'
          ? 'integer-invalid'
          : 'type-invalid'
    case 'too_small':
      if (issue.origin === 'array') return 'required'
      if (issue.origin === 'string') return issue.minimum === 1 ? 'required' : 'text-too-short'
      if (issue.minimum === 0) return issue.inclusive ? 'number-negative' : 'number-not-positive'
      return 'number-too-small'
    case 'too_big':
      return issue.origin === 'string' ? 'text-too-long' : 'number-too-large'
    case 'invalid_value':
    case 'invalid_union':
      return 'choice-invalid'
    default:
      return 'type-invalid'
  }
}

function boundOf(issue: Issue, code: ErrorCode): ErrorParams | undefined {
  const isLower = code === 'text-too-short' || code === 'number-too-small'
  const isUpper = code === 'text-too-long' || code === 'number-too-large'
  if (isLower && issue.code === 'too_small') return { minimum: Number(issue.minimum) }
  if (isUpper && issue.code === 'too_big') return { maximum: Number(issue.maximum) }
  if (code === 'order-unknown' && issue.code === 'invalid_value') return { choices: issue.values.join(', ') }
  if (issue.code === 'custom' && issue.params) return issue.params as ErrorParams
  return undefined
}
