import type { Invariant } from '@cauce/contract'
import { decideRawPostings, given, startTestApp, type TestApp } from '@cauce/testing'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { brokenBy, brokenOneByOne, single } from './testing/broken-books.ts'

let app: TestApp
let owner: pg.Client
beforeAll(async () => {
  app = await startTestApp()
  owner = new pg.Client({ connectionString: app.ownerUrl })
  await owner.connect()
  await decideRawPostings(owner)
  const { userId, walletId } = await given(app).investor({ wallet: '10.00' })
  for (const statement of STATEMENTS) {
    await owner.query(statement.replaceAll('{user}', `'${userId}'`).replaceAll('{wallet}', `'${walletId}'`))
  }
})
afterAll(async () => {
  await owner.end()
  await app.stop()
})

const id = (number: number) => `'00000000-0000-7000-8000-${String(number).padStart(12, '0')}'`
const [FILE, STATEMENT, PERIOD, MATCHED, OPEN, BATCH, DEBIT, INCOME] = [1, 2, 3, 4, 5, 6, 7, 8].map(id)
const movement = (columns: string, values: string) =>
  `insert into bank_movements (statement_id, iban, booking_day, value_day, kind, remittance, created_at, updated_at, movement_id, ${columns})
   values (${STATEMENT}, 'ES1', '2026-11-02', '2026-11-02', 'transfer', '', now(), now(), ${values})`
const posting = (kind: string, from: string, to: string, amount: number) =>
  `insert into ledger_transfers (transfer_id, kind, debit_account_id, credit_account_id, amount, transaction_id, created_at)
   values (uuidv7(), '${kind}', ${from}, ${to}, ${amount}, ${kind === 'income' ? INCOME : 'null'}, now())`

/** In: 100 matched, 40, a batch of 30 and 20. Out: 5. */
const STATEMENTS = [
  `insert into files (file_id, storage_key, name, content_type, size_bytes, sha256, created_at) values (${FILE}, 'a', 'a.xml', 'text/xml', 1, 'a', now())`,
  `insert into bank_files (file_id, sha256, uploaded_by, imported_by, imported_at, created_at) values (${FILE}, 'a', null, null, now(), now())`,
  `insert into bank_statements values (${STATEMENT}, 'ES1', 'camt053', ${FILE}, 1, '2026-11-02', '2026-11-02', 1000, 1185, 4, 4, {user}, now())`,
  `insert into bank_periods values (${PERIOD}, 'ES1', '2026-11-02', '2026-11-02', 1000, 1185)`,
  movement('amount, occurrence, state, settled', `${MATCHED}, 100, 1, 'matched', 100`),
  movement('amount, occurrence, state, settled', `${OPEN}, 40, 1, 'open', 0`),
  movement('amount, occurrence, state', `${BATCH}, 50, 1, 'batch'`),
  movement('amount, parent_id, state', `${id(9)}, 30, ${BATCH}, 'open'`),
  movement('amount, parent_id, state', `${id(10)}, 20, ${BATCH}, 'open'`),
  movement('amount, occurrence, state', `${DEBIT}, -5, 1, 'open'`),
  posting('bank_credit', single('bank'), single('unassigned'), 190),
  posting('bank_debit', single('unexplained'), single('bank'), 5),
  `insert into transactions (transaction_id, wallet_id, user_id, type, issuer_name, amount, status, created_at, updated_at)
   values (${INCOME}, {wallet}, {user}, 'income', 'user-wallet', 100, 'completed', now(), now())`,
  posting('income', single('unassigned'), '{wallet}', 100),
  `insert into bank_allocations (allocation_id, movement_id, transaction_id, amount, reasons, automatic, created_at)
   values (uuidv7(), ${MATCHED}, ${INCOME}, 100, '[]', true, now())`,
]

const UNBOUND = 'alter table bank_movements disable trigger user; alter table bank_statements disable trigger user'

