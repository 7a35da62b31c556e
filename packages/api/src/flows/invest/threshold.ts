import { type api, thresholdOf } from '@cauce/contract'
import { userIdOf } from '../../http/actor.ts'
import type { Answer, Call } from '../../http/bind.ts'
import type { Kernel } from '../../kernel.ts'
import { readKnowledge } from '../../modules/account/knowledge/index.ts'
import { holdingsOf } from '../../modules/project/orders/index.ts'
import { suitabilityOf } from './suitability.queries.ts'

type Threshold = (typeof api)['orders']['readThreshold']

/** Caller's threshold and holdings; reveals nothing about a hidden project. */
export async function readThreshold(
  { database, clock }: Kernel,
  { actor, query }: Call<Threshold>,
): Promise<Answer<Threshold>> {
  const [userId, now] = [userIdOf(actor), clock.now()]
  const suitability = (await suitabilityOf(database, [userId], now)).get(userId)!
  const holdings = (await holdingsOf(database, [userId])).get(userId)!
  const { isWarningOwed, investorClass } = await readKnowledge(database, userId, now)
  const { lossResult: result, resultOn, isUnderstandingShown } = suitability
  const held = holdings.investedIn.get(query.projectId) ?? 0n
  return { threshold: thresholdOf(result), result, resultOn, held, isUnderstandingShown, isWarningOwed, investorClass }
}
