import { inTransaction } from '@cauce/api/database'
import { given, givenBankLines, givenPostings, sample, testApp, untilWaiting, type Person } from '@cauce/testing'
import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { findWaitingMovements, lockMovements, updateMovement } from '../../modules/bank/matching/index.ts'
import { OWN_ACCOUNT, UNEXPLAINED_ACCOUNT } from '../../modules/wallet/ledger/index.ts'
import { autoMatch } from './auto-match.ts'
import { code, expectIntactBooks, givenMatching } from './testing/match-payments.ts'

const app = testApp()
let bank: Awaited<ReturnType<typeof givenMatching>>
beforeAll(async () => {
  bank = await givenMatching(app)
})
afterEach(() => expectIntactBooks(app))

const SENDER = 'FERRER SOLER ANA'
async function ana() {
  const person = await given(app).investor({ name: 'Ana', surname: 'Ferrer Soler' })
  const { data } = await person.client.GET('/v1/wallet/wallets/{id}', { params: { path: { id: person.walletId } } })
  return { ...person, reference: data!.reference }
}
const balanceOf = async ({ client, walletId: id }: Person) =>
  (await client.GET('/v1/wallet/wallets/{id}', { params: { path: { id } } })).data!.balance
const stateAfter = async (
  by: Person,
  line: string,
  { walletId: id }: Person,
  amount: string,
  reason: string | null = null,
) => {
  const body = { movements: [{ movementId: line }], targets: [{ kind: 'wallet', id, amount } as const], reason }
  const answer = await by.client.POST('/v1/bank/matching', { body })
  return code(answer) ?? answer.data!.movements[0]!.state
}
const setAside = (by: Person, id: string) =>
  by.client.POST('/v1/bank/matching/{id}/set-aside', { params: { path: { id } }, body: { reason: 'Es de la empresa' } })
const accounts = new Map<string, string>()
async function request(type: 'income' | 'withdraw', owner: Person, amount: string) {
  const bankAccountId = accounts.get(owner.userId) ?? (await given(app).bankAccount(owner))
  accounts.set(owner.userId, bankAccountId)
  const { data } = await owner.client.POST('/v1/wallet/transactions', { body: { type, amount, bankAccountId } })
  return data!.transactionId
}
const byDocument = async (by: Person, owner: Person, amount: string) =>
  approve(by, await request('income', owner, amount))
const approve = async (by: Person, id: string) => {
  const params = { path: { id } }
  const body = { status: 'completed' as const, file: sample.pdf() }
  const answer = await by.client.PATCH('/v1/wallet/transactions/{id}', { params, body })
  return code(answer) ?? answer.data!.status
}

describe('a match by hand', () => {
  test('with reference and name goes with one signature, and without waits for a second, four times 9,999', async () => {
    const owner = await ana()
    const [proved, ...lines] = await bank.lines(
      { amount: '100.00', reference: owner.reference, counterpartyName: SENDER },
      ...[1, 2, 3, 4].map((cent) => ({ amount: `9999.0${cent}`, counterpartyName: 'OLANO CONSTRUCCIONES SL' })),
    )
    expect(await stateAfter(bank.maker, proved!, owner, '100.00')).toBe('matched')
    for (const [index, line] of lines.entries())
      expect(await stateAfter(bank.maker, line, owner, `9999.0${index + 1}`)).not.toBe('matched')
    expect(await balanceOf(owner)).toBe('100.00')
  })

  test.each(['account', 'name'] as const)(
    'for a person whose %s she wrote is not matched by the platform, waits for a second by her and goes by another',
    async (written) => {
      const owner = await ana()
      const name = written === 'name' ? SENDER : 'OLANO CONSTRUCCIONES SL'
      const iban = sample.spanishIban(written === 'name' ? 811 : 812)
      if (written === 'account') {
        const body = { alias: 'Nueva', account: iban, userId: owner.userId, state: 'valid', document: sample.pdf() }
        const added = await bank.maker.client.POST('/v1/payment/bank-accounts', { body: body as never })
        if (added.error) throw new Error(added.error.title)
      } else {
        const params = { path: { id: owner.userId } }
        const edited = await bank.maker.client.PATCH('/v1/account/users/{id}', { params, body: { name: 'Ana María' } })
        if (edited.error) throw new Error(edited.error.title)
        await bank.maker.client.PATCH('/v1/account/users/{id}', { params, body: { name: 'Ana' } })
      }
      const line = { amount: '50.00', reference: owner.reference, counterpartyName: name, counterpartyIban: iban }
      const [one, another] = await bank.lines(line, line)
      expect(await bank.read(one!)).toMatchObject({ state: 'suggested', tier: 'high' })
      expect((await bank.read(one!)).reasons).toContain('written-by-staff')
      expect(await stateAfter(bank.maker, one!, owner, '50.00')).toBe('suggested')
      expect(await stateAfter(bank.checker, another!, owner, '50.00')).toBe('matched')
    },
  )

  test('with the wallet of somebody else than the reference or the account names asks for a reason and a second', async () => {
    const [owner, friend] = [await ana(), await given(app).investor()]
    const { data } = await owner.client.GET('/v1/payment/bank-accounts/{id}', {
      params: { path: { id: await given(app).bankAccount(owner) } },
    })
    const lines = await bank.lines(
      { amount: '9999.99', reference: owner.reference, counterpartyName: SENDER },
      { amount: '9999.98', counterpartyIban: data!.account },
    )
    for (const [line, amount] of [
      [lines[0]!, '9999.99'],
      [lines[1]!, '9999.98'],
    ] as const) {
      expect(await stateAfter(bank.maker, line, friend, amount)).toBe('reason-required')
      expect(await stateAfter(bank.maker, line, friend, amount, 'Lo pide')).not.toBe('matched')
    }
    expect(await balanceOf(friend)).toBe('0.00')
  })
})

