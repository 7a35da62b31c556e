import { calendarDateOf, GUIDANCE_CONSENT_VERSION, type InvestorClass, type ParameterValues } from '@cauce/contract'
import { sql } from 'drizzle-orm'
import {
  centsArray,
  executePrepared,
  type StatementPart,
  textArray,
  type Transaction,
  uuidArray,
} from '../../database/index.ts'
import { uuidv7 } from '../../ids.ts'
import { freezeOf } from '../../modules/account/account-holds/index.ts'
import { undeclaredDepositsOf } from '../../modules/account/customer-declarations/index.ts'
import { findClasses } from '../../modules/account/classifications/index.ts'
import { holdingsOf, UNKNOWN_SUITABILITY } from '../../modules/project/orders/index.ts'
import { owesText } from '../../modules/misc/legal-texts/index.ts'
import { lockProjects } from '../../modules/project/projects/index.ts'
import type { AcceptedOrder, InvestorState, ProjectState } from '../../modules/project/orders/orders.domain.ts'
import { orders, orderMovements } from '../../database/schema/orders.ts'
import { wallets, ledgerAccounts, transactions } from '../../database/schema/wallet.ts'
import { users, accountClosings } from '../../database/schema/account.ts'

export interface BatchProject extends ProjectState {
  readonly name: string
  readonly url: string
  readonly updatedAt: Date
}

export interface BatchInvestor extends InvestorState {
  readonly userName: string
  /** Of the balance, what is reserved, not received or garnished. */
  reserved: bigint
}

/** Lock order of the API: projects ascending, before any account. */
export async function lockBatchProjects(
  tx: Transaction,
  projectIds: readonly string[],
): Promise<Map<string, BatchProject>> {
  const locked = await lockProjects(tx, projectIds)
  return new Map(
    [...locked].map(([projectId, row]) => [projectId, { ...row, isPrivate: row.private, isSuspended: row.suspended }]),
  )
}

interface InvestorRow extends Record<string, unknown> {
  user_id: string
  wallet_id: string
  available: string
  reserved: string
  is_approved: boolean
  is_closing: boolean
  undeclared: string
  owes_text: boolean
  tax_numbers: readonly (string | null)[]
  freeze: BatchInvestor['freeze']
  is_email_confirmed: boolean
  user_name: string
}

/**
 * Locks wallets ascending, after the projects. A later statement reads holdings and class: one that waits for locks
 * sees an old snapshot.
 */
export async function lockBatchInvestors(
  tx: Transaction,
  userIds: readonly string[],
  { now, declarationThreshold }: Pick<ParameterValues, 'declarationThreshold'> & { readonly now: Date },
): Promise<Map<string, BatchInvestor>> {
  const rows = await executePrepared<InvestorRow>(
    tx,
    'lock-investors',
    sql`
    select w.user_id, w.wallet_id, locked.balance - locked.unreceived - locked.garnished as available, r.balance + locked.unreceived + locked.garnished as reserved,
      u.verification_status = 'Approved' as is_approved, u.email_confirmed_at is not null as is_email_confirmed,
      ${undeclaredDepositsOf(sql`u.user_id`)} as undeclared, ${owesText(sql`u.user_id`, calendarDateOf(now))} as owes_text, array[u.tax_number, u.identification_document_number] as tax_numbers,
      exists (select from ${accountClosings} c where c.user_id = u.user_id and c.state = 'waiting') as is_closing,
      ${freezeOf(sql`u.user_id`, calendarDateOf(now))} as freeze, coalesce(u.company_name, trim(u.name || ' ' || u.surname)) as user_name
    from cauce_lock_accounts(array(select wallet_id from ${wallets} where user_id = any (${uuidArray(userIds)}))) as locked
    join ${wallets} w on w.wallet_id = locked.account_id
    join ${users} u using (user_id)
    join ${ledgerAccounts} r on r.account_id = w.reserved_account_id
    where not u.disabled and u.deleted_at is null`,
  )
  const holdings = await holdingsOf(tx, userIds)
  const classOf = await findClasses(tx, userIds, calendarDateOf(now))
  return new Map(
    rows.map((row) => [
      row.user_id,
      {
        userId: row.user_id,
        walletId: row.wallet_id,
        isEmailConfirmed: row.is_email_confirmed,
        isIdentityApproved: row.is_approved,
        isClosing: row.is_closing,
        freeze: row.freeze,
        owesDeclaration: BigInt(row.undeclared) > declarationThreshold,
        owesText: row.owes_text,
        taxNumbers: row.tax_numbers,
        available: BigInt(row.available),
        reserved: BigInt(row.reserved),
        userName: row.user_name,
        investorClass: classOf(row.user_id),
        suitability: UNKNOWN_SUITABILITY,
        reservedRooms: new Map(),
        ...holdings.get(row.user_id)!,
      },
    ]),
  )
}

