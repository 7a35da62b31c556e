import { RULES_OFF, single } from './broken-books.ts'

/** Copies rows with some columns replaced. */
const copied = (table: string, where: string, columns: Readonly<Record<string, string>>) =>
  `insert into ${table} select (jsonb_populate_record(r, jsonb_build_object(${Object.entries(columns)
    .map(([name, value]) => `'${name}', ${value}`)
    .join(', ')}))).* from ${table} r where ${where}`

const NEW_ID = 'uuidv7()'
const HANDOVER = '01890000-0000-7000-8000-00000000f001'
/** An awaited income is booked by one posting. */
const DIVISIBLE =
  'amount > 1 and (transaction_id is null or transaction_id not in (select transaction_id from awaited_incomes))'
const PENDING = "type = 'withdraw' and status = 'pending'"
const PLANNED =
  "(select p.distribution_id from distributions p join distributions d using (project_id) where p.status = 'planned' and d.distribution_id = r.distribution_id limit 1)"

/** Changes that break no invariant. */
export const CHANGES_THAT_HOLD: readonly { what: string; statements: readonly string[] }[] = [
  {
    what: 'each posting in two parts',
    statements: [
      RULES_OFF,
      `create temporary table parts on commit drop as select transfer_id from ledger_transfers where ${DIVISIBLE}`,
      copied('ledger_transfers', DIVISIBLE, { transfer_id: NEW_ID, amount: 'r.amount - 1' }),
      'update ledger_transfers set amount = 1 where transfer_id in (select transfer_id from parts)',
    ],
  },
  {
    what: 'a withdrawal in two parts',
    statements: [
      copied('transactions', PENDING, { transaction_id: NEW_ID, amount: '1', number: "'R-9999-1'" }),
      `update transactions set amount = amount - 1 where ${PENDING} and amount > 1`,
    ],
  },
  {
    what: 'a withdrawal that was refused',
    statements: [
      copied('transactions', PENDING, {
        transaction_id: NEW_ID,
        number: "'R-9999-1'",
        status: "'rejected'",
        reject_reason: "'x'",
      }),
    ],
  },
  {
    what: 'a withdrawal that was cancelled and released',
    statements: [
      `insert into ledger_transfers (transfer_id, kind, debit_account_id, credit_account_id, amount, transaction_id, created_at)
       select uuidv7(), 'release', w.reserved_account_id, w.wallet_id, t.amount, t.transaction_id, now()
       from transactions t join wallets w using (wallet_id) where t.type = 'withdraw' and t.status = 'pending'`,
      `update transactions set status = 'cancelled' where ${PENDING}`,
    ],
  },
  {
    what: 'a reservation that was called',
    statements: ["update reservations set state = 'called', complete_until = now() where state = 'placed'"],
  },
  {
    what: 'a reservation of two people, of which one is called',
    statements: [
      copied('reservations', "state = 'placed'", {
        reservation_id: NEW_ID,
        state: "'called'",
        complete_until: 'now()',
        user_id: '(select user_id from users u where u.user_id <> r.user_id limit 1)',
        place: 'r.place + 900',
        amount: '2',
        deposit: '1',
      }),
      "update reservations set amount = amount - 2, deposit = deposit - 1 where state = 'placed'",
      'update projects set reservation_count = reservation_count + 1 where reservation_count > 0',
    ],
  },
  {
    what: 'a reservation that was withdrawn',
    statements: [
      copied('reservations', "state = 'placed'", {
        reservation_id: NEW_ID,
        state: "'withdrawn'",
        place: 'r.place + 900',
      }),
    ],
  },
  {
    what: 'a return that is planned, with shares that are not paid',
    statements: [copied('distribution_shares', 'paid_at is not null', { distribution_id: PLANNED, paid_at: 'null' })],
  },
  {
    what: 'a return in two parts',
    statements: [
      RULES_OFF,
      copied('distribution_shares', 'paid_at is not null', {
        distribution_id: PLANNED,
        interest: '3',
        fee: '1',
        withheld: '1',
        principal: '2',
      }),
      `update distribution_shares r set interest = interest - 5, fee = fee - 1, withheld = withheld - 1
       where distribution_id in (select distribution_id from distributions where status = 'paid')`,
      // A planned part is not credited yet.
      'update ledger_accounts set unreceived = unreceived - 3 where unreceived > 0',
    ],
  },
  {
    what: 'tax that is handed over by a payment, after others that did not reach the tax office',
    statements: [
      `insert into tax_handovers (handover_id, quarter, agent, form, amount, created_by, created_at)
       select '${HANDOVER}', '2026-10-01', 'platform', '123', sum(withheld), (select user_id from users limit 1), now()
       from distribution_shares where paid_at is not null`,
      `update distribution_shares set handover_id = '${HANDOVER}' where withheld > 0 and paid_at is not null`,
      `insert into payments (payment_id, kind, handover_id, amount, beneficiary, iban, remittance, end_to_end_id, state, batch_id, created_at, updated_at)
       select uuidv7(), 'tax', handover_id, amount, 'AEAT', 'ES9121000418450200051332', '', 'TAX' || upper(state), state,
         case when state in ('refused', 'returned') then (select batch_id from payment_batches limit 1) end, now(), now()
       from tax_handovers, unnest(array['refused', 'returned', 'cancelled', 'queued']) as state`,
      `insert into ledger_transfers (transfer_id, kind, debit_account_id, credit_account_id, amount, payment_id, created_at)
       select uuidv7(), 'hand_over', ${single('withheld')}, ${single('clearing')}, amount, payment_id, now()
       from payments where kind = 'tax' and state = 'queued'`,
    ],
  },
  {
    what: 'an account of our own below zero',
    statements: [
      `insert into ledger_transfers (transfer_id, kind, debit_account_id, credit_account_id, amount, created_at)
       values (uuidv7(), 'settle', ${single('own')}, ${single('penalties')}, 1, now())`,
    ],
  },
]
