import { createClient, type Client } from '@cauce/client'
import type { ErrorCode, Problem } from '@cauce/contract'
import { paths } from '../http/paths.ts'

/** The client of this page. One, so that a support ticket finds the latest 20 answers in its log. */
export const client: Client = createClient()

/** Why a call did not succeed. */
export type Failure =
  | { readonly kind: 'refused'; readonly problem: Problem }
  /** Nothing came back: it may or may not have been done, which is why what moves money is sent again with the same key. */
  | { readonly kind: 'network' }

export type Outcome<Data> =
  | { readonly data: Data; readonly failure?: undefined }
  | { readonly data?: undefined; readonly failure: Failure }

interface ApiAnswer<Data> {
  readonly data?: Data
  readonly error?: unknown
  readonly response: Response
}

/** The session is over, or was never there; a wrong password or code is 401 too, and is mended where it was typed. */
const LOGGED_OUT: readonly string[] = ['not-logged-in', 'session-expired', 'code-owed'] satisfies ErrorCode[]

/**
 * The outcome of a call; it never throws. Whoever is no longer logged in is led to the log in and comes back to this page
 * afterwards.
 */
export async function call<Data>(answer: Promise<ApiAnswer<Data>>): Promise<Outcome<Data>> {
  try {
    const { data, error, response } = await answer
    if (response.ok) return { data: data as Data }
    const problem = problemOf(error, response.status)
    if (LOGGED_OUT.includes(problem.code)) await leaveForLogin()
    return { failure: { kind: 'refused', problem } }
  } catch {
    return { failure: { kind: 'network' } }
  }
}

/** What a proxy in between answers is no problem document. */
function problemOf(error: unknown, status: number): Problem {
  if (typeof error === 'object' && error !== null && 'code' in error) return error as Problem
  return {
    type: 'about:blank',
    title: '',
    status,
    code: status === 503 || status === 502 ? 'unavailable' : 'unexpected',
  }
}

function leaveForLogin(): Promise<never> {
  location.assign(paths.login(location.pathname + location.search))
  return new Promise(() => {})
}
