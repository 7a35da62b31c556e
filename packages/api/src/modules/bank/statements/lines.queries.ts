import { bankMovementLifecycle } from '@cauce/contract'
import { and, inArray, isNull, sql } from 'drizzle-orm'
import {
  centsArray,
  integerArray,
  textArray,
  uuidArray,
  type Executor,
  type Transaction,
} from '../../../database/index.ts'
import { bankMovements } from '../../../database/schema/bank.ts'
import { ledgerTransfers } from '../../../database/schema/wallet.ts'
import { uuidv7 } from '../../../ids.ts'
import { type DecisionId, BANK_ACCOUNT, UNASSIGNED_ACCOUNT, UNEXPLAINED_ACCOUNT } from '../../wallet/ledger/index.ts'
import type { KnownLine, Pair } from './lines.domain.ts'
import type { ReadMovement, ReadPart } from './readers/index.ts'

export interface NewLine {
  readonly line: ReadMovement
  readonly occurrence: number
}

interface Origin {
  readonly statementId: string
  readonly iban: string
  readonly now: Date
}

interface Row {
  readonly movementId: string
  readonly parentId: string | null
  readonly occurrence: number | null
  readonly isBatch: boolean
  readonly day: Pick<ReadMovement, 'bookingDay' | 'valueDay' | 'batchReference'>
  readonly part: ReadPart
}

// Ids without a timestamp ascend in the order of the lines.
function rowsOf({ line, occurrence }: NewLine): Row[] {
  const movementId = uuidv7()
  const parts = line.parts ?? []
  return [
    { movementId, parentId: null, occurrence, isBatch: parts.length > 0, day: line, part: line },
    ...partRowsOf(movementId, line, parts),
  ]
}

const partRowsOf = (parentId: string, day: Row['day'], parts: readonly ReadPart[]): Row[] =>
  parts.map((part) => ({ movementId: uuidv7(), parentId, occurrence: null, isBatch: false, day, part }))

export const insertLines = (tx: Transaction, origin: Origin, lines: readonly NewLine[]): Promise<void> =>
  insertRows(tx, origin, lines.flatMap(rowsOf))

async function insertRows(tx: Transaction, origin: Origin, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  const texts = (of: (row: Row) => string | null | undefined) => textArray(rows.map(of))
  const at = sql`${origin.now.toISOString()}::timestamptz`
  await tx.execute(sql`
    insert into ${bankMovements} (movement_id, statement_id, parent_id, iban, booking_day, value_day, amount, occurrence, kind, counterparty_name,
      counterparty_iban, remittance, reference, end_to_end_id, bank_reference, batch_reference, return_reason, state, created_at, updated_at)
    select r.movement_id, ${origin.statementId}::uuid, r.parent_id, ${origin.iban}, r.booking_day::date, r.value_day::date, r.amount, r.occurrence, r.kind, r.counterparty_name,
      r.counterparty_iban, r.remittance, r.reference, r.end_to_end_id, r.bank_reference, r.batch_reference, r.return_reason, r.state, ${at}, ${at}
    from unnest(
      ${uuidArray(rows.map(({ movementId }) => movementId))}, ${uuidArray(rows.map(({ parentId }) => parentId))},
      ${texts(({ day }) => day.bookingDay)}, ${texts(({ day }) => day.valueDay)}, ${centsArray(rows.map(({ part }) => part.amount))},
      ${integerArray(rows.map(({ occurrence }) => occurrence))}, ${texts(({ part }) => part.kind)}, ${texts(({ part }) => part.counterpartyName)},
      ${texts(({ part }) => part.counterpartyIban)}, ${texts(({ part }) => part.remittance)}, ${texts(({ part }) => part.reference)},
      ${texts(({ part }) => part.endToEndId)}, ${texts(({ part }) => part.bankReference)}, ${texts(({ day }) => day.batchReference)},
      ${texts(({ part }) => part.returnReason)}, ${texts(({ isBatch }) => (isBatch ? 'batch' : 'open'))}
    ) as r (movement_id, parent_id, booking_day, value_day, amount, occurrence, kind, counterparty_name, counterparty_iban, remittance, reference,
      end_to_end_id, bank_reference, batch_reference, return_reason, state)`)
}

/** Cents of all lines of a statement, whatever their direction. */
export async function findTurnover(tx: Transaction, statementId: string): Promise<bigint> {
  const { rows } = await tx.execute<{ turnover: string }>(
    sql`select coalesce(sum(abs(amount)), 0)::bigint as turnover from ${bankMovements} where statement_id = ${statementId} and state <> 'batch'`,
  )
  return BigInt(rows[0]!.turnover)
}

