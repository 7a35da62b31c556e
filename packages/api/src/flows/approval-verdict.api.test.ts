import { given, sample, testApp, type Person } from '@cauce/testing'
import { beforeAll, expect, test } from 'vitest'

const app = testApp()
let ada: Person
let bea: Person
beforeAll(async () => {
  ada = await given(app).administrator()
  bea = await given(app).administrator()
})

const verdict = async ({ client }: Person, id: string) =>
  (await client.GET('/v1/wallet/transactions/{id}/context', { params: { path: { id } } })).data!.forStaff!.verdict
const approve = async ({ client }: Person, id: string) => {
  const body = { status: 'completed', file: sample.pdf() } as const
  return (await client.PATCH('/v1/wallet/transactions/{id}', { params: { path: { id } }, body })).data!.status
}

test.each([
  { amount: '9999.99', verdicts: ['goes', null], statuses: ['completed'] },
  { amount: '10000.00', verdicts: ['first', 'goes'], statuses: ['pending', 'completed'] },
])('a verdict says what the approval of $amount then does, and keeps nothing', async ({ amount, ...expected }) => {
  const customer = await given(app).investor()
  const bankAccountId = await given(app).bankAccount(customer)
  const { data } = await customer.client.POST('/v1/wallet/transactions', {
    body: { type: 'income', amount, bankAccountId },
  })
  const id = data!.transactionId
  expect([await verdict(ada, id), await verdict(ada, id)]).toEqual([expected.verdicts[0], expected.verdicts[0]])
  const statuses = [await approve(ada, id)]
  expect(await verdict(bea, id)).toBe(expected.verdicts[1])
  if (statuses[0] === 'pending') statuses.push(await approve(bea, id))
  expect(statuses).toEqual(expected.statuses)
})
