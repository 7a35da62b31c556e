import { createClient, type Answer, type Client } from '@cauce/client'
import type { ErrorCode, Problem } from '@cauce/contract'
import { errorMessage, fieldMessages, type ERROR_NOUNS } from '@cauce/i18n/error-message.ts'
import type { Translate } from '@cauce/i18n/translate.ts'
import { paths } from '@cauce/contract/pages.ts'

/** One client a page: a support ticket encloses its log of the latest 20 answers. */
export const client: Client = createClient()

export type Failure =
  | { readonly kind: 'refused'; readonly problem: Problem }
  /** No answer arrived; the API may have done the work. A retry that moves money sends the same idempotency key. */
  | { readonly kind: 'network' }

export type Outcome<Data> =
  | { readonly data: Data; readonly failure?: undefined }
  | { readonly data?: undefined; readonly failure: Failure }

export interface ApiAnswer<Data> {
  readonly data?: Data
  readonly error?: unknown
  readonly response: Response
}

/** A wrong password or code is a 401 too, but its form shows it. */
const LOGGED_OUT: readonly string[] = ['not-logged-in', 'session-expired', 'code-owed'] satisfies ErrorCode[]
export const isLoggedOut = ({ code }: Problem): boolean => LOGGED_OUT.includes(code)

/**
 * Never throws. Without a session it opens the log-in page, which returns to `back` (where what was typed is kept) or
 * to this page.
 */
export async function call<Data>(answer: Promise<ApiAnswer<Data>>, back?: string): Promise<Outcome<Data>> {
  try {
    const { data, error, response } = await answer
    if (response.ok) return { data: data as Data }
    const problem = problemOf(error, response.status)
    if (isLoggedOut(problem)) await leaveForLogin(back)
    return { failure: { kind: 'refused', problem } }
  } catch {
    return { failure: { kind: 'network' } }
  }
}

/** A proxy between browser and API answers without a problem document. */
export function problemOf(error: unknown, status: number): Problem {
  if (typeof error === 'object' && error !== null && 'code' in error) return error as Problem
  return {
    type: 'about:blank',
    title: '',
    status,
    code: status === 503 || status === 502 ? 'unavailable' : 'unexpected',
  }
}

function leaveForLogin(back = location.pathname + location.search): Promise<never> {
  location.assign(paths.login(back, 'session-ended'))
  return new Promise(() => {})
}

/** Guard against double clicks: `once(run)` does nothing while an earlier run is in progress. */
export function createOnce() {
  let isRunning = false
  return async <Result>(run: () => Promise<Result>): Promise<Result | undefined> => {
    if (isRunning) return undefined
    isRunning = true
    try {
      return await run()
    } finally {
      isRunning = false
    }
  }
}

export type FailureNouns = (typeof ERROR_NOUNS)[number] | 'forms'

export interface FailureWords {
  readonly message: string
  readonly fields: Readonly<Record<string, string>>
}

export function wordsOfFailure(t: Translate<FailureNouns>, failure: Failure): FailureWords {
  if (failure.kind === 'network') return { message: t('forms.networkFailed'), fields: {} }
  const { problem } = failure
  return { message: errorMessage(t, problem), fields: fieldMessages(t, problem.errors) }
}

export function wordsAtFields(
  t: Translate<FailureNouns>,
  failure: Failure,
  fieldOfCode: Partial<Record<ErrorCode, string>>,
): FailureWords {
  const words = wordsOfFailure(t, failure)
  const path = failure.kind === 'refused' ? fieldOfCode[failure.problem.code as ErrorCode] : undefined
  const isAtPath = Object.keys(words.fields).length === 0 && path !== undefined
  return isAtPath ? { message: words.message, fields: { [path]: words.message } } : words
}

export const isRefusedWith = (failure: Failure | undefined, code: ErrorCode): boolean =>
  failure?.kind === 'refused' && failure.problem.code === code

/** Null where the wanted state was reached before, as in another tab. */
export function orAlready<Data>(outcome: Outcome<Data>, wanted: string): Outcome<Data | null> {
  const { failure } = outcome
  const isReached = failure?.kind === 'refused' && failure.problem.params?.['state'] === wanted
  return isReached && isRefusedWith(failure, 'state-forbids') ? { data: null } : outcome
}

/**
 * The tab opens at the click and is filled after the answer, because browsers block later tabs; if blocked, the file
 * opens in this page.
 */
export async function openSignedFile(
  answer: () => Promise<Outcome<Answer<'/v1/payment/bank-accounts/{id}/url'>>>,
): Promise<Outcome<unknown>> {
  const tab = window.open('', '_blank')
  const outcome = await answer()
  if (outcome.failure) tab?.close()
  else if (tab) tab.location.replace(outcome.data.url)
  else location.assign(outcome.data.url)
  return outcome
}

/**
 * Navigates away. The promise settles only when the person returns by the back button (bfcache), so that a form stays
 * busy meanwhile.
 */
export function goTo(path: string): Promise<void> {
  location.assign(path)
  return new Promise((resolve) => addEventListener('pageshow', () => resolve(), { once: true }))
}

/** Reloads the page and focuses the first match of `selector`, else the content. */
export function reloadWithFocus(selector: string): void {
  sessionStorage.setItem('focus', selector)
  location.reload()
}

export function saveFile(name: string, text: string, type: string): void {
  saveBlob(name, new Blob([text], { type: `${type};charset=utf-8` }))
}

export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // The browser reads the address after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
