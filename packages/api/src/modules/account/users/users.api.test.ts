import {
  approveAccess,
  given,
  givenKnownPerson,
  startTestApp,
  testApp,
  type Person,
  type ProjectReference,
} from '@cauce/testing'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditRecords } from '../../../database/schema/platform.ts'
import { bankAccounts } from '../../../database/schema/payment.ts'
import { transactionRows } from '../../wallet/transactions/index.ts'
import { foldTallies, inTransaction } from '../../../database/index.ts'
import { uuidv7 } from '../../../ids.ts'
import { users } from '../../../database/schema/account.ts'
import { sessions } from '../../../database/schema/auth.ts'
import { wallets } from '../../../database/schema/wallet.ts'

const app = testApp()
let administrator: Person
beforeAll(async () => {
  administrator = await given(app).administrator()
})

const read = (who: Person, id: string) => who.client.GET('/v1/account/users/{id}', { params: { path: { id } } })
const edit = (who: Person, id: string, body: object) =>
  who.client.PATCH('/v1/account/users/{id}', { params: { path: { id } }, body })
const remove = (who: Person, id: string) => who.client.DELETE('/v1/account/users/{id}', { params: { path: { id } } })
const list = async (who: Person, query: object) =>
  (await who.client.GET('/v1/account/users', { params: { query } })).data!
const idsOf = async (who: Person, query: object) => (await list(who, query)).data.map(({ userId }) => userId)

async function pendingIncome(person: Person): Promise<void> {
  const now = app.clock.now()
  await inTransaction(app.kernel.database, (tx) =>
    transactionRows.insert(tx, {
      transactionId: uuidv7(now),
      walletId: person.walletId,
      userId: person.userId,
      type: 'income',
      issuerName: 'user-wallet',
      amount: 100n,
      status: 'pending',
      createdAt: now,
      updatedAt: now,
    }),
  )
}

async function invest(person: Person, project: ProjectReference, amount: string): Promise<void> {
  const terms = { orderType: 'invest', acceptsTerms: true, penaltyAmount: 0, penalty: 0 } as const
  const { response } = await person.client.POST('/v1/project/orders', {
    params: { header: { 'Idempotency-Key': uuidv7(app.clock.now()) } },
    body: { ...project, amount, userId: person.userId, ...terms },
  })
  expect(response.status).toBe(201)
}

async function bankAccount(person: Person, state: 'pending' | 'valid'): Promise<void> {
  const now = app.clock.now()
  await app.kernel.database.insert(bankAccounts).values({
    bankAccountId: uuidv7(now),
    userId: person.userId,
    alias: 'Nómina',
    account: 'ES9121000418450200051332',
    main: true,
    state,
    createdAt: now,
    updatedAt: now,
  })
}

describe('the own account', () => {
  test('can be read, and changed in the fields open to customers', async () => {
    const person = await given(app).person()
    const { data: me } = await person.client.GET('/v1/account/users/me')
    expect(me).toMatchObject({ userId: person.userId, language: 'es' })
    const body = {
      phone: '+34 622 333 444',
      language: 'en' as const,
      generalEmailNotifications: false,
      updatedAt: me!.updatedAt,
    }
    const { data } = await person.client.PATCH('/v1/account/users/me', { body })
    expect(data).toMatchObject({
      phone: '+34 622 333 444',
      language: 'en',
      generalEmailNotifications: false,
      ticketEmailNotifications: true,
    })
    expect(data!.updatedAt).not.toBe(me!.updatedAt)
    expect((await person.client.PATCH('/v1/account/users/me', { body })).error).toMatchObject({
      status: 409,
      code: 'edit-conflict',
    })
    const forbidden = { role: 'admin' } as object
    expect((await person.client.PATCH('/v1/account/users/me', { body: forbidden })).error).toMatchObject({
      errors: [{ path: 'role', code: 'read-only' }],
    })
  })
})

