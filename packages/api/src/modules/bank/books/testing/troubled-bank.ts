import { decideRawPostings, given, type TestApp } from '@cauce/testing'
import pg from 'pg'
import { v7 } from 'uuid'

const NOW = '2026-11-20T09:00:00.000Z'
type Row = Readonly<Record<string, unknown>>

export async function insertTroubledBank(app: TestApp) {
  const owner = new pg.Client({ connectionString: app.ownerUrl })
  await owner.connect()
  await decideRawPostings(owner)
  try {
    return await writeWorld(app, (table, row) => insert(owner, table, row))
  } finally {
    await owner.end()
  }
}

async function insert(owner: pg.Client, table: string, row: Row): Promise<void> {
  const names = Object.keys(row)
  const places = names.map((_name, index) => `$${index + 1}`)
  await owner.query(`insert into ${table} (${names.join(', ')}) values (${places.join(', ')})`, Object.values(row))
}

type Insert = (table: string, row: Row) => Promise<void>
const single = (suffix: string) => `01890000-0000-7000-8000-0000000000${suffix}`
const [BANK, CLEARING, UNASSIGNED, UNEXPLAINED, OWN] = ['b0', 'c0', 'a0', 'd0', '90'].map(single) as [
  string,
  string,
  string,
  string,
  string,
]

async function writeWorld(app: TestApp, into: Insert) {
  const administrator = await given(app).administrator()
  const other = await given(app).administrator()
  const customer = await given(app).investor({ wallet: '10.00' })
  const { projectId } = await given(app).project()
  const ids = { ...customer, projectId, administratorId: administrator.userId, otherId: other.userId }
  const tools = toolsOf(into, ids)
  await writeStatements(tools)
  const booked = await writeBookings(tools)
  await writeMeetings(tools, booked)
  return { administrator, customer, projectId, ...booked }
}

interface Ids {
  readonly userId: string
  readonly walletId: string
  readonly projectId: string
  readonly administratorId: string
  readonly otherId: string
}

function toolsOf(into: Insert, ids: Ids) {
  const kept = new Map<string, string>()
  const idOf = (name: string) => {
    const id = kept.get(name) ?? v7()
    kept.set(name, id)
    return id
  }
  const post = (kind: string, from: string, to: string, amount: number, about: Row = {}) =>
    into('ledger_transfers', {
      transfer_id: v7(),
      kind,
      debit_account_id: from,
      credit_account_id: to,
      amount,
      created_at: NOW,
      ...about,
    })
  return { into, idOf, post, ids }
}
type Tools = ReturnType<typeof toolsOf>

const STATEMENTS = [
  { name: 's1', iban: 'ES1', from_day: '2026-11-02', to_day: '2026-11-03', opening: 1000, closing: 1600 },
  { name: 's2', iban: 'ES1', from_day: '2026-11-06', to_day: '2026-11-19', opening: 1700, closing: 1210 },
  { name: 's3', iban: 'ES2', from_day: '2026-11-20', to_day: '2026-11-20', opening: 0, closing: 805 },
] as const

const LINES: readonly (readonly [string, string, string, number, string, number, string?])[] = [
  ['matched', 's1', '2026-11-02', 100, 'matched', 100],
  ['unknown', 's1', '2026-11-02', 200, 'open', 0],
  ['held', 's1', '2026-11-03', 300, 'held', 120],
  ['fee', 's2', '2026-11-06', -50, 'set_aside', 0],
  ['debit', 's2', '2026-11-19', -70, 'open', 0],
  ['paid', 's2', '2026-11-18', -400, 'matched', 400],
  ['paidAndReturned', 's2', '2026-11-17', -60, 'matched', 60],
  ['batch', 's2', '2026-11-19', 90, 'batch', 0],
  ['part', 's2', '2026-11-19', 60, 'suggested', 0, 'batch'],
  ['interest', 's2', '2026-11-19', 30, 'set_aside', 0, 'batch'],
  ['sentBack', 's3', '2026-11-20', 800, 'sent_back', 800],
  ['fresh', 's3', '2026-11-20', 5, 'open', 0],
]

async function writeStatements({ into, idOf, post, ids }: Tools): Promise<void> {
  const base = { created_at: NOW }
  const file = { file_id: idOf('file'), sha256: 'a' }
  await into('files', { ...base, ...file, storage_key: 'a', name: 'a.xml', content_type: 'text/xml', size_bytes: 1 })
  const by = ids.administratorId
  await into('bank_files', { ...base, ...file, uploaded_by: ids.otherId, imported_by: by, imported_at: NOW })
  for (const [index, { name, ...period }] of STATEMENTS.entries()) {
    await into('bank_periods', { period_id: v7(), ...period })
    const place = { statement_id: idOf(name), file_id: idOf('file'), position: index + 1, format: 'camt053' }
    await into('bank_statements', { ...base, ...period, ...place, line_count: 5, movement_count: 5, imported_by: by })
  }
  for (const [name, statement, day, amount, state, settled, parent] of LINES) {
    await into('bank_movements', {
      movement_id: idOf(name),
      statement_id: idOf(statement),
      iban: statement === 's3' ? 'ES2' : 'ES1',
      booking_day: day,
      value_day: day,
      amount,
      state,
      state_reason: state === 'held' || state === 'set_aside' ? 'x' : null,
      settled,
      kind: 'transfer',
      remittance: '',
      ...(parent === undefined ? { occurrence: 1 } : { parent_id: idOf(parent) }),
      created_at: NOW,
      updated_at: NOW,
    })
    if (parent !== undefined) continue
    await (amount > 0 ? post('bank_credit', BANK, UNASSIGNED, amount) : post('bank_debit', UNEXPLAINED, BANK, -amount))
  }
  await post('set_aside', UNASSIGNED, OWN, 30, { movement_id: idOf('interest') })
  await post('set_aside', OWN, UNEXPLAINED, 50, { movement_id: idOf('fee') })
}

