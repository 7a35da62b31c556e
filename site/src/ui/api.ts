import { createClient, type Answer, type Client } from '@cauce/client'
import type { ErrorCode, Problem } from '@cauce/contract'
import { errorMessage, fieldMessages, type ERROR_NOUNS } from '@cauce/i18n/error-message.ts'
import type { Translate } from '@cauce/i18n/translate.ts'
import { paths } from '@cauce/contract/pages.ts'

/** The client of this page. There is one per page, because a support ticket encloses its log of the latest 20 answers. */
export const client: Client = createClient()

export type Failure =
  | { readonly kind: 'refused'; readonly problem: Problem }
  /** No answer arrived. The API may have done the work, so a retry that moves money sends the same idempotency key. */
  | { readonly kind: 'network' }

export type Outcome<Data> =
  | { readonly data: Data; readonly failure?: undefined }
  | { readonly data?: undefined; readonly failure: Failure }

export interface ApiAnswer<Data> {
  readonly data?: Data
  readonly error?: unknown
  readonly response: Response
}

/** The codes of a missing session. A wrong password or code is a 401 too, and its form shows it. */
const LOGGED_OUT: readonly string[] = ['not-logged-in', 'session-expired', 'code-owed'] satisfies ErrorCode[]
export const isLoggedOut = ({ code }: Problem): boolean => LOGGED_OUT.includes(code)

/**
 * The outcome of a call; it never throws. Without a session it opens the log-in page, which says so and leads back to `back`,
 * where what was typed is kept, or to this page.
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

/** The guard against double clicks: `once(run)` does nothing while an earlier run is in progress. */
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

/** A failure in words: one message for the whole, and one for each field by its path (`amount`, `documents.0`). */
export interface FailureWords {
  readonly message: string
  readonly fields: Readonly<Record<string, string>>
}

export function wordsOfFailure(t: Translate<FailureNouns>, failure: Failure): FailureWords {
  if (failure.kind === 'network') return { message: t('forms.networkFailed'), fields: {} }
  const { problem } = failure
  return { message: errorMessage(t, problem), fields: fieldMessages(t, problem.errors) }
}

/** As `wordsOfFailure`; a refusal of the whole form for which `fieldOfCode` names a field is shown there. */
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

/**
 * Opens a stored file in a new tab by its short-lived address. The tab opens at the click and is filled after the answer,
 * because browsers block tabs that open later. Where the browser blocks it all the same, the file opens in this page.
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
 * Leaves for another page. The promise settles only when the person returns with the back button, so that a form stays busy
 * while the next page loads, and is usable again when the browser restores this page.
 */
export function goTo(path: string): Promise<void> {
  location.assign(path)
  return new Promise((resolve) => addEventListener('pageshow', () => resolve(), { once: true }))
}

/** Loads this page again, and gives the focus to the first element that `selector` finds, else to the content. */
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
