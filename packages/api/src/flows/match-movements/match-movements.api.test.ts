import { given, givenBankLines, type GivenLine, sample, testApp, type Person } from '@cauce/testing'
import { exceptionsOf } from '@cauce/testing/bank-files'
import { formatMoney } from '@cauce/format/money.ts'
import pg from 'pg'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LONG_SESSIONS } from '../testing/long-sessions.ts'
import { autoMatch } from './auto-match.ts'

const app = testApp(LONG_SESSIONS)
let [ada, bea] = [] as unknown as [Person, Person]
beforeAll(async () => {
  ada = await given(app).administrator()
  bea = await given(app).administrator()
})
beforeEach(() => app.clock.set('2026-11-20T09:00:00Z'))
const expectIntactBooks = async () => expect(await exceptionsOf(app)).toEqual([])
afterEach(expectIntactBooks)

const match = async (...lines: GivenLine[]) => {
  const ids = await givenBankLines(app, ada, ...lines)
  await app.runJobs()
  return ids
}
const read = async (id: string) => (await ada.client.GET('/v1/bank/matching/{id}', { params: { path: { id } } })).data!
const walletOf = async (person: Person) =>
  (await person.client.GET('/v1/wallet/wallets/{id}', { params: { path: { id: person.walletId } } })).data!
const balanceOf = async (person: Person) => (await walletOf(person)).balance
const incomesOf = async (person: Person) =>
  (await person.client.GET('/v1/wallet/transactions', { params: { query: { orderSide: 'asc' } } })).data!.data

async function announcing(...amounts: string[]) {
  const email = `ana-${(people += 1)}@example.org`
  const person = await given(app).investor({ name: 'Ana', surname: 'Ferrer Soler', email })
  const bankAccountId = await given(app).bankAccount(person)
  const { data: account } = await person.client.GET('/v1/payment/bank-accounts/{id}', {
    params: { path: { id: bankAccountId } },
  })
  const announced: string[] = []
  for (const amount of amounts) {
    const { data } = await person.client.POST('/v1/wallet/transactions', {
      body: { type: 'income', amount, bankAccountId },
    })
    announced.push(data!.transactionId)
  }
  const { reference } = await walletOf(person)
  return { person, email, announced, reference, iban: account!.account, bankAccountId }
}
let people = 0
async function textsTo(to: string, subject: string) {
  await app.runJobs()
  const { data } = await app.client().GET('/v1/misc/outbox', { params: { query: { to } } })
  return data!.data.filter((mail) => mail.subject === subject).map(({ text }) => text)
}
const approveByDocument = (id: string) =>
  ada.client.PATCH('/v1/wallet/transactions/{id}', {
    params: { path: { id } },
    body: { status: 'completed', file: sample.pdf() },
  })

type Body = { movements: { movementId: string }[]; targets: ReturnType<typeof to>[]; reason?: string }
const send = (by: Person, body: Body) => by.client.POST('/v1/bank/matching', { body })
const to = (kind: 'income' | 'wallet' | 'distribution' | 'payment', id: string, amount: string) => ({
  kind,
  id,
  amount,
})
const undo = (by: Person, id: string, reason = 'Era de otra persona') =>
  by.client.POST('/v1/bank/matching/{id}/undo', { params: { path: { id } }, body: { reason } })

