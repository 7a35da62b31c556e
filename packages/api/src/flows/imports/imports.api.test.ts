import { IMPORT_MODES } from '@cauce/contract'
import { given, sample, testApp, whileLocked, type Person } from '@cauce/testing'
import {
  beginImport,
  checkedImport,
  csvFile,
  CUSTOMER_HEADINGS,
  customerLine,
  MOVEMENT_HEADINGS,
} from '@cauce/testing/csv-imports'
import pg from 'pg'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Kernel } from '../../kernel.ts'
import { carryOutRetention } from '../retention/index.ts'
import { reconcile } from '../../modules/wallet/reconciliation/index.ts'
import { LONG_SESSIONS } from '../testing/long-sessions.ts'
import { documentTypeOf } from './words.domain.ts'
import { carryOutImport } from './carry-out.ts'

const app = testApp(LONG_SESSIONS)
let ada: Person
beforeEach(async () => {
  ada = await given(app).administrator()
})

const linesOf = async (importId: string, state?: 'good' | 'refused' | 'imported' | 'undone') => {
  const { data } = await ada.client.GET('/v1/misc/import-lines', { params: { query: { importId, state, take: 100 } } })
  return data!.data
}
const undo = (importId: string, reason = 'Archivo equivocado') =>
  ada.client.POST('/v1/misc/imports/{id}/undo', { params: { path: { id: importId } }, body: { reason } })
const read = async (importId: string) =>
  (await ada.client.GET('/v1/misc/imports/{id}', { params: { path: { id: importId } } })).data!
const count = async (sql: string, ...values: unknown[]) =>
  Number((await app.kernel.database.$client.query(`select count(*) from ${sql}`, values)).rows[0].count)
const customers = (email: string) => count('users where email like $1 and deleted_at is null', email)
const mails = async (userId: string) => {
  await app.runJobs()
  const { email } = (await ada.client.GET('/v1/account/users/{id}', { params: { path: { id: userId } } })).data!
  return (await app.client().GET('/v1/misc/outbox', { params: { query: { to: email } } })).data!.total
}

let number = 1_000
const fresh = (size: number) => Array.from({ length: size }, () => customerLine((number += 1)))

test('an import keeps the lines of its file and none of its bytes', async () => {
  const before = await app.storedKeys()
  const checked = await checkedImport(app, ada, 'customers', csvFile([CUSTOMER_HEADINGS, ...fresh(1)]))
  expect(checked).toMatchObject({ lineCount: 1 })
  expect(await app.storedKeys()).toEqual(before)
})

