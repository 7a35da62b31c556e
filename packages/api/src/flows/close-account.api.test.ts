import {
  classRequest,
  declaredBackground,
  given,
  givenKnownPerson,
  KNOWN_SECRET,
  openBrowser,
  sample,
  testApp,
  type Person,
  placeOrder,
} from '@cauce/testing'
import { addMonths, calendarDateOf, RISK_WARNING_VERSION } from '@cauce/contract'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { users } from '../database/schema/account.ts'
import { keptIdentities } from '../database/schema/kept-identities.ts'
import { bankAccounts } from '../database/schema/payment.ts'
import { auditRecords } from '../database/schema/platform.ts'
import { carryOutRetention } from './retention/index.ts'
import { codeNow } from '../modules/auth/totps/totps.domain.ts'

const app = testApp()
let administrator: Person
beforeAll(async () => {
  administrator = await given(app).administrator()
})

const read = (who: Person, id: string) => who.client.GET('/v1/account/users/{id}', { params: { path: { id } } })
const remove = (who: Person, id: string) => who.client.DELETE('/v1/account/users/{id}', { params: { path: { id } } })
const list = async (who: Person, query: object) =>
  (await who.client.GET('/v1/account/users', { params: { query } })).data!

async function tablesNaming(userId: string): Promise<string[]> {
  const { rows } = await app.kernel.database.execute<{ table_name: string; column_name: string }>(sql`
    select c.table_name, c.column_name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.data_type = 'uuid' and t.table_type = 'BASE TABLE' order by 1, 2`)
  const naming: string[] = []
  for (const { table_name: table, column_name: column } of rows) {
    const found = await app.kernel.database.execute(
      sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(column)} = ${userId} limit 1`,
    )
    if (found.rows.length > 0) naming.push(`${table}.${column}`)
  }
  return naming
}

describe('closing an account', () => {
  test('is refused while money is in the wallet or a transaction waits', async () => {
    const rich = await given(app).person({ wallet: '0.01' })
    expect((await remove(rich, rich.userId)).error).toMatchObject({ status: 409, code: 'money-remains' })
    const waiting = await given(app).investor()
    const bankAccountId = await given(app).bankAccount(waiting)
    const income = { type: 'income', amount: '1.00', bankAccountId } as const
    expect((await waiting.client.POST('/v1/wallet/transactions', { body: income })).response.status).toBe(201)
    expect((await remove(administrator, waiting.userId)).error).toMatchObject({ status: 409, code: 'money-remains' })
  })

  test.each(['pending', 'active'] as const)('is refused with an order in state %s', async (status) => {
    const person = await given(app).investor({ wallet: '100.00' })
    const project = await given(app).project()
    const { data } = await placeOrder(person, project, '100.00')
    await app.kernel.database.execute(sql`update orders set status = ${status} where order_id = ${data!.orderId}`)
    expect((await remove(person, person.userId)).error).toMatchObject({ status: 409, code: 'money-remains' })
    expect((await read(administrator, person.userId)).response.status).toBe(200)
  })

  test('keeps no identity of staff or of a person who neither verified it nor moved money', async () => {
    const manager = await given(app).manager()
    expect((await manager.client.POST('/v1/account/verifications')).response.status).toBe(201)
    for (const person of [await given(app).person(), manager]) {
      expect((await remove(administrator, person.userId)).response.status).toBe(204)
      expect(await tablesNaming(person.userId)).not.toContain('kept_identities.user_id')
    }
  })

  test('of a manager clears the manager of their customers and projects only', async () => {
    const [manager, colleague] = [await given(app).manager(), await given(app).manager()]
    const managers = [manager, colleague]
    const customers = await Promise.all(managers.map(({ userId }) => given(app).person({ managerId: userId })))
    const projects = await Promise.all(managers.map(({ userId }) => given(app).project({ managerId: userId })))
    expect((await remove(administrator, manager.userId)).response.status).toBe(204)
    const left = [null, colleague.userId]
    const ofCustomers = await Promise.all(customers.map(({ userId }) => read(administrator, userId)))
    expect(ofCustomers.map(({ data }) => data!.managerId)).toEqual(left)
    const ofProjects = await Promise.all(
      projects.map(({ projectId }) =>
        administrator.client.GET('/v1/project/projects/{id}', { params: { path: { id: projectId } } }),
      ),
    )
    expect(ofProjects.map(({ data }) => data!.managerId)).toEqual(left)
  })

  test('erases the personal data, ends the sessions and frees address and document', async () => {
    const person = await givenKnownPerson(app, {
      name: 'Irene',
      surname: 'Sanz',
      email: 'irene@example.org',
      identificationDocumentNumber: 'IRE12345',
    })
    await given(app).bankAccount(person)
    const accountOf = async () => {
      const { database } = app.kernel
      return (await database.select().from(bankAccounts).where(eq(bankAccounts.userId, person.userId)))[0]!
    }
    const iban = (await accountOf()).account
    expect((await remove(person, person.userId)).response.status).toBe(204)

    expect((await person.client.GET('/v1/account/users/me')).error?.status).toBe(401)
    expect((await read(administrator, person.userId)).error).toMatchObject({
      status: 404,
      code: 'customer-not-accessible',
    })
    expect((await list(administrator, { multiSearch: 'irene' })).total).toBe(0)
    expect((await list(administrator, { ids: [person.userId] })).total).toBe(0)
    const { database } = app.kernel
    const [row] = await database.select().from(users).where(eq(users.userId, person.userId))
    const account = await accountOf()
    expect(JSON.stringify([row, account])).not.toMatch(/Irene|Sanz|irene|IRE12345|argon2|1980-01-01|600000000/)
    expect(JSON.stringify(account)).not.toContain(iban)
    expect(account).toMatchObject({ account: `****${iban.slice(-4)}`, alias: '—' })
    await given(app).person({ email: 'irene@example.org', identificationDocumentNumber: 'IRE12345' })
  })

  test('by an administrator writes an audit record', async () => {
    const person = await given(app).person()
    const params = { path: { id: person.userId }, query: { reason: 'La ha pedido por teléfono' } }
    await administrator.client.DELETE('/v1/account/users/{id}', { params })
    const [record] = await app.kernel.database
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.recordId, person.userId))
    expect(record).toMatchObject({ operation: 'users.remove', actorId: administrator.userId, ...params.query })
    expect((await remove(administrator, person.userId)).error?.status).toBe(404)
  })

  // Last, because ten years end every session.
  test('keeps only what the books refer to, and the identity for ten years', async () => {
    const manager = await given(app).manager()
    const person = await givenKnownPerson(app, { managerId: manager.userId })
    const { client } = person
    await client.POST('/v1/auth/devices', { body: { name: 'Portátil' } })
    await client.POST('/v1/account/account-documents', { body: { file: sample.pdf() } })
    await client.POST('/v1/support/tickets', {
      body: { title: 'Una duda', description: 'Sobre mi cuenta', documents: [sample.pdf()] },
    })
    await client.POST('/v1/support/complaints', {
      body: { name: 'Prat', email: person.email, description: 'No me pagan' },
    })
    await client.POST('/v1/project/project-alerts')
    const { projectId } = await given(app).project()
    await client.POST('/v1/project/project-follows', { body: { projectId } })
    await client.POST('/v1/account/knowledge/tests', { body: { version: 1, answers: [] } })
    await client.POST('/v1/account/knowledge/acknowledgements', { body: { warningVersion: RISK_WARNING_VERSION } })
    await client.POST('/v1/account/classifications', { body: classRequest() })
    await client.POST('/v1/account/customer-declarations', { body: declaredBackground })
    await client.POST('/v1/account/loss-simulations', {
      body: { amount: '4260.00', referenceDate: calendarDateOf(app.clock.now()), toolVersion: 1 },
    })
    await client.POST('/v1/project/payment-calendars/me')
    const { data: started } = await client.POST('/v1/account/verifications')
    const params = { path: { id: started!.verificationId } }
    await client.POST('/v1/account/verifications/{id}/sandbox', { params, body: { outcome: 'Approved' } })
    await client.POST('/v1/payment/bank-accounts', {
      body: { alias: 'Nómina', account: sample.spanishIban(801), document: sample.pdf() },
    })
    const { data: accepted } = await client.POST('/v1/payment/bank-accounts', {
      body: { alias: 'Ahorro', account: sample.spanishIban(802), document: sample.pdf() },
    })
    const ofAccepted = eq(bankAccounts.bankAccountId, accepted!.bankAccountId)
    await app.kernel.database.update(bankAccounts).set({ state: 'valid' }).where(ofAccepted)
    const path = { id: accepted!.bankAccountId }
    await client.PATCH('/v1/payment/bank-accounts/{id}', { params: { path }, body: { document: sample.png() } })
    await app.client().POST('/v1/auth/password/forgot', { body: { email: person.email } })
    const browser = openBrowser(app)
    await browser.client.POST('/v1/auth/login', { body: { email: person.email, password: person.password } })
    const code = codeNow({ secret: KNOWN_SECRET, lastUsedStep: null }, app.clock.now())
    await browser.client.POST('/v1/auth/otp', { body: { code } })
    await app.runJobs()
    const before = await tablesNaming(person.userId)
    expect(before).toEqual([
      'account_documents.account_id',
      'account_documents.owner_id',
      'bank_accounts.user_id',
      'classifications.user_id',
      'complaints.user_id',
      'customer_declarations.user_id',
      'devices.user_id',
      'earlier_documents.ended_by',
      'earlier_documents.user_id',
      'files.uploaded_by',
      'knowledge_tests.user_id',
      'login_places.user_id',
      'loss_simulations.user_id',
      'mailed_links.user_id',
      'notifications.user_id',
      'payment_calendars.user_id',
      'project_alerts.user_id',
      'project_follows.user_id',
      'risk_acknowledgements.user_id',
      'sessions.user_id',
      'tickets.user_id',
      'totps.user_id',
      'users.user_id',
      'verifications.user_id',
      'wallets.user_id',
    ])
    expect((await remove(person, person.userId)).response.status).toBe(204)
    await app.runJobs()
    // Complaints stay for five years after their end.
    const left = [
      'bank_accounts.user_id',
      'classifications.user_id',
      'complaints.user_id',
      'users.user_id',
      'verifications.user_id',
      'wallets.user_id',
    ]
    const verification = async () => {
      const { rows } = await app.kernel.database.execute(sql`
        select v.documents, v.decision_data, v.reason, v.decision_reason, count(m.media_id)::integer as media
        from verifications v left join verification_media m using (verification_id)
        where v.user_id = ${person.userId} group by v.verification_id`)
      return rows[0]!
    }
    const eraseDue = async () => {
      await carryOutRetention(app.kernel)
      await app.runJobs()
    }
    const certificates = async () => {
      const { rows } = await app.kernel.database.execute(sql`
        select b.account, f.name from bank_accounts b left join files f on f.file_id = b.document_id
        where b.user_id = ${person.userId} order by b.created_at`)
      return rows
    }
    const masked = [801, 802].map((number) => `****${sample.spanishIban(number).slice(-4)}`)
    expect(await certificates()).toEqual([
      { account: masked[0], name: null },
      { account: masked[1], name: expect.any(String) },
    ])
    const opened = await administrator.client.GET('/v1/payment/bank-accounts/{id}/url', { params: { path } })
    expect(opened.error?.status).toBe(404)
    expect(await tablesNaming(person.userId)).toEqual(
      [
        ...left,
        'account_closings.user_id',
        'customer_declarations.user_id',
        'earlier_documents.ended_by',
        'earlier_documents.user_id',
        'files.uploaded_by',
        'kept_identities.user_id',
      ].toSorted(),
    )
    const identityOf = async () =>
      (await app.kernel.database.select().from(keptIdentities).where(eq(keptIdentities.userId, person.userId)))[0]
    const closedOn = calendarDateOf(app.clock.now())
    expect(await identityOf()).toMatchObject({
      person: { birthdayAt: '1980-01-01', nationality: 'ES' },
      eraseOn: addMonths(closedOn, 120),
    })
    const kept = await verification()
    expect(kept.media).toBeGreaterThan(0)
    expect(kept.documents).not.toEqual([])
    expect((await read(administrator, person.userId)).error?.status).toBe(404)

    // An open complaint would block the erasure (rule 26.6).
    await app.kernel.database.execute(sql`
      update complaints set state = 'withdrawn', updated_at = now() + interval '6 years' where user_id = ${person.userId}`)
    app.clock.advance({ days: 3651 })
    await eraseDue()
    expect(await verification()).toEqual(kept)
    app.clock.advance({ days: 2 })
    await eraseDue()
    expect(await identityOf()).toBeUndefined()
    expect(await certificates()).toEqual(masked.map((account) => ({ account, name: null })))
    const { fileId } = accepted!.document!
    expect((await app.kernel.database.execute(sql`select from files where file_id = ${fileId}`)).rows).toEqual([])
    expect(await tablesNaming(person.userId)).toEqual([
      'account_closings.user_id',
      'audit_records.record_id',
      'audit_records.user_id',
      ...left,
    ])
    const erased = { documents: [], decision_data: null, reason: null, decision_reason: null, media: 0 }
    expect(await verification()).toEqual(erased)
    const records = await app.kernel.database
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.recordId, person.userId))
    expect(records).toMatchObject([{ operation: 'users.remove', actorRole: 'platform', before: null, after: null }])
  })
})
