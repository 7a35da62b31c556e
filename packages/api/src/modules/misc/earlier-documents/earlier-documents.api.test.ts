import { given, sample, testApp, type Person } from '@cauce/testing'
import { spanishIban } from '@cauce/testing/sample-files'
import { beforeAll, describe, expect, test } from 'vitest'

const app = testApp()
let administrator: Person
let manager: Person
let ana: Person
beforeAll(async () => {
  administrator = await given(app).administrator()
  manager = await given(app).manager()
  ana = await given(app).investor({ managerId: manager.userId })
})

let ibans = 300
const add = async (state: 'pending' | 'valid') =>
  (await administrator.client.POST('/v1/payment/bank-accounts', {
    body: {
      ...{ alias: 'Cuenta', account: spanishIban((ibans += 1)), userId: ana.userId, state },
      document: sample.pdf(),
    },
  }))!.data!
const replace = (id: string) =>
  ana.client.PATCH('/v1/payment/bank-accounts/{id}', { params: { path: { id } }, body: { document: sample.png() } })
const list = (who: Person, recordId: string) =>
  who.client.GET('/v1/misc/earlier-documents', { params: { query: { recordId } } })
const address = (who: Person, id: string) =>
  who.client.GET('/v1/misc/earlier-documents/{id}/url', { params: { path: { id } } })
const isStored = async (fileId: string) => {
  const { rows } = await app.kernel.database.$client.query('select from files where file_id = $1', [fileId])
  return rows.length > 0
}

describe('the certificate of a bank account that was approved', () => {
  test('is still opened by administrators, and by nobody else, after the holder has replaced it', async () => {
    const { bankAccountId, document } = await add('valid')
    expect((await replace(bankAccountId)).data).toMatchObject({
      state: 'pending',
      document: { contentType: 'image/png' },
    })
    const { data } = (await list(administrator, bankAccountId)).data!
    expect(data).toMatchObject([{ noun: 'bankAccounts', userId: ana.userId, document: { fileId: document!.fileId } }])
    const { earlierDocumentId } = data[0]!
    for (const other of [ana, manager]) expect((await list(other, bankAccountId)).error?.status).toBe(403)
    const { url } = (await address(administrator, earlierDocumentId)).data!
    const { token } = administrator
    const opened = await app.app.inject({ url, cookies: { session: token } })
    expect(opened.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('stays when the holder deletes the account', async () => {
    const { bankAccountId, document } = await add('valid')
    await ana.client.DELETE('/v1/payment/bank-accounts/{id}', { params: { path: { id: bankAccountId } } })
    const { data } = (await list(administrator, bankAccountId)).data!
    expect(data).toMatchObject([{ document: { fileId: document!.fileId } }])
  })
})

test('the certificate of a bank account that was never approved goes once it is replaced', async () => {
  const { bankAccountId, document } = await add('pending')
  expect((await replace(bankAccountId)).response.status).toBe(200)
  expect((await list(administrator, bankAccountId)).data).toMatchObject({ total: 0 })
  expect(await isStored(document!.fileId)).toBe(false)
})

test('the proof of a customer stays beside the one that the administrator approves by', async () => {
  const bob = await given(app).investor()
  const bankAccountId = await given(app).bankAccount(bob)
  const income = { type: 'income', amount: '250.00', bankAccountId, file: sample.pdf() } as const
  const { transactionId, document } = (await bob.client.POST('/v1/wallet/transactions', { body: income })).data!
  const approval = { status: 'completed', file: sample.png() } as const
  const params = { path: { id: transactionId } }
  const { data: approved } = await administrator.client.PATCH('/v1/wallet/transactions/{id}', {
    params,
    body: approval,
  })
  expect(approved).toMatchObject({ status: 'completed', document: { contentType: 'image/png' } })
  const { data } = (await list(administrator, transactionId)).data!
  expect(data).toMatchObject([{ noun: 'transactions', document: { fileId: document!.fileId } }])
})

test('an earlier document and its file are never changed', async () => {
  const { bankAccountId, document } = await add('valid')
  await replace(bankAccountId)
  const changing = (statement: string) => app.kernel.database.$client.query(statement, [document!.fileId])
  await expect(changing('update earlier_documents set ended_at = now() where file_id = $1')).rejects.toThrow()
  await expect(changing("update files set sha256 = '' where file_id = $1")).rejects.toThrow('never changes')
})
