import { QueryClient } from '@tanstack/react-query'
import { HttpError } from 'react-admin'
import { NO_ANSWER } from './refusal.ts'

const MAXIMUM_RETRIES = 2

/** A refusal stays a refusal however often one asks; only what never came, or broke, is asked for again. */
const isWorthRetrying = (failures: number, error: unknown): boolean =>
  failures < MAXIMUM_RETRIES && error instanceof HttpError && (error.status === NO_ANSWER || error.status >= 500)

/** Without a network calls are not kept back until it is there again, but fail and say so: somebody waits for them. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: isWorthRetrying, networkMode: 'always' }, mutations: { networkMode: 'always' } },
})