test('people who work here and customers are counted apart', async () => {
  const totalOf = async (query: object) => (await list(administrator, { ...query, take: 1 })).total
  const staff = (await totalOf({ role: 'admin' })) + (await totalOf({ role: 'operator' }))
  expect(await totalOf({ isStaff: true })).toBe(staff)
  expect(await totalOf({ isStaff: false })).toBe((await totalOf({})) - staff)
  expect(await totalOf({ isStaff: true, role: 'user' })).toBe(0)
})

describe('a manager', () => {
  test('sees, finds and counts the customers assigned to them and no others', async () => {
    const manager = await given(app).manager()
    const mine = await given(app).person({ managerId: manager.userId, surname: 'Asignada' })
    const other = await given(app).person({ surname: 'Asignada' })
    expect(await list(manager, { multiSearch: 'asignada' })).toMatchObject({
      total: 1,
      data: [{ userId: mine.userId }],
    })
    expect((await list(manager, { ids: [other.userId, mine.userId] })).total).toBe(1)
    expect((await read(manager, mine.userId)).data!.managerId).toBe(manager.userId)
    for (const id of [administrator.userId, 'nonsense']) expect((await read(manager, id)).error?.status).toBe(404)
  })

  test('changes their contact data with an audit record', async () => {
    const manager = await given(app).manager()
    const mine = await given(app).person({ managerId: manager.userId })
    expect(
      (await edit(manager, mine.userId, { phone: '+34 633 000 111', reason: 'Lo pidió por teléfono' })).data,
    ).toMatchObject({ phone: '+34 633 000 111' })
    expect((await edit(manager, mine.userId, { surname: 'Otro' })).error).toMatchObject({
      status: 403,
      code: 'forbidden',
      errors: [{ path: 'surname' }],
    })
    const records = await app.kernel.database.select().from(auditRecords).where(eq(auditRecords.recordId, mine.userId))
    expect(records).toMatchObject([
      {
        operation: 'users.edit',
        actorId: manager.userId,
        before: { phone: '+34600000000' },
        after: { phone: '+34 633 000 111' },
        reason: 'Lo pidió por teléfono',
      },
    ])
  })
})

