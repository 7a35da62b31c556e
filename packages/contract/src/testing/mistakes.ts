import type { z } from 'zod'
import { fieldErrorsOf } from '../problem.ts'

/** `path code` of each refused field. */
export function mistakesOf(schema: z.ZodType, body: unknown): string[] {
  const { error } = schema.safeParse(body)
  return fieldErrorsOf(error?.issues ?? [], body).map(({ path, code }) => `${path} ${code}`)
}