describe('setting aside', () => {
  test('a credit with a reference or from a validated account is refused, whoever asks', async () => {
    const owner = await ana()
    const { data } = await owner.client.GET('/v1/payment/bank-accounts/{id}', {
      params: { path: { id: await given(app).bankAccount(owner) } },
    })
    const lines = await bank.lines(
      { amount: '30000.00', reference: owner.reference },
      { amount: '40.00', counterpartyIban: data!.account },
    )
    for (const line of lines) expect(code(await setAside(bank.maker, line))).toBe('credit-has-owner')
  })

  test('from the threshold waits for a second, by the line and by the sum of days, and so does taking it back', async () => {
    const [large, one, two] = await bank.lines({ amount: '40000.00' }, { amount: '6000.00' }, { amount: '6000.00' })
    expect((await setAside(bank.maker, one!)).data).toMatchObject({ state: 'set_aside', firstDecision: null })
    expect((await setAside(bank.maker, two!)).data).toMatchObject({ state: 'open' })
    expect((await setAside(bank.maker, large!)).data).toMatchObject({
      state: 'open',
      firstDecision: { action: 'set_aside', adminId: bank.maker.userId },
    })
    expect(code(await setAside(bank.maker, large!))).toBe('maker-is-checker')
    expect((await setAside(bank.checker, large!)).data).toMatchObject({ state: 'set_aside', firstDecision: null })
    expect((await bank.undo(bank.maker, large!)).data).toMatchObject({
      state: 'set_aside',
      firstDecision: { action: 'undo_set_aside' },
    })
    expect((await bank.undo(bank.checker, large!)).data).toMatchObject({ state: 'open' })
    app.clock.advance({ minutes: 1 })
    expect((await setAside(bank.checker, large!)).data).toMatchObject({ state: 'open' })
  })
})

describe('money on documents alone', () => {
  test('three times 9,999.99 by one administrator goes once, and waits for a second from then on', async () => {
    const owner = await given(app).investor()
    expect(await byDocument(bank.maker, owner, '9999.99')).toBe('completed')
    expect(await byDocument(bank.maker, owner, '9999.99')).toBe('pending')
    expect(await byDocument(bank.maker, await given(app).investor(), '9999.99')).toBe('pending')
    expect(await balanceOf(owner)).toBe('9999.99')
  })

  test('is withdrawn by two until its line is matched; what else the wallet holds goes by one', async () => {
    // Has approved nothing today.
    const maker = await given(app).administrator()
    const owner = await given(app).investor({ name: 'Ana', surname: 'Ferrer Soler', wallet: '500.00' })
    expect(await byDocument(maker, owner, '800.00')).toBe('completed')
    const first = await request('withdraw', owner, '500.00')
    expect(await approve(maker, first)).toBe('completed')
    const [second, third] = [await request('withdraw', owner, '300.00'), await request('withdraw', owner, '100.00')]
    expect(await approve(maker, second)).toBe('pending')
    expect(await approve(maker, second)).toBe('maker-is-checker')
    expect(await approve(bank.checker, second)).toBe('completed')
    const { data } = await owner.client.GET('/v1/wallet/wallets/{id}', { params: { path: { id: owner.walletId } } })
    await bank.lines({ amount: '800.00', reference: data!.reference, counterpartyName: SENDER })
    expect(await approve(maker, third)).toBe('completed')
  })
})