describe('a transfer with reference, announced amount and known account', () => {
  it('completes the income automatically, with the line as proof', async () => {
    const { person, announced, reference, iban } = await announcing('500.00')
    const [line] = await match({
      amount: '500.00',
      remittance: `ingreso ${reference.toLowerCase()}`,
      counterpartyIban: iban,
    })
    await app.runJobs()
    expect(await balanceOf(person)).toBe('500.00')
    expect(await incomesOf(person)).toMatchObject([
      { transactionId: announced[0], status: 'completed', balanceAfter: '500.00', document: null, adminId: null },
    ])
    expect(await read(line!)).toMatchObject({
      state: 'matched',
      tier: null,
      allocations: [
        {
          kind: 'income',
          id: announced[0],
          amount: '500.00',
          automatic: true,
          createdByName: null,
          reasons: ['reference', 'amount-exact', 'account-known'],
        },
      ],
    })
    const { data: audited } = await ada.client.GET('/v1/misc/audit', { params: { query: { recordId: announced[0]! } } })
    expect(audited!.data).toMatchObject([{ operation: 'matching.match', actorRole: 'platform', userId: person.userId }])
  })

  it('is matched when it is announced after the money has arrived', async () => {
    const { person, reference, iban, bankAccountId } = await announcing()
    const [line] = await match({ amount: '4000.00', reference, counterpartyIban: iban })
    expect(await read(line!)).toMatchObject({ state: 'suggested', tier: 'high' })
    await person.client.POST('/v1/wallet/transactions', { body: { type: 'income', amount: '4000.00', bankAccountId } })
    await app.runJobs()
    expect(await read(line!)).toMatchObject({ state: 'matched' })
    expect(await balanceOf(person)).toBe('4000.00')
  })

  it('that was approved by its document is not credited twice', async () => {
    const { person, announced, reference, iban } = await announcing('700.00')
    await approveByDocument(announced[0]!)
    const [line] = await match({ amount: '700.00', reference, counterpartyIban: iban })
    expect(await read(line!)).toMatchObject({
      state: 'matched',
      allocations: [{ reasons: expect.arrayContaining(['amount-booked']) as unknown }],
    })
    expect(await balanceOf(person)).toBe('700.00')
    // An equal amount is another transfer.
    const [second] = await match({ amount: '700.00', reference, counterpartyIban: iban })
    expect((await read(second!)).allocations).toMatchObject([
      { reasons: ['reference', 'not-announced', 'account-known'] },
    ])
    expect(await balanceOf(person)).toBe('1400.00')
  })

  it('that comes twice on one day completes two announcements of that amount', async () => {
    const { person, reference, iban } = await announcing('250.00', '250.00')
    const line = { amount: '250.00', reference, counterpartyIban: iban }
    await match(line, line)
    expect(await incomesOf(person)).toMatchObject([{ status: 'completed' }, { status: 'completed' }])
    expect(await balanceOf(person)).toBe('500.00')
  })

  it('without an announcement becomes an income up to the limit', async () => {
    const { person, reference, iban } = await announcing()
    await match(
      { amount: '3000.00', reference, counterpartyIban: iban },
      { amount: '3000.01', reference, counterpartyIban: iban },
    )
    expect(await balanceOf(person)).toBe('3000.00')
    const { data } = await ada.client.GET('/v1/bank/matching', { params: { query: { search: reference } } })
    expect(data!.data).toMatchObject([
      { amount: '3000.01', tier: 'high', suggestions: [{ kind: 'wallet', id: person.walletId }] },
    ])
  })
})

describe('automatic matching', () => {
  it('credits once with several processes at the same moment', async () => {
    const { person, reference, iban } = await announcing('300.00', '200.00')
    await givenBankLines(
      app,
      ada,
      { amount: '300.00', reference, counterpartyIban: iban },
      { amount: '200.00', reference, counterpartyIban: iban },
    )
    await Promise.all(Array.from({ length: 4 }, () => autoMatch(app.kernel)))
    expect(await balanceOf(person)).toBe('500.00')
  })

  it('continues in a further run beyond the limit of one', async () => {
    const { person, reference, iban } = await announcing('310.00', '311.00', '312.00')
    const line = { reference, counterpartyIban: iban }
    const [first] = await givenBankLines(
      app,
      ada,
      { ...line, amount: '310.00' },
      { ...line, amount: '311.00' },
      { ...line, amount: '312.00' },
    )
    await app.kernel.database.$client.query("select graphile_worker.remove_job('matchBankMovements')")
    await autoMatch(app.kernel, { after: first!, step: 1, run: 1 })
    expect(await balanceOf(person)).toBe('311.00')
    await app.runJobs()
    expect(await balanceOf(person)).toBe('933.00')
  })

  it('matches each line as a whole, continues after a failure and retries it', async () => {
    const { person, reference, iban } = await announcing('301.00', '201.00')
    const line = { reference, counterpartyIban: iban }
    const ids = await givenBankLines(app, ada, { ...line, amount: '301.00' }, { ...line, amount: '201.00' })
    const owner = new pg.Client({ connectionString: app.ownerUrl })
    await owner.connect()
    // Posted before the allocation is written.
    await owner.query(`
      create function fail_once() returns trigger language plpgsql as $$ begin raise exception 'cut off'; end $$;
      create trigger fail_once before insert on bank_allocations for each row when (new.amount = 30100) execute function fail_once()`)
    await expect(autoMatch(app.kernel)).rejects.toThrow('could not be matched')
    expect([await read(ids[0]!), await read(ids[1]!)]).toMatchObject([{ allocations: [] }, { state: 'matched' }])
    expect(await balanceOf(person)).toBe('201.00')
    await expectIntactBooks()
    await owner.query('drop trigger fail_once on bank_allocations; drop function fail_once()')
    await owner.end()
    await autoMatch(app.kernel)
    expect(await balanceOf(person)).toBe('502.00')
  })
})