export interface SavedOrder {
  readonly orderId: string
  readonly transactionId: string
  readonly projectId: string
  readonly projectPhaseId: string
  readonly userId: string
  readonly walletId: string
  readonly amount: bigint
  readonly balanceAfter: bigint
  readonly consentedTotal: AcceptedOrder['consentedTotal']
  readonly largeOrder: AcceptedOrder['largeOrder']
  readonly investorClass: InvestorClass
  readonly informationSheetId: string | null
}

/** Set-based: the same statements for any number. */
export function savedOrders(saved: readonly SavedOrder[], reflectionEndsAt: Date, now: Date): StatementPart[] {
  const at = sql`${now.toISOString()}::timestamptz`
  const column = (
    name: Exclude<
      keyof SavedOrder,
      'amount' | 'balanceAfter' | 'consentedTotal' | 'largeOrder' | 'investorClass' | 'informationSheetId'
    >,
  ) => uuidArray(saved.map((order) => order[name]))
  const large = (name: 'threshold' | 'total' | 'result') =>
    centsArray(saved.map(({ largeOrder }) => largeOrder?.[name] ?? null))
  const words = (name: 'version' | 'proof') => textArray(saved.map(({ largeOrder }) => largeOrder?.[name]))
  return [
    [
      'batch',
      sql`
      select * from unnest(
        ${column('orderId')}, ${column('transactionId')}, ${uuidArray(saved.map(() => uuidv7(now)))}, ${column('projectId')}, ${column('projectPhaseId')},
        ${column('userId')}, ${column('walletId')}, ${centsArray(saved.map((order) => order.amount))}, ${centsArray(saved.map((order) => order.balanceAfter))},
        ${centsArray(saved.map((order) => order.consentedTotal))},
        ${large('threshold')}, ${large('total')}, ${large('result')}, ${words('version')}, ${words('proof')},
        ${textArray(saved.map(({ investorClass }) => investorClass))},
        ${textArray(saved.map(({ informationSheetId }) => informationSheetId))}
      ) as b (order_id, transaction_id, movement_id, project_id, project_phase_id, user_id, wallet_id, amount, balance_after, consented_total,
        threshold_amount, threshold_total, threshold_result, threshold_version, understanding_proof, investor_class, information_sheet_id)`,
    ],
    [
      'new_orders',
      sql`
      insert into ${orders} (order_id, project_id, project_phase_id, user_id, wallet_id, amount, order_type, status, consented_total, consent_version, threshold_amount, threshold_total, threshold_result, threshold_version, understanding_proof, investor_class, information_sheet_id, reflection_ends_at, created_at, updated_at)
      select order_id, project_id, project_phase_id, user_id, wallet_id, amount, 'invest', 'pending', consented_total, case when consented_total is not null then ${GUIDANCE_CONSENT_VERSION} end, threshold_amount, threshold_total, threshold_result, threshold_version, understanding_proof, investor_class, information_sheet_id::uuid, ${reflectionEndsAt.toISOString()}::timestamptz, ${at}, ${at} from batch`,
    ],
    [
      'new_movements',
      sql`
      insert into ${orderMovements} (order_movement_id, order_id, project_id, user_id, type, amount, penalty_amount, created_at)
      select movement_id, order_id, project_id, user_id, 'invest', amount, 0, ${at} from batch`,
    ],
    [
      'new_transactions',
      sql`
      insert into ${transactions} (transaction_id, wallet_id, user_id, type, issuer_name, amount, status, balance_after, project_id, order_id, created_by, decided_at, created_at, updated_at)
      select transaction_id, wallet_id, user_id, 'withdraw', 'project_order', amount, 'completed', balance_after, project_id, order_id, user_id, ${at}, ${at}, ${at} from batch`,
    ],
  ]
}
