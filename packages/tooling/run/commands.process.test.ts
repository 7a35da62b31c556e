import { spawnSync } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './workspace.mjs'

function start(settings: Readonly<Record<string, string>>) {
  const program = path.join(root, 'packages/tooling/run/commands.mjs')
  const env = { ...process.env, ...settings }
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'start'], { env, encoding: 'utf8' })
  return { status, written: stdout + stderr }
}

test('a start on a port in use is refused in one line, before building', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  try {
    expect(start({ PORT: String(port) })).toEqual({
      status: 2,
      written: `Port ${port} is taken by another program: stop it, or set PORT to another one.\n`,
    })
  } finally {
    server.close()
  }
})

test('a start with an invalid port is refused, before building', () => {
  const { status, written } = start({ PORT: 'web' })
  expect(status).toBe(2)
  expect(written).toMatch(/^.*PORT.*\n$/)
})