test('who approved an identity instead of a provider credits and pays out nothing of that person for 30 days', async () => {
  const owner = await given(app).investor({ wallet: '100.00' })
  await app.kernel.database.$client.query(
    `insert into verifications (verification_id, user_id, provider, provider_session_id, url, status, attempt, decision, decided_by, created_at, updated_at)
     values (gen_random_uuid(), $1, 'sandbox', gen_random_uuid(), '', 'Approved', 1, 'Approved', $2, $3, $3)`,
    [owner.userId, bank.maker.userId, app.clock.now()],
  )
  const [line] = await bank.lines({ amount: '60.00' })
  expect(await stateAfter(bank.maker, line!, owner, '60.00')).toBe('maker-is-checker')
  expect(await byDocument(bank.maker, owner, '70.00')).toBe('maker-is-checker')
  const withdrawal = await request('withdraw', owner, '50.00')
  expect(await approve(bank.maker, withdrawal)).toBe('maker-is-checker')
  expect(await approve(bank.checker, withdrawal)).toBe('completed')
  const { paymentId } = (await bank.paymentOf(withdrawal))!
  const { batchId, sha256 } = (await bank.batch([paymentId], {}, bank.checker)).data!
  const params = { query: { awaitsMyApproval: true, ids: [batchId] } }
  const listed = async ({ client }: Person) => (await client.GET('/v1/bank/payment-batches', { params })).data!.total
  expect([await listed(bank.maker), await listed(bank.third)]).toEqual([0, 1])
  expect(code(await bank.release(batchId, sha256, bank.maker))).toBe('maker-is-checker')
  expect(code(await bank.release(batchId, sha256, bank.third))).toBeUndefined()
})

const matchIncome = async (by: Person, movementId: string, id: string, amount: string) => {
  const targets = [{ kind: 'income', id, amount } as const]
  const body = { movements: [{ movementId }], targets, reason: 'Lo ha confirmado' }
  const answer = await by.client.POST('/v1/bank/matching', { body })
  return code(answer) ?? answer.data!.movements[0]!.state
}

test('an income that an administrator entered is matched by another one, however well a bank proves it', async () => {
  const owner = await ana()
  const bankAccountId = await given(app).bankAccount(owner)
  const body = { type: 'income', amount: '40.00', bankAccountId, userId: owner.userId } as const
  const { data } = await bank.maker.client.POST('/v1/wallet/transactions', { body })
  const [line] = await bank.lines({ amount: '40.00', reference: owner.reference, counterpartyName: SENDER })
  expect(await matchIncome(bank.maker, line!, data!.transactionId, '40.00')).toBe('maker-is-checker')
  expect(await matchIncome(bank.checker, line!, data!.transactionId, '40.00')).toBe('matched')
})

