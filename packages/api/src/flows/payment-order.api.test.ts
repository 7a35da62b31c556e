import { formatMoney, groupIban } from '@cauce/format'
import { given, testApp } from '@cauce/testing'
import { expect, test } from 'vitest'
import { drawnLines } from '../platform/pdf/testing/drawn-lines.ts'

const app = testApp()

test('the payment order of a withdrawal says whom, where and how much, and is the proof of its approval', async () => {
  const customer = await given(app).investor({ name: 'Ana', surname: 'Ruiz', wallet: '500.00' })
  const bankAccountId = await given(app).bankAccount(customer)
  const { data: asked } = await customer.client.POST('/v1/wallet/transactions', {
    body: { type: 'withdraw', amount: '250.00', bankAccountId },
  })
  const { client } = await given(app).administrator()
  const params = { path: { id: asked!.transactionId } }
  const read = async (language: string) =>
    client.GET('/v1/wallet/transactions/{id}/payment-order', {
      params,
      headers: { 'accept-language': language },
      parseAs: 'arrayBuffer',
    })
  const { data, response } = await read('es')
  expect(response.headers.get('content-type')).toBe('application/pdf')
  const bytes = Buffer.from(data as ArrayBuffer)
  const lines = (await drawnLines(bytes)).join('\n')
  const account = groupIban(asked!.bankAccount!.account)
  for (const part of ['Ana Ruiz', account, formatMoney('250.00'), asked!.number!, 'Orden de pago'])
    expect(lines).toContain(part)
  expect((await drawnLines(Buffer.from((await read('en')).data as ArrayBuffer))).join('\n')).toContain('Payment order')
  expect(Buffer.from((await read('es')).data as ArrayBuffer).equals(bytes)).toBe(true)

  const file = new File([bytes], `${asked!.number}.pdf`, { type: 'application/pdf' })
  const { data: approved } = await client.PATCH('/v1/wallet/transactions/{id}', {
    params,
    body: { status: 'completed', file },
  })
  expect(approved).toMatchObject({ status: 'completed', document: { name: `${asked!.number}.pdf` } })
  expect((await read('es')).error).toMatchObject({ code: 'state-forbids' })
})
