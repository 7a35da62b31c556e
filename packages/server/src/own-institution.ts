import path from 'node:path'
import type { ApiSettings } from '@cauce/api'
import type { Config } from './config/config.ts'
import { startSandboxInstitution, type SandboxLog } from './sandbox-institution/index.ts'

/** Its trouble is the same at every start. */
const SEED = 2026
/** How long the platform may take to answer a notice, which is then delivered again. */
const DELIVERY_MS = 5_000

/** The sandbox institution of one process, with its books in the data folder; undefined where the settings ask for none. */
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
  /** A free one if absent. */
  readonly port?: number
  readonly secret: string
  /** Address of the platform, which events go to. */
  readonly customer: string
  readonly log: SandboxLog
}

/** The sandbox institution as it works by itself: it settles orders and delivers events, with some trouble. */
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
      // Its connection is free again only when nothing of it is left to read.
      await answer.body?.cancel()
      return answer.status
    },
  })
}
