import { given, startTestApp, testApp, type Person } from '@cauce/testing'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditRecords } from '../../../database/schema/platform.ts'
import { sandboxEvent, type SandboxOutcome } from './sandbox.ts'
import { verifications } from '../../../database/schema/account.ts'

const app = testApp()
let administrator: Person
beforeAll(async () => {
  administrator = await given(app).administrator()
})

const start = (person: Person) => person.client.POST('/v1/account/verifications')
const play = (person: Person, id: string, outcome: SandboxOutcome, reason?: string) =>
  person.client.POST('/v1/account/verifications/{id}/sandbox', { params: { path: { id } }, body: { outcome, reason } })
const decide = (
  who: Person,
  id: string,
  body: {
    decision?: 'Approved' | 'Declined'
    status?: 'Declined'
    reason?: string
    decisionReason?: string
    updatedAt?: string
  },
) => who.client.PATCH('/v1/account/verifications/{id}', { params: { path: { id } }, body })
const list = async (who: Person, query: object = {}) =>
  (await who.client.GET('/v1/account/verifications', { params: { query } })).data!
const statusOf = async (person: Person) => (await person.client.GET('/v1/account/users/me')).data!.verificationStatus
const readMedia = (who: Person, mediaId: string) =>
  app.app.inject({ url: `/v1/account/verifications/${mediaId}`, cookies: { session: who.token } })

async function started(overrides: object = {}) {
  const person = await given(app).person(overrides)
  return { person, ...(await start(person)).data! }
}

const APPLICANT = {
  ...{ name: 'A', surname: 'B', birthdayAt: null, nationality: null, language: 'es' as const },
  ...{ identificationDocumentType: null, identificationDocumentNumber: null },
}
const eventOf = (providerSessionId: string, outcome: SandboxOutcome) => {
  const applicant = { ...APPLICANT, verificationId: 'x', userId: 'x' }
  return sandboxEvent(app.kernel.settings.secret, { providerSessionId, applicant }, outcome, null, app.clock.now())
}
async function eventAbout(verificationId: string, outcome: SandboxOutcome) {
  const [row] = await app.kernel.database
    .select()
    .from(verifications)
    .where(eq(verifications.verificationId, verificationId))
  return eventOf(row!.providerSessionId, outcome)
}

async function deliver(
  verificationId: string,
  outcome: SandboxOutcome,
  change: { raw?: (raw: string) => string; signature?: string } = {},
) {
  const { headers, raw } = await eventAbout(verificationId, outcome)
  const payload = change.raw ? change.raw(raw.toString()) : raw.toString()
  const signature = change.signature ?? headers['x-hmac-signature']
  return deliverRaw(payload, { 'x-hmac-signature': signature })
}
const deliverRaw = (payload: string, headers: Record<string, string> = {}) =>
  app.app.inject({
    method: 'POST',
    url: '/v1/account/verifications/webhook',
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  })

