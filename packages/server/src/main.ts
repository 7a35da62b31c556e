import { startApi } from './api.ts'
import { createBackOffice } from './back-office.ts'
import { readConfig } from './config/config.ts'
import { warningsOfFormer } from './config/former-settings.ts'
import { makeTables } from './command.ts'
import { startDatabase } from './database.ts'
import { ensureDemonstration } from './demonstration.ts'
import { createFrontDoor } from './front-door.ts'
import { namingFullDisk } from './full-disk.ts'
import { createHealth } from './health.ts'
import { securityHeaders } from './http/responses.ts'
import { runUntilStopped } from './lifetime.ts'
import { listen, refuseTakenPort } from './listening.ts'
import { banner, countForBanner, createLog, warningsAtStart } from './log.ts'
import { createPageCache } from './page-cache/page-cache.ts'
import { startOwnInstitution } from './own-institution.ts'
import { createSite } from './site.ts'
import { startMetrics, startTraces } from './telemetry/start.ts'

/** Everything in one process on one port. */
await runUntilStopped(async (onStop) => {
  // Owner-only files.
  process.umask(0o077)
  const startedAt = performance.now()
  const config = readConfig(process.env)
  const log = createLog(config)
  await refuseTakenPort(config.port, config.host)
  for (const line of warningsAtStart(config)) log.warn(line)

  const database = await namingFullDisk(config.api.dataFolder, async () => {
    const started = await startDatabase(config, log)
    onStop(() => started.stop())
    await makeTables(started)
    await ensureDemonstration(config, started, onStop)
    return started
  })

  const traces = await startTraces(config, log)
  onStop(() => traces?.close())
  const institution = await startOwnInstitution(config, log)
  onStop(() => institution?.close())
  const api = await startApi({ ...config, api: { ...config.api, ...institution?.settings } }, database, log)
  onStop(() => api.close())
  for (const line of warningsOfFormer(config, { parameters: api.presentParameters(), company: api.company() }))
    log.warn(line)
  const pageCache = createPageCache({ databaseUrl: database.directUrl, log, loadShown: () => api.loadShown() })
  onStop(() => pageCache.close())

  const metrics = await startMetrics(config, { api, pageCache })
  onStop(() => metrics?.close())

  const headers = securityHeaders(config.api.origin)
  const { origin } = config.api
  const health = createHealth({ vitality: api.vitality, standbyAbsence: () => api.standbyAbsence(), log })
  onStop(() => health.close())
  const { sourceUrl } = config
  const site = await createSite({
    apiFetch: (request) => api.fetch(request),
    pageCache,
    origin,
    sourceUrl,
    company: () => api.company(),
    headers,
    log,
  })
  const backOffice = await createBackOffice(headers)
  const { trustedProxies } = config
  const frontDoor = createFrontDoor({ api, backOffice, site, pageCache, health, metrics, trustedProxies, headers })
  const server = await listen(frontDoor, config.port, config.host)
  onStop(() => server.close())
  onStop((hurry) => health.drain(config.drainMs, hurry))

  const startedInMs = performance.now() - startedAt
  const administrators = await countForBanner(api, log)
  // A service writes its output to a log.
  const setUpCode = administrators === 0 && process.stdout.isTTY ? await api.makeSetUpCode() : undefined
  console.log(banner(config, { databaseFolder: database.where, startedInMs, administrators, setUpCode }))
})
