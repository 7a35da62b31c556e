import { addDays, calendarDateOf } from '@cauce/contract'
import { given, sample, testApp, type Person } from '@cauce/testing'
import { textBody } from '@cauce/testing/given-configuration'
import { beforeEach, describe, expect, it } from 'vitest'

const app = testApp()
let ada: Person
let bea: Person
beforeEach(async () => {
  ada = await given(app).administrator()
  bea = await given(app).administrator()
})

const dayIn = (days: number) => addDays(calendarDateOf(app.clock.now()), days)
const clientOf = async ({ userId }: Person) => app.client((await given(app).session(userId)).token)
const sql = (statement: string) => app.kernel.database.$client.query(statement)

type Body = ReturnType<typeof textBody>
const propose = async (change: Partial<Body> & { readonly sections?: Body['sections'] } = {}, by = ada) =>
  (await clientOf(by)).POST('/v1/misc/legal-texts', { body: { ...textBody(dayIn(1)), ...change } })
const approve = async (id: string, by = bea) =>
  (await clientOf(by)).PATCH('/v1/misc/legal-texts/{id}', { params: { path: { id } }, body: { state: 'active' } })
const publish = async (change: Partial<Body> = {}) => {
  const { legalTextId } = (await propose(change)).data!
  expect((await approve(legalTextId)).error).toBeUndefined()
  return legalTextId
}
const read = (document: Body['document'], version?: string, client = app.client()) =>
  client.GET('/v1/misc/published-texts/{document}', { params: { path: { document }, query: { version } } })

describe('a version of a text', () => {
  it('takes two administrators, and is in force from its day in Madrid on', async () => {
    expect((await read('notice')).data).toMatchObject({ legalTextId: null, standing: 'draft', validFrom: null })
    const { legalTextId: id, validFrom } = (await propose({ document: 'notice' })).data!
    expect((await approve(id, ada)).error).toMatchObject({ code: 'maker-is-checker' })
    expect((await read('notice', id)).response.status).toBe(404)
    expect((await read('notice', id, await clientOf(bea))).data).toMatchObject({ standing: 'unpublished' })
    expect((await approve(id)).data).toMatchObject({ state: 'active', decidedBy: bea.userId })
    expect((await read('notice', id)).data).toMatchObject({ standing: 'coming', validFrom })
    app.clock.set(`${dayIn(0)}T22:59:59Z`)
    expect((await read('notice')).data).toMatchObject({ standing: 'draft' })
    app.clock.set(`${dayIn(0)}T23:00:00Z`)
    expect((await read('notice')).data).toMatchObject({ legalTextId: id, standing: 'inForce', title: 'Condiciones' })
    const next = await publish({ document: 'notice', title: 'Otras' })
    app.clock.advance({ days: 2 })
    const { data } = await read('notice', id)
    expect(data).toMatchObject({ standing: 'earlier', versions: [{ legalTextId: next }, { legalTextId: id }] })
    expect((await read('cookies', id)).response.status).toBe(404)
  })

  it('is not published in retrospect, nor twice for a day that has begun', async () => {
    expect((await propose({ validFrom: dayIn(-1) })).error).toMatchObject({
      errors: [{ path: 'validFrom', code: 'date-too-early', params: { earliest: dayIn(0) } }],
    })
    const late = (await propose({ document: 'cookies' })).data!.legalTextId
    app.clock.advance({ days: 2 })
    expect((await approve(late)).error).toMatchObject({ code: 'date-too-early' })
    await publish({ document: 'cookies', validFrom: dayIn(0) })
    const again = (await propose({ document: 'cookies', validFrom: dayIn(0) })).data!.legalTextId
    expect((await approve(again)).error).toMatchObject({ code: 'date-too-early', params: { earliest: dayIn(1) } })
  })

  it('replaces one of the same day that had not begun', async () => {
    const first = await publish({ document: 'information' })
    const second = await publish({ document: 'information' })
    expect((await read('information')).data!.versions).toEqual([{ legalTextId: second, validFrom: dayIn(1) }])
    const { data } = await ada.client.GET('/v1/misc/legal-texts/{id}', { params: { path: { id: first } } })
    expect(data).toMatchObject({ state: 'replaced' })
  })

  it.each([
    {
      change: { sections: [{ heading: 'Uno', headingEn: 'One', text: 'Somos %{nombre}', textEn: '.' }] },
      path: 'sections.0.text',
      code: 'text-field-unknown',
      params: { known: expect.stringContaining('brand') as string },
    },
    { change: { title: 'De %{brand nueva' }, path: 'title', code: 'text-field-unknown' },
    { change: { titleEn: ' ' }, path: 'titleEn', code: 'required' },
    { change: { sections: [] }, path: 'sections', code: 'required' },
    { change: { document: 'cookies' as const, asksAgain: true }, path: 'asksAgain', code: 'choice-invalid' },
  ])('is refused at $path: $code', async ({ change, ...mistake }) => {
    expect((await propose(change)).error).toMatchObject({ errors: [mistake] })
  })

  it('never changes, whichever code writes it', async () => {
    const id = await publish({ document: 'accessibility' })
    await expect(sql(`update legal_texts set title = 'Otro' where legal_text_id = '${id}'`)).rejects.toThrow('in place')
  })
})