describe('a verification', () => {
  test('is started by the person and leads to the sandbox', async () => {
    const { person, verificationId, url } = await started()
    expect(url).toBe(`/verification/sandbox/${verificationId}`)
    expect(await statusOf(person)).toBe('Started')
    expect(await list(person)).toMatchObject({
      total: 1,
      data: [{ verificationId, status: 'Started', attempt: 1, decision: null, mediaIds: [] }],
    })
  })

  test('is continued, not started twice, while in progress', async () => {
    const { person, verificationId } = await started()
    expect((await start(person)).data).toMatchObject({ verificationId })
    const other = await given(app).person()
    const answers = await Promise.all([start(other), start(other), start(other)])
    expect((await list(other)).total).toBe(1)
    expect(answers.every(({ data, error }) => data !== undefined || error?.code === 'verification-running')).toBe(true)
  })

  test.each<{ outcome: SandboxOutcome; verification: object }>([
    { outcome: 'Approved', verification: { status: 'Approved', decision: 'Approved', action: 'approved' } },
    {
      outcome: 'Declined',
      verification: {
        status: 'Declined',
        decision: 'Declined',
        action: 'declined',
        decisionReason: 'El documento ha caducado',
      },
    },
  ])('has the status $outcome when played so, and so has the account', async ({ outcome, verification }) => {
    const { person, verificationId } = await started()
    expect((await play(person, verificationId, outcome, 'El documento ha caducado')).data).toMatchObject(verification)
    expect(await statusOf(person)).toBe(outcome)
  })

  test('is reported by mail, with the reason if there is one', async () => {
    const { person, verificationId } = await started({ email: 'verificada@example.org' })
    await play(person, verificationId, 'Declined', 'La imagen no se lee')
    await app.runJobs()
    const [mail] = (await app.client().GET('/v1/misc/outbox', { params: { query: { to: 'verificada@example.org' } } }))
      .data!.data
    expect(mail).toMatchObject({ subject: 'No hemos podido verificar su identidad' })
    expect(mail!.text).toContain('Motivo: La imagen no se lee')
  })

  test('can be repeated after a refusal, with its attempts counted, but not after an approval', async () => {
    const { person, verificationId } = await started()
    await play(person, verificationId, 'Declined')
    const again = await start(person)
    expect(again.data!.verificationId).not.toBe(verificationId)
    expect((await list(person, { orderBy: 'createdAt' })).data.map(({ attempt }) => attempt).toSorted()).toEqual([1, 2])
    await play(person, again.data!.verificationId, 'Approved')
    expect((await start(person)).error).toMatchObject({ status: 409, code: 'already-verified' })
  })

  test('cannot be started again while it awaits a decision', async () => {
    const { person, verificationId } = await started()
    await play(person, verificationId, 'Completed')
    expect((await start(person)).error).toMatchObject({ status: 409, code: 'verification-running' })
  })

  test('expires after seven days, unless it has ended', async () => {
    const idle = await started()
    const done = await started()
    await play(done.person, done.verificationId, 'Completed')
    const session = () => given(app).session(idle.person.userId)
    app.clock.advance({ days: 6, hours: 23, minutes: 59, seconds: 59 })
    await app.runJobs()
    expect(await statusOf({ ...idle.person, ...(await session()) })).toBe('Started')
    app.clock.advance({ seconds: 1 })
    await app.runJobs()
    expect(await statusOf({ ...idle.person, ...(await session()) })).toBe('ExpiredAbandoned')
    expect(await statusOf({ ...done.person, ...(await given(app).session(done.person.userId)) })).toBe('Completed')
    administrator = { ...administrator, ...(await given(app).session(administrator.userId)) }
  })

  test('can be played only by its own person while it is open', async () => {
    const { person, verificationId } = await started()
    expect((await play(administrator, verificationId, 'Approved')).error).toMatchObject({
      status: 404,
      code: 'not-found',
    })
    await play(person, verificationId, 'Declined')
    expect((await play(person, verificationId, 'Approved')).error).toMatchObject({
      status: 409,
      code: 'state-forbids',
      params: { state: 'Declined' },
    })
  })
})

describe('pictures of a verification', () => {
  test('are fetched once by a job and shown to the person, their manager and administrators', async () => {
    const manager = await given(app).manager()
    const { person, verificationId } = await started({ managerId: manager.userId })
    await play(person, verificationId, 'Completed')
    await app.runJobs()
    const { mediaIds } = (await list(person)).data[0]!
    expect(mediaIds).toHaveLength(2)
    for (const who of [person, manager, administrator]) {
      const answer = await readMedia(who, mediaIds[0]!)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toBe('image/png')
      expect(answer.rawPayload.subarray(1, 4).toString()).toBe('PNG')
    }
    await play(person, verificationId, 'Approved')
    await app.runJobs()
    expect((await list(person)).data[0]!.mediaIds).toHaveLength(2)
  })
})

describe('a webhook', () => {
  test.each<{ title: string; change: Parameters<typeof deliver>[2] }>([
    { title: 'with a wrong signature', change: { signature: 'a'.repeat(64) } },
    { title: 'with an empty signature', change: { signature: '' } },
    { title: 'with one byte more than was signed', change: { raw: (raw) => `${raw} ` } },
    { title: 'with another outcome than was signed', change: { raw: (raw) => raw.replace('declined', 'approved') } },
  ])('$title is refused and changes nothing', async ({ change }) => {
    const { person, verificationId } = await started()
    const answer = await deliver(verificationId, 'Declined', change)
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject({ code: 'signature-invalid' })
    expect(await statusOf(person)).toBe('Started')
  })

  test('without signature or body is refused', async () => {
    expect((await deliverRaw('{}')).statusCode).toBe(401)
    expect((await deliverRaw('')).statusCode).toBe(401)
  })

  test('that is a duplicate has no effect', async () => {
    const { person, verificationId } = await started({ email: 'repetida@example.org' })
    const { headers, raw } = await eventAbout(verificationId, 'Declined')
    const answers = await Promise.all([1, 2, 3].map(() => deliverRaw(raw.toString(), headers)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204])
    await app.runJobs()
    expect(
      (await app.client().GET('/v1/misc/outbox', { params: { query: { to: 'repetida@example.org' } } })).data!.total,
    ).toBe(1)
    await decide(administrator, verificationId, { decision: 'Approved', reason: 'Documento legible' })
    expect((await deliverRaw(raw.toString(), headers)).statusCode).toBe(204)
    expect(await statusOf(person)).toBe('Approved')
  })

  test('that arrives after an administrator’s decision has no effect', async () => {
    const { person, verificationId } = await started()
    await decide(administrator, verificationId, { decision: 'Declined', reason: 'No coincide' })
    expect((await deliver(verificationId, 'Approved')).statusCode).toBe(204)
    expect(await statusOf(person)).toBe('Declined')
  })

  test('about an earlier attempt has no effect on the present one', async () => {
    const { person, verificationId } = await started()
    await play(person, verificationId, 'Resubmission')
    await start(person)
    expect((await deliver(verificationId, 'Declined')).statusCode).toBe(204)
    expect(await statusOf(person)).toBe('Started')
  })

  test('continues an attempt that had to be repeated', async () => {
    const { person, verificationId } = await started()
    await play(person, verificationId, 'Resubmission')
    await deliver(verificationId, 'Approved')
    expect(await statusOf(person)).toBe('Approved')
  })

  test('about an unknown session is answered without effect', async () => {
    const { headers, raw } = eventOf('nobody', 'Approved')
    expect((await deliverRaw(raw.toString(), headers)).statusCode).toBe(204)
  })
})

