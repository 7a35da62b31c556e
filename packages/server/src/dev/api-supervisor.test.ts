import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ApiSupervisor, superviseApi } from './api-supervisor.ts'

interface StartedApi {
  readonly report: (port: number | undefined) => void
  isStopped: boolean
}

let folder: string
let started: StartedApi[]
let supervisor: ApiSupervisor

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cauce-supervisor-'))
  started = []
  supervisor = superviseApi({
    folders: [folder],
    start() {
      const { promise, resolve } = Promise.withResolvers<number | undefined>()
      const api: StartedApi = { report: resolve, isStopped: false }
      started.push(api)
      return {
        port: promise,
        stop: async () => {
          api.isStopped = true
        },
      }
    },
  })
})
afterEach(async () => {
  for (const api of started) api.report(undefined)
  await supervisor.close()
  rmSync(folder, { recursive: true })
})

const save = (file: string) => writeFileSync(path.join(folder, file), `// ${performance.now()}`)
const untilStarted = (count: number) => expect.poll(() => started.length).toBe(count)

async function startFirst(): Promise<void> {
  await untilStarted(1)
  started[0]!.report(1001)
  expect(await supervisor.port()).toBe(1001)
}

test('a request waits for the first API', async () => {
  const port = supervisor.port()
  await startFirst()
  expect(await port).toBe(1001)
})

test('a request waits for the save that fixes the first API', async () => {
  await untilStarted(1)
  started[0]!.report(undefined)
  const port = supervisor.port()
  save('wallets.ts')
  await untilStarted(2)
  started[1]!.report(1002)
  expect(await port).toBe(1002)
})

test('after a save a request waits for the new API, and then the old one stops', async () => {
  await startFirst()
  save('wallets.ts')
  await untilStarted(2)
  const port = supervisor.port()
  expect(started[0]!.isStopped).toBe(false)
  started[1]!.report(1002)
  expect(await port).toBe(1002)
  expect(started[0]!.isStopped).toBe(true)
})

test('an API that fails to start is reported and not used, and the next save replaces it', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  await startFirst()
  save('wallets.ts')
  await untilStarted(2)
  started[1]!.report(undefined)
  expect(await supervisor.port()).toBe(1001)
  expect(started[0]!.isStopped).toBe(false)
  expect(said.mock.calls).toEqual([['The new API did not start. The old one keeps answering.']])
  said.mockRestore()
  save('wallets.ts')
  await untilStarted(3)
  started[2]!.report(1003)
  expect(await supervisor.port()).toBe(1003)
})

test('a save during a start is followed by another start', async () => {
  await startFirst()
  save('wallets.ts')
  await untilStarted(2)
  save('orders.ts')
  await new Promise((resolve) => setTimeout(resolve, 100))
  const port = supervisor.port()
  started[1]!.report(1002)
  await untilStarted(3)
  started[2]!.report(1003)
  expect(await port).toBe(1003)
})

test('tests and other files do not replace the API', async () => {
  await startFirst()
  save('wallets.test.ts')
  save('notes.md')
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(started).toHaveLength(1)
})

test('closing waits for the API to stop', async () => {
  await startFirst()
  await supervisor.close()
  expect(started.map(({ isStopped }) => isStopped)).toEqual([true])
})

test('closing also stops an API that was still starting', async () => {
  await startFirst()
  save('wallets.ts')
  await untilStarted(2)
  const closed = supervisor.close()
  started[1]!.report(1002)
  await closed
  expect(started.map(({ isStopped }) => isStopped)).toEqual([true, true])
})