describe('customers', () => {
  test('are created with wallet and manager, without password and without a mail', async () => {
    const manager = await given(app).manager()
    const lines = fresh(3)
    const file = csvFile([CUSTOMER_HEADINGS, ...lines])
    const checked = await checkedImport(app, ada, 'customers', file, { managerId: manager.userId })
    expect(checked).toMatchObject({ state: 'checked', lineCount: 3, goodCount: 3, refusedCount: 0, encoding: 'utf-8' })
    expect(await customers(lines[0]![0]!)).toBe(0)
    expect(await beginImport(app, ada, checked.importId)).toMatchObject({ state: 'imported', doneCount: 3 })
    const made = await linesOf(checked.importId, 'imported')
    expect(made.map(({ line }) => line)).toEqual([2, 3, 4])
    const userId = made[0]!.recordId!
    const { data } = await ada.client.GET('/v1/account/users/{id}', { params: { path: { id: userId } } })
    expect(data).toMatchObject({
      email: lines[0]![0],
      managerId: manager.userId,
      nationality: 'ES',
      birthdayAt: '1988-04-23',
    })
    expect(await count('wallets where user_id = $1', userId)).toBe(1)
    expect(
      await count(`person_hands where user_id = $1 and hand_id = $2 and kind = 'account'`, userId, ada.userId),
    ).toBe(1)
    expect(
      await count('users where user_id = $1 and password_hash is null and email_confirmed_at is null', userId),
    ).toBe(1)
    expect(
      await count(
        `audit_records where record_id = $1 and operation = 'users.create' and actor_id = $2`,
        userId,
        ada.userId,
      ),
    ).toBe(1)
    expect(await mails(userId)).toBe(0)
  })

  test('get the invitation by mail when that was ticked', async () => {
    const checked = await checkedImport(app, ada, 'customers', csvFile([CUSTOMER_HEADINGS, ...fresh(2)]), {
      isInviting: true,
    })
    await ada.client.POST('/v1/misc/imports/{id}/begin', { params: { path: { id: checked.importId } } })
    await carryOutImport(app.kernel, checked.importId)
    for (const { recordId } of await linesOf(checked.importId, 'imported')) expect(await mails(recordId!)).toBe(1)
  })

  test('with mistakes are reported by line and field, and block an all-or-nothing import', async () => {
    const known = await given(app).person({
      email: 'conocida@correo.example',
      identificationDocumentNumber: '02741084J',
    })
    const [good, twin] = fresh(2)
    const lines = [
      good!,
      customerLine(1, { 0: 'no es un correo', 4: '31/02/1990' }),
      customerLine(2, { 0: 'CONOCIDA@correo.example' }),
      customerLine(3, { 4: '01/01/2015', 6: 'Carnet de piscina' }),
      [good![0]!, ...twin!.slice(1)],
      [...customerLine(4), 'sobra'],
      customerLine(6, { 5: 'España', 6: 'DNI', 7: '2741084J' }),
    ]
    expect(known.userId).toBeTruthy()
    const checked = await checkedImport(app, ada, 'customers', csvFile([CUSTOMER_HEADINGS, ...lines]))
    expect(checked).toMatchObject({ goodCount: 1, refusedCount: 6 })
    expect((await linesOf(checked.importId, 'refused')).map(({ line, errors }) => [line, errors])).toEqual([
      [
        3,
        [
          { path: 'birthdayAt', code: 'date-invalid' },
          { path: 'email', code: 'email-invalid' },
        ],
      ],
      [4, [{ path: 'email', code: 'email-taken' }]],
      [
        5,
        [
          {
            path: 'identificationDocumentType',
            code: 'word-unknown',
            params: { word: 'Carnet de piscina', accepted: documentTypeOf.accepted },
          },
        ],
      ],
      [6, [{ path: 'email', code: 'line-repeated', params: { line: 2 } }]],
      [7, [{ path: '', code: 'line-too-wide', params: { maximum: 8 } }]],
      [8, [{ path: 'identificationDocumentNumber', code: 'identification-exists' }]],
    ])
    const params = { path: { id: checked.importId } }
    const begun = await ada.client.POST('/v1/misc/imports/{id}/begin', { params })
    expect(begun.error).toMatchObject({ code: 'import-has-refused-lines' })
    expect(await customers(good![0]!)).toBe(0)
  })

  test('without mistakes are created alone when that was chosen', async () => {
    const [good, other] = fresh(2)
    const file = csvFile([CUSTOMER_HEADINGS, good!, customerLine(5, { 0: 'x' }), other!])
    const checked = await checkedImport(app, ada, 'customers', file, { mode: 'good' })
    expect(await beginImport(app, ada, checked.importId)).toMatchObject({
      state: 'imported',
      goodCount: 2,
      refusedCount: 1,
    })
    expect(await customers(good![0]!)).toBe(1)
    expect(await customers(other![0]!)).toBe(1)
  })

  test('are not created at all when one has registered since the check, which its line reports', async () => {
    const lines = fresh(3)
    const checked = await checkedImport(app, ada, 'customers', csvFile([CUSTOMER_HEADINGS, ...lines]))
    await given(app).person({ email: lines[1]![0]! })
    expect(await beginImport(app, ada, checked.importId)).toMatchObject({
      state: 'failed',
      goodCount: 2,
      refusedCount: 1,
    })
    expect(await customers(lines[0]![0]!)).toBe(0)
    expect(await linesOf(checked.importId, 'refused')).toMatchObject([{ line: 3, errors: [{ code: 'email-taken' }] }])
  })

  test('are erased with their cells by undoing, unless one of them is in use', async () => {
    const lines = fresh(2)
    const bystander = await given(app).person({ email: 'enlace-de-otra@example.org' })
    await app.client().POST('/v1/auth/password/forgot', { body: { email: 'enlace-de-otra@example.org' } })
    await app.runJobs()
    const linksOf = (who: unknown) => count('mailed_links where user_id = $1', who)
    expect(await linksOf(bystander.userId)).toBe(1)
    const checked = await checkedImport(app, ada, 'customers', csvFile([CUSTOMER_HEADINGS, ...lines]))
    await beginImport(app, ada, checked.importId)
    const { userId } = (await linesOf(checked.importId))[0]!
    const note = await ada.client.POST('/v1/account/user-notes', { body: { userId: userId!, text: 'Llamó' } })
    expect((await undo(checked.importId)).error).toMatchObject({ code: 'import-followed', params: { count: 1 } })
    await ada.client.DELETE('/v1/account/user-notes/{id}', { params: { path: { id: note.data!.userNoteId } } })
    expect((await undo(checked.importId)).data).toMatchObject({ state: 'undoing' })
    await app.runJobs()
    expect(await read(checked.importId)).toMatchObject({ state: 'undone' })
    expect(await customers(lines[0]![0]!)).toBe(0)
    expect([await linksOf(userId), await linksOf(bystander.userId)]).toEqual([0, 1])
    expect((await linesOf(checked.importId)).map(({ state, cells }) => [state, cells])).toEqual([
      ['undone', null],
      ['undone', null],
    ])
    expect(
      await count('users where user_id = $1 and phone is null and identification_document_number is null', userId),
    ).toBe(1)
    expect(await count(`audit_records where record_id = $1 and operation = 'users.remove'`, userId)).toBe(1)
    expect(await reconcile(app.kernel)).toMatchObject({ isBalanced: true })
  })

  test('are created and erased by statements whose parameters do not grow with the file', async () => {
    const query = vi.spyOn(pg.Client.prototype, 'query')
    const longest = async (size: number) => {
      query.mockClear()
      const checked = await checkedImport(app, ada, 'customers', csvFile([CUSTOMER_HEADINGS, ...fresh(size)]))
      await beginImport(app, ada, checked.importId)
      await undo(checked.importId)
      await app.runJobs()
      expect(await read(checked.importId)).toMatchObject({ state: 'undone', lineCount: size })
      const calls: readonly (readonly unknown[])[] = query.mock.calls
      return Math.max(...calls.map(([, values]) => (Array.isArray(values) ? values.length : 0)))
    }
    const short = await longest(300)
    expect(short).toBeGreaterThan(300)
    expect(await longest(800)).toBe(short)
    query.mockRestore()
  })

  test('stay when one comes into use between the request to undo and the undoing', async () => {
    const checked = await checkedImport(app, ada, 'customers', csvFile([CUSTOMER_HEADINGS, ...fresh(1)]))
    await beginImport(app, ada, checked.importId)
    await undo(checked.importId)
    const { userId } = (await linesOf(checked.importId))[0]!
    await app.kernel.database.$client.query('update users set email_confirmed_at = now() where user_id = $1', [userId])
    await app.runJobs()
    expect(await read(checked.importId)).toMatchObject({ state: 'imported' })
  })
})

