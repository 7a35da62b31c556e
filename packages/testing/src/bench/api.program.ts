/** API only; sends its port to the parent. For benchmarks and crash tests. */
import { buildApp } from '@cauce/api'
import { testSettings } from '../test-settings.ts'
import type { ApiProcessOptions } from './api-process.ts'

const [databaseUrl, dataFolder, options] = process.argv.slice(2) as [string, string, string]
const { settings, ...others } = JSON.parse(options) as ApiProcessOptions
const app = await buildApp({ settings: { ...testSettings(dataFolder), ...settings }, databaseUrl, ...others })
await app.listen({ port: 0, host: '127.0.0.1' })
const address = app.server.address()
process.send?.({ port: typeof address === 'object' && address ? address.port : 0 })
// The parent was ended.
process.on('disconnect', () => process.exit())
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)))
