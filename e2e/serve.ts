import { startPlatform } from './support/platform.ts'

/** Started by Playwright: serves the platform on `PORT` until it is told to stop. */
const platform = startPlatform(Number(process.env['PORT']))
let isStopping = false

async function stop(): Promise<void> {
  if (isStopping) return
  isStopping = true
  await platform.stop()
  process.exit(platform.process.exitCode ?? 0)
}

process.on('SIGTERM', () => void stop()).on('SIGINT', () => void stop())
// A start that fails says why on its own output and ends; waiting for it to become ready would only hide that.
platform.process.once('exit', () => void stop())
