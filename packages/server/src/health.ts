import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { sendText } from './http/responses.ts'

const READY_TIMEOUT_MS = 2_000

/** The two addresses that supervisors and load balancers ask. */
export interface Health {
  isFor(pathname: string): boolean
  answer(response: ServerResponse, pathname: string): Promise<void>
  /** From now on the process is alive but not ready. */
  beginStopping(): void
}

/**
 * Liveness and readiness. `/healthz`: the process runs; restart it when this fails. `/readyz`: the database answers and the
 * process is not shutting down; send it no requests when this fails.
 * @param isReady whether the database answers; more than two seconds count as no
 */
export function createHealth({ isReady }: { readonly isReady: () => Promise<boolean> }): Health {
  let isStopping = false
  const isReadyInTime = () => Promise.race([isReady(), sleep(READY_TIMEOUT_MS, false, { ref: false })])
  return {
    isFor: (pathname) => pathname === '/healthz' || pathname === '/readyz',
    async answer(response, pathname) {
      const isWell = pathname === '/healthz' || (!isStopping && (await isReadyInTime()))
      sendText(response, isWell ? 200 : 503, isWell ? 'ok' : isStopping ? 'stopping' : 'the database does not answer')
    },
    beginStopping() {
      isStopping = true
    },
  }
}
