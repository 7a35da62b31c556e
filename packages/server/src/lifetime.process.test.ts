import { type ChildProcessByStdio, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, openSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'

const moduleOf = (name: string) => JSON.stringify(path.join(import.meta.dirname, name))

/** Drains without an end, and prints how it stops on the other stream. */
const PROGRAM = `
  import { setTimeout as sleep } from 'node:timers/promises'
  import { runUntilStopped } from ${moduleOf('lifetime.ts')}
  import { createLog } from ${moduleOf('log.ts')}
  await runUntilStopped(async (onStop) => {
    const log = createLog({ logLevel: 'info' })
    const timer = setInterval(() => log.info('a line'), 50)
    onStop(() => process.stderr.write('stopped'))
    onStop(() => clearInterval(timer))
    onStop(async (hurry) => {
      process.stderr.write('drains, ')
      await sleep(600_000, undefined, { signal: hurry }).catch(() => {})
    })
  })`

test.each<{ how: string; stop: (child: ChildProcessByStdio<null, Readable, Readable>, said: () => string) => unknown }>(
  [
    { how: 'when nobody reads its log any more', stop: ({ stdout }) => stdout.destroy() },
    { how: 'on SIGINT', stop: (child) => child.kill('SIGINT') },
    {
      how: 'on SIGTERM and SIGINT',
      stop: async (child, said) => {
        child.kill('SIGTERM')
        await expect.poll(said).toContain('drains')
        child.kill('SIGINT')
      },
    },
  ],
)('a server stops gracefully $how without draining on, and without an error', async ({ stop }) => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stdout.resume()
  await once(child.stdout, 'data')
  try {
    await stop(child, () => said)
    expect(await Promise.race([ended, sleep(60_000, 'still running')])).toEqual([0, null])
    expect(said).toBe('drains, stopped')
  } finally {
    child.kill('SIGKILL')
  }
})

test('a server keeps running when its log is full, and logs again when there is room', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cauce-log-'))
  const file = path.join(folder, 'log')
  const size = () => statSync(file).size
  // Set from the start: later the file may already exceed it.
  const full = 1000
  const child = spawn('prlimit', [`--fsize=${full}:`, process.execPath, '--input-type=module', '--eval', PROGRAM], {
    stdio: ['ignore', openSync(file, 'a'), 'inherit'],
  })
  try {
    await expect.poll(size, { timeout: 60_000 }).toBe(full)
    await sleep(300)
    expect([child.exitCode, size()]).toEqual([null, full])
    execFileSync('prlimit', ['--pid', String(child.pid), '--fsize=unlimited:'])
    await expect.poll(size, { timeout: 60_000 }).toBeGreaterThan(full)
  } finally {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
})