describe('an administrator', () => {
  test('approves or declines at any time, with an audit record, and changes it with a reason and a colleague', async () => {
    const { person, verificationId } = await started()
    expect(
      (await decide(administrator, verificationId, { status: 'Declined', decisionReason: 'Foto borrosa' })).data,
    ).toMatchObject({
      status: 'Declined',
      decision: 'Declined',
      decisionReason: 'Foto borrosa',
    })
    const colleague = await given(app).administrator()
    const approval = { decision: 'Approved', reason: 'Ya es legible' } as const
    const codeOf = async (...asked: Parameters<typeof decide>) => (await decide(...asked)).error?.code
    expect(await codeOf(colleague, verificationId, { decision: 'Approved' })).toBe('reason-required')
    expect(await codeOf(administrator, verificationId, approval)).toBe('maker-is-checker')
    expect(await codeOf(colleague, verificationId, approval)).toBeUndefined()
    expect(await statusOf(person)).toBe('Approved')
    const records = await app.kernel.database
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.recordId, verificationId))
    expect(records.map(({ before, after }) => [before, after])).toContainEqual([
      { status: { choice: 'Started' }, decision: null, decisionReason: null },
      { status: { choice: 'Declined' }, decision: { choice: 'Declined' }, decisionReason: 'Foto borrosa' },
    ])
  })

  test('cannot repeat a decision, decide with an outdated updatedAt, or decide about themselves', async () => {
    const { verificationId } = await started()
    const stale = (await list(administrator, { verificationId })).data[0]!.updatedAt
    app.clock.advance({ seconds: 1 })
    await decide(administrator, verificationId, { decision: 'Approved' })
    expect((await decide(administrator, verificationId, { decision: 'Approved' })).error).toMatchObject({
      status: 409,
      code: 'state-forbids',
    })
    expect(
      (await decide(administrator, verificationId, { decision: 'Declined', updatedAt: stale })).error,
    ).toMatchObject({ status: 409, code: 'edit-conflict' })
    const own = (await start(administrator)).data!
    expect((await decide(administrator, own.verificationId, { decision: 'Approved' })).error).toMatchObject({
      status: 409,
      code: 'own-account',
    })
  })
})

describe('outside the demonstration and without a provider', () => {
  test('no person can approve their own verification', async () => {
    const real = await startTestApp({ isDemonstration: false })
    try {
      const person = await given(real).person()
      expect((await start(person)).error).toMatchObject({ status: 503, code: 'verification-start-failed' })
      expect((await person.client.GET('/v1/account/users/me')).data!.verificationStatus).toBe('NotVerified')
      expect(real.takeErrors()).toMatchObject([{ error: { message: 'No identity provider is configured' } }])
    } finally {
      await real.stop()
    }
  })
})

test('closing the account keeps documents and pictures, as the law requires, for administrators only', async () => {
  const manager = await given(app).manager()
  const { person, verificationId } = await started({
    identificationDocumentNumber: '87654321X',
    managerId: manager.userId,
  })
  await play(person, verificationId, 'Approved')
  const other = await started({ identificationDocumentNumber: '11223344B' })
  await play(other.person, other.verificationId, 'Approved')
  await app.runJobs()
  const { mediaIds } = (await list(person)).data[0]!
  const ofOthers = await list(other.person)
  expect((await readMedia(manager, mediaIds[0]!)).statusCode).toBe(200)
  await person.client.DELETE('/v1/account/users/{id}', { params: { path: { id: person.userId } } })
  const [row] = await app.kernel.database
    .select()
    .from(verifications)
    .where(eq(verifications.verificationId, verificationId))
  // close-account.api.test.ts erases them after ten years.
  expect(JSON.stringify(row)).toContain('87654321X')
  expect((await readMedia(administrator, mediaIds[0]!)).statusCode).toBe(200)
  expect((await readMedia(manager, mediaIds[0]!)).statusCode).toBe(404)
  expect((await list(manager)).data).toEqual([])
  expect(JSON.stringify(ofOthers)).toContain('11223344B')
  expect(await list(other.person)).toEqual(ofOthers)
  expect((await readMedia(administrator, ofOthers.data[0]!.mediaIds[0]!)).statusCode).toBe(200)
})
