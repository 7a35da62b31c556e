import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '@cauce/testing/free-port'
import { newTestFolder } from '@cauce/testing/test-folders'

const COMMANDS = path.resolve(import.meta.dirname, '../../packages/tooling/run/commands.mjs')

/** Variables that must never reach a test; an empty one counts as unset. */
const OUTSIDE = ['DATABASE_URL', 'SMTP_URL', 'S3_BUCKET', 'VERIFF_API_KEY', 'VERIFF_SHARED_SECRET']
const NOTHING_OUTSIDE = Object.fromEntries(OUTSIDE.flatMap((name) => [name, `${name}_FILE`]).map((name) => [name, '']))

export interface Platform {
  readonly process: ChildProcess
  readonly ended: Promise<unknown>
  /** Keeps the data. */
  stop(): Promise<void>
}

/** Slow to make, quick to copy. */
export async function makeWorld(folder: string, signal: AbortSignal): Promise<void> {
  const port = await freePort()
  const platform = startPlatform(port, folder)
  signal.addEventListener('abort', () => void platform.stop())
  await untilReady(platform, `http://localhost:${port}`)
  await platform.stop()
}

export async function copyWorld(world: string): Promise<string> {
  const folder = newTestFolder('journeys')
  // `cp -a` keeps the owner, which may be another account.
  await promisify(execFile)('cp', ['-a', `${world}/.`, folder])
  return folder
}

export const removeFolder = async (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 10 })

export function startPlatform(port: number, dataFolder: string): Platform {
  const env = {
    ...process.env,
    ...NOTHING_OUTSIDE,
    NODE_ENV: 'production',
    CAUCE_DEMO: 'true',
    PORT: String(port),
    ORIGIN: `http://localhost:${port}`,
    DATA_FOLDER: dataFolder,
    LOG_LEVEL: 'error',
    // All journeys share one address.
    LOGIN_THROTTLE: 'false',
    REQUESTS_PER_MINUTE: '0',
  }
  const child = spawn(process.execPath, [COMMANDS, 'start'], { env, stdio: 'inherit' })
  const ended = once(child, 'exit')
  return {
    process: child,
    ended,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
      await ended
    },
  }
}

/** @throws Error when it ended before */
export async function untilReady(platform: Platform, origin: string): Promise<void> {
  while (!(await isReady(origin))) {
    if (platform.process.exitCode !== null) throw new Error('The platform ended before it could serve.')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok
  } catch {
    return false
  }
}
