import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** A program of the development server. */
export interface PartOptions {
  /** Prefix of its lines in the terminal. */
  readonly name: string
  readonly folder: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

/** A running program of the development server. */
export interface Part {
  /** The port that the program reports over IPC when it is ready; undefined when it ends before. */
  readonly port: Promise<number | undefined>
  stop(): Promise<void>
}

/** Starts a part of the platform as a Node process. */
export function startPart({ name, folder, args, env }: PartOptions): Part {
  // Detached, so that Ctrl-C reaches only this process, which stops the parts in order.
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: process.platform !== 'win32',
  })
  for (const stream of [child.stdout!, child.stderr!])
    createInterface(stream).on('line', (line) => console.log(`${name.padEnd(11)} ${line}`))
  child.once('exit', (code) => code && console.error(`${name} ended with ${code}.`))
  const port = new Promise<number | undefined>((resolve) => {
    child.once('message', (message) => resolve(Number(message))).once('exit', () => resolve(undefined))
  })
  return { port, stop: () => stop(child) }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  // The whole process group, because a development server can have child processes.
  if (process.platform === 'win32') child.kill('SIGTERM')
  else process.kill(-child.pid!, 'SIGTERM')
  await ended
}