describe('an uncertain transfer', () => {
  it('is held when a third party pays, and matching it needs a reason', async () => {
    const { person, announced, reference } = await announcing('500.00')
    const [line] = await match({ amount: '500.00', reference, counterpartyName: 'OLANO CONSTRUCCIONES SL' })
    expect(await read(line!)).toMatchObject({ state: 'held', stateReason: 'name-differs', tier: 'hold' })
    const body = { movements: [{ movementId: line! }], targets: [to('income', announced[0]!, '500.00')] }
    expect((await send(ada, body)).error).toMatchObject({ code: 'reason-required' })
    const held = { ...body, reason: 'La empresa es suya' }
    expect((await send(ada, held)).data).toMatchObject({ movements: [{ state: 'held' }] })
    expect((await send(bea, held)).data).toMatchObject({ movements: [{ state: 'matched' }] })
    expect(await balanceOf(person)).toBe('500.00')
  })
})

describe('an administrator', () => {
  it('splits a transfer into two announcements and a new income', async () => {
    const [ana, ben] = [await announcing('300.00'), await announcing('200.00')]
    const [line] = await match({ amount: '600.00', counterpartyName: 'CAJA DE PRUEBAS' })
    const body = {
      movements: [{ movementId: line! }],
      targets: [
        to('income', ana.announced[0]!, '300.00'),
        to('income', ben.announced[0]!, '200.00'),
        to('wallet', ben.person.walletId, '100.00'),
      ],
    }
    await send(ada, body)
    const chosen = (await read(line!)).suggestions.map(({ kind, id, amount }) => to(kind, id, amount!))
    const { data } = await send(bea, { ...body, targets: chosen })
    expect(data!.movements).toMatchObject([{ state: 'matched' }])
    expect(
      data!.movements[0]!.allocations.map(({ amount, createdByName }) => [amount, createdByName !== null]),
    ).toEqual(
      expect.arrayContaining([
        ['300.00', true],
        ['200.00', true],
        ['100.00', true],
      ]),
    )
    expect([await balanceOf(ana.person), await balanceOf(ben.person)]).toEqual(['300.00', '300.00'])
    expect((await send(ada, body)).error).toMatchObject({ code: 'state-forbids', params: { state: 'matched' } })
  })

  it('matches two transfers with one announcement, which takes the amount received', async () => {
    const { person, announced } = await announcing('1000.00')
    const ids = await match({ amount: '600.00' }, { amount: '385.00' })
    const body = {
      movements: ids.map((movementId) => ({ movementId })),
      targets: [to('income', announced[0]!, '985.00')],
    }
    expect((await send(ada, { ...body, targets: [to('income', announced[0]!, '1000.00')] })).error).toMatchObject({
      code: 'match-sums-differ',
      params: { difference: '-15.00' },
    })
    await send(ada, body)
    expect((await send(bea, body)).data!.movements).toMatchObject([{ state: 'matched' }, { state: 'matched' }])
    expect(await incomesOf(person)).toMatchObject([{ amount: '985.00', status: 'completed' }])
    expect((await undo(ada, ids[0]!)).data).toMatchObject({ state: 'open' })
    expect(await balanceOf(person)).toBe('385.00')
  })

  it('succeeds only once when several match an announcement at the same moment', async () => {
    const { person, announced, reference } = await announcing('100.00')
    const line = { amount: '99.00', reference, counterpartyName: 'FERRER SOLER ANA' }
    const ids = await match(line, line)
    const answers = await Promise.all(
      ids.flatMap((movementId) =>
        [ada, bea].map((by) =>
          send(by, { movements: [{ movementId }], targets: [to('income', announced[0]!, '99.00')] }),
        ),
      ),
    )
    expect(answers.filter(({ response }) => response.status === 200)).toHaveLength(1)
    expect(await balanceOf(person)).toBe('99.00')
  })

  it('cannot complete a large match alone, without an announcement or in parts', async () => {
    const { person } = await announcing()
    const [line] = await match({ amount: '12000.00' })
    await send(ada, { movements: [{ movementId: line! }], targets: [to('wallet', person.walletId, '12000.00')] })
    const [entered] = await incomesOf(person)
    expect(entered).toMatchObject({ status: 'pending', issuerName: 'admin-backoffice', amount: '12000.00' })
    const body = { movements: [{ movementId: line! }], targets: [to('income', entered!.transactionId, '12000.00')] }
    expect((await send(ada, body)).error).toMatchObject({ code: 'maker-is-checker' })
    expect(await balanceOf(person)).toBe('0.00')
    expect((await send(bea, body)).data).toMatchObject({ movements: [{ state: 'matched' }] })
    expect(await balanceOf(person)).toBe('12000.00')

    const parts = await announcing('6000.00', '6000.00')
    const [whole] = await match({ amount: '12000.00' })
    const split = {
      movements: [{ movementId: whole! }],
      targets: parts.announced.map((transactionId) => to('income', transactionId, '6000.00')),
    }
    await send(ada, split)
    expect(await balanceOf(parts.person)).toBe('0.00')
    const [first, second] = parts.announced as [string, string]
    const others = [to('income', first, '7000.00'), to('income', second, '5000.00')]
    expect((await send(bea, { ...split, targets: others })).error).toMatchObject({ code: 'match-not-possible' })
    expect((await send(bea, split)).data).toMatchObject({ movements: [{ state: 'matched' }] })
    expect(await balanceOf(parts.person)).toBe('12000.00')
  })

  it.each(['announced', 'not announced'])(
    'no longer sees a large transfer waiting once they have prepared it, %s',
    async (how) => {
      const { person, announced, reference } = await announcing('19000.00')
      const [line, other] = await match({ amount: '19000.00', reference }, { amount: '31.00' })
      const waiting = async ({ client }: Person) => {
        const query = { awaitsMyApproval: true, take: 100 } as const
        const { data } = await client.GET('/v1/bank/matching', { params: { query } })
        expect(data!.total).toBe(data!.data.length)
        return data!.data.map(({ movementId }) => movementId).filter((id) => id === line || id === other)
      }
      const target =
        how === 'announced' ? to('income', announced[0]!, '19000.00') : to('wallet', person.walletId, '19000.00')
      expect((await waiting(ada)).toSorted()).toEqual([line, other].toSorted())
      await send(ada, { movements: [{ movementId: line! }], targets: [target] })
      expect(await waiting(ada)).toEqual([other])
      expect((await waiting(bea)).toSorted()).toEqual([line, other].toSorted())
      app.clock.advance({ hours: 49 })
      expect((await waiting(ada)).length).toBe(how === 'announced' ? 2 : 1)
    },
  )

  it('cannot match a transfer to their own wallet or to an unverified person', async () => {
    const person = await given(app).person()
    const [line] = await match({ amount: '10.00' })
    const to10 = (walletId: string) => ({
      movements: [{ movementId: line! }],
      targets: [to('wallet', walletId, '10.00')],
    })
    expect((await send(ada, to10(ada.walletId))).error).toMatchObject({ code: 'own-money' })
    expect((await send(ada, to10(person.walletId))).error).toMatchObject({ code: 'customer-not-verified' })
    expect((await send(ada, to10('01890000-0000-7000-8000-00000000dead'))).error).toMatchObject({
      code: 'reference-unknown',
    })
    expect((await send(person, to10(person.walletId))).error).toMatchObject({ code: 'forbidden' })
  })
})