it('finds nothing in consistent records', async () => {
  expect(await brokenBy(owner, [])).toEqual({})
})

/** One credit of 10: statement, period, movement, posting. */
const dayOf = (iban: string, day: string, opening: number) => [
  `insert into bank_statements values (${id(30)}, '${iban}', 'camt053', ${FILE}, 2, '${day}', '${day}', ${opening}, ${opening + 10}, 1, 1, (select user_id from wallets limit 1), now())`,
  `insert into bank_periods values (${id(31)}, '${iban}', '${day}', '${day}', ${opening}, ${opening + 10})`,
  `insert into bank_movements (statement_id, iban, booking_day, value_day, kind, remittance, created_at, updated_at, movement_id, amount, occurrence, state)
   values (${id(30)}, '${iban}', '${day}', '${day}', 'transfer', '', now(), now(), ${id(32)}, 10, 7, 'open')`,
  posting('bank_credit', single('bank'), single('unassigned'), 10),
]
const paidOnHold = (placed: number, lifted: number | null) => [
  `insert into account_holds (account_hold_id, user_id, kind, state, placed_at, lifted_at, updated_at)
   select uuidv7(), user_id, 'exposure', ${lifted === null ? "'active'" : "'lifted'"}, now() - interval '${placed} hours',
     ${lifted === null ? 'null' : `now() - interval '${lifted} hours'`}, now() from wallets limit 1`,
  `insert into money_decisions (decision_id, kind, verdict, postings, amount, subject_id, record_id, decided_as, four_eyes, hands, is_unproven, created_at)
   select uuidv7(), 'hand_over_batch', 'goes', '{}', 100, user_id, ${id(40)}, 'platform', false, '{}', false, now() - interval '1 hour' from wallets limit 1`,
]
const allocation = (amount: number, undone: string) =>
  `insert into bank_allocations (allocation_id, movement_id, transaction_id, amount, reasons, automatic, created_at, undone_at, undone_by)
   select uuidv7(), movement_id, transaction_id, ${amount}, reasons, automatic, created_at, ${undone} from bank_allocations limit 1`

it.each([
  { what: 'the same day of another account', statements: dayOf('ES2', '2026-11-02', 500) },
  { what: 'the next day', statements: dayOf('ES1', '2026-11-03', 1185) },
  { what: 'the day before', statements: dayOf('ES1', '2026-11-01', 990) },
  { what: 'a payment after a hold was lifted', statements: paidOnHold(3, 2) },
  {
    what: 'a reversed allocation',
    statements: [allocation(100, 'now(), (select user_id from wallets limit 1)')],
  },
  {
    what: 'an allocation in two parts',
    statements: [
      'alter table bank_allocations disable trigger user',
      'update bank_allocations set amount = 60',
      allocation(40, 'null, null'),
    ],
  },
])('finds nothing after $what with any single invariant', async ({ statements }) => {
  expect(await brokenOneByOne(owner, statements)).toEqual({})
})

