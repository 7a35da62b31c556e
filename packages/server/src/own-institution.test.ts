import { createServer, type Server } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startBusyInstitution } from './own-institution.ts'
import type { SandboxInstitution } from './sandbox-institution/index.ts'

let folder: string
let customer: Server
let institution: SandboxInstitution
let asked: number
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'cauce-institution-'))
  asked = 0
  // The first notice is never answered.
  customer = createServer((_, response) => {
    asked += 1
    if (asked > 1) response.end()
  })
  await new Promise<void>((resolve) => customer.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  await institution.close()
  customer.closeAllConnections()
  await new Promise((resolve) => customer.close(resolve))
  rmSync(folder, { recursive: true, force: true })
})

test('an unanswered notice to the platform is delivered again', async () => {
  const url = `http://127.0.0.1:${(customer.address() as AddressInfo).port}`
  const where = { secret: 'a secret', customer: url, log: { error: vi.fn() } }
  institution = await startBusyInstitution({ dataFolder: folder }, where, 500)
  for (const kind of ['of-no-meaning', 'of-no-meaning', 'of-no-meaning']) institution.books.notify(kind, null)
  await vi.waitFor(() => expect(asked).toBeGreaterThan(1), { timeout: 60_000 })
}, 120_000)
