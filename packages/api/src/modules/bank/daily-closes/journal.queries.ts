import { addDays, startOfDay, type Cents } from '@cauce/contract'
import { sql } from 'drizzle-orm'
import type { Executor } from '../../../database/index.ts'
import { payments } from '../../../database/schema/bank.ts'
import { orders } from '../../../database/schema/orders.ts'
import { projects } from '../../../database/schema/project.ts'
import {
  ledgerAccounts,
  ledgerTransfers,
  transactions,
  wallets,
  type TransferKind,
} from '../../../database/schema/wallet.ts'
import type { Kind } from './daily-closes.queries.ts'

export interface Period {
  readonly fromDate: string
  readonly toDate: string
}

export interface Entry {
  readonly number: number
  readonly day: string
  readonly kind: TransferKind
  readonly debit: Kind
  readonly credit: Kind
  readonly amount: Cents
  readonly project: string | null
  /** Of the payment, withdrawal, order or line. */
  readonly reference: string | null
  /** Permanent reference of the wallet. */
  readonly customer: string | null
}

type Row = Omit<Entry, 'number' | 'amount'> & Record<'transfer_id' | 'at' | 'amount', string>

const ROWS_AT_ONCE = 5_000

/** In the order of time: closed days never change, so neither does the number of an entry. */
export async function* readEntries(executor: Executor, { fromDate, toDate }: Period): AsyncGenerator<Entry> {
  const from = sql`${startOfDay(fromDate).toISOString()}::timestamptz`
  const to = sql`${startOfDay(addDays(toDate, 1)).toISOString()}::timestamptz`
  let number = await executor.$count(ledgerTransfers, sql`${ledgerTransfers.createdAt} < ${from}`)
  let after = sql`(${from}, '00000000-0000-0000-0000-000000000000'::uuid)`
  for (;;) {
    const { rows } = await executor.execute<Row>(sql`
      select t.transfer_id, t.created_at::text as at, (t.created_at at time zone 'Europe/Madrid')::date::text as day, t.kind,
        d.kind as debit, c.kind as credit, t.amount::text, p.name as project, w.reference as customer,
        coalesce(x.number, y.end_to_end_id, t.order_id::text, t.movement_id::text, t.transaction_id::text) as reference
      from ${ledgerTransfers} t
        join ${ledgerAccounts} d on d.account_id = t.debit_account_id join ${ledgerAccounts} c on c.account_id = t.credit_account_id
        left join ${transactions} x on x.transaction_id = t.transaction_id left join ${payments} y on y.payment_id = t.payment_id
        left join ${orders} o on o.order_id = t.order_id
        left join ${projects} p on p.project_id = coalesce(d.project_id, c.project_id, o.project_id, y.project_id)
        left join ${wallets} w on w.wallet_id = coalesce(d.wallet_id, c.wallet_id, o.wallet_id)
      where (t.created_at, t.transfer_id) > ${after} and t.created_at >= ${from} and t.created_at < ${to}
      order by t.created_at, t.transfer_id limit ${ROWS_AT_ONCE}`)
    for (const { transfer_id: _id, at: _at, amount, ...row } of rows) {
      number += 1
      yield { ...row, number, amount: BigInt(amount) }
    }
    if (rows.length < ROWS_AT_ONCE) return
    const { at, transfer_id } = rows.at(-1)!
    after = sql`(${at}::timestamptz, ${transfer_id}::uuid)`
  }
}