describe('undoing', () => {
  it('debits the wallet as a movement of its own, mails its owner once and reopens the line', async () => {
    const { person, email, reference, iban } = await announcing('500.00')
    const [line] = await match({ amount: '500.00', reference, counterpartyIban: iban })
    app.clock.advance({ seconds: 1 })
    const taken = () => textsTo(email, 'Hemos retirado un ingreso de su monedero')
    expect(await taken()).toEqual([])
    expect((await undo(bea, line!)).data).toMatchObject({
      allocations: [{ undoneByName: expect.any(String) as unknown, automatic: true }],
    })
    expect(await balanceOf(person)).toBe('0.00')
    expect(await incomesOf(person)).toMatchObject([
      { type: 'income', status: 'completed' },
      { type: 'withdraw', issuerName: 'payment', status: 'completed', amount: '500.00', balanceAfter: '0.00' },
    ])
    expect((await undo(bea, line!)).error).toMatchObject({ code: 'state-forbids' })
    const texts = await taken()
    expect(texts).toHaveLength(1)
    for (const said of [formatMoney('500.00'), formatMoney('0.00'), 'Era de otra persona'])
      expect(texts[0]).toContain(said)
    // Not matched again automatically.
    await match()
    expect(await read(line!)).toMatchObject({
      state: 'suggested',
      reasons: expect.arrayContaining(['taken-back']) as unknown,
    })
  })

  it('is refused when the money has been spent', async () => {
    const { person, reference, iban, bankAccountId } = await announcing('500.00')
    const [line] = await match({ amount: '500.00', reference, counterpartyIban: iban })
    await person.client.POST('/v1/wallet/transactions', { body: { type: 'withdraw', amount: '450.00', bankAccountId } })
    expect((await undo(bea, line!)).error).toMatchObject({ code: 'match-money-spent', params: { available: '50.00' } })
    expect(await read(line!)).toMatchObject({ state: 'matched' })
  })

  it('leaves an income credited when its document proved it, and mails nothing', async () => {
    const { person, email, announced, reference, iban } = await announcing('700.00')
    await approveByDocument(announced[0]!)
    const [line] = await match({ amount: '700.00', reference, counterpartyIban: iban })
    await undo(bea, line!)
    expect(await balanceOf(person)).toBe('700.00')
    expect(await incomesOf(person)).toHaveLength(1)
    expect(await textsTo(email, 'Hemos retirado un ingreso de su monedero')).toEqual([])
  })

  it('makes an income proved by a document a candidate again once both of its lines are taken back', async () => {
    const { announced, reference } = await announcing('731.00')
    const id = announced[0]!
    await approveByDocument(id)
    const sender = { reference, counterpartyName: 'FERRER SOLER ANA' }
    const lines = await match({ amount: '431.00', ...sender }, { amount: '300.00', ...sender })
    const found = async () => {
      const { data } = await ada.client.GET('/v1/bank/matching/{id}/candidates', {
        params: { path: { id: lines[0]! }, query: { search: '731,00' } },
      })
      return data!.candidates.filter(({ kind, id: candidate }) => kind === 'income' && candidate === id)
    }
    const movements = lines.map((movementId) => ({ movementId }))
    expect((await send(bea, { movements, targets: [to('income', id, '731.00')] })).response.status).toBe(200)
    expect(await found()).toEqual([])
    const taken = await Promise.all(lines.map((line) => undo(bea, line)))
    expect(taken.map(({ response }) => response.status)).toEqual([200, 200])
    expect(await found()).toMatchObject([{ id, isBooked: true }])
  })

  it('leaves neither the income nor its reversal waiting for a line', async () => {
    const [ana, eva] = [await given(app).investor(), await given(app).investor()]
    const awaited = async () => (await ada.client.GET('/v1/bank/books')).data!.awaited
    const before = await awaited()
    const [line] = await match({ amount: '570.00' })
    const movements = [{ movementId: line! }]
    const targets = [to('wallet', ana.walletId, '500.00'), to('wallet', eva.walletId, '70.00')]
    // Nothing else was approved at this moment.
    app.clock.advance({ minutes: 5 })
    await send(ada, { movements, targets })
    const chosen = (await read(line!)).suggestions.map(({ kind, id, amount }) => to(kind, id, amount!))
    expect((await send(bea, { movements, targets: chosen })).response.status).toBe(200)
    expect(await awaited()).toEqual(before)
    await undo(ada, line!)
    expect(await awaited()).toEqual(before)
    expect((await ada.client.GET('/v1/bank/books')).data!.left).toBe('0.00')
  })
})