describe('an income announced from an account that waits', () => {
  async function announced(amount: string) {
    const owner = await ana()
    const iban = sample.spanishIban(820 + Number(amount))
    const { data: account } = await owner.client.POST('/v1/payment/bank-accounts', {
      body: { alias: 'Nómina', account: iban, document: sample.pdf() },
    })
    const { bankAccountId } = account!
    const { data } = await owner.client.POST('/v1/wallet/transactions', {
      body: { type: 'income', amount, bankAccountId },
    })
    const params = { path: { id: bankAccountId } }
    const read = async () => (await owner.client.GET('/v1/payment/bank-accounts/{id}', { params })).data!
    const withdraw = async () =>
      code(
        await owner.client.POST('/v1/wallet/transactions', {
          body: { type: 'withdraw', amount: '1.00', bankAccountId },
        }),
      )
    const line = { amount, reference: owner.reference, counterpartyName: SENDER, counterpartyIban: iban }
    return { owner, line, read, withdraw, params, incomeId: data!.transactionId }
  }
  const auditOf = async (recordId: string) => {
    const { data } = await bank.maker.client.GET('/v1/misc/audit', { params: { query: { recordId } } })
    return data!.data.map(({ after, actorRole }) => [actorRole, after?.['state']])
  }

  test('is credited by its line, which proves the account for deposits and opens no withdrawal before the certificate', async () => {
    const { owner, line, read, withdraw, params } = await announced('61.00')
    await bank.lines(line)
    expect([await balanceOf(owner), await read(), await withdraw()]).toMatchObject([
      '61.00',
      { state: 'valid', isUnseen: true, setAloneBy: null },
      'bank-account-not-valid',
    ])
    expect(await auditOf(params.path.id)).toContainEqual(['platform', { choice: 'valid' }])
    const { data: mails } = await bank.maker.client.GET('/v1/misc/outbox', { params: { query: { take: 100 } } })
    expect(mails!.data.filter(({ subject }) => subject === 'Hemos recibido su primera transferencia')).toHaveLength(1)
    const listed = await bank.maker.client.GET('/v1/misc/inbox', {
      params: { query: { kind: 'bankAccount', take: 100 } },
    })
    expect(listed.data!.data.map(({ recordId }) => recordId)).toContain(params.path.id)
    const body = { state: 'valid', seen: sample.SEEN } as const
    const confirmed = await bank.maker.client.PATCH('/v1/payment/bank-accounts/{id}', { params, body })
    expect(confirmed.data).toMatchObject({ state: 'valid', isUnseen: false, setAloneBy: null })
    expect(await withdraw()).toBeUndefined()
  })

  test.each([
    { what: 'another holder', amount: '62.00', change: { counterpartyName: 'OLANO IBARRA BENITO' } },
    { what: 'another account', amount: '63.00', change: { counterpartyIban: sample.spanishIban(899) } },
    { what: 'joint holders', amount: '64.00', change: { counterpartyName: 'FERRER SOLER ANA / OLANO BENITO' } },
    { what: 'no account', amount: '65.00', change: { counterpartyIban: null } },
  ])('waits when its line says $what, by hand as well, until the certificate was read', async ({ amount, change }) => {
    const { owner, line, read, params, incomeId } = await announced(amount)
    const [id] = await bank.lines({ ...line, ...change })
    expect([await balanceOf(owner), (await read()).state]).toEqual(['0.00', 'pending'])
    expect(await matchIncome(bank.maker, id!, incomeId, amount)).toBe('bank-account-not-valid')
    const body = { state: 'valid', seen: sample.SEEN } as const
    await bank.maker.client.PATCH('/v1/payment/bank-accounts/{id}', { params, body })
    expect(await matchIncome(bank.checker, id!, incomeId, amount)).not.toBe('bank-account-not-valid')
  })

  test('waits for its certificate again once the line that proved it is taken back', async () => {
    const { owner, line, read, withdraw } = await announced('66.00')
    const [id] = await bank.lines(line)
    await bank.undo(bank.maker, id!)
    expect([await balanceOf(owner), (await read()).state, (await read()).isUnseen]).toEqual(['0.00', 'pending', false])
    expect(await withdraw()).toBe('bank-account-not-valid')
  })

  test('is proved by no line if staff entered the account', async () => {
    const owner = await ana()
    const iban = sample.spanishIban(898)
    const body = { alias: 'Nueva', account: iban, userId: owner.userId, document: sample.pdf() }
    const { data } = await bank.maker.client.POST('/v1/payment/bank-accounts', { body })
    const income = { type: 'income', amount: '67.00', bankAccountId: data!.bankAccountId } as const
    await owner.client.POST('/v1/wallet/transactions', { body: income })
    await bank.lines({
      ...{ amount: '67.00', reference: owner.reference, counterpartyName: SENDER, counterpartyIban: iban },
    })
    expect(await balanceOf(owner)).toBe('0.00')
  })
})

type Body = { movements: { movementId: string }[]; targets: ReturnType<typeof to>[] }
const to = (kind: 'income' | 'wallet' | 'distribution' | 'payment', id: string, amount: string) => ({
  kind,
  id,
  amount,
})
const send = (by: Person, body: Body) => by.client.POST('/v1/bank/matching', { body })
const chosenFor = async (id: string) => {
  const { suggestions, preparedWith } = await bank.read(id)
  const targets = suggestions.map(({ kind, id: target, amount }) => to(kind, target, amount!))
  return { movements: [id, ...preparedWith].map((movementId) => ({ movementId })), targets }
}

