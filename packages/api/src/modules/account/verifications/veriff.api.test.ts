import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { given, startTestApp, type TestApp } from '@cauce/testing'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fetchVerificationMedia } from './provider-events.service.ts'
import { veriffProvider } from './veriff.ts'

const SECRET = 'shared-secret-of-veriff'
const KEY = 'key-of-the-platform'
const hmac = (content: string | Buffer) => createHmac('sha256', SECRET).update(content).digest('hex')

interface Received {
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** Fake Veriff that records requests. */
let veriff: Server
let received: Received[] = []
let isDown = false
let sessionCount = 0
/** Barrier: answers once this many lists are requested. */
let listsAtOnce = 1
const waiting: (() => void)[] = []

let app: TestApp
beforeAll(async () => {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#888888' } })
    .jpeg()
    .toBuffer()
  veriff = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const url = request.url ?? ''
      received.push({ url, headers: request.headers, body: Buffer.concat(chunks).toString() })
      if (isDown) return response.writeHead(502).end()
      if (request.method === 'POST') {
        sessionCount += 1
        const id = `session-${sessionCount}`
        return response
          .writeHead(201, { 'content-type': 'application/json' })
          .end(JSON.stringify({ status: 'success', verification: { id, url: `https://magic.veriff.me/v/${id}` } }))
      }
      if (url.endsWith('/media')) {
        waiting.push(() =>
          response.writeHead(200, { 'content-type': 'application/json' }).end(
            JSON.stringify({
              images: [
                { id: 'media-1', name: 'document-front' },
                { id: 'media-2', name: 'bad' },
              ],
              videos: [{ id: 'v', name: 'video' }],
            }),
          ),
        )
        if (waiting.length >= listsAtOnce) for (const answer of waiting.splice(0)) answer()
        return
      }
      return response.writeHead(200).end(url.endsWith('media-1') ? picture : 'no picture at all')
    })
  })
  await new Promise<void>((resolve) => veriff.listen(0, '127.0.0.1', resolve))
  const { port } = veriff.address() as AddressInfo
  app = await startTestApp({
    isDemonstration: false,
    veriff: { baseUrl: `http://127.0.0.1:${port}`, apiKey: KEY, sharedSecret: SECRET },
  })
})
afterAll(async () => {
  await app.stop()
  veriff.close()
})

function deliver(body: object, headers: Record<string, string> = {}) {
  const payload = JSON.stringify(body)
  const signed = {
    'x-auth-client': KEY,
    'x-hmac-signature': hmac(payload),
    'content-type': 'application/json',
    ...headers,
  }
  return app.app.inject({ method: 'POST', url: '/v1/account/verifications/webhook', payload, headers: signed })
}

async function started() {
  const person = await given(app).person({ name: 'Lucía', surname: 'Peña', identificationDocumentType: 'PASSPORT' })
  const { data } = await person.client.POST('/v1/account/verifications')
  const sessionId = data!.url.split('/').at(-1)!
  const status = async () => (await person.client.GET('/v1/account/users/me')).data!.verificationStatus
  return { person, sessionId, status, ...data! }
}

