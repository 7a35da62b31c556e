import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import type { ApiOptions, ApiSettings } from '@cauce/api'
import { createClient, type Client } from '@cauce/client'
import { COOKIES } from '@cauce/contract'
import { BEFORE_PROGRAM } from '../program-arguments.ts'

export interface ApiProcess {
  readonly port: number
  readonly child: ChildProcess
  /** A visitor without token. */
  client(token?: string, headers?: Readonly<Record<string, string>>): Client
  /** SIGKILL. */
  kill(): Promise<void>
  stop(): Promise<void>
}

export type ApiProcessOptions = Pick<ApiOptions, 'isForwardedTrusted' | 'isRunningJobs' | 'limits'> & {
  readonly settings?: Partial<Pick<ApiSettings, 'breachedPasswordsUrl' | 's3' | 'secret' | 'smtpUrl' | 'veriff'>>
  readonly clockShiftSeconds?: number
  /** Heap limit. */
  readonly heapMegabytes?: number
}

export async function startApiProcess(
  databaseUrl: string,
  dataFolder: string,
  { clockShiftSeconds = 0, heapMegabytes, ...options }: ApiProcessOptions = {},
): Promise<ApiProcess> {
  const child = fork(
    path.join(import.meta.dirname, 'api.program.ts'),
    [databaseUrl, dataFolder, JSON.stringify(options)],
    {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      execArgv: [
        ...BEFORE_PROGRAM,
        ...(clockShiftSeconds === 0 ? [] : ['--import', path.join(import.meta.dirname, '../shifted-clock.ts')]),
        ...(heapMegabytes === undefined ? [] : [`--max-old-space-size=${heapMegabytes}`]),
      ],
      ...(clockShiftSeconds !== 0 && { env: { ...process.env, CLOCK_SHIFT_SECONDS: String(clockShiftSeconds) } }),
    },
  )
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message: { port: number }) => resolve(message.port))
    child.once('exit', (code) => reject(new Error(`The API ended with ${code} before it listened`)))
  })
  const end = (signal: 'SIGKILL' | 'SIGTERM') =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve()
      child.once('exit', () => resolve())
      child.kill(signal)
    })
  const client = (token?: string, headers: Readonly<Record<string, string>> = {}) =>
    createClient({
      baseUrl: `http://127.0.0.1:${port}`,
      headers: { ...headers, ...(token && { cookie: `${COOKIES.session}=${token}` }) },
    })
  return { port, child, client, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}