/** Postings: credits from bank to unassigned, debits from unexplained to bank. */
export async function postStatement(
  tx: Transaction,
  { statementId, now, decisionId }: Pick<Origin, 'statementId' | 'now'> & { readonly decisionId: DecisionId },
) {
  const at = sql`${now.toISOString()}::timestamptz`
  const post = (kind: string, debit: string, credit: string, condition: ReturnType<typeof sql>) =>
    tx.execute(sql`
      insert into ${ledgerTransfers} (transfer_id, kind, debit_account_id, credit_account_id, amount, movement_id, decision_id, created_at)
      select uuidv7(), ${kind}, ${debit}::uuid, ${credit}::uuid, abs(amount), movement_id, ${decisionId}::uuid, ${at}
      from ${bankMovements} where statement_id = ${statementId} and state <> 'batch' and ${condition}`)
  await post('bank_credit', BANK_ACCOUNT, UNASSIGNED_ACCOUNT, sql`amount > 0`)
  await post('bank_debit', UNEXPLAINED_ACCOUNT, BANK_ACCOUNT, sql`amount < 0`)
}

/** In their order. */
export async function findKnownLines(
  executor: Executor,
  iban: string,
  groups: readonly Pick<ReadMovement, 'bookingDay' | 'amount'>[],
): Promise<readonly (KnownLine & Pick<ReadMovement, 'bookingDay' | 'amount'>)[]> {
  const { rows } = await executor.execute<Record<string, string | null>>(sql`
    select movement_id, booking_day::text, amount, counterparty_name, counterparty_iban, remittance, reference, end_to_end_id, bank_reference
    from ${bankMovements} join unnest(${textArray(groups.map(({ bookingDay }) => bookingDay))}, ${centsArray(groups.map(({ amount }) => amount))}) as g (day, cents)
      on booking_day = g.day::date and amount = g.cents
    where iban = ${iban} and parent_id is null order by occurrence`)
  return rows.map((row) => ({
    movementId: row['movement_id']!,
    bookingDay: row['booking_day']!,
    amount: BigInt(row['amount']!),
    counterpartyName: row['counterparty_name']!,
    counterpartyIban: row['counterparty_iban']!,
    remittance: row['remittance']!,
    reference: row['reference']!,
    endToEndId: row['end_to_end_id']!,
    bankReference: row['bank_reference']!,
  }))
}

/** Fills in missing fields. Returns the number of changed lines. */
export async function fillIn(tx: Transaction, pairs: readonly Pair[], now: Date): Promise<number> {
  const texts = (of: (line: ReadMovement) => string | undefined) => textArray(pairs.map(({ line }) => of(line)))
  const names =
    'counterparty_name counterparty_iban remittance reference end_to_end_id bank_reference batch_reference return_reason'
  const columns = (alias: string) =>
    sql.raw(
      names
        .split(' ')
        .map((name) => `${alias}.${name}`)
        .join(', '),
    )
  const filled = sql.raw(
    names
      .split(' ')
      .map((name) => `coalesce(nullif(m.${name}, ''), f.${name}) as ${name}`)
      .join(', '),
  )
  const { rowCount } = await tx.execute(sql`
    update ${bankMovements} m set
      counterparty_name = n.counterparty_name, counterparty_iban = n.counterparty_iban, remittance = n.remittance, reference = n.reference,
      end_to_end_id = n.end_to_end_id, bank_reference = n.bank_reference, batch_reference = n.batch_reference, return_reason = n.return_reason,
      updated_at = greatest(${now.toISOString()}::timestamptz, m.updated_at + interval '1 millisecond')
    from (
      select movement_id, ${filled} from ${bankMovements} m join unnest(
        ${uuidArray(pairs.map(({ movementId }) => movementId))}, ${texts((line) => line.counterpartyName)}, ${texts((line) => line.counterpartyIban)},
        ${texts((line) => line.remittance)}, ${texts((line) => line.reference)}, ${texts((line) => line.endToEndId)}, ${texts((line) => line.bankReference)},
        ${texts((line) => line.batchReference)}, ${texts((line) => line.returnReason)}
      ) as f (movement_id, counterparty_name, counterparty_iban, remittance, reference, end_to_end_id, bank_reference, batch_reference, return_reason) using (movement_id)
    ) n
    where m.movement_id = n.movement_id and (${columns('m')}) is distinct from (${columns('n')})`)
  await splitLines(tx, pairs, now)
  return rowCount ?? 0
}

/** Lines whose parts only this file has, while nothing was decided on them. Their posting stays theirs, so all parts are on its side. */
async function splitLines(tx: Transaction, pairs: readonly Pair[], now: Date): Promise<void> {
  const several = pairs.filter(
    ({ line: { parts = [], amount } }) => parts.every((part) => part.amount > 0n === amount > 0n) && parts.length > 1,
  )
  if (several.length === 0) return
  const ids = several.map(({ movementId }) => movementId)
  const { from, to } = bankMovementLifecycle.transitions.split
  const rows = await tx
    .update(bankMovements)
    .set({ state: to, stateReason: null, updatedAt: now })
    .where(
      and(
        inArray(bankMovements.movementId, ids),
        inArray(bankMovements.state, [...from]),
        isNull(bankMovements.preparedId),
      ),
    )
    .returning()
  const lines = new Map(several.map(({ movementId, line }) => [movementId, line]))
  for (const { movementId, statementId, iban } of rows) {
    const line = lines.get(movementId)!
    await insertRows(tx, { statementId, iban, now }, partRowsOf(movementId, line, line.parts!))
  }
}
