import { buildApp, type ApiApp, type ApiOptions, type ApiSettings } from '@cauce/api'
import { givenKnownPerson, openBrowser, startTestApp, type TestApp } from '@cauce/testing'
import { visitor } from '../../../http/actor.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../../database/index.ts'
import { keepBytes, signedUrl, storeFile } from '../../../platform/files/index.ts'
import { TOTP_SECRETS } from '../../../platform/sealing/index.ts'
import { keyIdOf } from '../../../platform/tokens.ts'
import { codeNow } from './totps.domain.ts'
import { totps } from '../../../database/schema/auth.ts'

const [first, second] = ['1'.repeat(32), '2'.repeat(32)]
let app: TestApp
const started: ApiApp[] = []
beforeAll(async () => {
  app = await startTestApp({ secret: first, isLoginThrottled: false })
})
afterAll(async () => {
  for (const each of started) await each.close()
  await app.stop()
})

const lines: { level: 'info' | 'error'; details: unknown; message: string | undefined }[] = []
const logger: NonNullable<ApiOptions['logger']> = {
  level: 'info',
  fatal: () => {},
  error: (details: unknown, message?: string) => void lines.push({ level: 'error', details, message }),
  warn: () => {},
  info: (details: unknown, message?: string) => void lines.push({ level: 'info', details, message }),
  debug: () => {},
  trace: () => {},
  silent: () => {},
  child: () => logger,
}

async function start(secrets: Pick<ApiSettings, 'secret' | 'previousSecret'>): Promise<ApiApp> {
  const { databaseUrl, clock, kernel } = app
  const settings = { ...kernel.settings, previousSecret: undefined, ...secrets }
  const each = await buildApp({ settings, databaseUrl, clock, logger, storage: kernel.storage })
  await each.ready()
  started.push(each)
  return each
}

async function sealAgain({ kernel, runJobs }: ApiApp) {
  lines.length = 0
  await kernel.database.$client.query(`select graphile_worker.add_job('sealAgain')`)
  await runJobs()
  return lines.filter(({ message }) => message?.includes('SECRET'))
}

async function setUp({ isKept = true } = {}) {
  const { email, password } = await givenKnownPerson(app, { hasTotp: false })
  const browser = openBrowser(app)
  await browser.client.POST('/v1/auth/login', { body: { email, password } })
  const { data: setup } = await browser.client.POST('/v1/auth/totps')
  const { totpId, secret } = setup!
  const { data } = await browser.client.POST('/v1/auth/totps/{totpId}/confirm', {
    params: { path: { totpId } },
    body: { code: codeNow({ secret, lastUsedStep: null }, app.clock.now()) },
  })
  if (isKept) await browser.client.POST('/v1/auth/recovery-codes/keep')
  return { email, password, secret, recoveryCodes: data!.recoveryCodes, cookies: browser.cookies }
}
type Equipped = Awaited<ReturnType<typeof setUp>>

async function logIn(at: ApiApp, { email, password, secret }: Equipped, recoveryCode?: string) {
  app.clock.advance({ minutes: 1 })
  const { client } = openBrowser({ app: at })
  await client.POST('/v1/auth/login', { body: { email, password } })
  const code = codeNow({ secret, lastUsedStep: null }, app.clock.now())
  const { response } = await client.POST('/v1/auth/otp', {
    body: recoveryCode === undefined ? { code } : { recoveryCode },
  })
  return response.status
}

async function read<Answer>(at: ApiApp, { cookies }: Equipped, url: string) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return (await at.inject({ method: 'GET', url, headers: { cookie } })).json<Answer>()
}
const stageOf = async (at: ApiApp, person: Equipped) =>
  (await read<{ stage: string }>(at, person, '/v1/auth/session')).stage
const shownCodes = async (at: ApiApp, person: Equipped) =>
  (await read<{ recoveryCodes: string[] }>(at, person, '/v1/auth/recovery-codes')).recoveryCodes

const statusOf = async (at: ApiApp, url: string) => (await at.inject({ method: 'GET', url })).statusCode
const keysOfDevices = async () =>
  (await app.kernel.database.select().from(totps)).map(({ sealedSecret }) => sealedSecret.split('.')[0])

test('sessions, codes, recovery codes and file addresses keep working while a secret is rotated', async () => {
  const [person, reader] = [await setUp(), await setUp({ isKept: false })]
  const upload = await keepBytes(app.kernel, {
    part: 'file',
    name: 'a.pdf',
    kind: 'pdf',
    bytes: Buffer.from('%PDF-1.7'),
  })
  const { fileId } = await inTransaction(app.kernel.database, (tx) => storeFile(tx, upload, { uploadedBy: null }))

  const prepared = await start({ secret: first, previousSecret: second })
  expect(await sealAgain(prepared)).toMatchObject([{ level: 'info', details: { sealedAgain: 0 } }])
  expect(new Set(await keysOfDevices())).toEqual(new Set([keyIdOf(first, TOTP_SECRETS)]))

  const rotating = await start({ secret: second, previousSecret: first })
  expect(await stageOf(rotating, person)).toBe('full')
  expect(await shownCodes(rotating, reader)).toEqual(reader.recoveryCodes)
  expect(await logIn(rotating, person)).toBe(200)
  expect(await logIn(rotating, person, person.recoveryCodes[0])).toBe(200)
  const oldAddress = signedUrl(app.kernel, { actor: visitor }, { fileId }).url
  const newAddress = signedUrl(rotating.kernel, { actor: visitor }, { fileId }).url
  expect([await statusOf(rotating, oldAddress), await statusOf(rotating, newAddress)]).toEqual([200, 200])
  // A process not yet restarted reads both.
  expect(await statusOf(prepared, newAddress)).toBe(200)

  expect(await sealAgain(rotating)).toEqual([
    {
      level: 'info',
      details: { sealedAgain: 3 },
      message: 'Nothing that is stored depends on SECRET_PREVIOUS any more.',
    },
  ])
  expect(new Set(await keysOfDevices())).toEqual(new Set([keyIdOf(second, TOTP_SECRETS)]))
  expect(await logIn(prepared, person)).toBe(200)

  const done = await start({ secret: second })
  expect(await stageOf(done, person)).toBe('full')
  expect(await shownCodes(done, reader)).toEqual(reader.recoveryCodes)
  expect(await logIn(done, person)).toBe(200)
  expect(await logIn(done, person, person.recoveryCodes[1])).toBe(200)
  expect(await logIn(done, person, person.recoveryCodes[1])).toBe(401)
  const laterAddresses = [
    signedUrl(rotating.kernel, { actor: visitor }, { fileId }).url,
    signedUrl(app.kernel, { actor: visitor }, { fileId }).url,
  ]
  expect(await Promise.all(laterAddresses.map((url) => statusOf(done, url)))).toEqual([200, 422])
  expect(await sealAgain(done)).toEqual([])

  // A replaced secret without the previous one is logged.
  const careless = await start({ secret: first })
  expect(await sealAgain(careless)).toMatchObject([{ level: 'error', details: { unreadable: 3 } }])
})

test('a recovery code is stored as a slow hash, salted by its device', async () => {
  const [one, other] = [await setUp(), await setUp()]
  expect(await logIn(app.app, one, other.recoveryCodes[0])).toBe(401)
  const { rows } = await app.kernel.database.$client.query<{ code_hash: string }>(
    'select code_hash from recovery_codes',
  )
  // Argon2id of 32 bytes.
  for (const { code_hash: hash } of rows) expect(hash).toMatch(/^[\w-]{43}$/)
  expect(new Set(rows.map(({ code_hash: hash }) => hash)).size).toBe(rows.length)
})