describe('a line that belongs to nobody', () => {
  it('is set aside with a reason, credit or debit, and can be reopened', async () => {
    const ids = await match({ amount: '1.10', kind: 'other' }, { amount: '-12.25', kind: 'fee' })
    expect(await read(ids[1]!)).toMatchObject({ tier: 'none', reasons: ['is-fee'] })
    for (const id of ids) {
      const setAside = (reason: string) =>
        ada.client.POST('/v1/bank/matching/{id}/set-aside', { params: { path: { id } }, body: { reason } })
      expect((await setAside('')).error).toMatchObject({ errors: [{ path: 'reason', code: 'required' }] })
      expect((await setAside('Comisión de mantenimiento')).data).toMatchObject({
        state: 'set_aside',
        stateReason: 'Comisión de mantenimiento',
      })
      expect((await undo(ada, id)).data).toMatchObject({ state: 'open', stateReason: null })
      await setAside('Comisión de mantenimiento')
    }
  })

  it('that reverses a spent credit debits no wallet, and is set aside by two', async () => {
    const { person, reference, iban, bankAccountId } = await announcing('500.00')
    const credit = { amount: '500.00', reference, counterpartyIban: iban }
    await match(credit)
    expect(await balanceOf(person)).toBe('500.00')
    const body = { type: 'withdraw', amount: '500.00', bankAccountId } as const
    expect((await person.client.POST('/v1/wallet/transactions', { body })).error).toBeUndefined()
    const [reversal] = await match({ ...credit, amount: '-500.00', kind: 'return', returnReason: 'AM05' })
    expect(await read(reversal!)).toMatchObject({ state: 'open', tier: 'none', suggestions: [] })
    const asIncome = { movements: [{ movementId: reversal! }], targets: [to('wallet', person.walletId, '500.00')] }
    expect((await send(ada, asIncome)).error).toMatchObject({ code: 'match-not-possible' })
    expect(await walletOf(person)).toMatchObject({ balance: '500.00', available: '0.00' })
    const params = { path: { id: reversal! } }
    const setAside = async (by: Person) =>
      (await by.client.POST('/v1/bank/matching/{id}/set-aside', { params, body: { reason: 'Reclamado' } })).data!.state
    expect(await setAside(ada)).toBe('open')
    expect(await setAside(bea)).toBe('set_aside')
  })

  it('is returned to its sender by a payment, which can be undone while queued', async () => {
    const [unknown, known] = await match(
      { amount: '80.00', counterpartyName: 'Desconocido' },
      { amount: '80.00', counterpartyName: 'Eva Sanz', counterpartyIban: 'ES9121000418450200051332' },
    )
    const sendBack = (id: string) =>
      ada.client.POST('/v1/bank/matching/{id}/send-back', {
        params: { path: { id } },
        body: { reason: 'No es cliente' },
      })
    expect((await sendBack(unknown!)).error).toMatchObject({ code: 'sender-account-unknown' })
    expect((await sendBack(known!)).data).toMatchObject({ state: 'sent_back', allocations: [{ kind: 'payment' }] })
    const payment = async () =>
      (
        await app.kernel.database.$client.query(
          'select kind, amount::text, iban, beneficiary, state from payments where movement_id = $1 order by created_at',
          [known],
        )
      ).rows as object[]
    expect(await payment()).toEqual([
      {
        kind: 'return_transfer',
        amount: '8000',
        iban: 'ES9121000418450200051332',
        beneficiary: 'Eva Sanz',
        state: 'queued',
      },
    ])
    await undo(ada, known!)
    expect(await payment()).toMatchObject([{ state: 'cancelled' }])
    expect((await sendBack(known!)).data).toMatchObject({ state: 'sent_back' })
    await app.kernel.database.$client.query(
      "update payments set state = 'cancelled' where movement_id = $1 and state = 'queued'",
      [known],
    )
    expect((await undo(ada, known!)).error).toMatchObject({ code: 'state-forbids' })
  })
})

describe('the candidates of a line', () => {
  it('are found by name, reference and amount, by administrators only', async () => {
    const { person, announced, reference } = await announcing('432.10')
    const [line] = await match({ amount: '5.00' })
    const search = async (text: string) =>
      (
        await ada.client.GET('/v1/bank/matching/{id}/candidates', {
          params: { path: { id: line! }, query: { search: text } },
        })
      ).data!.candidates
    for (const text of [reference.toLowerCase(), '432,10'])
      expect(await search(text), text).toMatchObject([
        { kind: 'income', id: announced[0], amount: '432.10' },
        { kind: 'wallet', id: person.walletId, amount: null },
      ])
    const { data: me } = await person.client.GET('/v1/account/users/me')
    expect((await search(`soler ana ${me!.email}`)).map(({ userId }) => userId)).toEqual([person.userId, person.userId])
    expect(await search('Nadie Con Este Nombre')).toEqual([])
    const { error } = await person.client.GET('/v1/bank/matching')
    expect(error).toMatchObject({ code: 'forbidden' })
  })
})
