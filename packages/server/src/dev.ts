import path from 'node:path'
import { type Config, type DatabaseUrls, readConfig } from './config/config.ts'
import { fileSettingOf } from './config/settings.ts'
import { makeTables } from './command.ts'
import { startDatabase } from './database.ts'
import { ensureDemonstration } from './demonstration.ts'
import { superviseApi } from './dev/api-supervisor.ts'
import { createDevelopmentDoor } from './dev/development-door.ts'
import { startPart } from './dev/parts.ts'
import { runUntilStopped } from './lifetime.ts'
import { refuseTakenPort } from './listening.ts'
import { createLog } from './log.ts'
import { startOwnInstitution } from './own-institution.ts'

const checkout = path.resolve(import.meta.dirname, '../../..')
const API_PACKAGES = ['contract', 'format', 'i18n', 'client', 'api', 'server']

await runUntilStopped(async (onStop) => {
  process.umask(0o077)
  const config = readConfig(process.env)
  const { host, port } = config
  const ports = { site: port + 1, backOffice: port + 2 }
  for (const each of [port, ports.site, ports.backOffice]) await refuseTakenPort(each, host)

  const log = createLog(config)
  const database = await startDatabase(config, log)
  onStop(() => database.stop())
  await makeTables(database)
  await ensureDemonstration(config, database, onStop)

  const institution = await startOwnInstitution(config, log)
  onStop(() => institution?.close())
  const api = superviseApi({
    start: () =>
      startPart({
        name: 'api',
        folder: checkout,
        args: ['--import', './packages/server/src/resolve-once.ts', 'packages/server/src/dev/api-process.ts'],
        env: environmentOfApi(config, database, institution),
      }),
    folders: API_PACKAGES.map((name) => path.join(checkout, 'packages', name, 'src')),
  })
  onStop(() => api.close())
  // Calls wait at the door during a replacement.
  const startFrontEnd = (name: string, folder: string, args: string[]) => {
    const part = startPart({
      name,
      folder: path.join(checkout, folder),
      args,
      env: { API_ORIGIN: `http://${host}:${port}` },
    })
    onStop(() => part.stop())
  }
  startFrontEnd('site', 'site', [
    '../node_modules/astro/bin/astro.mjs',
    'dev',
    '--port',
    String(ports.site),
    '--host',
    host,
  ])
  startFrontEnd('back office', 'backoffice', [
    ...['../node_modules/vite/bin/vite.js', '--port', String(ports.backOffice), '--strictPort', '--host', host],
  ])
  const door = await createDevelopmentDoor({
    host,
    port,
    sitePort: ports.site,
    backOfficePort: ports.backOffice,
    apiPort: () => api.port(),
  })
  onStop(() => door.close())
  console.log(`\nDevelopment: ${config.api.origin}, back office ${config.api.origin}/admin. Stop with Ctrl-C.\n`)
})

function environmentOfApi(
  config: Config,
  database: DatabaseUrls,
  institution: Awaited<ReturnType<typeof startOwnInstitution>>,
): Record<string, string> {
  const { origin, secret, isDemonstration } = config.api
  return {
    CAUCE_DEMO: String(isDemonstration),
    ORIGIN: origin,
    SECRET: secret,
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
    // Already read; giving both forms would be refused.
    ...Object.fromEntries(
      (['SECRET', 'DATABASE_URL', 'DATABASE_OWNER_URL'] as const).map((name) => [fileSettingOf(name), '']),
    ),
    ...(institution && {
      INSTITUTION_URL: institution.settings.institution.baseUrl,
      INSTITUTION_SECRET: institution.settings.institution.secret,
      [fileSettingOf('INSTITUTION_SECRET')]: '',
    }),
    // In development all calls of the site come from one address.
    REQUESTS_PER_MINUTE: process.env['REQUESTS_PER_MINUTE'] ?? '0',
  }
}
