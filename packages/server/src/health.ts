import type { ServerResponse } from 'node:http'
import type { Absence, Vitality, VitalityCheck } from '@cauce/api/database'
import { sendText } from './http/responses.ts'

const CHECK_MS = 5_000

/** The two addresses that supervisors and load balancers ask. */
export interface Health {
  isFor(pathname: string): boolean
  answer(response: ServerResponse, pathname: string): Promise<void>
  /** From now on the process is alive but not ready. */
  beginStopping(): void
  /** Ends the checks. */
  close(): void
}

/** What health needs of this process. */
export interface HealthOptions {
  readonly vitality: VitalityCheck
  readonly standbyAbsence?: () => Absence | undefined
  readonly log: { warn(details: object, message: string): void; info(message: string): void }
  readonly checkMs?: number
}

/**
 * Liveness and readiness (decision 111). `/healthz` fails when only a restart helps: the process has lost its connections while
 * the database answers others, or does not answer at all because it hangs. `/readyz` fails, with the reason and since when,
 * while the database does not answer or the process is shutting down; send it no requests then.
 */
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
      // Without its standby the process serves everything, from the primary.
      if (found.state === 'serving' && absence) return sendText(response, 200, `ok\n${wordsOfAbsence(absence)}`)
      return report(response, found, ({ state }) => state === 'serving')
    },
    beginStopping() {
      isStopping = true
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