describe('a match that waits for a second administrator', () => {
  test('does what its preview says, which keeps nothing', async () => {
    // Incomes of one match are known by the moment of their first approval.
    app.clock.advance({ minutes: 5 })
    const { walletId } = await given(app).investor()
    const [large, small] = (await bank.lines(
      { amount: '25000.00', counterpartyName: 'UNO' },
      { amount: '30.00', counterpartyName: 'DOS' },
    )) as [string, string]
    const preview = async ({ client }: Person, body: Body) =>
      (await client.POST('/v1/bank/matching/preview', { body })).data!.verdict
    const foreseenAndDone = async (by: Person, body: Body) => {
      const [{ movementId }] = body.movements as [{ movementId: string }]
      const before = await bank.read(movementId)
      const verdict = await preview(by, body)
      expect(await bank.read(movementId)).toEqual(before)
      const { state } = (await send(by, body)).data!.movements[0]!
      return [verdict, state === 'matched' ? 'goes' : 'first']
    }
    const ofLarge = { movements: [{ movementId: large }], targets: [to('wallet', walletId, '25000.00')] }
    expect(await foreseenAndDone(bank.maker, ofLarge)).toEqual(['first', 'first'])
    const chosen = await chosenFor(large)
    expect(await foreseenAndDone(bank.checker, chosen)).toEqual(['goes', 'goes'])
    const ofSmall = { movements: [{ movementId: small }], targets: [to('wallet', walletId, '30.00')] }
    const [foreseen, done] = await foreseenAndDone(bank.maker, ofSmall)
    expect(foreseen).toBe(done)
    expect(await preview(bank.checker, chosen)).toBe('refused')
  })

  test('shows on its lines what was chosen, and the second administrator completes it', async () => {
    const [ana, eva] = [await given(app).investor(), await given(app).investor()]
    const [one, two, other] = (await bank.lines(
      { amount: '6000.00', counterpartyName: 'UNO' },
      { amount: '5000.00', counterpartyName: 'DOS' },
      { amount: '4000.00', counterpartyName: 'TRES' },
    )) as [string, string, string]
    expect((await bank.read(one)).preparedWith).toEqual([])
    // Nothing else was approved at this moment.
    app.clock.advance({ minutes: 7 })
    await send(bank.maker, {
      movements: [one, two].map((movementId) => ({ movementId })),
      targets: [to('wallet', ana.walletId, '10000.00'), to('wallet', eva.walletId, '1000.00')],
    })
    const withdrawn = await given(app).withdrawal(await given(app).investor({ wallet: '15000.00' }), '15000.00')
    expect(await approve(bank.maker, withdrawn.transactionId)).toBe('pending')
    for (const [line, along] of [
      [one, two],
      [two, one],
    ] as const) {
      const { preparedWith, suggestions } = await bank.read(line)
      expect(preparedWith).toEqual([along])
      expect(suggestions.map(({ userId, amount, kind }) => [userId, amount, kind]).toSorted()).toEqual(
        [
          [ana.userId, '10000.00', 'income'],
          [eva.userId, '1000.00', 'income'],
        ].toSorted(),
      )
      const entered = { isEntered: true, isBooked: false, firstApproval: { adminId: bank.maker.userId } }
      for (const suggestion of suggestions) expect(suggestion).toMatchObject(entered)
    }
    expect(await bank.read(other)).toMatchObject({ preparedWith: [], suggestions: [] })
    const chosen = await chosenFor(two)
    expect((await send(bank.maker, chosen)).error).toMatchObject({ code: 'maker-is-checker' })
    expect((await send(bank.checker, chosen)).data!.movements.map(({ state }) => state)).toEqual(['matched', 'matched'])
    expect([await balanceOf(ana), await balanceOf(eva)]).toEqual(['10000.00', '1000.00'])
    expect((await bank.read(one)).preparedWith).toEqual([])
  })

  test('excludes other approvals of the administrator at the same moment', async () => {
    const [ana, eva] = [await given(app).investor(), await given(app).investor()]
    const [line, another] = await bank.lines({ amount: '20000.00' }, { amount: '30000.00' })
    const targetsOf = {
      [line!]: to('wallet', ana.walletId, '20000.00'),
      [another!]: to('wallet', eva.walletId, '30000.00'),
    }
    for (const [movementId, target] of Object.entries(targetsOf))
      await send(bank.maker, { movements: [{ movementId }], targets: [target] })
    const { suggestions, preparedWith } = await bank.read(line!)
    expect(preparedWith).toEqual([])
    expect(suggestions.map(({ userId }) => userId)).toEqual([ana.userId])
  })
})

