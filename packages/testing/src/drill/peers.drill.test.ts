import { execFileSync } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { seedScale, type ScaledWorld } from '@cauce/seed/scale'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startApiProcess, type ApiProcess } from '../bench/api-process.ts'
import { startOwnDatabase, type OwnDatabase } from '../own-database.ts'
import { pdf, pngBytes } from '../sample-files.ts'
import { IS_LONG } from './effort.ts'
import { startS3Peer } from '../peers/s3-peer.ts'
import { SmtpPeer } from '../peers/smtp-peer.ts'
import { HttpPeer } from '../peers/http-peer.ts'

/** Third-party faults against a real process and real protocols. */
const VERIFF_SECRET = 'shared-secret-of-veriff'
const VERIFF_KEY = 'key-of-the-platform'
/** Database limits must not interfere, even on a busy machine. */
const LIMITS = { connectMs: 60_000, lockMs: 60_000, statementMs: 60_000, transactionMs: 60_000 }
/** Retries after 3, 10 and 30 seconds. */
const REPEATED = { timeout: 150_000, interval: 200 }

let own: OwnDatabase
let owner: pg.Pool
let world: ScaledWorld
let smtp: Awaited<ReturnType<typeof SmtpPeer.start>>
let s3: Awaited<ReturnType<typeof startS3Peer>>
let veriff: Awaited<ReturnType<typeof startVeriffPeer>>
let api: ApiProcess

beforeAll(async () => {
  own = await startOwnDatabase()
  world = await seedScale(own.database.ownerUrl, {
    investors: 20,
    projects: 1,
    walletCents: 0n,
    financingCents: 1_000_000n,
  })
  owner = new pg.Pool({ connectionString: own.database.ownerUrl, max: 2 })
  ;[smtp, s3, veriff] = await Promise.all([SmtpPeer.start(), startS3Peer(), startVeriffPeer()])
  api = await startApiProcess(own.database.url, own.folder, {
    isRunningJobs: true,
    limits: LIMITS,
    settings: {
      smtpUrl: smtp.url,
      s3: s3.settings,
      veriff: { baseUrl: veriff.peer.url, apiKey: VERIFF_KEY, sharedSecret: VERIFF_SECRET },
    },
  })
})
afterAll(async () => {
  await api.stop()
  await owner.end()
  await Promise.all([smtp.stop(), s3.peer.goDown(), veriff.peer.goDown()])
  await own.stop()
})

/** Refusal text in both languages. */
async function wordsOf(call: (headers: Record<string, string>) => Promise<{ error?: unknown; response: Response }>) {
  const answers = []
  for (const language of ['es', 'en']) {
    const { error, response } = await call({ 'accept-language': language })
    const { code, title } = error as { code: string; title: string }
    answers.push([response.status, code, title])
  }
  return answers
}
const UNAVAILABLE = [
  [503, 'unavailable', 'El servicio no está disponible en este momento. Vuelva a intentarlo en unos minutos.'],
  [503, 'unavailable', 'The service is not available at the moment. Try again in a few minutes.'],
]

async function queued(task: string): Promise<{ all: number; failed: number }> {
  const { rows } = await owner.query<{ all: string; failed: string }>(
    'select count(*) as all, count(last_error) as failed from graphile_worker.jobs where task_identifier = $1',
    [task],
  )
  return { all: Number(rows[0]!.all), failed: Number(rows[0]!.failed) }
}

const untilFailed = (task: string, count: number) =>
  vi.waitFor(async () => expect((await queued(task)).failed).toBe(count), REPEATED)

async function keyOf(accountDocumentId: string): Promise<string> {
  const { rows } = await owner.query<{ storage_key: string }>(
    'select storage_key from files join account_documents using (file_id) where account_document_id = $1',
    [accountDocumentId],
  )
  return rows[0]!.storage_key
}

