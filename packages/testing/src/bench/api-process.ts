import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import type { ApiOptions } from '@cauce/api'

/** The API in a process of its own. */
export interface ApiProcess {
  readonly port: number
  readonly child: ChildProcess
  /** Kills the process with SIGKILL. */
  kill(): Promise<void>
  stop(): Promise<void>
}

export type ApiProcessOptions = Pick<ApiOptions, 'isRunningJobs' | 'limits'>

/** Starts the API in a process of its own and waits until it listens. */
export async function startApiProcess(
  databaseUrl: string,
  dataFolder: string,
  options: ApiProcessOptions = {},
): Promise<ApiProcess> {
  const child = fork(
    path.join(import.meta.dirname, 'api.program.ts'),
    [databaseUrl, dataFolder, JSON.stringify(options)],
    { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
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
  return { port, child, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}
