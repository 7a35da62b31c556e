import { api, calendarDateOf, INBOX, INBOX_KINDS, isPermitted } from '@cauce/contract'
import { userIdOf } from '../../http/actor.ts'
import { bind, type Call } from '../../http/bind.ts'
import type { Kernel } from '../../kernel.ts'
import type { ModuleFactory } from '../../module.ts'
import { evaluateMovements, type Evaluated } from '../../modules/bank/matching/index.ts'
import { readUnreceived } from '../../modules/project/distributions/index.ts'
import { firstApprovalView } from '../../platform/four-eyes.domain.ts'
import { findHandsOf } from '../../platform/four-eyes.queries.ts'
import { findMovements, readInbox } from './inbox.queries.ts'

/** What waits for the caller (decision inbox). */
export const inboxFlow: ModuleFactory = (kernel) => ({
  name: 'inbox',
  routes: [bind(api.inbox.list, (call) => listInbox(kernel, call))],
})

async function listInbox(kernel: Kernel, call: Call<typeof api.inbox.list>) {
  const { database, clock } = kernel
  const [adminId, now] = [userIdOf(call.actor), clock.now()]
  const reader = {
    adminId,
    now,
    hands: await findHandsOf(database, adminId, now),
    kinds: new Set(INBOX_KINDS.filter((kind) => isPermitted(INBOX[kind], call.actor.kind))),
    managerId: call.scope === 'all' ? undefined : adminId,
    seesPayments: isPermitted('payments.read', call.actor.kind),
    today: calendarDateOf(now),
  }
  const { items: rows, waiting, counted, ...others } = await readInbox(database, reader, call.query)
  const suggestionOf = await suggestionsFor(kernel, rows)
  const sumOf = (name: 'total' | 'toApprove' | 'late') => counted.reduce((sum, each) => sum + each[name], 0)
  const centsOf = (kind: 'income' | 'withdraw') => BigInt(counted.find((each) => each.kind === kind)?.amount ?? 0)
  return {
    data: rows.map((row) => viewOf(row, suggestionOf(row))),
    total: sumOf('total'),
    totals: Object.fromEntries(waiting.map((each) => [each.kind, each.waiting])),
    unreadTickets: others.unread,
    queuedPayments: others.queued,
    needsMyApprovalTotal: sumOf('toApprove'),
    lateTotal: sumOf('late'),
    incoming: centsOf('income'),
    outgoing: -centsOf('withdraw'),
    isOnlyAdministrator: call.actor.role === 'admin' && others.administrators === 1,
    unreceived: isPermitted('distributions.edit', call.actor.kind) ? await readUnreceived(kernel) : null,
  }
}

type Row = Awaited<ReturnType<typeof readInbox>>['items'][number]

async function suggestionsFor({ database, parameters }: Kernel, rows: readonly Row[]) {
  const ids = rows.flatMap(({ kind, recordId }) => (kind === 'bankMovement' ? [recordId] : []))
  const lines = ids.length === 0 ? [] : await findMovements(database, ids)
  const evaluated = await evaluateMovements(database, parameters, lines)
  return ({ recordId }: Row) => evaluated.get(recordId)
}

function viewOf(row: Row, suggestion: Evaluated | undefined) {
  const { id, kind, noun, recordId, name, userId, title, text, iban, number, count, percentage, day, dueOn } = row
  const { cents, since, firstBy, firstByName, firstAt, firstLasts, needsMyApproval, hasProof } = row
  const { claimedBy, claimedByName, claimedAt } = row
  const first = { firstApprovedBy: firstBy, firstApprovedAt: firstAt === null ? null : new Date(firstAt) }
  return {
    ...{ id, kind, noun, recordId, name, userId, title, text, iban, number, count, percentage, day, dueOn },
    ...{ needsMyApproval, hasProof },
    code: suggestion?.tier ?? row.code,
    reasons: [...(suggestion?.reasons ?? [])],
    amount: cents === null ? null : BigInt(cents),
    since: new Date(since),
    firstApproval: firstApprovalView(first, firstByName, { isLasting: firstLasts }),
    claim:
      claimedBy === null || claimedAt === null
        ? null
        : { userId: claimedBy, userName: claimedByName ?? '', claimedAt: new Date(claimedAt) },
  }
}