async function writeBookings({ into, idOf, post, ids }: Tools) {
  const { walletId: wallet, userId, projectId } = ids
  const transaction = (name: string, type: 'income' | 'withdraw', amount: number) =>
    into('transactions', {
      transaction_id: idOf(name),
      wallet_id: wallet,
      user_id: userId,
      type,
      issuer_name: 'user-wallet',
      amount,
      status: 'completed',
      created_at: NOW,
      updated_at: NOW,
    })
  await transaction('direct', 'income', 100)
  await post('income', UNASSIGNED, wallet, 100, { transaction_id: idOf('direct') })
  await transaction('income', 'income', 500)
  await post('income', CLEARING, wallet, 500, { transaction_id: idOf('income') })
  for (const [name, amount] of WITHDRAWALS) {
    await transaction(name, 'withdraw', amount)
    await post('withdraw', wallet, CLEARING, amount, { transaction_id: idOf(name) })
  }
  const [part, fee] = [20, 3]
  await into('distributions', {
    distribution_id: idOf('distribution'),
    project_id: projectId,
    number: 1,
    part: 1,
    due_date: '2026-11-20',
    period_start: '2026-08-20',
    interest_due: part + fee,
    principal_due: 0,
    status: 'paid',
    recorded_by: ids.administratorId,
    confirmed_by: ids.otherId,
    created_at: NOW,
    updated_at: NOW,
  })
  const about = { distribution_id: idOf('distribution') }
  await post('return', CLEARING, wallet, part, { ...about, transaction_id: v7() })
  await post('fee', CLEARING, single('f0'), fee, about)
  await post('invest', wallet, projectId, 300)
  await post('payout', projectId, CLEARING, 300)
  return {
    incomeId: idOf('income'),
    waitingId: idOf('waiting'),
    returnedId: idOf('returned'),
    distributionId: idOf('distribution'),
    sentBackId: idOf('sentBack'),
  }
}

const WITHDRAWALS = [
  ['executed', 400],
  ['waiting', 250],
  ['refused', 90],
  ['returned', 60],
] as const

async function writeMeetings({ into, idOf, post, ids }: Tools, booked: { readonly sentBackId: string }): Promise<void> {
  const by = { created_by: ids.administratorId, created_at: NOW }
  await into('company_accounts', {
    company_account_id: idOf('account'),
    iban: 'ES1',
    bic: 'CAUCESM1XXX',
    beneficiary: 'Cauce',
    bank_name: 'Banco del Turia',
    document_id: idOf('file'),
    main: false,
    state: 'active',
    proposed_by: ids.administratorId,
    approved_by: ids.otherId,
    created_at: NOW,
    updated_at: NOW,
  })
  const batch = { batch_id: idOf('paymentBatch'), message_id: 'M', format: 'pain.001.001.09', state: 'released' }
  const content = { sha256: 'a', content: '', count: 4, total: 1350, execution_day: '2026-11-20' }
  const keys = { debtor_account_id: idOf('account'), released_by: ids.otherId, updated_at: NOW }
  await into('payment_batches', { ...by, ...batch, ...content, ...keys })
  const pay = (name: string, state: string, amount: number, about: Row) =>
    into('payments', {
      payment_id: idOf(`payment of ${name}`),
      state,
      amount,
      batch_id: state === 'queued' ? null : idOf('paymentBatch'),
      beneficiary: 'A',
      iban: 'ES3',
      remittance: '',
      end_to_end_id: name.toUpperCase(),
      created_at: NOW,
      updated_at: NOW,
      ...about,
    })
  const states = { executed: 'executed', waiting: 'queued', refused: 'refused', returned: 'returned' }
  for (const [name, amount] of WITHDRAWALS) {
    const givenBack = ['refused', 'returned'].includes(name) ? { given_back_id: idOf(name) } : {}
    await pay(name, states[name], amount, { kind: 'withdrawal', transaction_id: idOf(name), ...givenBack })
  }
  await pay('sentBack', 'released', 800, { kind: 'return_transfer', movement_id: booked.sentBackId })
  for (const name of ['refused', 'returned'] as const) {
    const amount = name === 'refused' ? 90 : 60
    const about = { payment_id: idOf(`payment of ${name}`), transaction_id: v7() }
    await post('payment_returned', CLEARING, ids.walletId, amount, about)
  }
  const meet = async (line: string, amount: number, about: Row, from: string, to: string) => {
    const allocation = { allocation_id: v7(), movement_id: idOf(line), amount, reasons: '[]', automatic: false }
    await into('bank_allocations', { ...by, ...allocation, ...about })
    if (from !== '') await post('settle', from, to, amount, { movement_id: idOf(line) })
  }
  const payment = (name: string) => ({ payment_id: idOf(`payment of ${name}`) })
  await meet('matched', 100, { transaction_id: idOf('direct') }, '', '')
  await meet('held', 120, { transaction_id: idOf('income') }, UNASSIGNED, CLEARING)
  await meet('paid', 400, payment('executed'), CLEARING, UNEXPLAINED)
  await meet('paidAndReturned', 60, payment('returned'), CLEARING, UNEXPLAINED)
  await meet('sentBack', 800, payment('sentBack'), UNASSIGNED, CLEARING)
}
