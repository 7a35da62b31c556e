import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../free-port.ts'
import { BEFORE_PROGRAM } from '../program-arguments.ts'

export const root = path.resolve(import.meta.dirname, '../../../..')

/** Whole platform on a free port and its own data folder. */
export interface Demonstration {
  readonly port: number
  readonly origin: string
  start(): Promise<void>
  stop(): Promise<void>
  /** Last changed. */
  projectPage(): Promise<string>
  remove(): Promise<void>
}

/** @param dataFolder of a Cauce, which is kept; without it a new demonstration is made, and removed in the end */
export async function createDemonstration(dataFolder?: string): Promise<Demonstration> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cauce-bench-'))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  let server: ChildProcess | undefined

  async function start(): Promise<void> {
    const env = {
      ...process.env,
      PORT: String(port),
      ORIGIN: origin,
      DATA_FOLDER: dataFolder ?? path.join(folder, 'data'),
      CAUCE_DEMO: 'true',
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
    }
    const program = path.join(root, 'packages/server/src/main.ts')
    const child = spawn(process.execPath, [...BEFORE_PROGRAM, program], { env, stdio: ['ignore', 'ignore', 'inherit'] })
    server = child
    for (let tries = 0; tries < 1200 && child.exitCode === null; tries += 1) {
      if (await isReady(origin)) return
      await sleep(100)
    }
    throw new Error('The server did not start')
  }

  function stop(): Promise<void> {
    return new Promise((resolve) => {
      if (server === undefined || server.exitCode !== null) return resolve()
      server.once('exit', () => resolve())
      server.kill('SIGTERM')
    })
  }

  return {
    port,
    origin,
    start,
    stop,
    async projectPage() {
      const answer = await fetch(`${origin}/v1/project/projects?take=1&isFrontOffice=true`)
      const { data } = (await answer.json()) as { data: { url: string }[] }
      if (!data[0]) throw new Error('The demonstration has no project')
      return `/projects/${data[0].url}`
    },
    async remove() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}
