import { given, startTestApp, testApp } from '@cauce/testing'
import { expect, onTestFinished, test } from 'vitest'
import { readOutbox } from '../../../platform/mail/index.ts'

const app = testApp({ reflectionDays: 14, isSheetRequired: true, maximumIncome: 100_000n, maximumWallet: 150_000n })
const INSTITUTION = { baseUrl: 'http://localhost:9', secret: 'a'.repeat(32), previousSecret: undefined }

test('the public settings have the limits, and a demonstration bank in a demonstration without an institution', async () => {
  const read = async () => (await app.client().GET('/v1/misc/settings')).data
  expect((await read())!.isSetUp).toBe(false)
  await given(app).administrator()
  const limits = { reflectionDays: 14, complaintDecisionDays: 30, maximumIncome: '1000.00', maximumWallet: '1500.00' }
  expect(await read()).toEqual({ ...limits, isSheetRequired: true, isSetUp: true, hasDemonstrationBank: true })
  const { settings } = app.kernel
  Object.assign(settings, { institution: INSTITUTION })
  expect((await read())!.hasDemonstrationBank).toBe(false)
  Object.assign(settings, { institution: undefined, isDemonstration: false })
  expect((await read())!.hasDemonstrationBank).toBe(false)
  Object.assign(settings, { isDemonstration: true })
})

test('an administrator tries the mail with their own address, and files by one that does not stay', async () => {
  const { client, userId } = await given(app).administrator()
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
  const failing = await startTestApp({ smtpUrl: 'smtp://127.0.0.1:1' })
  onTestFinished(() => failing.stop())
  const { client } = await given(failing).administrator()
  const refused = { failure: expect.stringContaining('ECONNREFUSED') as string }
  expect((await client.POST('/v1/misc/checklist/mail')).error).toMatchObject({ code: 'mail-not-sent', params: refused })
  failing.kernel.storage.read = () => Promise.reject(new Error('The storage failed to read: no bucket'))
  expect((await client.POST('/v1/misc/checklist/files')).error).toMatchObject({
    code: 'files-failed',
    params: { failure: 'The storage failed to read: no bucket' },
  })
})
