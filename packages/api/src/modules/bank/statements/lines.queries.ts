import { bankMovementLifecycle } from '@cauce/contract'
import { sql, type SQL } from 'drizzle-orm'
import { textArray, uuidArray, type Transaction } from '../../../database/index.ts'
import { bankMovements } from '../../../database/schema/bank.ts'
import { stagedLines } from '../../../database/schema/bank-staging.ts'
import { ledgerTransfers } from '../../../database/schema/wallet.ts'
import { type DecisionId, BANK_ACCOUNT, UNASSIGNED_ACCOUNT, UNEXPLAINED_ACCOUNT } from '../../wallet/ledger/index.ts'
import { isKnown, ofStatement, type Known } from './staging.queries.ts'

interface Origin {
  readonly statementId: string
  readonly iban: string
  readonly now: Date
}

const instantOf = (now: Date) => sql`${now.toISOString()}::timestamptz`

const DETAILS =
  'counterparty_name counterparty_iban remittance reference end_to_end_id bank_reference batch_reference return_reason'.split(
    ' ',
  )
const details = (write: (name: string) => string): SQL => sql.raw(DETAILS.map(write).join(', '))
const columns = sql`(movement_id, statement_id, parent_id, iban, booking_day, value_day, amount, occurrence, kind, ${details(String)}, state, created_at, updated_at)`

/** New lines of a statement, and their parts, become movements. */
export async function insertFresh(tx: Transaction, known: Known, { statementId, iban, now }: Origin): Promise<void> {
  const at = instantOf(now)
  await tx.execute(sql`
    insert into ${bankMovements} ${columns}
    select movement_id, ${statementId}::uuid, parent_id, ${iban}, booking_day, value_day, amount,
      case when parent_id is null then coalesce(b.occurrence, 0) + row_number() over (partition by parent_id is null, booking_day, amount order by number) end,
      kind, ${details(String)}, case when is_batch then 'batch' else 'open' end, ${at}, ${at}
    from ${stagedLines} left join (
      select booking_day, amount, max(occurrence) as occurrence from ${bankMovements}
      where iban = ${iban} and parent_id is null and booking_day in (select distinct booking_day from ${stagedLines} where ${ofStatement(known.statement)})
      group by 1, 2
    ) b using (booking_day, amount)
    where ${ofStatement(known.statement)} and not ${isKnown(known)} order by number`)
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
  const at = instantOf(now)
  const post = (kind: string, debit: string, credit: string, condition: SQL) =>
    tx.execute(sql`
      insert into ${ledgerTransfers} (transfer_id, kind, debit_account_id, credit_account_id, amount, movement_id, decision_id, created_at)
      select uuidv7(), ${kind}, ${debit}::uuid, ${credit}::uuid, abs(amount), movement_id, ${decisionId}::uuid, ${at}
      from ${bankMovements} where statement_id = ${statementId} and state <> 'batch' and ${condition}`)
  await post('bank_credit', BANK_ACCOUNT, UNASSIGNED_ACCOUNT, sql`amount > 0`)
  await post('bank_debit', UNEXPLAINED_ACCOUNT, BANK_ACCOUNT, sql`amount < 0`)
}

/** A staged line and the movement that it is. */
export interface KnownPair {
  readonly lineId: string
  readonly movementId: string
}

/** Fills in missing fields of movements that the statement names too: these, and those alone in their day and amount on both sides. */
export async function fillIn(
  tx: Transaction,
  known: Known,
  pairs: readonly KnownPair[],
  { iban, now }: Pick<Origin, 'iban' | 'now'>,
): Promise<void> {
  if (known.groups.length === 0 && pairs.length === 0) return
  const of = ofStatement(known.statement)
  const touched = sql`greatest(${instantOf(now)}, m.updated_at + interval '1 millisecond')`
  const paired = sql`
    paired as materialized (
      select (array_agg(l.movement_id))[1] as line_id, (array_agg(m.movement_id))[1] as movement_id
      from (select movement_id, booking_day, amount from ${stagedLines} where ${of} and parent_id is null and ${isKnown(known)}) l
      join ${bankMovements} m on m.iban = ${iban} and m.parent_id is null and m.state <> 'taken_back' and m.booking_day = l.booking_day and m.amount = l.amount
      group by l.booking_day, l.amount having count(*) = 1
      union all
      select * from unnest(${uuidArray(pairs.map(({ lineId }) => lineId))}, ${uuidArray(pairs.map(({ movementId }) => movementId))})
    ), told as materialized (
      select p.movement_id as known_id, l.* from paired p join ${stagedLines} l on l.movement_id = p.line_id where l.file_id = ${known.statement.fileId}
    )`
  await tx.execute(sql`
    with ${paired}
    update ${bankMovements} m set ${details((name) => `${name} = n.${name}`)}, updated_at = ${touched}
    from (
      select m.movement_id, ${details((name) => `coalesce(nullif(m.${name}, ''), t.${name}) as ${name}`)}
      from ${bankMovements} m join told t on t.known_id = m.movement_id
    ) n
    where m.movement_id = n.movement_id and (${details((name) => `m.${name}`)}) is distinct from (${details((name) => `n.${name}`)})`)
  const { from, to } = bankMovementLifecycle.transitions.split
  // Nothing was decided on them. Their posting stays theirs, so all parts are on its side.
  await tx.execute(sql`
    with ${paired}, split as (
      update ${bankMovements} m set state = ${to}, state_reason = null, updated_at = ${touched}
      from told t
      where m.movement_id = t.known_id and m.state = any (${textArray([...from])}) and m.prepared_id is null and t.is_batch
        and not exists (select from ${stagedLines} p where p.file_id = t.file_id and p.parent_id = t.movement_id and sign(p.amount) <> sign(t.amount))
      returning m.movement_id, m.statement_id, t.movement_id as line_id
    )
    insert into ${bankMovements} ${columns}
    select l.movement_id, s.statement_id, s.movement_id, ${iban}, l.booking_day, l.value_day, l.amount, null, l.kind, ${details((name) => `l.${name}`)},
      'open', ${instantOf(now)}, ${instantOf(now)}
    from split s join ${stagedLines} l on l.parent_id = s.line_id and l.file_id = ${known.statement.fileId} order by l.number`)
}