describe('a list of users', () => {
  test.each([
    { title: 'part of a surname in capitals', multiSearch: 'ECHEVERR' },
    { title: 'first name and part of the surname', multiSearch: 'goña etxe' },
    { title: 'part of the e-mail address', multiSearch: 'correo-de-bego' },
    { title: 'the telephone without its spaces', multiSearch: '644555' },
    { title: 'the telephone with marks of writing direction', multiSearch: '\u202A644555666\u202C' },
    { title: 'a document number with hyphens', multiSearch: 'xx-998877' },
    { title: 'part of the company', multiSearch: 'hilatur' },
    { title: 'the tax number', multiSearch: 'B-7654321' },
    { title: 'the tax number as invoices have it', multiSearch: 'ESB76543214' },
  ])('finds by $title', async ({ multiSearch }) => {
    const found = await foundPerson()
    expect(await idsOf(administrator, { multiSearch })).toContain(found)
  })

  let searched: Promise<string> | undefined
  const foundPerson = () =>
    (searched ??= given(app)
      .person({
        kind: 'company',
        name: 'Begoña',
        surname: 'Echeverría Etxeberri',
        companyName: 'Hilaturas Núñez',
        taxNumber: 'B76543214',
        email: 'correo-de-bego@example.org',
        phone: '+34 644 555 666',
        identificationDocumentNumber: 'XX998877',
      })
      .then(({ userId }) => userId))

  test.each(['FR40303265045', 'IT12345678901', 'BE0403199702'])(
    'finds by the foreign tax number %s, which looks like an account',
    async (taxNumber) => {
      const { userId } = await given(app).person({ kind: 'company', companyName: 'Filature', taxNumber })
      expect(await idsOf(administrator, { multiSearch: taxNumber })).toEqual([userId])
    },
  )

  test.each([
    { name: 'Mª Ángeles', surname: 'Muñoz-Seca', typed: 'MUN\u0303OZ SECA, M.ª ÁNGELES' },
    { name: 'Federico', surname: 'García Lorca', typed: 'Garcia-Lorca' },
    { name: 'Gal·la', surname: 'Marceŀlí', typed: "Marcel.li Gal'la" },
    { name: 'Seán', surname: "O'Connor", typed: 'O´CONNOR sean' },
    { name: 'Chiara', surname: 'D’Angelo', typed: 'DAngelo Chiara' },
    { name: 'Δημήτρης', surname: 'Παπαδόπουλος', typed: 'ΠΑΠΑΔΟΠΟΥΛΟΣ ΔΗΜΗΤΡΗΣ' },
    { name: 'Łukasz', surname: 'Weiß', typed: 'WEISS 😀 lukasz' },
    { name: 'Ana', surname: 'Peña', typed: '\u{1D40F}\u{1D41E}ñ\u{1D41A}, Ana' },
  ])('finds $name $surname by $typed', async ({ name, surname, typed }) => {
    const { userId } = await given(app).person({ name, surname })
    expect(await idsOf(administrator, { multiSearch: typed })).toContain(userId)
    expect(await idsOf(administrator, { name: typed })).toContain(userId)
  })

  test('finds the holder of an account and the owner of a reference, however they are spaced', async () => {
    const person = await given(app).person()
    await bankAccount(person, 'pending')
    const [account] = await app.kernel.database.select().from(bankAccounts)
    const [wallet] = await app.kernel.database.select().from(wallets).where(eq(wallets.userId, person.userId))
    const reference = wallet!.reference
    const misread = reference.slice(0, 7) + reference.slice(7).replaceAll('0', 'O')
    for (const code of [account!.account, account!.account.slice(4), reference, misread]) {
      const spaced = code.toLowerCase().replaceAll(/(.{4})/g, '$1 ')
      expect(await idsOf(administrator, { multiSearch: spaced })).toEqual([person.userId])
    }
  })

  test('matches pattern characters literally', async () => {
    await given(app).person({ surname: 'Cien_por%cien' })
    expect((await list(administrator, { multiSearch: 'cien_por%' })).total).toBe(1)
    for (const multiSearch of ['%%%%', '\\', ',', ' - . @'])
      expect((await list(administrator, { multiSearch })).total, multiSearch).toBe(0)
  })

  test('finds all people with a whole e-mail address in any field', async () => {
    const people = [
      { email: 'ana.b-c@mail.example' },
      { email: 'mariana.b-c@mail.example' },
      { email: 'ana.b-c@mail.example.org' },
      { email: 'anab-c@mail.example' },
      { email: 'anabc@mailexample.org' },
      { email: 'ana_b-c@mail.example' },
      { email: 'other-1@mail.example', legalRepresentativeName: 'Ana.B-C@mail.example' },
      { email: 'other-2@mail.example', companyName: 'xana.b-c＠mail.examplex' },
      { email: 'b-c@mail.example' },
    ]
    for (const person of people) await given(app).person(person)
    for (const address of people.map(({ email }) => email)) {
      const { rows } = await app.kernel.database.execute<{ user_id: string }>(
        sql`select user_id from users where strpos(search_text, ${address}) > 0`,
      )
      const found = await idsOf(administrator, { multiSearch: address.toUpperCase() })
      expect(found.toSorted(), address).toEqual(rows.map((row) => row.user_id).toSorted())
    }
    expect((await list(administrator, { multiSearch: 'ana.b-c@mail.example' })).total).toBeGreaterThan(4)
  })

  test('shows the balance, invested amount and pending items of each person, with totals', async () => {
    const project = await given(app).project()
    const [rich, poor, empty] = [
      await given(app).investor({ surname: 'Sumado', wallet: '900.00' }),
      await given(app).investor({ surname: 'Sumado', wallet: '250.00' }),
      await given(app).investor({ surname: 'Sumado' }),
    ]
    await invest(rich, project, '500.00')
    await pendingIncome(poor)
    await bankAccount(poor, 'pending')
    const query = { multiSearch: 'sumado', orderBy: 'balance', getSums: true }
    const expected = [
      { userId: rich.userId, balance: '400.00', amountInvested: '500.00', waitingCount: 0 },
      { userId: poor.userId, balance: '250.00', amountInvested: '0.00', waitingCount: 2 },
      { userId: empty.userId, balance: '0.00', amountInvested: '0.00', waitingCount: 0 },
    ]
    const found = await list(administrator, query)
    expect(found.data).toMatchObject(expected)
    expect(found.sums).toEqual({ balance: '650.00', amountInvested: '500.00' })
    const upwards = await idsOf(administrator, { ...query, orderSide: 'asc' })
    expect(upwards).toEqual([empty.userId, poor.userId, rich.userId])
    await foldTallies(app.kernel.database)
    expect((await list(administrator, query)).data).toMatchObject(expected)
    await invest(poor, project, '250.00')
    expect((await list(administrator, query)).data.map(({ balance }) => balance)).toEqual(['400.00', '0.00', '0.00'])
    // A manager sums only their own customers.
    const manager = await given(app).manager()
    await app.kernel.database.update(users).set({ managerId: manager.userId }).where(eq(users.userId, poor.userId))
    expect((await list(manager, { getSums: true })).sums).toEqual({ balance: '0.00', amountInvested: '250.00' })
  })

  test('shows the last access of a person, even after the session has ended', async () => {
    app.clock.set('2026-11-18T09:00:00Z')
    const person = await given(app).person()
    app.clock.set('2026-11-19T10:00:00Z')
    const { token } = await given(app).session(person.userId)
    await given(app).session(person.userId, 'pending')
    const lastAccess = async () => (await read(administrator, person.userId)).data!.lastAccessAt
    expect(await lastAccess()).toBe('2026-11-19T10:00:00.000Z')
    await app.client(token).POST('/v1/auth/logout')
    await app.kernel.database.delete(sessions).where(eq(sessions.userId, person.userId))
    expect(await lastAccess()).toBe('2026-11-19T10:00:00.000Z')
    app.clock.set('2026-11-20T09:00:00Z')
    // A half-finished log-in is not a visit.
    await given(app).session(person.userId, 'pending')
    await app.kernel.database.delete(sessions).where(eq(sessions.userId, person.userId))
    expect(await lastAccess()).toBe('2026-11-19T10:00:00.000Z')
  })

  test('has accented names in their place', async () => {
    for (const name of ['Álvaro', 'Zoe', 'Andrés', 'Álvaro', 'beatriz'])
      await given(app).person({ name, surname: 'Ordenado' })
    const { data } = await list(administrator, { multiSearch: 'ordenado', orderBy: 'name', orderSide: 'asc' })
    expect(data.map(({ name }) => name)).toEqual(['Álvaro', 'Álvaro', 'Andrés', 'beatriz', 'Zoe'])
  })
})

