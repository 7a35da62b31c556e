import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const COMMANDS = path.resolve(import.meta.dirname, '../../packages/tooling/run/commands.mjs')

/** Settings of external services, which a test must never use; an empty one counts as none. */
const OUTSIDE = ['DATABASE_URL', 'SMTP_URL', 'S3_BUCKET', 'VERIFF_API_KEY', 'VERIFF_SHARED_SECRET']
const NOTHING_OUTSIDE = Object.fromEntries(OUTSIDE.flatMap((name) => [name, `${name}_FILE`]).map((name) => [name, '']))

export interface Platform {
  readonly process: ChildProcess
  /** Stops it, waits for its end, and removes its data. */
  stop(): Promise<void>
}

/** Starts the same program as `npm start`, as a demonstration with its own database and folder. */
export function startPlatform(port: number): Platform {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'cauce-e2e-'))
  const env = {
    ...process.env,
    ...NOTHING_OUTSIDE,
    NODE_ENV: 'production',
    CAUCE_DEMO: 'true',
    PORT: String(port),
    ORIGIN: `http://localhost:${port}`,
    DATA_FOLDER: dataFolder,
    LOG_LEVEL: 'error',
    // All journeys share one address, and some mistype on purpose.
    LOGIN_THROTTLE: 'false',
    REQUESTS_PER_MINUTE: '0',
  }
  const child = spawn(process.execPath, [COMMANDS, 'start'], { env, stdio: 'inherit' })
  const ended = once(child, 'exit')
  return {
    process: child,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
      await ended
      await rm(dataFolder, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

/** Waits until the platform can serve. @throws Error when it ended before */
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
