import {
  api,
  Refusal,
  thresholdOf,
  calendarDateOf,
  GUIDANCE_CONSENT_VERSION,
  reflectionEndOf,
  THRESHOLD_CONSENT_VERSION,
  UNDERSTOOD,
  type Cents,
} from '@cauce/contract'
import { asActivity, presentCause } from '../../activity.ts'
import { isUnavailable } from '../../database/index.ts'
import { userIdOf } from '../../http/actor.ts'
import { type Answer, bind, type Call } from '../../http/bind.ts'
import { EncodedAnswer } from '../../http/contract-route.ts'
import { uuidv7 } from '../../ids.ts'
import type { Kernel } from '../../kernel.ts'
import type { ModuleFactory } from '../../module.ts'
import { createBatcher } from '../../platform/batcher.ts'
import { commitOrders, type OrderAnswer, type QueuedOrder } from './invest.ts'
import { readKnowledge } from '../../modules/account/knowledge/index.ts'
import { holdingsOf } from '../../modules/project/orders/index.ts'
import { suitabilityOf } from './suitability.queries.ts'
import { translator } from '@cauce/i18n'
import { accepted, found } from '../../http/expect.ts'
import { findClasses } from '../../modules/account/classifications/index.ts'
import { decideThreshold } from '../../modules/project/orders/large-orders.domain.ts'
import { decideGuidance } from '../../modules/project/orders/orders.domain.ts'
import { viewerOf } from '../../modules/project/projects/index.ts'
import {
  conditionsFor,
  contractBlocks,
  documentBlocksOf,
  findHolder,
  findOfferFacts,
  issuerFor,
  titleOf,
} from '../issue-documents/index.ts'

/** Orders decided in one transaction. */
const BATCH_MAXIMUM = 64
/** Such transactions in one process. */
const BATCH_CONCURRENCY = 4
/** Delay before a second batch may start in parallel. */
const BATCH_PATIENCE_MS = 50

/** Group commit (decision placing-orders). */
type OrderBatcher = ReturnType<typeof createBatcher<QueuedOrder, OrderAnswer | EncodedAnswer>>

/** `POST /v1/project/orders`, and the checks before it. */
export const investFlow: ModuleFactory = (kernel) => {
  const batcher: OrderBatcher = createBatcher({
    maximum: BATCH_MAXIMUM,
    concurrency: BATCH_CONCURRENCY,
    patienceMs: BATCH_PATIENCE_MS,
    // A batch has no single cause.
    run: (queued: readonly QueuedOrder[]) => {
      const causes = queued.flatMap(({ cause }) => (cause ? [cause] : []))
      const activity = { kind: 'batch', name: 'orders', causes, facts: { size: queued.length } } as const
      return asActivity(activity, () => commitOrders(kernel, queued))
    },
    isRolledBack: (error) => !isUnavailable(error),
  })
  return {
    name: 'invest',
    routes: [
      bind(api.orders.create, (call) => invest(kernel, batcher, call)),
      bind(api.orders.readThreshold, (call) => readThreshold(kernel, call)),
      bind(api.orders.readContract, (call) => readOrderContract(kernel, call)),
    ],
  }
}

async function invest(
  kernel: Kernel,
  batcher: OrderBatcher,
  call: Call<typeof api.orders.create>,
): Promise<Answer<typeof api.orders.create>> {
  const userId = userIdOf(call.actor)
  if (call.body.userId !== userId) throw new Refusal({ code: 'customer-not-accessible' })
  const { projectId, projectPhaseId, amount, thresholdConsent, understanding, informationSheetId } = call.body
  const command = {
    orderId: uuidv7(kernel.clock.now()),
    userId,
    projectId,
    projectPhaseId,
    amount,
    isCodeGiven: call.actor.isCodeGiven,
    consentsAboveGuidance: call.body.consentsAboveGuidance ?? false,
    thresholdConsent,
    understanding,
    informationSheetId,
  }
  const answer = await batcher.submit({ command, idempotency: call.idempotency, cause: presentCause() })
  if (answer instanceof EncodedAnswer) call.reply.header('idempotency-hit', 'true')
  return answer as OrderAnswer
}

type Threshold = (typeof api)['orders']['readThreshold']

async function readThreshold(
  { database, clock }: Kernel,
  { actor, query }: Call<Threshold>,
): Promise<Answer<Threshold>> {
  const [userId, now] = [userIdOf(actor), clock.now()]
  const suitability = (await suitabilityOf(database, [userId], now)).get(userId)!
  const { invested, investedIn } = (await holdingsOf(database, [userId])).get(userId)!
  const { isWarningOwed, investorClass, standing: knowledge } = await readKnowledge(database, userId, now)
  const { lossResult: result, resultOn, isUnderstandingShown } = suitability
  const held = investedIn.get(query.projectId) ?? 0n
  const known = { knowledge, isUnderstandingShown, isWarningOwed, investorClass }
  return { threshold: thresholdOf(result), result, resultOn, held, invested, ...known }
}

type Contract = (typeof api)['orders']['readContract']

/** Preview of the contract with required consents (handbook rule 7.18). Read-only. */
async function readOrderContract(kernel: Kernel, call: Call<Contract>): Promise<Answer<Contract>> {
  const { database, clock, parameters } = kernel
  const [userId, now] = [userIdOf(call.actor), clock.now()]
  const { projectId, amount = null } = call.query
  const offer = found(await findOfferFacts(database, viewerOf(call), { projectId, userId, now }))
  const holder = found(await findHolder(database, userId))
  const { issuer, company } = issuerFor(kernel, holder.language)
  const draft = {
    ...offer,
    ...(await consentsFor(kernel, { userId, projectId, amount, now })),
    amount,
    orderedAt: null,
    conditions: await conditionsFor(kernel, holder, now),
    reflectionEndsAt: reflectionEndOf(now, parameters.at(now).reflectionDays),
  }
  return {
    language: holder.language,
    title: titleOf(translator(holder.language), 'orderContract', { project: offer.project }),
    blocks: documentBlocksOf(contractBlocks(holder, draft, company ?? issuer, null)),
  }
}

interface DraftedOrder {
  readonly userId: string
  readonly projectId: string
  readonly amount: Cents | null
  readonly now: Date
}

async function consentsFor({ database }: Kernel, { userId, projectId, amount, now }: DraftedOrder) {
  const investorClass = (await findClasses(database, [userId], calendarDateOf(now)))(userId)
  const { invested, investedIn } = (await holdingsOf(database, [userId])).get(userId)!
  const suitability = (await suitabilityOf(database, [userId], now)).get(userId)!
  const given = { thresholdConsent: THRESHOLD_CONSENT_VERSION, understanding: UNDERSTOOD }
  const guidance =
    amount === null ? null : accepted(decideGuidance({ amount, consentsAboveGuidance: true }, { invested }))
  const large =
    amount === null
      ? null
      : accepted(
          decideThreshold({ amount, ...given }, { ...suitability, investorClass }, investedIn.get(projectId) ?? 0n),
        )
  return {
    investorClass,
    consentedTotal: guidance,
    consentVersion: guidance === null ? null : GUIDANCE_CONSENT_VERSION,
    thresholdAmount: large?.threshold ?? null,
    thresholdTotal: large?.total ?? null,
    thresholdVersion: large?.version ?? null,
    understandingProof: large?.proof ?? null,
  }
}
