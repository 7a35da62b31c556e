import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'

const moduleOf = (name: string) => JSON.stringify(path.join(import.meta.dirname, name))

/** A server that says that it is ready, then logs a line every 50 ms, and says on the other stream that it was stopped. */
const PROGRAM = `
  import { runUntilStopped } from ${moduleOf('lifetime.ts')}
  import { createLog } from ${moduleOf('log.ts')}
  await runUntilStopped(async (onStop) => {
    const log = createLog({ logLevel: 'info' })
    const timer = setInterval(() => log.info('a line'), 50)
    onStop(() => process.stderr.write('stopped'))
    onStop(() => clearInterval(timer))
  })`

test('a server stops in order at the first line of its log that nobody reads', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  await once(child.stdout, 'data')
  child.stdout.destroy()
  try {
    expect(await Promise.race([ended, sleep(10_000, 'still running')])).toEqual([0, null])
    expect(said).toBe('stopped')
  } finally {
    child.kill('SIGKILL')
  }
})
