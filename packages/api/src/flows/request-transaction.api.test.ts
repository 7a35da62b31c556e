import { given, testApp, type Person } from '@cauce/testing'
import { beforeAll, expect, test } from 'vitest'

const app = testApp()
let ana: Person
let administrator: Person
beforeAll(async () => {
  ana = await given(app).investor({ wallet: '1000.00' })
  administrator = await given(app).administrator({ verificationStatus: 'Approved' })
})

const accounts = new Map<string, string>()
async function ask(by: Pick<Person, 'client'>, owner: Person, type: 'income' | 'withdraw', more: object = {}) {
  const bankAccountId = accounts.get(owner.userId) ?? (await given(app).bankAccount(owner))
  accounts.set(owner.userId, bankAccountId)
  const body = { type, amount: '10.00', bankAccountId, ...more } as const
  const { data, error } = await by.client.POST('/v1/wallet/transactions', { body })
  return error?.code ?? `${data!.issuerName} ${data!.userId === owner.userId} ${data!.firstApproval !== null}`
}
const OWN = 'user-wallet true false'
const ENTERED = 'admin-backoffice true true'

test('an administrator enters movements for others by person or wallet, and requests their own', async () => {
  expect(await ask(administrator, ana, 'income', { userId: ana.userId })).toBe(ENTERED)
  expect(await ask(administrator, ana, 'income', { walletId: ana.walletId })).toBe(ENTERED)
  expect(await ask(administrator, administrator, 'income')).toBe(OWN)
  expect(await ask(administrator, administrator, 'income', { userId: administrator.userId })).toBe(OWN)
})

test('a withdrawal needs a code in the session, an income does not', async () => {
  const trusted = await given(app).session(ana.userId, 'trusted')
  expect(await ask(trusted, ana, 'income')).toBe(OWN)
  expect(await ask(trusted, ana, 'withdraw')).toBe('code-required')
  expect(await ask(ana, ana, 'withdraw')).toBe(OWN)
})
