import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export interface PartOptions {
  readonly name: string
  readonly folder: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

export interface Part {
  readonly port: Promise<number | undefined>
  stop(): Promise<void>
}

export function startPart({ name, folder, args, env }: PartOptions): Part {
  // Detached: Ctrl-C reaches only this process, which stops the parts in order.
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
  // The whole group, for child processes.
  if (process.platform === 'win32') child.kill('SIGTERM')
  else process.kill(-child.pid!, 'SIGTERM')
  await ended
}
