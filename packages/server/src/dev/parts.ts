import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export interface Part {
  /** Stands before each of its lines. */
  readonly name: string
  readonly folder: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

/** Starts a part of the platform as a Node program of its own, and gives back the way to end it. */
export function startPart({ name, folder, args, env }: Part): () => Promise<void> {
  // Detached: Ctrl-C reaches only us, and we end the parts in their order.
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  })
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on('line', (line) => console.log(`${name.padEnd(11)} ${line}`))
  }
  child.once('exit', (code) => code && console.error(`${name} ended with ${code}.`))
  return () => end(child)
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  // The whole group: a watcher may leave the program that it watches behind.
  if (process.platform === 'win32') child.kill('SIGTERM')
  else process.kill(-child.pid!, 'SIGTERM')
  await ended
}
