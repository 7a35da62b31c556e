import { HttpError } from 'react-admin'
import type { Problem } from '@cauce/contract'
import { errorMessage, type Translate } from '@cauce/i18n'

/** What a refused call carries in `HttpError.body`; `errors` is what react-admin shows at the fields. */
export interface RefusalBody {
  readonly code: string
  readonly params?: Problem['params']
  readonly requestId?: string
  readonly errors?: Readonly<Record<string, string>>
}

/** Status of an answer that never came. */
export const NO_ANSWER = 0

/** The refusal of the API (RFC 9457) as react-admin wants it, in the reader's language. */
export function refusalOf(problem: Problem, t: Translate): HttpError {
  const fields = problem.errors?.map((error) => [error.path, errorMessage(t, error)] as const)
  const body: RefusalBody = {
    code: problem.code,
    ...(problem.params && { params: problem.params }),
    ...(problem.requestId !== undefined && { requestId: problem.requestId }),
    ...(fields && fields.length > 0 && { errors: Object.fromEntries(fields) }),
  }
  return new HttpError(errorMessage(t, problem), problem.status, body)
}

/** Nothing came back, or nothing that can be read: the person may simply try again. */
export const noAnswer = (t: Translate): HttpError =>
  new HttpError(t('forms.networkFailed'), NO_ANSWER, { code: 'unavailable' })

/** The code of the catalogue that `error` carries, if it is a refusal. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof HttpError ? (error.body as RefusalBody | null)?.code : undefined
}

/** The messages at the fields of a form that `error` carries, if there are any. */
export function fieldRefusalsOf(error: unknown): Readonly<Record<string, string>> | undefined {
  return error instanceof HttpError ? (error.body as RefusalBody | null)?.errors : undefined
}
