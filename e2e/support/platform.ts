import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const START = path.resolve(import.meta.dirname, '../../packages/tooling/run/start.mjs')

/** Services of the machine that a test must never touch; an empty setting counts as none. */
const NOTHING_OUTSIDE = { DATABASE_URL: '', SMTP_URL: '', S3_BUCKET: '', VERIFF_API_KEY: '', VERIFF_SHARED_SECRET: '' }

export interface Platform {
  readonly process: ChildProcess
  /** Asks it to stop, waits until it has, and removes its data. */
  stop(): Promise<void>
}

/** Starts what `npm start` starts, as a demonstration on a database and in a folder of its own. */
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
    // All people of the journeys come from one address, and some of them mistype on purpose.
    LOGIN_THROTTLE: 'false',
    REQUESTS_PER_MINUTE: '0',
  }
  const child = spawn(process.execPath, [START], { env, stdio: 'inherit' })
  const ended = once(child, 'exit')
  return {
    process: child,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
      await ended
      rmSync(dataFolder, { recursive: true, force: true })
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
