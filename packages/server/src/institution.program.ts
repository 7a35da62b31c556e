/** The sandbox institution as a process of its own, for several processes of the platform: `npm run institution`. */
import { readConfig } from './config/config.ts'
import { runUntilStopped, StartRefusal } from './lifetime.ts'
import { startBusyInstitution } from './own-institution.ts'

await runUntilStopped(async (onStop) => {
  process.umask(0o077)
  const { api } = readConfig(process.env)
  if (!api.institution)
    throw new StartRefusal('The settings INSTITUTION, INSTITUTION_URL and INSTITUTION_SECRET must name the sandbox.')
  const { baseUrl, secret } = api.institution
  const { url, close } = await startBusyInstitution(api, {
    port: Number(new URL(baseUrl).port),
    secret,
    customer: api.origin,
  })
  onStop(close)
  console.log(`The sandbox institution answers at ${url}.`)
})
