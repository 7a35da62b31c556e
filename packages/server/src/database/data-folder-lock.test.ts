import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockDataFolder } from './data-folder-lock.ts'
import { processIdentity } from './process-identity.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'launcher-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const lockFile = () => path.join(folder, 'cauce.lock')

test('a second lock by a living process is refused in one line that names the process', () => {
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

test('the lock of an earlier process whose number a living process has now is taken over', () => {
  writeFileSync(lockFile(), JSON.stringify({ pid: process.pid, identity: 'another boot/1' }))
  lockDataFolder(folder).release()
})

test('a lock that was cut short is taken over', () => {
  writeFileSync(lockFile(), '{"pid":')
  lockDataFolder(folder).release()
})

test('releasing does not remove the lock of somebody else', () => {
  const lock = lockDataFolder(folder)
  writeFileSync(lockFile(), 'somebody else')
  lock.release()
  expect(readFileSync(lockFile(), 'utf8')).toBe('somebody else')
})
