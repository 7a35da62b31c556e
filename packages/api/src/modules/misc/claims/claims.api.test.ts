import { beforeAll, describe, expect, test } from 'vitest'
import { CLAIM_SECONDS } from '@cauce/contract'
import { given, testApp } from '@cauce/testing'
import { uuidv7 } from '../../../ids.ts'

type GivenPerson = Awaited<ReturnType<ReturnType<typeof given>['person']>>

const app = testApp()
let ana: GivenPerson
let bea: GivenPerson
beforeAll(async () => {
  ana = await given(app).administrator({ name: 'Ana', surname: 'Ruiz' })
  bea = await given(app).administrator({ name: 'Bea', surname: 'Soto' })
})

const hold = (who: GivenPerson, recordId: string, more: object = {}) =>
  who.client.POST('/v1/misc/claims', { body: { recordId, kind: 'income' as const, ...more } })
const list = async (who: GivenPerson) => (await who.client.GET('/v1/misc/claims')).data!.data
const claimed = async (who = ana) => {
  const recordId = uuidv7()
  return { recordId, claim: (await hold(who, recordId)).data! }
}

describe('a claim of staff on an open record', () => {
  test('is visible to colleagues, and stays with its holder until it is taken over', async () => {
    const { recordId, claim } = await claimed()
    expect((await list(bea)).find((one) => one.recordId === recordId)).toEqual(claim)
    expect(claim).toMatchObject({ userId: ana.userId, userName: 'Ana Ruiz', kind: 'income' })
    app.clock.advance({ seconds: 60 })
    expect((await hold(bea, recordId)).data).toEqual(claim)
    expect((await hold(bea, recordId, { isTakenOver: true })).data).toMatchObject({ userName: 'Bea Soto' })
    expect((await hold(ana, recordId)).data).toMatchObject({ userName: 'Bea Soto' })
  })

  test('expires, and then goes to the next person who asks', async () => {
    const { recordId } = await claimed()
    app.clock.advance({ seconds: CLAIM_SECONDS })
    expect((await list(bea)).map((one) => one.recordId)).not.toContain(recordId)
    const next = (await hold(bea, recordId)).data!
    expect(next).toMatchObject({ userId: bea.userId, claimedAt: app.clock.now().toISOString() })
  })

  test('can be released only by its holder', async () => {
    const { recordId, claim } = await claimed()
    const params = { path: { id: claim.claimId } }
    const giveUp = async (who: GivenPerson) =>
      (await who.client.DELETE('/v1/misc/claims/{id}', { params })).response.status
    expect(await giveUp(bea)).toBe(204)
    expect((await hold(bea, recordId)).data).toEqual(claim)
    expect(await giveUp(ana)).toBe(204)
    expect((await hold(bea, recordId)).data).toMatchObject({ userName: 'Bea Soto' })
  })

  test('goes to one of several concurrent requests', async () => {
    const recordId = uuidv7()
    const answers = await Promise.all([ana, bea, ana, bea, ana, bea].map((who) => hold(who, recordId)))
    expect(new Set(answers.map(({ data }) => data!.userId)).size).toBe(1)
  })
})

describe('a manager', () => {
  test('claims and sees only the tickets they work', async () => {
    const manager = await given(app).manager()
    const customer = await given(app).person({ managerId: manager.userId })
    const stranger = await given(app).person()
    const ticketOf = async (who: GivenPerson) => {
      const body = { title: 'Recibo', description: 'No lo encuentro' }
      return (await who.client.POST('/v1/support/tickets', { body })).data!.id
    }
    const [own, other] = [await ticketOf(customer), await ticketOf(stranger)]
    const work = { kind: 'ticket' as const }
    expect((await hold(manager, own, work)).data).toMatchObject({ userId: manager.userId })
    expect((await hold(manager, other, work)).response.status).toBe(404)
    expect((await hold(manager, uuidv7())).error).toMatchObject({ status: 403 })
    await hold(ana, other, work)
    await hold(ana, uuidv7())
    expect((await list(manager)).map((one) => one.recordId)).toEqual([own])
  })

  test('shares the claims of tickets with the other manager who works them', async () => {
    const [mine, responsible] = [await given(app).manager(), await given(app).manager()]
    const customer = await given(app).person({ managerId: mine.userId })
    const { client } = await given(app).session(customer.userId)
    const body = { title: 'Recibo', description: 'No lo encuentro' }
    const { id } = (await client.POST('/v1/support/tickets', { body })).data!
    const params = { path: { id } }
    const { client: admin } = await given(app).session(ana.userId)
    await admin.PATCH('/v1/support/tickets/{id}', { params, body: { responsibleId: responsible.userId } })
    const work = { kind: 'ticket' as const }
    expect((await hold(mine, id, work)).data).toMatchObject({ userId: mine.userId })
    expect((await hold(responsible, id, { ...work, isTakenOver: true })).data).toMatchObject({
      userId: responsible.userId,
    })
    for (const who of [mine, responsible]) expect((await list(who)).map((one) => one.recordId)).toEqual([id])
  })

  test('does not see claims on records that only administrators decide', async () => {
    const kind = 'proposal'
    const [manager, recordId] = [await given(app).manager(), uuidv7()]
    expect((await hold(ana, recordId, { kind })).data).toMatchObject({ kind })
    expect((await list(bea)).map((one) => one.recordId)).toContain(recordId)
    expect((await list(manager)).map((one) => one.recordId)).not.toContain(recordId)
    expect((await hold(manager, recordId, { kind })).error).toMatchObject({ status: 403 })
  })
})
