import { removeAbandoned } from '@cauce/testing/abandoned-folders'
import { copyWorld, makeWorld, removeFolder, startPlatform } from './support/platform.ts'

/**
 * Playwright starts this: it serves the platform on `PORT` until SIGTERM. The world that it starts with stays untouched in `E2E_WORLD`, for
 * journeys that need a platform of their own.
 */
const world = process.env['E2E_WORLD']!
const stopping = new AbortController()
process.on('SIGTERM', () => stopping.abort()).on('SIGINT', () => stopping.abort())

await removeAbandoned()
await makeWorld(world, stopping.signal)
const folder = await copyWorld(world)
if (!stopping.signal.aborted) await serve()
await Promise.all([world, folder].map(removeFolder))

async function serve(): Promise<void> {
  const platform = startPlatform(Number(process.env['PORT']), folder)
  stopping.signal.addEventListener('abort', () => void platform.stop())
  // A start that fails prints its reason and exits. Waiting for readiness would hide that.
  await platform.ended
  process.exitCode = platform.process.exitCode ?? 0
}
