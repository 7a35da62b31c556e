import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Absence, Vitality, VitalityCheck } from '@cauce/api/database'
import { sendText } from './http/responses.ts'

const CHECK_MS = 5_000

export interface Health {
  isFor(pathname: string): boolean
  answer(response: ServerResponse, pathname: string): Promise<void>
  /** Alive but not ready: returns after the time in which load balancers learn that, or on `hurry`. */
  drain(drainMs: number, hurry: AbortSignal): Promise<void>
  close(): void
}

export interface HealthOptions {
  readonly vitality: VitalityCheck
  readonly standbyAbsence?: () => Absence | undefined
  readonly log: { warn(details: object, message: string): void; info(message: string): void }
  readonly checkMs?: number
}

/** Decision timeouts-and-health. `/healthz` fails when only a restart helps: leaked connections, or a hang. */
export function createHealth({ vitality, standbyAbsence, log, checkMs = CHECK_MS }: HealthOptions): Health {
  let isStopping = false
  let logged: Vitality['state'] = 'serving'
  const check = async () => {
    const found = await vitality.check()
    if (found.state !== logged) {
      if (found.state === 'serving') log.info('The database answers again.')
      else log.warn({ reason: found.reason, since: found.since }, wordsOf(found))
    }
    logged = found.state
    return found
  }
  const checking = setInterval(() => void check(), checkMs).unref()
  return {
    isFor: (pathname) => pathname === '/healthz' || pathname === '/readyz',
    async answer(response, pathname) {
      if (pathname === '/healthz') return report(response, vitality.last(), ({ state }) => state !== 'stuck')
      if (isStopping) return sendText(response, 503, 'stopping')
      const found = await check()
      const absence = standbyAbsence?.()
      // Without its standby it serves from the primary.
      if (found.state === 'serving' && absence) return sendText(response, 200, `ok\n${wordsOfAbsence(absence)}`)
      return report(response, found, ({ state }) => state === 'serving')
    },
    async drain(drainMs, hurry) {
      isStopping = true
      await sleep(drainMs, undefined, { signal: hurry }).catch(() => {})
    },
    close: () => clearInterval(checking),
  }
}

function report(response: ServerResponse, vitality: Vitality, isWell: (vitality: Vitality) => boolean): void {
  if (vitality.state === 'serving' || isWell(vitality)) return sendText(response, 200, 'ok')
  const { reason, since } = vitality
  sendText(response, 503, `${wordsOf(vitality)} since ${since.toISOString()}: ${reason}`)
}

const wordsOfAbsence = ({ since, reason }: Absence) =>
  `reports are read from the primary since ${since.toISOString()}, because of the standby: ${reason}`

const wordsOf = ({ state }: Vitality) =>
  state === 'stuck' ? 'this process gets no connection to the database' : 'the database does not answer'