it.each<{ what: string; statements: string[]; expected: Partial<Record<Invariant, object>> }>([
  {
    what: 'a cent at the bank missing from the statements',
    statements: [posting('settle', single('bank'), single('clearing'), 1)],
    expected: {
      bankEqualsStatements: { noun: 'ledger', expected: '-185', found: '-186' },
      clearingEqualsUnsettled: { noun: 'ledger', expected: '-1000', found: '-999' },
    },
  },
  {
    what: 'an approved income that is not awaited',
    statements: [
      `insert into transactions (transaction_id, wallet_id, user_id, type, issuer_name, amount, status, decided_at, created_at, updated_at)
       select ${id(22)}, wallet_id, user_id, type, issuer_name, 7, status, now(), now(), now() from transactions where transaction_id = ${INCOME}`,
      `insert into ledger_transfers (transfer_id, kind, debit_account_id, credit_account_id, amount, transaction_id, created_at)
       select uuidv7(), 'income', ${single('clearing')}, wallet_id, amount, transaction_id, now() from transactions where transaction_id = ${id(22)}`,
      `do $$ begin assert (select count(*) = 1 from awaited_incomes where transaction_id = ${id(22)}); end $$`,
      'delete from awaited_incomes',
    ],
    expected: { clearingEqualsUnsettled: { noun: 'transactions', found: 'none' } },
  },
  {
    what: 'an awaited income that was already matched to its line',
    statements: [`insert into awaited_incomes values (${INCOME}, 100, now())`],
    expected: { clearingEqualsUnsettled: { noun: 'transactions', expected: 'none' } },
  },
  {
    what: 'a payment to a person on hold',
    statements: paidOnHold(2, null),
    expected: { frozenPeopleUnpaid: { noun: 'payments', recordId: '00000000-0000-7000-8000-000000000040' } },
  },
  {
    what: 'a missing movement',
    statements: [UNBOUND, `delete from bank_movements where movement_id = ${OPEN}`],
    expected: {
      statementsChain: { noun: 'bankPeriods', expected: '185', found: '145' },
      unassignedEqualsOpenCredits: { noun: 'ledger', expected: '50', found: '90' },
      talliesEqualRows: { noun: 'bank_movements' },
    },
  },
  {
    what: 'a statement whose days no period covers',
    statements: [
      `insert into bank_statements select ${id(20)}, iban, format, file_id, 2, '2026-11-09', '2026-11-09', 1185, 1185, 0, 0, imported_by, now() from bank_statements`,
    ],
    expected: { statementsChain: { noun: 'bankStatements', found: 'no period' } },
  },
  {
    what: 'a statement with another opening balance than its period',
    statements: [UNBOUND, 'update bank_statements set opening = opening + 1'],
    expected: { statementsChain: { noun: 'bankPeriods', expected: '1000 / 1185', found: 'no statement' } },
  },
  {
    what: 'a statement with another closing balance than its period',
    statements: [UNBOUND, 'update bank_statements set closing = closing + 1'],
    expected: { statementsChain: { noun: 'bankPeriods', expected: '1000 / 1185', found: 'no statement' } },
  },
  {
    what: 'a statement that begins before its period',
    statements: [UNBOUND, "update bank_statements set from_day = '2026-11-01'"],
    expected: { statementsChain: { noun: 'bankStatements', expected: '2026-11-01 / 2026-11-02', found: 'no period' } },
  },
  {
    what: 'a statement that ends after its period',
    statements: [UNBOUND, "update bank_statements set to_day = '2026-11-03'"],
    expected: { statementsChain: { noun: 'bankStatements', expected: '2026-11-02 / 2026-11-03', found: 'no period' } },
  },
  {
    what: 'a movement before the days of its period',
    statements: [UNBOUND, `update bank_movements set booking_day = '2026-11-01' where movement_id = ${DEBIT}`],
    expected: {
      statementsChain: { noun: 'bankMovements', expected: '2026-11-01', found: 'no period' },
      talliesEqualRows: { noun: 'bank_movements' },
    },
  },
  {
    what: 'a movement after the days of its period',
    statements: [UNBOUND, `update bank_movements set booking_day = '2026-11-03' where movement_id = ${DEBIT}`],
    expected: {
      statementsChain: { noun: 'bankMovements', expected: '2026-11-03', found: 'no period' },
      talliesEqualRows: { noun: 'bank_movements' },
    },
  },
  {
    what: 'an awaited income with another amount',
    statements: [
      `insert into transactions (transaction_id, wallet_id, user_id, type, issuer_name, amount, status, decided_at, created_at, updated_at)
       select ${id(22)}, wallet_id, user_id, type, issuer_name, 7, status, now(), now(), now() from transactions where transaction_id = ${INCOME}`,
      `insert into ledger_transfers (transfer_id, kind, debit_account_id, credit_account_id, amount, transaction_id, created_at)
       select uuidv7(), 'income', ${single('clearing')}, wallet_id, amount, transaction_id, now() from transactions where transaction_id = ${id(22)}`,
      'update awaited_incomes set amount = amount + 1',
    ],
    expected: { clearingEqualsUnsettled: { noun: 'transactions' } },
  },
  {
    what: 'two periods that share a day',
    statements: [
      `insert into bank_periods values (${id(21)}, 'ES1', '2026-11-01', '2026-11-03', 1000, 1185)`,
      `insert into bank_statements select ${id(20)}, iban, format, file_id, 2, '2026-11-01', '2026-11-03', 1000, 1185, 0, 0, imported_by, now() from bank_statements`,
    ],
    expected: {
      bankEqualsStatements: { expected: '-370', found: '-185' },
      statementsChain: { noun: 'bankPeriods', expected: '2026-11-03', found: '2026-11-02' },
    },
  },
  {
    what: 'a movement on a day that no period covers',
    statements: [UNBOUND, `update bank_movements set booking_day = '2026-11-09' where movement_id = ${DEBIT}`],
    expected: {
      statementsChain: { noun: 'bankPeriods', expected: '185', found: '190' },
      talliesEqualRows: { noun: 'bank_movements' },
    },
  },
  {
    what: 'a batch whose parts do not add up to it',
    statements: [UNBOUND, `update bank_movements set amount = 31 where parent_id = ${BATCH} and amount = 30`],
    expected: {
      statementsChain: { noun: 'bankMovements', expected: '50', found: '51' },
      unassignedEqualsOpenCredits: { expected: '91', found: '90' },
      talliesEqualRows: { noun: 'bank_movements' },
    },
  },
  {
    what: 'a debit explained without a posting',
    statements: [`update bank_movements set state = 'set_aside', state_reason = 'x' where movement_id = ${DEBIT}`],
    expected: { unexplainedEqualsOpenDebits: { noun: 'ledger', expected: '0', found: '-5' } },
  },
  {
    what: 'a matched movement without an allocation',
    statements: ['update bank_allocations set undone_at = now(), undone_by = (select user_id from wallets limit 1)'],
    expected: {
      clearingEqualsUnsettled: { expected: '-1100', found: '-1000' },
      allocationsFitMovements: { noun: 'bankMovements', expected: '0', found: '100' },
    },
  },
  {
    what: 'an income still counted although its movement was taken back',
    statements: [
      `insert into ledger_transfers (transfer_id, kind, debit_account_id, credit_account_id, amount, transaction_id, created_at)
       select uuidv7(), 'unmatch', credit_account_id, debit_account_id, amount, transaction_id, now() from ledger_transfers where transaction_id = ${INCOME}`,
    ],
    expected: {
      transactionsHavePostings: { noun: 'transactions', expected: '100', found: '200' },
      unassignedEqualsOpenCredits: { expected: '90', found: '190' },
      clearingEqualsUnsettled: { expected: '-900', found: '-1000' },
    },
  },
  {
    what: 'unexplained money above zero',
    statements: [
      'alter table ledger_accounts drop constraint ledger_accounts_not_overdrawn',
      posting('settle', single('clearing'), single('unexplained'), 6),
    ],
    expected: {
      nothingOverdrawn: { noun: 'ledgerAccounts', expected: '<= 0', found: '1' },
      unexplainedEqualsOpenDebits: { expected: '-5', found: '1' },
      clearingEqualsUnsettled: { expected: '-1000', found: '-1006' },
    },
  },
])('reports $what', async ({ statements, expected }) => {
  const broken = await brokenBy(owner, statements)
  expect(Object.keys(broken).toSorted()).toEqual(Object.keys(expected).toSorted())
  for (const [invariant, exception] of Object.entries(expected)) {
    expect(broken[invariant]).toContainEqual(expect.objectContaining(exception))
  }
})
