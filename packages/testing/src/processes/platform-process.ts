import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../free-port.ts'
import { BEFORE_PROGRAM } from '../program-arguments.ts'

const PROGRAM = path.resolve(import.meta.dirname, '../../../server/src/main.ts')
const POLL_MS = 50
const START_TIMEOUT_MS = 120_000

export interface PlatformProcess {
  readonly port: number
  readonly child: ChildProcess
  output(): string
  readonly ended: Promise<number | null>
  stop(): Promise<number | null>
}

/** The front ends must be built. @param givenPort default: a free one */
export async function startPlatform(
  settings: Readonly<Record<string, string>>,
  givenPort?: number,
): Promise<PlatformProcess> {
  const port = givenPort ?? (await freePort())
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    CAUCE_DEMO: 'false',
    SECRET: 'of-a-test-and-of-nothing-else-at-all',
    LOG_LEVEL: 'error',
    DRAIN_SECONDS: '0',
    PORT: String(port),
    ...settings,
  }
  const child = spawn(process.execPath, [...BEFORE_PROGRAM, PROGRAM], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  return {
    port,
    child,
    output: () => output,
    ended,
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}

/** @throws Error with the output when the process ends or takes too long */
export async function untilReady({ child, output, port }: PlatformProcess): Promise<void> {
  const until = performance.now() + START_TIMEOUT_MS
  let answer = 'nothing'
  while (performance.now() < until && child.exitCode === null && child.signalCode === null) {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    if (response?.ok) return
    if (response) answer = `${response.status} ${await response.text().catch(String)}`
    await sleep(POLL_MS)
  }
  const end = child.exitCode ?? child.signalCode ?? 'not'
  throw new Error(
    `The process did not become ready. It had ended: ${end}; its last answer was ${answer}. It printed:\n${output()}`,
  )
}
