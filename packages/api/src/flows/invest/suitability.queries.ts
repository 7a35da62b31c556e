import { calendarDateOf, isLossResultValid, knowledgeStateOf, thresholdOf, type Cents } from '@cauce/contract'
import { sql } from 'drizzle-orm'
import { executePrepared, type Executor, uuidArray } from '../../database/index.ts'
import { knowledgeTests as tests, lossSimulations as results } from '../../database/schema/classifications.ts'
import { UNKNOWN_SUITABILITY, type Suitability } from '../../modules/project/orders/index.ts'
import type { OrderCommand } from '../../modules/project/orders/orders.domain.ts'
import type { BatchInvestor } from './invest.queries.ts'

/** With the day of the result. */
export interface DatedSuitability extends Suitability {
  readonly resultOn: string | null
}

const LEAST_THRESHOLD = thresholdOf(null)

/** Read only where an order could pass the lowest threshold. */
export async function addSuitability(
  executor: Executor,
  commands: readonly OrderCommand[],
  investors: ReadonlyMap<string, BatchInvestor>,
  now: Date,
): Promise<void> {
  const totals = new Map<string, Cents>()
  const large = new Set<string>()
  for (const { userId, projectId, amount } of commands) {
    const investor = investors.get(userId)
    if (!investor) continue
    const offer = `${userId} ${projectId}`
    const total = (totals.get(offer) ?? investor.investedIn.get(projectId) ?? 0n) + amount
    totals.set(offer, total)
    if (total > LEAST_THRESHOLD) large.add(userId)
  }
  if (large.size === 0) return
  for (const [userId, suitability] of await suitabilityOf(executor, [...large], now))
    investors.get(userId)!.suitability = suitability
}

/** Latest valid result and test of each person. */
export async function suitabilityOf(
  executor: Executor,
  userIds: readonly string[],
  now: Date,
): Promise<Map<string, DatedSuitability>> {
  const rows = await executePrepared<SuitabilityRow>(
    executor,
    'suitability',
    sql`
    select u.user_id, r.amount, r.created_at as received_at, t.is_sufficient, t.created_at as tested_at
    from unnest(${uuidArray(userIds)}) as u (user_id)
    left join lateral (select amount, created_at from ${results} s where s.user_id = u.user_id order by created_at desc, loss_simulation_id desc limit 1) r on true
    left join lateral (select is_sufficient, created_at from ${tests} k where k.user_id = u.user_id order by created_at desc, knowledge_test_id desc limit 1) t on true`,
  )
  return new Map(rows.map((row) => [row.user_id, judged(row, now)]))
}

interface SuitabilityRow extends Record<string, unknown> {
  user_id: string
  amount: string | null
  received_at: string | null
  is_sufficient: boolean | null
  tested_at: string | null
}

function judged({ amount, received_at, is_sufficient, tested_at }: SuitabilityRow, now: Date): DatedSuitability {
  const receivedOn = received_at && calendarDateOf(new Date(received_at))
  const counts = receivedOn && isLossResultValid(receivedOn, calendarDateOf(now))
  const test = tested_at === null ? null : { isSufficient: is_sufficient!, createdAt: new Date(tested_at) }
  return {
    lossResult: counts ? BigInt(amount!) : UNKNOWN_SUITABILITY.lossResult,
    resultOn: counts ? receivedOn : null,
    isUnderstandingShown: knowledgeStateOf({ test, acknowledgedAt: null, now }).standing === 'sufficient',
  }
}
