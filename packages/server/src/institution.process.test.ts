import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runOperatorCommand } from '@cauce/testing/operator-command'
import { afterAll, beforeAll, expect, test } from 'vitest'

const taken = createServer()
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'cauce-institution-'))
  await once(taken.listen(0, '127.0.0.1'), 'listening')
})
afterAll(async () => {
  await new Promise((resolve) => taken.close(resolve))
  rmSync(folder, { recursive: true, force: true })
})

async function refusalAt(url: string) {
  const { exitCode, errors } = await runOperatorCommand('institution', {
    INSTITUTION: 'sandbox',
    INSTITUTION_URL: url,
    INSTITUTION_SECRET: 'i'.repeat(32),
    DATA_FOLDER: folder,
  })
  expect(exitCode).toBe(1)
  return errors
}

test('the sandbox institution refuses a taken port in one line', async () => {
  const { port } = taken.address() as AddressInfo
  expect(await refusalAt(`http://127.0.0.1:${port}`)).toBe(
    `Port ${port} is taken by another program: stop it, or set INSTITUTION_URL to another one.\n`,
  )
}, 60_000)

test('the sandbox institution refuses an address without a port in one line', async () => {
  expect(await refusalAt('http://127.0.0.1')).toBe(
    'The setting INSTITUTION_URL must name a port, such as http://127.0.0.1:4600.\n',
  )
}, 60_000)
