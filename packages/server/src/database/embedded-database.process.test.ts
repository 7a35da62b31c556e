import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { copyPreparedCluster } from '@cauce/testing/prepared-cluster'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { UNPRIVILEGED } from './launcher.ts'
import { processesOfCluster } from './process-identity.ts'

interface Started {
  readonly process: ChildProcess
  readonly url: string
  readonly ownerUrl: string
  readonly where: string
  readonly refusal?: string
}

let folder: string
let started: ChildProcess[]
let stateFolders: string[]

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'launcher-'))
  started = []
  stateFolders = []
})
afterEach(async () => {
  await Promise.all(started.map((child) => end(child, 'SIGTERM')))
  for (const place of [folder, ...stateFolders, ...stateFolders.map((root) => `${root}.belongs-to`)]) {
    await rm(place, { recursive: true, force: true, maxRetries: 10 })
  }
})

/** On a copy of what the run has made once. */
async function startPrepared(options: object = {}): Promise<Started> {
  rmSync(folder, { recursive: true })
  copyPreparedCluster(folder)
  return start(options)
}

test('committed data survive killing and restarting the process', async () => {
  const first = await startPrepared()
  await insertRow(first.ownerUrl)
  await end(first.process, 'SIGKILL')
  const second = await start()
  expect(await countRows(second.url)).toBe(1)
})

test('committed data survive killing process and database together', async () => {
  const first = await startPrepared()
  await insertRow(first.ownerUrl)
  await end(first.process, 'SIGKILL')
  process.kill(postmasterOf(first), 'SIGKILL')
  const second = await start()
  expect(await countRows(second.url)).toBe(1)
})

test('a second start is refused and harms nothing, the application may do what the owner grants, and a stop ends both', async () => {
  const first = await startPrepared()
  const { ownerUrl, url } = first
  const second = await tryToStart()
  expect(second.refusal).toBe(
    `Another Cauce (process ${first.process.pid}) is using the data folder ${folder}: stop it first, or set DATA_FOLDER to another folder.`,
  )
  await insertRow(ownerUrl)
  expect(await countRows(url)).toBe(1)
  await query(ownerUrl, 'grant select, update on facts to cauce_app')
  await expect(query(url, 'truncate facts')).rejects.toThrow('permission denied')
  await expect(query(url, 'drop table facts')).rejects.toThrow('must be owner')
  await expect(query(url, 'create table others (id int)')).rejects.toThrow('permission denied')
  await query(url, 'update facts set id = 2')
  await end(first.process, 'SIGTERM')
  expect(processesOfCluster(path.join(first.where, 'cluster'))).toEqual([])
})

test('a database that ends unexpectedly is restarted at the same address', async () => {
  const first = await startPrepared()
  await insertRow(first.ownerUrl)
  process.kill(postmasterOf(first), 'SIGKILL')
  await expect.poll(() => countRows(first.url).catch(() => 'down'), { timeout: 50_000 }).toBe(1)
})

describe.runIf(process.getuid?.() === 0)('as root', () => {
  test('without namespaces, data under a folder of mode 700 move to a state folder without loss', async () => {
    const dataFolder = path.join(folder, 'data')
    const inNamespace = await start({ dataFolder })
    await insertRow(inNamespace.ownerUrl)
    await end(inNamespace.process, 'SIGTERM')
    for (const userNamespaces of ['forbidden', 'as-allowed'] as const) {
      const moved = await start({ dataFolder, userNamespaces })
      if (moved.where.startsWith(dataFolder)) throw new Error(`The data are still in ${moved.where}`)
      stateFolders.push(moved.where)
      expect(statSync(path.join(moved.where, 'cluster')).uid).toBe(UNPRIVILEGED.userId)
      expect(await countRows(moved.url)).toBe(1)
      await end(moved.process, 'SIGTERM')
    }
  })

  test('data of an ordinary user stay theirs', async () => {
    const dataFolder = path.join(folder, 'data')
    chmodSync(folder, 0o755)
    mkdirSync(dataFolder)
    chownSync(dataFolder, UNPRIVILEGED.userId, UNPRIVILEGED.groupId)
    const asRoot = await start({ dataFolder, userNamespaces: 'forbidden' })
    await insertRow(asRoot.ownerUrl)
    await end(asRoot.process, 'SIGTERM')
    const again = await start({ dataFolder })
    expect(await countRows(again.url)).toBe(1)
    expect(statSync(path.join(again.where, 'cluster')).uid).toBe(UNPRIVILEGED.userId)
  })
})

async function tryToStart(options: object = {}): Promise<Started> {
  const program = path.join(import.meta.dirname, 'embedded-database.program.ts')
  const child = spawn(process.execPath, [program, JSON.stringify({ dataFolder: folder, ...options })], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  started.push(child)
  const [line] = (await once(createInterface(child.stdout!), 'line')) as [string]
  return { process: child, ...JSON.parse(line) }
}

async function start(options: object = {}): Promise<Started> {
  const result = await tryToStart(options)
  if (result.refusal !== undefined) throw new Error(result.refusal)
  return result
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
  // The system needs a moment to clean up a killed process.
  if (signal === 'SIGKILL') await sleep(20)
}

function postmasterOf({ where }: Started): number {
  return Number(readFileSync(path.join(where, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0])
}

async function query(url: string, sql: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url })
  // Killing the server breaks its connections on purpose.
  client.on('error', () => {})
  await client.connect()
  return client.query(sql).finally(() => client.end())
}

async function insertRow(ownerUrl: string): Promise<void> {
  await query(ownerUrl, 'create table facts (id int); grant select on facts to cauce_app; insert into facts values (1)')
}

async function countRows(url: string): Promise<number> {
  const { rows } = await query(url, 'select count(*)::int as count from facts')
  return rows[0].count
}