describe('movements', () => {
  const day = '03/11/2026'
  const holder = async (wallet = '0.00') => {
    const person = await given(app).investor({ wallet })
    return { ...person, bankAccountId: await given(app).bankAccount(person) }
  }
  const nameOf = async ({ userId }: Person) =>
    (await app.kernel.database.$client.query('select email from users where user_id = $1', [userId])).rows[0]
      .email as string

  test('await another administrator, reserve withdrawals and add up to the totals of the check', async () => {
    const [one, other] = [await holder('500.00'), await holder()]
    const reference = (
      await app.kernel.database.$client.query('select reference from wallets where user_id = $1', [other.userId])
    ).rows[0].reference as string
    const file = csvFile([
      MOVEMENT_HEADINGS,
      [await nameOf(one), 'Ingreso', '1.250,50', day, 'Aportación'],
      [reference.replace(/(.{4})/, '$1 '), 'Ingreso', '20', '2026-11-04', ''],
      [one.userId, '', '-100.25', '', ''],
    ])
    const checked = await checkedImport(app, ada, 'movements', file)
    expect(checked).toMatchObject({ goodCount: 3, incomes: '1270.50', withdrawals: '100.25' })
    const done = await beginImport(app, ada, checked.importId)
    expect(done).toMatchObject({ state: 'imported' })
    const { rows } = await app.kernel.database.$client.query(
      `select type, amount::text, status, note, issuer_name, created_by = $2 as mine, first_approved_by = $2 as first
       from transactions where transaction_id in (select record_id from import_lines where import_id = $1) order by transactions.amount desc`,
      [checked.importId, ada.userId],
    )
    const entered = { status: 'pending', issuer_name: 'admin-backoffice', mine: true, first: true }
    expect(rows).toEqual([
      { ...entered, type: 'income', amount: '125050', note: '03/11/2026: Aportación' },
      { ...entered, type: 'withdraw', amount: '10025', note: null },
      { ...entered, type: 'income', amount: '2000', note: '04/11/2026' },
    ])
    const wallet = await ada.client.GET('/v1/wallet/wallets/{id}', { params: { path: { id: one.walletId } } })
    expect(wallet.data).toMatchObject({ available: '399.75', reserved: '100.25' })
    const [line] = await linesOf(checked.importId, 'imported')
    const path = { id: line!.recordId! }
    const own = await ada.client.PATCH('/v1/wallet/transactions/{id}', {
      params: { path },
      body: { status: 'completed' },
    })
    expect(own.error).toMatchObject({ code: 'maker-is-checker' })
    expect(await reconcile(app.kernel)).toMatchObject({ isBalanced: true })
  })

  test('with mistakes are reported by line', async () => {
    const rich = await holder('100.00')
    const unverified = await given(app).person()
    const noAccount = await given(app).investor()
    const [twin, held] = [await holder(), await holder()]
    await app.kernel.database.$client.query(
      `insert into account_holds (account_hold_id, user_id, kind, state, placed_at, updated_at) values (gen_random_uuid(), $1, 'exposure', 'active', $2, $2)`,
      [held.userId, app.clock.now()],
    )
    await app.kernel.database.$client.query(`update users set tax_number = 'B12345674' where user_id = any($1)`, [
      [rich.userId, twin.userId],
    ])
    const file = csvFile([
      MOVEMENT_HEADINGS,
      ['nadie@correo.example', 'Ingreso', '1', day, ''],
      ['B12345674', 'Ingreso', '1', day, ''],
      [unverified.userId, 'Ingreso', '1', day, ''],
      [noAccount.userId, 'Ingreso', '1', day, ''],
      [rich.userId, 'Retirada', '60', day, ''],
      [rich.userId, 'Retirada', '60', day, ''],
      [rich.userId, 'Ingreso', '1,250', day, ''],
      [rich.userId, 'Ingreso', '-5', '30/11/2999', ''],
      [ada.userId, 'Ingreso', '5', day, ''],
      [held.userId, 'Ingreso', '5', day, ''],
    ])
    const checked = await checkedImport(app, ada, 'movements', file)
    expect(checked).toMatchObject({ goodCount: 1, refusedCount: 9, withdrawals: '60.00', incomes: '0.00' })
    expect(
      (await linesOf(checked.importId, 'refused')).map(({ line, errors }) => [
        line,
        errors.map(({ path, code }) => `${path} ${code}`),
      ]),
    ).toEqual([
      [2, ['customer customer-unknown']],
      [3, ['customer customer-ambiguous']],
      [4, ['customer customer-not-verified']],
      [5, ['account bank-account-not-valid']],
      [7, ['amount above-available-balance']],
      [8, ['amount amount-invalid']],
      [9, ['amount amount-not-positive', 'date date-too-late']],
      [10, ['customer own-money']],
      [11, ['customer account-under-review']],
    ])
  })

  test('are rejected and their reservations released by undoing, unless one has been approved', async () => {
    const person = await holder('500.00')
    const file = () =>
      csvFile([
        MOVEMENT_HEADINGS,
        [person.userId, 'Retirada', '80', day, ''],
        [person.userId, 'Ingreso', '10', day, ''],
      ])
    const first = await checkedImport(app, ada, 'movements', file())
    await beginImport(app, ada, first.importId)
    await undo(first.importId)
    await app.runJobs()
    expect(await read(first.importId)).toMatchObject({ state: 'undone' })
    const wallet = await ada.client.GET('/v1/wallet/wallets/{id}', { params: { path: { id: person.walletId } } })
    expect(wallet.data).toMatchObject({ available: '500.00', reserved: '0.00' })
    expect(
      await count(
        `transactions where user_id = $1 and status = 'rejected' and reject_reason = 'Archivo equivocado'`,
        person.userId,
      ),
    ).toBe(2)

    const second = await checkedImport(app, ada, 'movements', file())
    expect(second.sameFileAt).toBeNull()
    await beginImport(app, ada, second.importId)
    expect((await read(second.importId)).sameFileAt).toBeNull()
    const other = await given(app).administrator()
    const income = (await linesOf(second.importId)).find(({ amount }) => amount === '10.00')!
    const approved = await other.client.PATCH('/v1/wallet/transactions/{id}', {
      params: { path: { id: income.recordId! } },
      body: { status: 'completed', file: sample.pdf() },
    })
    expect(approved.data).toMatchObject({ status: 'completed' })
    expect((await undo(second.importId)).error).toMatchObject({ code: 'import-followed', params: { count: 1 } })
    // Same bytes again.
    expect((await checkedImport(app, ada, 'movements', file())).sameFileAt).not.toBeNull()
    // Never imported as customers.
    const { data } = await ada.client.POST('/v1/misc/imports', { body: { kind: 'customers', file: file() } })
    expect(data!.sameFileAt).toBeNull()
  })
})

