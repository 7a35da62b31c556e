import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { sendText } from './http/send-text.ts'

const READY_TIMEOUT_MS = 2_000

export interface HealthOptions {
  readonly isReady: () => Promise<boolean>
}

/**
 * `/healthz` says that the process runs: restart it when not. `/readyz` says that it can serve: the database answers and it
 * is not about to stop; send it no requests when not.
 */
export function createHealth({ isReady }: HealthOptions) {
  let isStopping = false
  // A database that does not answer at all must not keep the load balancer waiting with it.
  const isReadyInTime = () => Promise.race([isReady(), sleep(READY_TIMEOUT_MS, false, { ref: false })])
  return {
    isFor: (pathname: string) => pathname === '/healthz' || pathname === '/readyz',
    async answer(response: ServerResponse, pathname: string): Promise<void> {
      const isWell = pathname === '/healthz' || (!isStopping && (await isReadyInTime()))
      sendText(response, isWell ? 200 : 503, isWell ? 'ok' : isStopping ? 'stopping' : 'the database does not answer')
    },
    beginStopping() {
      isStopping = true
    },
  }
}
