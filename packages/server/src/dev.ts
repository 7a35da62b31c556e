import path from 'node:path'
import { migrate } from './api.ts'
import { readConfig } from './config/config.ts'
import { startDatabase } from './database.ts'
import { ensureDemonstration } from './demonstration.ts'
import { createDevelopmentDoor } from './dev/development-door.ts'
import { startPart } from './dev/parts.ts'
import { runUntilStopped } from './lifetime.ts'
import { refuseTakenPort } from './listening.ts'
import { createLog } from './log.ts'

const checkout = path.resolve(import.meta.dirname, '../../..')

/**
 * npm run dev: the parts of the platform as programs that reload by themselves, behind one door on one origin. The database
 * stays up while the API starts anew at every saved file.
 */
await runUntilStopped(async (onStop) => {
  process.umask(0o077)
  const config = readConfig(process.env)
  const log = createLog(config)
  const ports = { api: config.port + 1, site: config.port + 2, backOffice: config.port + 3 }
  for (const port of [config.port, ...Object.values(ports)]) await refuseTakenPort(port, config.host)

  const database = await startDatabase(config, log)
  onStop(() => database.stop())
  await migrate({ ownerUrl: database.ownerUrl })
  await ensureDemonstration(config, database, log)

  const { origin, secret } = config.api
  const host = config.host
  const start = (name: string, folder: string, args: string[], env: Record<string, string> = {}) =>
    onStop(
      startPart({
        name,
        folder: path.join(checkout, folder),
        args,
        env: { API_ORIGIN: `http://${host}:${ports.api}`, ...env },
      }),
    )

  start('api', '.', ['--watch-preserve-output', '--watch', 'packages/server/src/dev/api-process.ts'], {
    PORT: String(ports.api),
    ORIGIN: origin,
    SECRET: secret,
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
  })
  start('site', 'site', ['../node_modules/astro/bin/astro.mjs', 'dev', '--port', String(ports.site), '--host', host])
  start('back office', 'backoffice', [
    ...['../node_modules/vite/bin/vite.js', '--port', String(ports.backOffice), '--strictPort', '--host', host],
  ])
  const door = await createDevelopmentDoor({ host, port: config.port, ports })
  onStop(() => door.close())
  console.log(`\nDevelopment: ${origin}, back office ${origin}/admin. Stop with Ctrl-C.\n`)
})