describe('new terms that customers are asked to accept', () => {
  it('stop the next order and deposit of those who have not accepted them, until they do', async () => {
    const project = await given(app).project()
    const ana = await given(app).investor({ wallet: '1000.00' })
    const bankAccountId = await given(app).bankAccount(ana)
    const terms = await publish({ asksAgain: true })
    app.clock.advance({ days: 2 })
    const client = await clientOf(ana)
    const order = async () =>
      client.POST('/v1/project/orders', {
        body: { ...project, amount: '100.00', orderType: 'invest', userId: ana.userId, acceptsTerms: true },
      })
    const deposit = async () =>
      client.POST('/v1/wallet/transactions', { body: { type: 'income', amount: '50.00', bankAccountId } })
    const accepted = async (by = client) =>
      (await by.GET('/v1/misc/text-acceptances', { params: { query: { userId: ana.userId } } })).data!
    const accept = async (id: string) =>
      client.POST('/v1/misc/legal-texts/{id}/acceptance', { params: { path: { id } } })

    expect((await read('terms', undefined, client)).data).toMatchObject({ isOwed: true })
    for (const call of [order, deposit]) expect((await call()).error).toMatchObject({ code: 'new-text-not-accepted' })
    const administrator = await clientOf(ada)
    const entered = {
      type: 'income',
      amount: '60.00',
      bankAccountId,
      walletId: ana.walletId,
      file: sample.pdf(),
    } as const
    expect((await administrator.POST('/v1/wallet/transactions', { body: entered })).error).toBeUndefined()

    expect((await accept(terms)).response.status).toBe(204)
    await accept(terms)
    const validFrom = (await read('terms')).data!.validFrom
    const acceptedAt = app.clock.now().toISOString()
    const kept = [{ document: 'terms', legalTextId: terms, validFrom, acceptedAt }]
    expect(await accepted(administrator)).toEqual({ owed: [], accepted: kept })
    expect((await read('terms', undefined, client)).data).toMatchObject({ isOwed: false })
    for (const call of [order, deposit]) expect((await call()).error).toBeUndefined()

    const small = await publish({ title: 'Con una errata menos' })
    const later = await publish({ validFrom: dayIn(3), asksAgain: true })
    expect((await accept(later)).error).toMatchObject({ code: 'state-forbids' })
    app.clock.advance({ days: 2 })
    expect(
      (await (await clientOf(ana)).GET('/v1/misc/text-acceptances', { params: { query: { userId: ana.userId } } }))
        .data,
    ).toMatchObject({ owed: [] })
    expect((await read('terms')).data).toMatchObject({ legalTextId: small })
    const bob = await given(app).investor()
    const { response } = await bob.client.GET('/v1/misc/text-acceptances', {
      params: { query: { userId: ana.userId } },
    })
    expect(response.status).toBe(404)
  })
})
