import { migrate, startApi } from '../api.ts'
import { readConfig } from '../config/config.ts'
import { runUntilStopped } from '../lifetime.ts'
import { listen } from '../listening.ts'
import { createLog } from '../log.ts'

/** The API by itself, for development: started anew at every saved file, on a database that stays. */
await runUntilStopped(async (onStop) => {
  const config = readConfig(process.env)
  const { ownerUrl, url } = config.database!
  await migrate({ ownerUrl })
  const api = await startApi(config, url, createLog(config))
  onStop(() => api.close())
  const server = await listen((request, response) => api.handle(request, response), config.port, config.host)
  onStop(() => server.close())
})