describe('Veriff', () => {
  test('opens a session by a signed call with the personal data, and the answer leads to it', async () => {
    received = []
    const { verificationId, url } = await started()
    expect(url).toMatch(/^https:\/\/magic\.veriff\.me\/v\/session-/)
    const [call] = received
    expect(call!.url).toBe('/v1/sessions')
    expect(call!.headers).toMatchObject({ 'x-auth-client': KEY, 'x-hmac-signature': hmac(call!.body) })
    expect(JSON.parse(call!.body)).toMatchObject({
      verification: {
        vendorData: verificationId,
        callback: expect.stringContaining('/user/opening'),
        person: { firstName: 'Lucía', lastName: 'Peña' },
        document: { type: 'PASSPORT' },
      },
    })
  })

  test('reports progress by signed events, each of which counts once, and keeps an earlier reason', async () => {
    const { person, sessionId, status } = await started()
    expect((await deliver({ id: sessionId, action: 'started', code: 7001 })).statusCode).toBe(204)
    expect(await status()).toBe('Progress')
    const submitted = { id: sessionId, action: 'submitted', code: 7002 }
    await deliver(submitted)
    expect(await status()).toBe('Completed')
    const again = { status: 'resubmission_requested', code: 9103, reason: 'Foto borrosa', reasonCode: 201 }
    await deliver({ status: 'success', verification: { id: sessionId, ...again } })
    expect((await deliver(submitted)).statusCode).toBe(204)
    expect(await status()).toBe('Resubmission')
    await deliver({ id: sessionId, action: 'started', code: 7001, attemptId: 'a2' })
    expect(await status()).toBe('Progress')
    const { data } = await person.client.GET('/v1/account/verifications')
    expect(data!.data).toMatchObject([{ reason: 'Foto borrosa', reasonCode: '201' }])
    await deliver({ status: 'success', verification: { id: sessionId, status: 'approved', code: 9001 } })
    expect(await status()).toBe('Approved')
  })

  test('cannot deliver events with another integration key', async () => {
    const { sessionId, status } = await started()
    const answer = await deliver(
      { status: 'success', verification: { id: sessionId, status: 'approved' } },
      { 'x-auth-client': 'other' },
    )
    expect(answer.json()).toMatchObject({ status: 401, code: 'signature-invalid' })
    expect(await status()).toBe('Started')
  })

  test('may deliver unreadable events without effect', async () => {
    const answer = await deliver({ verification: { nothing: true } })
    expect(answer.json()).toMatchObject({ status: 400, code: 'body-unreadable' })
  })

  test('serves pictures to signed calls, and other media are skipped', async () => {
    const { person, sessionId } = await started()
    await app.runJobs()
    received = []
    await deliver({ id: sessionId, action: 'submitted', code: 7002 })
    await app.runJobs()
    expect(received.map(({ url, headers }) => [url, headers['x-hmac-signature']])).toEqual([
      [`/v1/sessions/${sessionId}/media`, hmac(sessionId)],
      ['/v1/media/media-1', hmac('media-1')],
      ['/v1/media/media-2', hmac('media-2')],
    ])
    const { data } = await person.client.GET('/v1/account/verifications')
    expect(data!.data[0]!.mediaIds).toHaveLength(1)
  })

  test('serves pictures to two jobs at once, and each picture is stored once', async () => {
    const { person, verificationId } = await started()
    await app.runJobs()
    listsAtOnce = 2
    const provider = veriffProvider({ ...app.kernel.settings.veriff!, callbackUrl: 'https://cauce.example' })
    await Promise.all([1, 2].map(() => fetchVerificationMedia(app.kernel, provider, { verificationId })))
    listsAtOnce = 1
    const { data } = await person.client.GET('/v1/account/verifications')
    expect(data!.data[0]!.mediaIds).toHaveLength(1)
  })

  test('stores nothing when it does not answer, and the person can retry', async () => {
    const person = await given(app).person()
    isDown = true
    expect((await person.client.POST('/v1/account/verifications')).error).toMatchObject({
      status: 503,
      code: 'verification-start-failed',
    })
    expect(app.takeErrors()).toMatchObject([{ error: { message: 'Veriff answered 502 to /v1/sessions' } }])
    expect((await person.client.GET('/v1/account/verifications')).data!.total).toBe(0)
    isDown = false
    expect((await person.client.POST('/v1/account/verifications')).response.status).toBe(201)
  })

  test('disables the sandbox', async () => {
    const { person, verificationId } = await started()
    const answer = await person.client.POST('/v1/account/verifications/{id}/sandbox', {
      params: { path: { id: verificationId } },
      body: { outcome: 'Approved' },
    })
    expect(answer.error).toMatchObject({ status: 404, code: 'not-found' })
  })
})
