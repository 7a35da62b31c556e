import path from 'node:path'
import type { ApiSettings } from '@cauce/api'
import type { Config } from './config/config.ts'
import { startSandboxInstitution, type SandboxLog } from './sandbox-institution/index.ts'

/** Deterministic trouble. */
const SEED = 2026
/** Then redelivered. */
const DELIVERY_MS = 5_000

/** Undefined where not configured. */
export async function startOwnInstitution(
  { ownInstitution, port, api }: Pick<Config, 'ownInstitution' | 'port' | 'api'>,
  log: SandboxLog,
) {
  if (!ownInstitution) return undefined
  const { secret } = ownInstitution
  const customer = `http://127.0.0.1:${port}`
  const { url: baseUrl, close } = await startBusyInstitution(api, { secret, customer, log })
  return { settings: { institution: { baseUrl, secret } }, close }
}

interface Where {
  /** Free one by default. */
  readonly port?: number
  readonly secret: string
  /** Event target. */
  readonly customer: string
  readonly log: SandboxLog
}

/** Settles and delivers automatically, with some trouble. */
export async function startBusyInstitution(
  { dataFolder }: Pick<ApiSettings, 'dataFolder'>,
  { customer, ...where }: Where,
  deliveryMs = DELIVERY_MS,
) {
  return startSandboxInstitution({
    ...where,
    stateFile: path.join(dataFolder, 'institution.json'),
    seed: SEED,
    isBusy: true,
    deliver: async (body, headers) => {
      const signal = AbortSignal.timeout(deliveryMs)
      const answer = await fetch(new URL('/v1/bank/events', customer), { method: 'POST', headers, body, signal })
      // Frees the connection.
      await answer.body?.cancel()
      return answer.status
    },
  })
}
