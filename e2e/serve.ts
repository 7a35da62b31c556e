import { startPlatform } from './support/platform.ts'

/** Playwright starts this: it serves the platform on `PORT` until SIGTERM. */
const platform = startPlatform(Number(process.env['PORT']))
let isStopping = false

async function stop(): Promise<void> {
  if (isStopping) return
  isStopping = true
  await platform.stop()
  process.exit(platform.process.exitCode ?? 0)
}

process.on('SIGTERM', () => void stop()).on('SIGINT', () => void stop())
// A start that fails prints its reason and exits. Waiting for readiness would hide that.
platform.process.once('exit', () => void stop())