describe('a run that fails', () => {
  const checkAgain = async (importId: string) => {
    const { columns, mode } = await read(importId)
    const params = { path: { id: importId } }
    return ada.client.POST('/v1/misc/imports/{id}/check', { params, body: { columns, mode } })
  }

  test('ends the check or the import as failed, and can be retried', async () => {
    const lines = fresh(2)
    const { importId } = await checkedImport(app, ada, 'customers', csvFile([CUSTOMER_HEADINGS, ...lines]))
    const write = (cells: unknown) =>
      app.kernel.database.$client.query('update import_lines set cells = $2 where import_id = $1 and line = 2', [
        importId,
        JSON.stringify(cells),
      ])
    const mended = async () => {
      expect(await read(importId)).toMatchObject({ state: 'failed' })
      await write(lines[0])
      await checkAgain(importId)
      await app.runJobs()
    }
    await write(5)
    await checkAgain(importId)
    await expect(app.runJobs()).rejects.toThrow(TypeError)
    await mended()
    expect(await read(importId)).toMatchObject({ state: 'checked', goodCount: 2 })

    await write(5)
    await expect(beginImport(app, ada, importId)).rejects.toThrow(TypeError)
    await mended()
    expect(await beginImport(app, ada, importId)).toMatchObject({ state: 'imported', doneCount: 2 })
    expect(app.takeErrors()).toHaveLength(2)
  })

  test('is retried when the database is unavailable', async () => {
    const { importId } = await checkedImport(app, ada, 'customers', csvFile([CUSTOMER_HEADINGS, ...fresh(1)]))
    await checkAgain(importId)
    const lost = Object.assign(new Error('terminating connection'), { code: '57P01' })
    const execute = vi.spyOn(app.kernel.patientDatabase, 'execute').mockRejectedValueOnce(lost)
    await expect(carryOutImport(app.kernel, importId)).rejects.toBe(lost)
    execute.mockRestore()
    expect(await read(importId)).toMatchObject({ state: 'checking' })
    await app.runJobs()
    expect(await read(importId)).toMatchObject({ state: 'checked', goodCount: 1 })
  })

  test.each(IMPORT_MODES)(
    'in mode %s because it meets another run is retried, and creates the lines once',
    async (mode) => {
      const file = csvFile([CUSTOMER_HEADINGS, ...fresh(1)])
      const { importId } = await checkedImport(app, ada, 'customers', file, { mode })
      await ada.client.POST('/v1/misc/imports/{id}/begin', { params: { path: { id: importId } } })
      // Lock of a killed run that PostgreSQL has not noticed yet.
      const statement = 'select pg_advisory_xact_lock(hashtextextended($1, 0))'
      await whileLocked(app, { statement, values: [`import ${importId}`] }, async () => {
        await expect(carryOutImport(app.kernel, importId)).rejects.toThrow(
          `Another run works on the import ${importId}`,
        )
        expect(await read(importId)).toMatchObject({ state: 'importing', doneCount: 0 })
      })
      await app.runJobs()
      expect(await read(importId)).toMatchObject({ state: 'imported', doneCount: 1 })
    },
  )
})

