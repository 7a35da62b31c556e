import { startEmbeddedDatabase, type EmbeddedDatabaseOptions } from './embedded-database.ts'

// Umask of the server.
process.umask(0o077)
const options = JSON.parse(process.argv[2] ?? '{}') as Omit<EmbeddedDatabaseOptions, 'log'>
const log = { info: (message: string) => console.error(message), warn: (message: string) => console.error(message) }
const database = await startEmbeddedDatabase({ ...options, log }).catch((error: Error) => {
  console.log(JSON.stringify({ refusal: error.message }))
  process.exit(1)
})
process.once('SIGTERM', () => void database.stop().then(() => process.exit(0)))
const { url, ownerUrl, where } = database
console.log(JSON.stringify({ url, ownerUrl, where }))
setInterval(() => {}, 60_000)
