import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockDataFolder, removeStale } from './data-folder-lock.ts'
import { processIdentity } from './process-identity.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'launcher-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const lockFile = () => path.join(folder, 'cauce.lock')

test('a second lock is refused in one line that names the process holding the first', () => {
  const lock = lockDataFolder(folder)
  expect(() => lockDataFolder(folder)).toThrow(
    `Another Cauce (process ${process.pid}) is using the data folder ${folder}`,
  )
  lock.release()
  expect(existsSync(lockFile())).toBe(false)
})

test('the lock of a process that is gone is taken over', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  const identity = processIdentity(child.pid!)
  writeFileSync(lockFile(), JSON.stringify({ pid: child.pid, identity }))
  expect(() => lockDataFolder(folder)).toThrow(`process ${child.pid}`)
  child.kill('SIGKILL')
  await once(child, 'exit')
  lockDataFolder(folder).release()
})

test.each([
  { what: 'of a running process but another identity', lock: { pid: process.pid, identity: 'another boot/1' } },
  { what: 'that is truncated', lock: undefined },
])('a lock $what is taken over', ({ lock }) => {
  writeFileSync(lockFile(), lock === undefined ? '{"pid":' : JSON.stringify(lock))
  lockDataFolder(folder).release()
})

test('releasing does not remove the lock of another process', () => {
  const lock = lockDataFolder(folder)
  writeFileSync(lockFile(), 'another process')
  lock.release()
  expect(readFileSync(lockFile(), 'utf8')).toBe('another process')
})

test('a lock that another process has renewed since it was judged stale stays', () => {
  writeFileSync(lockFile(), 'another process')
  removeStale(lockFile(), 'a process that is gone')
  expect(readFileSync(lockFile(), 'utf8')).toBe('another process')
  removeStale(lockFile(), 'another process')
  expect(readdirSync(folder)).toEqual([])
})

// Only Linux tells when a process began.
test.runIf(process.platform === 'linux')('a process is identified by its start time, whatever its name', async () => {
  const program = `process.title = 'a) b (c'; process.stdout.write('.'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    await once(child.stdout, 'data')
    const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8')
    expect(stat).toContain('(a) b (c) ')
    // proc(5): field 22, in ticks since boot.
    const began = stat.slice(stat.lastIndexOf(') ')).split(' ')[20]
    expect(processIdentity(child.pid!)).toMatch(new RegExp(`^[0-9a-f-]{36}/${began}$`))
  } finally {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
})
