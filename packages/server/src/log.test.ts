import { expect, test, vi } from 'vitest'
import { createLog, countForBanner } from './log.ts'

function lineOf(error: unknown): string {
  let written = ''
  const log = createLog({ logLevel: 'info' }, { write: (line) => (written += line) })
  log.error({ error }, 'unexpected')
  return written
}
const logged = (error: unknown) => JSON.parse(lineOf(error)).error

test('an error is logged with its message, code and causes', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 })
  expect(logged(new Error('The storage failed', { cause: full }))).toMatchObject({
    type: 'Error',
    message: 'The storage failed',
    stack: expect.stringContaining('log.test.ts'),
    cause: { message: 'ENOSPC: no space left on device, write', code: 'ENOSPC' },
  })
  expect(logged('text')).toEqual({ type: 'string', message: 'text' })
})

test('sessions, credentials and secrets are not logged', () => {
  let written = ''
  const log = createLog({ logLevel: 'info' }, { write: (line) => (written += line) })
  log.info({ req: { headers: { cookie: 'hidden-1', authorization: 'hidden-2', host: 'shown' } } })
  for (const name of ['password', 'secret', 'token']) log.info({ body: { [name]: 'hidden-3' } })
  expect(written).toContain('shown')
  expect(written).not.toContain('hidden')
})

test('the parameters of a failed statement are never logged', () => {
  const cause = Object.assign(new Error('invalid input syntax for type uuid: "0a1b2c3d-secret"'), {
    code: '22P02',
    detail: 'Key (token)=(0a1b2c3d-secret)',
    constraint: 'sessions_pkey',
    table: 'sessions',
  })
  const query = 'select from sessions where token_hash = $1'
  const params = ['0a1b2c3d-secret']
  // As drizzle-orm formats it.
  const error = Object.assign(new Error(`Failed query: ${query}\nparams: ${params}`, { cause }), { query, params })
  expect(lineOf(error)).not.toContain('0a1b2c3d-secret')
  expect(logged(error)).toMatchObject({
    message: 'Failed query: select from sessions where token_hash = $1',
    cause: { code: '22P02', message: 'invalid input syntax for type uuid: "…"', constraint: 'sessions_pkey' },
  })
})

test('an error of the S3 client keeps its name and none of its headers', () => {
  const error = Object.assign(new Error('Access Denied'), {
    name: 'AccessDenied',
    $response: { headers: { authorization: 'AWS4-HMAC-SHA256 Credential=key' } },
  })
  expect(logged(error)).toMatchObject({ type: 'AccessDenied', message: 'Access Denied' })
  expect(lineOf(error)).not.toContain('AWS4')
})

test('failing to count the administrators does not stop the platform', async () => {
  const log = { warn: vi.fn<() => void>() }
  const error = new Error('Connection terminated due to connection timeout')
  expect(await countForBanner({ countAdministrators: () => Promise.reject(error) }, log)).toBeUndefined()
  expect(log.warn).toHaveBeenCalledWith({ error }, expect.stringContaining('administrators'))
  expect(await countForBanner({ countAdministrators: async () => 3 }, log)).toBe(3)
})
