import { given, sample, testApp, type Person, placeOrder } from '@cauce/testing'
import { granted } from '@cauce/testing/granted'
import { expect, it } from 'vitest'
import { settleFinancing } from '../finance-project.ts'
import { payDistribution } from './index.ts'

const app = testApp()

async function recorded() {
  app.clock.set('2026-11-20T09:00:00Z')
  const investor = await given(app).investor({ wallet: '1000.00' })
  const project = await given(app).project({
    ...{ financingAmount: '1000.00', projectDuration: 12, deliveryFeePeriod: 'annual', targetProfitability: 1000 },
    ...{ withdrawMoneyFinanced: true, managerFee: 0 },
  })
  const { userId, walletId, client } = investor
  await granted(placeOrder({ client, userId }, project, '1000.00'))
  app.clock.set('2026-11-25T09:00:00Z')
  await settleFinancing(app.kernel, project.projectId)
  const [one, other] = [await given(app).administrator(), await given(app).administrator()]
  const { data } = await granted(
    one.client.GET('/v1/project/distributions', { params: { query: { projectId: project.projectId } } }),
  )
  const id = data[0]!.distributionId
  const params = { path: { id } }
  const payment = { amount: '100.00', paidOn: '2026-11-25', file: sample.pdf(), creditsBeforeReceipt: true }
  await granted(one.client.POST('/v1/project/distributions/{id}/record', { params, body: payment }))
  const confirm = (by: Person, seen?: string) =>
    by.client.POST('/v1/project/distributions/{id}/confirm', { params, body: { ...(seen !== undefined && { seen }) } })
  const available = async () => {
    await payDistribution(app.kernel, id)
    const wallet = await granted(one.client.GET('/v1/wallet/wallets/{id}', { params: { path: { id: walletId! } } }))
    return wallet.balance
  }
  return { other, confirm, available }
}

it.each([
  { who: 'another administrator', by: async () => ({ third: await given(app).administrator(), seen: undefined }) },
  { who: 'the same, with the hash,', by: () => Promise.resolve({ third: undefined, seen: sample.SEEN }) },
])('a payment that is confirmed unseen is taken, and credited once $who confirms it', async ({ by }) => {
  const { other, confirm, available } = await recorded()
  expect((await confirm(other, 'f'.repeat(64))).error).toMatchObject({ status: 409, code: 'document-changed' })
  for (let time = 0; time < 2; time += 1) {
    expect((await confirm(other)).data).toMatchObject({ status: 'awaiting', isUnseen: true })
    expect(await available()).toBe('0.00')
  }
  const { third = other, seen } = await by()
  expect((await confirm(third, seen)).data).toMatchObject({ status: 'confirming', isUnseen: false })
  expect(await available()).toBe('81.00')
})
