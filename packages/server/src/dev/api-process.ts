import { startApi } from '../api.ts'
import { makeTables } from '../command.ts'
import { readConfig } from '../config/config.ts'
import { runUntilStopped } from '../lifetime.ts'
import { listen } from '../listening.ts'
import { createLog } from '../log.ts'

/** Reports its port over IPC. */
await runUntilStopped(async (onStop) => {
  const config = readConfig(process.env)
  const database = config.database!
  await makeTables(database)
  const api = await startApi(config, database, createLog(config))
  onStop(() => api.close())
  const server = await listen((request, response) => api.handle(request, response), 0, config.host)
  onStop(() => server.close())
  process.send?.(server.port)
})
