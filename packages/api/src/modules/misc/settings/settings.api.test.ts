import { given, startTestApp } from '@cauce/testing'
import { expect, onTestFinished, test } from 'vitest'
import { readOutbox } from '../../../platform/mail/index.ts'

const INSTITUTION = { baseUrl: 'http://localhost:9', secret: 'a'.repeat(32), previousSecret: undefined }

test.each([
  { reflectionDays: 4, isDemonstration: true, institution: undefined, isSheetRequired: false, hasBank: true },
  { reflectionDays: 14, isDemonstration: false, institution: undefined, isSheetRequired: true, hasBank: false },
  { reflectionDays: 4, isDemonstration: true, institution: INSTITUTION, isSheetRequired: false, hasBank: false },
])(
  'the public settings have the limits, a reflection period of $reflectionDays days, sheets required: $isSheetRequired, demonstration bank: $hasBank',
  async ({ reflectionDays, isDemonstration, institution, isSheetRequired, hasBank }) => {
    const app = await startTestApp({
      reflectionDays,
      isDemonstration,
      institution,
      isSheetRequired,
      maximumIncome: 100_000n,
      maximumWallet: 150_000n,
    })
    const { data: empty } = await app.client().GET('/v1/misc/settings')
    expect(empty?.isSetUp).toBe(false)
    await given(app).administrator()
    const { data } = await app.client().GET('/v1/misc/settings')
    await app.stop()
    const limits = { reflectionDays, complaintDecisionDays: 30, maximumIncome: '1000.00', maximumWallet: '1500.00' }
    expect(data).toEqual({ ...limits, isSheetRequired, isSetUp: true, hasDemonstrationBank: hasBank })
  },
)

async function administratorOf(smtpUrl?: string) {
  const app = await startTestApp({ smtpUrl })
  onTestFinished(() => app.stop())
  const { client, userId } = await given(app).administrator()
  return { app, client, userId }
}

test('an administrator tries the mail with their own address, and files by one that does not stay', async () => {
  const { app, client, userId } = await administratorOf()
  const { rows } = await app.kernel.database.$client.query('select email from users where user_id = $1', [userId])
  const [{ email: to }] = rows
  expect((await client.POST('/v1/misc/checklist/mail')).data).toEqual({ to, answer: null })
  const { data } = await readOutbox(app.dataFolder, { skip: 0, take: 9, orderSide: 'asc', to })
  expect(data.map(({ subject }) => subject)).toEqual(['Prueba de correo'])
  const before = await app.storedKeys()
  expect((await client.POST('/v1/misc/checklist/files')).response.status).toBe(204)
  expect(await app.storedKeys()).toEqual(before)
})

test('what the mail server or the storage fails with is told in words', async () => {
  const { app, client } = await administratorOf('smtp://127.0.0.1:1')
  const refused = { failure: expect.stringContaining('ECONNREFUSED') as string }
  expect((await client.POST('/v1/misc/checklist/mail')).error).toMatchObject({ code: 'mail-not-sent', params: refused })
  app.kernel.storage.read = () => Promise.reject(new Error('The storage failed to read: no bucket'))
  expect((await client.POST('/v1/misc/checklist/files')).error).toMatchObject({
    code: 'files-failed',
    params: { failure: 'The storage failed to read: no bucket' },
  })
})