describe('an administrator', () => {
  test('disables a person, whose sessions end at once, and enables them again', async () => {
    const person = await givenKnownPerson(app)
    expect(
      (await edit(administrator, person.userId, { disabled: true, reason: 'Sospecha de fraude' })).data,
    ).toMatchObject({ disabled: true })
    expect((await person.client.GET('/v1/account/users/me')).error).toMatchObject({
      status: 401,
      code: 'session-expired',
    })
    const body = { email: person.email, password: person.password }
    expect((await app.client().POST('/v1/auth/login', { body })).error?.code).toBe('account-disabled')
    await edit(administrator, person.userId, { disabled: false })
    expect((await app.client().POST('/v1/auth/login', { body })).data).toEqual({ next: 'otp' })
    expect((await person.client.GET('/v1/account/users/me')).response.status).toBe(401)
  })

  test('cannot disable or demote themselves, nor remove the last administrator', async () => {
    const alone = await startTestApp()
    try {
      const [first, second] = [await given(alone).administrator(), await given(alone).administrator()]
      expect((await edit(first, first.userId, { disabled: true })).error).toMatchObject({
        status: 409,
        code: 'own-account',
      })
      const both = await Promise.all([
        edit(first, second.userId, { role: 'user' }),
        edit(second, first.userId, { role: 'user' }),
      ])
      expect(both.map(({ data }) => data)).toMatchObject([
        { role: 'admin', waitingAccess: ['role'] },
        { role: 'admin', waitingAccess: ['role'] },
      ])
      await approveAccess(second, second.userId)
      expect((await remove(first, first.userId)).error).toMatchObject({ status: 409, code: 'last-administrator' })
    } finally {
      await alone.stop()
    }
  })

  test('changes an e-mail address, with a mail to both addresses, and the new one is unconfirmed', async () => {
    const person = await given(app).person({ email: 'antes@example.org', emailConfirmedAt: app.clock.now() })
    expect((await edit(administrator, person.userId, { email: 'despues@example.org' })).data).toMatchObject({
      isEmailConfirmed: false,
    })
    await app.runJobs()
    const subjectsTo = async (to: string) =>
      (await app.client().GET('/v1/misc/outbox', { params: { query: { to } } })).data!.data.map(
        ({ subject }) => subject,
      )
    expect(await subjectsTo('antes@example.org')).toEqual(['El correo de su cuenta ha cambiado'])
    expect(await subjectsTo('despues@example.org')).toEqual(['Confirme su correo electrónico'])
  })

  test('gets a conflict for a concurrent edit, a taken address and a registered document', async () => {
    const [person, other] = [
      await given(app).person({ email: 'uno@example.org' }),
      await given(app).person({ identificationDocumentNumber: '44444444A' }),
    ]
    const { data } = await read(administrator, person.userId)
    await edit(administrator, person.userId, { name: 'Primera' })
    expect(
      (await edit(administrator, person.userId, { name: 'Segunda', updatedAt: data!.updatedAt })).error,
    ).toMatchObject({ status: 409, code: 'edit-conflict' })
    expect((await edit(administrator, other.userId, { email: 'UNO@example.org' })).error).toMatchObject({
      status: 409,
      code: 'email-taken',
      errors: [{ path: 'email' }],
    })
    expect(
      (await edit(administrator, person.userId, { identificationDocumentNumber: '44.444.444-a' })).error,
    ).toMatchObject({ status: 409, code: 'identification-exists' })
  })

  test('turns a manager into a user, which releases their customers, tickets and projects', async () => {
    const manager = await given(app).manager()
    const customer = await given(app).person({ managerId: manager.userId })
    const body = { title: 'Una duda', description: 'Sobre mi inversión' }
    const ticket = (await customer.client.POST('/v1/support/tickets', { body })).data!
    expect(ticket.managerId).toBe(manager.userId)
    const { projectId } = await given(app).project({ managerId: manager.userId })
    const colleague = await given(app).manager()
    const theirs = await given(app).person({ managerId: colleague.userId })
    const kept = await given(app).project({ managerId: colleague.userId })
    await edit(administrator, manager.userId, { role: 'user' })
    await approveAccess(await given(app).administrator(), manager.userId)
    expect((await read(administrator, theirs.userId)).data).toMatchObject({ managerId: colleague.userId })
    const path = { id: kept.projectId }
    expect((await administrator.client.GET('/v1/project/projects/{id}', { params: { path } })).data).toMatchObject({
      managerId: colleague.userId,
    })
    const project = await administrator.client.GET('/v1/project/projects/{id}', {
      params: { path: { id: projectId } },
    })
    expect(project.data).toMatchObject({ managerId: null, managerName: null })
    const after = await customer.client.GET('/v1/support/tickets/{id}', { params: { path: { id: ticket.id } } })
    expect(after.data).toMatchObject({ managerId: null })
    expect((await read(administrator, customer.userId)).data).toMatchObject({ managerId: null, managerName: null })
    expect((await read(manager, customer.userId)).error?.status).toBe(404)
  })
})
