import { HttpError } from 'react-admin'
import type { Problem } from '@cauce/contract'
import type { Translate } from '@cauce/i18n/office.ts'
import { errorMessage, fieldMessages } from '@cauce/i18n/error-message.ts'

/** `HttpError.body` of a refused call. react-admin shows `errors` at the fields. */
export interface RefusalBody {
  readonly code: string
  readonly params?: Problem['params']
  readonly requestId?: string
  readonly errors?: Readonly<Record<string, string>>
}

/** The status when no answer came. */
export const NO_ANSWER = 0

/** The refusal of the API (RFC 9457) as react-admin wants it, in the reader's language. */
export function refusalOf(problem: Problem, t: Translate): HttpError {
  const body: RefusalBody = {
    code: problem.code,
    ...(problem.params && { params: problem.params }),
    ...(problem.requestId !== undefined && { requestId: problem.requestId }),
    ...(problem.errors && problem.errors.length > 0 && { errors: fieldMessages(t, problem.errors) }),
  }
  return new HttpError(errorMessage(t, problem), problem.status, body)
}

/** No answer, or one that cannot be read. The person may try again. */
export const noAnswer = (t: Translate): HttpError =>
  new HttpError(t('forms.networkFailed'), NO_ANSWER, { code: 'unavailable' })

/** The code of the catalogue that `error` carries, if it is a refusal. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof HttpError ? (error.body as RefusalBody | null)?.code : undefined
}

export function fieldRefusalsOf(error: unknown): Readonly<Record<string, string>> | undefined {
  return error instanceof HttpError ? (error.body as RefusalBody | null)?.errors : undefined
}
