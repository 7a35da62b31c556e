import { existsSync } from 'node:fs'
import { removeAbandoned } from '@cauce/testing/database'
import { copyWorld, makeWorld, removeFolder, startPlatform } from './testing/platform.ts'

/** Started by Playwright; serves `PORT` until SIGTERM. `E2E_WORLD` is a pristine world for other platforms, made here unless ahead. */
const world = process.env['E2E_WORLD']!
const stopping = new AbortController()
process.on('SIGTERM', () => stopping.abort()).on('SIGINT', () => stopping.abort())

await removeAbandoned()
if (!existsSync(world)) await makeWorld(world, stopping.signal)
const folder = await copyWorld(world)
if (!stopping.signal.aborted) await serve()
await Promise.all([world, folder].map(removeFolder))

async function serve(): Promise<void> {
  const platform = startPlatform(Number(process.env['PORT']), folder)
  stopping.signal.addEventListener('abort', () => void platform.stop())
  // A failed start prints its reason and exits.
  await platform.ended
  process.exitCode = platform.process.exitCode ?? 0
}