describe.concurrent('while others fail', () => {
  test('a failing mail server loses no mail and delays nothing else', async () => {
    const address = (number: number) => `user${number}@scale.example`
    const ask = async (number: number) =>
      (await api.client().POST('/v1/auth/password/forgot', { body: { email: address(number) } })).response.status
    const people = IS_LONG ? [1, 2, 3, 4] : [1, 2]
    if (IS_LONG) await smtp.goDown()
    else for (const number of people) smtp.plan(address(number), number === 1 ? 'refuse' : 'drop')
    for (const number of people) expect(await ask(number)).toBe(202)
    if (IS_LONG) {
      await untilFailed('sendMail', people.length)
      const manners = ['refuse', 'drop', 'stall', 'stall'] as const
      for (const [index, manner] of manners.entries()) smtp.plan(address(index + 1), manner)
      await smtp.comeUp()
    }
    await vi.waitFor(() => expect(smtp.misdeeds).toHaveLength(people.length), REPEATED)
    // Mails to a silent server hold both workers, yet other jobs run: the fifth person's queues a mail.
    expect(await ask(5)).toBe(202)
    const soon = IS_LONG ? { timeout: 12_000, interval: 50 } : REPEATED
    await vi.waitFor(async () => expect((await queued('forgotPassword')).all).toBe(0), soon)

    await vi.waitFor(async () => expect((await queued('sendMail')).all).toBe(0), REPEATED)
    const takenFor = (number: number) => smtp.taken.filter(({ to }) => to === address(number))
    expect([...people, 5].map((number) => takenFor(number).length)).toEqual(IS_LONG ? [1, 2, 1, 1, 1] : [1, 2, 1])
    // Delivery is unknown after a broken connection; the retry keeps the message id, so that mailboxes can dedupe.
    expect(new Set(takenFor(2).map(({ messageId }) => messageId)).size).toBe(1)
  }, 300_000)

  test('a failing storage refuses uploads with a problem, keeps stored files and stops nothing else', async () => {
    const person = world.investors[10]!
    const uploadOf = ({ token }: { readonly token: string }, headers: Record<string, string> = {}) =>
      api.client(token, headers).POST('/v1/account/account-documents', { body: { file: pdf() } })
    const upload = (headers?: Record<string, string>) => uploadOf(person, headers)
    const { data: kept, error } = await upload()
    expect(error).toBeUndefined()
    const key = await keyOf(kept!.accountDocumentId)
    expect(s3.objects.has(key)).toBe(true)

    await s3.peer.goDown()
    expect(await wordsOf(upload)).toEqual(UNAVAILABLE)
    await s3.peer.comeUp()
    s3.peer.ailment = { kind: 'broken' }
    expect(await wordsOf(upload)).toEqual(UNAVAILABLE)

    // More uploads than connections.
    const { promise: until, resolve: answer } = Promise.withResolvers<void>()
    s3.peer.ailment = { kind: 'slow', until }
    const uploads = world.investors.slice(10, 20).map((one) => uploadOf(one))
    await vi.waitFor(() => expect(s3.peer.busy).toBe(10), { timeout: 30_000, interval: 20 })
    expect((await api.client().GET('/v1/project/projects')).response.status).toBe(200)
    answer()
    expect((await Promise.all(uploads)).map(({ response }) => response.status)).toEqual(uploads.map(() => 201))

    s3.peer.ailment = { kind: 'broken' }
    const params = { path: { id: kept!.accountDocumentId } }
    const client = api.client(person.token)
    expect((await client.DELETE('/v1/account/account-documents/{id}', { params })).response.status).toBe(204)
    await untilFailed('deleteStoredBytes', 1)
    s3.peer.ailment = { kind: 'well' }
    await vi.waitFor(() => expect(s3.objects.has(key)).toBe(false), REPEATED)
    const { data: listed } = await client.GET('/v1/account/account-documents')
    expect(listed!.total).toBe(1)

    const { accountDocumentId: id } = listed!.data[0]!
    const { data: signed } = await client.GET('/v1/account/account-documents/url/{id}', { params: { path: { id } } })
    const open = () =>
      fetch(new URL(signed!.url, `http://127.0.0.1:${api.port}`), {
        headers: { cookie: `session=${person.token}` },
      })
    expect((await open()).status).toBe(200)
    s3.objects.delete(await keyOf(id))
    const missing = await open()
    expect([missing.status, await missing.json()]).toMatchObject([404, { code: 'not-found' }])
  }, 300_000)

  test('a failing identity provider starts no verification, and its pictures are fetched later', async () => {
    const { userId, token } = world.investors[11]!
    await owner.query(`update users set verification_status = 'NotVerified' where user_id = $1`, [userId])
    const start = (headers: Record<string, string> = {}) => api.client(token, headers).POST('/v1/account/verifications')
    const failed = [
      [503, 'verification-start-failed', 'Ha ocurrido un error al iniciar el proceso de verificación'],
      [503, 'verification-start-failed', 'There was an error starting the verification process'],
    ]
    await veriff.peer.goDown()
    expect(await wordsOf(start)).toEqual(failed)
    await veriff.peer.comeUp()
    veriff.peer.ailment = { kind: 'broken' }
    expect(await wordsOf(start)).toEqual(failed)
    veriff.peer.ailment = { kind: IS_LONG ? 'silent' : 'broken' }
    expect((await start()).response.status).toBe(503)
    const list = () => api.client(token).GET('/v1/account/verifications')
    expect((await list()).data!.total).toBe(0)

    veriff.peer.ailment = { kind: 'well' }
    const { data } = await start()
    veriff.peer.ailment = { kind: 'broken' }
    await tell({ id: data!.url.split('/').at(-1)!, action: 'submitted', code: 7002 })
    await untilFailed('fetchVerificationMedia', 1)
    veriff.peer.ailment = { kind: 'well' }
    await vi.waitFor(async () => expect((await queued('fetchVerificationMedia')).all).toBe(0), REPEATED)
    expect((await list()).data!.data).toMatchObject([{ status: 'Completed', mediaIds: [expect.any(String)] }])
  }, 300_000)
})