function dyingAfter(calls: number): Kernel {
  let count = 0
  const now = () => {
    count += 1
    if (count > calls) throw new Error('killed')
    return app.clock.now()
  }
  return { ...app.kernel, clock: { now } }
}

describe('an import', () => {
  test('that is killed resumes after its last chunk, or starts over in all-or-nothing mode', async () => {
    for (const mode of ['good', 'whole'] as const) {
      const lines = fresh(600)
      const checked = await checkedImport(app, ada, 'customers', csvFile([CUSTOMER_HEADINGS, ...lines]), { mode })
      expect(checked.goodCount).toBe(600)
      const params = { path: { id: checked.importId } }
      await ada.client.POST('/v1/misc/imports/{id}/begin', { params })
      await expect(carryOutImport(dyingAfter(550), checked.importId)).rejects.toThrow('killed')
      const made = () => count('import_lines where import_id = $1 and state = $2', checked.importId, 'imported')
      expect(await made()).toBe(mode === 'good' ? 500 : 0)
      expect(await customers(lines[0]![0]!)).toBe(mode === 'good' ? 1 : 0)
      await carryOutImport(app.kernel, checked.importId)
      expect([await made(), (await read(checked.importId)).state]).toEqual([600, 'imported'])
      await carryOutImport(app.kernel, checked.importId)
      expect(
        await count(
          'users where email = any($1)',
          lines.map(([email]) => email),
        ),
      ).toBe(600)
    }
  })

  test('is for administrators only, and carries out each step once', async () => {
    const manager = await given(app).manager()
    const file = csvFile([CUSTOMER_HEADINGS, ...fresh(1)])
    expect((await manager.client.GET('/v1/misc/imports')).response.status).toBe(403)
    expect((await manager.client.GET('/v1/misc/import-lines')).response.status).toBe(403)
    expect((await manager.client.POST('/v1/misc/imports', { body: { kind: 'customers', file } })).response.status).toBe(
      403,
    )
    const checked = await checkedImport(app, ada, 'customers', file)
    const params = { path: { id: checked.importId } }
    const begin = () => ada.client.POST('/v1/misc/imports/{id}/begin', { params })
    const answers = await Promise.all([begin(), begin()])
    expect(answers.map(({ response }) => response.status).toSorted()).toEqual([200, 409])
    expect((await undo(checked.importId)).error).toMatchObject({ code: 'state-forbids' })
    await app.runJobs()
    expect((await begin()).error).toMatchObject({ code: 'state-forbids' })
  })

  test('remembers the columns chosen for the same headings, and refuses columns that do not fit', async () => {
    const headings = [...CUSTOMER_HEADINGS, 'Apunte']
    const file = () => csvFile([headings, [...fresh(1)[0]!, 'x']])
    const upload = async () =>
      (await ada.client.POST('/v1/misc/imports', { body: { kind: 'customers', file: file() } })).data!
    const { importId, columns } = await upload()
    expect(columns.slice(0, 2)).toEqual(['email', 'name'])
    expect(columns[8]).toBeNull()
    const check = (wanted: typeof columns) =>
      ada.client.POST('/v1/misc/imports/{id}/check', {
        params: { path: { id: importId } },
        body: { columns: wanted, mode: 'whole' },
      })
    expect((await check([...columns.slice(0, 8), 'amount'])).error).toMatchObject({ code: 'choice-invalid' })
    expect((await check([...columns.slice(0, 8), 'email'])).error).toMatchObject({ code: 'choice-invalid' })
    expect((await check([null, ...columns.slice(1)])).error).toMatchObject({ code: 'required' })
    expect((await check([...columns.slice(0, 8), 'gender'])).response.status).toBe(200)
    await app.runJobs()
    expect((await upload()).columns[8]).toBe('gender')
  })

  test('cannot begin once a line has lost its cells', async () => {
    const checked = await checkedImport(app, ada, 'customers', csvFile([CUSTOMER_HEADINGS, ...fresh(2)]))
    await app.kernel.database.$client.query('update import_lines set cells = null where import_id = $1 and line = 2', [
      checked.importId,
    ])
    const params = { path: { id: checked.importId } }
    const { error } = await ada.client.POST('/v1/misc/imports/{id}/begin', { params })
    expect(error).toMatchObject({ status: 409, code: 'import-forgotten' })
    expect(await read(checked.importId)).toMatchObject({ state: 'checked' })
  })

  test('erases its cells after thirty days, and at once those of a customer whose account is closed', async () => {
    const checked = await checkedImport(app, ada, 'customers', csvFile([CUSTOMER_HEADINGS, ...fresh(2)]))
    await beginImport(app, ada, checked.importId)
    const [line] = await linesOf(checked.importId)
    await ada.client.DELETE('/v1/account/users/{id}', { params: { path: { id: line!.userId! } } })
    expect((await linesOf(checked.importId)).map(({ cells }) => cells === null)).toEqual([true, false])
    app.clock.advance({ days: 31 })
    await app.runJobs()
    await carryOutRetention(app.kernel)
    expect((await linesOf(checked.importId)).map(({ cells }) => cells === null)).toEqual([true, true])
  })
})
