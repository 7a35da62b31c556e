import path from 'node:path'
import type { ApiSettings } from '@cauce/api'
import type { Config } from './config/config.ts'
import { startSandboxInstitution } from './sandbox-institution/index.ts'

/** Its trouble is the same at every start. */
const SEED = 2026

/** The sandbox institution of one process, with its books in the data folder; undefined where the settings ask for none. */
export async function startOwnInstitution({
  ownInstitution,
  port,
  api,
}: Pick<Config, 'ownInstitution' | 'port' | 'api'>) {
  if (!ownInstitution) return undefined
  const { secret } = ownInstitution
  const { url: baseUrl, close } = await startBusyInstitution(api, { secret, customer: `http://127.0.0.1:${port}` })
  return { settings: { institution: { baseUrl, secret } }, close }
}

interface Where {
  /** A free one if absent. */
  readonly port?: number
  readonly secret: string
  /** Address of the platform, which events go to. */
  readonly customer: string
}

/** The sandbox institution as it works by itself: it settles orders and delivers events, with some trouble. */
export async function startBusyInstitution(
  { dataFolder }: Pick<ApiSettings, 'dataFolder'>,
  { customer, ...where }: Where,
) {
  return startSandboxInstitution({
    ...where,
    stateFile: path.join(dataFolder, 'institution.json'),
    seed: SEED,
    isBusy: true,
    deliver: async (body, headers) =>
      (await fetch(new URL('/v1/bank/events', customer), { method: 'POST', headers, body })).status,
  })
}