test('a full folder refuses uploads, leaves no partial files, and recovers when there is room', async () => {
  const process = await startApiProcess(own.database.url, own.folder, { limits: LIMITS })
  const files = path.join(own.folder, 'files')
  const upload = (headers: Record<string, string> = {}) =>
    process.client(world.investors[12]!.token, headers).POST('/v1/account/account-documents', { body: { file: pdf() } })
  try {
    expect((await upload()).response.status).toBe(201)
    const stored = readdirSync(files, { recursive: true }).length
    // Simulates a full disk by a file size limit.
    execFileSync('prlimit', ['--pid', String(process.child.pid), '--fsize=100:'])
    expect(await wordsOf(upload)).toEqual(UNAVAILABLE)
    expect(readdirSync(files, { recursive: true })).toHaveLength(stored)
    execFileSync('prlimit', ['--pid', String(process.child.pid), '--fsize=unlimited:'])
    expect((await upload()).response.status).toBe(201)
  } finally {
    await process.stop()
  }
})

async function tell(event: object): Promise<void> {
  const body = JSON.stringify(event)
  const signature = createHmac('sha256', VERIFF_SECRET).update(body).digest('hex')
  const headers = { 'content-type': 'application/json', 'x-auth-client': VERIFF_KEY, 'x-hmac-signature': signature }
  const answer = await fetch(`http://127.0.0.1:${api.port}/v1/account/verifications/webhook`, {
    method: 'POST',
    headers,
    body,
  })
  expect(answer.status).toBe(204)
}

const json = (status: number, body: object) => ({
  status,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})

async function startVeriffPeer(): Promise<{ peer: HttpPeer }> {
  let sessions = 0
  const peer = await HttpPeer.start(({ method, url = '' }) => {
    if (method === 'POST') {
      const id = `session-${(sessions += 1)}`
      return json(201, { verification: { id, url: `https://magic.veriff.me/v/${id}` } })
    }
    if (url.endsWith('/media')) return json(200, { images: [{ id: 'front', name: 'document-front' }] })
    return { status: 200, body: pngBytes() }
  })
  return { peer }
}