test('waiting lines are read in the order of their ids, so that a further run skips none', async () => {
  const [first] = await givenBankLines(app, bank.maker, { amount: '0.31' }, { amount: '0.32' })
  const ids = await inTransaction(app.kernel.database, async (tx) => {
    // Moves the row to the table's end.
    await tx.execute(sql`update bank_movements set state = state where movement_id = ${first}`)
    await tx.execute(sql`set local enable_indexscan = off`)
    await tx.execute(sql`set local enable_bitmapscan = off`)
    return (await findWaitingMovements(tx, { now: app.clock.now(), after: undefined, limit: 1_000 })).map(
      ({ movementId }) => movementId,
    )
  })
  expect(ids).toContain(first)
  expect(ids).toEqual(ids.toSorted())
})

test('a line that is set aside during automatic matching stays set aside', async () => {
  const { payment, transactionId } = await bank.sent('100.00')
  const [line] = await givenBankLines(app, bank.maker, { amount: '-100.00', endToEndId: payment.endToEndId })
  let matching: Promise<void> | undefined
  await inTransaction(app.kernel.database, async (tx) => {
    await lockMovements(tx, [line!])
    matching = autoMatch(app.kernel)
    await untilWaiting(app, 1)
    const now = app.clock.now()
    await updateMovement(tx, line!, { state: 'set_aside', stateReason: 'Recibo', updatedAt: now })
    const accounts = { debitAccountId: OWN_ACCOUNT, creditAccountId: UNEXPLAINED_ACCOUNT }
    await givenPostings(tx, [{ kind: 'set_aside', movementId: line!, ...accounts, amount: 10_000n }], now)
  })
  await matching
  expect(await bank.read(line!)).toMatchObject({ state: 'set_aside', allocations: [] })
  expect(await bank.paymentOf(transactionId)).toMatchObject({ state: 'released' })
})

test('administrators neither see their own transfers among those that await them, nor decide on them', async () => {
  const owner = await given(app).administrator({ name: 'Iria', surname: 'Campos Rey' })
  // Banks write O and zero alike.
  await app.kernel.database.execute(
    sql`update wallets set reference_prefix = 'ORO' where wallet_id = ${owner.walletId}`,
  )
  const { account: iban } = (
    await owner.client.GET('/v1/payment/bank-accounts/{id}', {
      params: { path: { id: await given(app).bankAccount(owner) } },
    })
  ).data!
  const path = { id: owner.walletId }
  const { reference } = (await owner.client.GET('/v1/wallet/wallets/{id}', { params: { path } })).data!
  const written = `ingreso ${reference.slice(0, 6)} ${reference.slice(6).replaceAll('0', 'o')}`
  const lines = await givenBankLines(
    app,
    bank.maker,
    { amount: '41.00', remittance: written },
    { amount: '42.00', reference },
    { amount: '43.00', counterpartyIban: iban, counterpartyName: 'IRIA' },
    { amount: '44.00', remittance: `ingreso ${reference.slice(0, -1)}` },
  )
  await app.runJobs()
  const waiting = async ({ client }: Person) => {
    const query = { awaitsMyApproval: true, take: 100 } as const
    const { data } = await client.GET('/v1/bank/matching', { params: { query } })
    return data!.data.map(({ movementId }) => movementId).filter((id) => lines.includes(id))
  }
  expect(await waiting(owner)).toEqual([lines[3]])
  expect((await waiting(bank.maker)).toSorted()).toEqual(lines.toSorted())
  const params = { path: { id: lines[2]! } }
  const body = { reason: 'Es mío' }
  for (const answer of [
    await owner.client.POST('/v1/bank/matching/{id}/set-aside', { params, body }),
    await owner.client.POST('/v1/bank/matching/{id}/send-back', { params, body }),
    await owner.client.POST('/v1/bank/matching', {
      body: {
        movements: [{ movementId: lines[2]! }],
        targets: [{ kind: 'wallet', id: bank.maker.walletId, amount: '43.00' }],
      },
    }),
  ])
    expect(answer.error).toMatchObject({ code: 'own-money' })
})
