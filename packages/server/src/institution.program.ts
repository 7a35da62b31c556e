/** `npm run institution`: shared by several platform processes. */
import { readConfig } from './config/config.ts'
import { runUntilStopped, StartRefusal } from './lifetime.ts'
import { refuseTakenPort } from './listening.ts'
import { createLog } from './log.ts'
import { startBusyInstitution } from './own-institution.ts'

await runUntilStopped(async (onStop) => {
  process.umask(0o077)
  const config = readConfig(process.env)
  const { api } = config
  if (!api.institution)
    throw new StartRefusal('The settings INSTITUTION, INSTITUTION_URL and INSTITUTION_SECRET must name the sandbox.')
  const { baseUrl, secret } = api.institution
  const { port } = new URL(baseUrl)
  if (port === '')
    throw new StartRefusal('The setting INSTITUTION_URL must name a port, such as http://127.0.0.1:4600.')
  await refuseTakenPort(Number(port), '127.0.0.1', 'INSTITUTION_URL')
  const log = createLog(config)
  const { url, close } = await startBusyInstitution(api, { port: Number(port), secret, customer: api.origin, log })
  onStop(close)
  console.log(`The sandbox institution answers at ${url}.`)
})
