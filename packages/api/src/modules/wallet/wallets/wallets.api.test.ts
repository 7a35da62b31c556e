import { given, testApp, type Person } from '@cauce/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import { insertUsers } from '../../account/users/index.ts'
import { uuidv7 } from '../../../ids.ts'

const app = testApp()
let manager: Person
let administrator: Person
let ana: Person
let bea: Person
beforeAll(async () => {
  manager = await given(app).manager()
  administrator = await given(app).administrator()
  ana = await given(app).investor({ wallet: '300.00', managerId: manager.userId })
  app.clock.advance({ seconds: 1 })
  bea = await given(app).investor({ wallet: '200.00' })
})

const list = async ({ client }: Person, query: object = {}) => {
  const { data } = await client.GET('/v1/wallet/wallets', { params: { query } })
  return { total: data!.total, walletIds: data!.data.map(({ walletId }) => walletId) }
}
const read = ({ client }: Person, id: string) => client.GET('/v1/wallet/wallets/{id}', { params: { path: { id } } })
const create = ({ client }: Person, userId: string) => client.POST('/v1/wallet/wallets', { body: { userId } })

describe('a list of wallets', () => {
  test("shows people their own, managers their customers' and administrators all", async () => {
    expect(await list(ana)).toEqual({ total: 1, walletIds: [ana.walletId] })
    expect(await list(manager)).toEqual({ total: 1, walletIds: [ana.walletId] })
    expect((await list(administrator)).walletIds).toEqual(expect.arrayContaining([ana.walletId, bea.walletId]))
  })
})

describe('a wallet', () => {
  test('shows the balance, the amount reserved for withdrawals and the available rest', async () => {
    const person = await given(app).investor({ wallet: '100.00' })
    await given(app).withdrawal(person, '30.00')
    const wallet = { walletId: person.walletId, balance: '100.00', available: '70.00', reserved: '30.00' }
    expect((await read(person, person.walletId)).data).toMatchObject({ ...wallet, userId: person.userId })
  })

  test('can be read by its owner, their manager and administrators', async () => {
    for (const who of [ana, manager, administrator])
      expect((await read(who, ana.walletId)).data).toMatchObject({ walletId: ana.walletId })
    for (const who of [ana, manager])
      expect((await read(who, bea.walletId)).error).toMatchObject({ status: 404, code: 'not-found' })
  })
})

describe('opening a wallet', () => {
  test('returns the wallet created at registration', async () => {
    expect((await create(ana, ana.userId)).data).toMatchObject({ walletId: ana.walletId })
    expect((await create(administrator, bea.userId)).data).toMatchObject({ walletId: bea.walletId })
  })

  test('is refused to a person without a wallet from registration', async () => {
    const [userId, now] = [uuidv7(), app.clock.now()]
    await insertUsers(app.kernel.database, {
      userId,
      kind: 'individual',
      role: 'user',
      name: 'Sin',
      surname: 'Monedero',
      email: 'sin-monedero@example.org',
      language: 'es',
      createdAt: now,
      updatedAt: now,
    })
    const without = { ...ana, ...(await given(app).session(userId)) }
    expect((await create(without, userId)).error).toMatchObject({ code: 'wallet-not-created' })
    expect((await create(administrator, userId)).error).toMatchObject({ code: 'wallet-not-created' })
    expect((await create(ana, userId)).error).toMatchObject({ code: 'customer-not-accessible' })
  })
})
