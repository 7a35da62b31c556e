import {
  type api,
  calendarDateOf,
  GUIDANCE_CONSENT_VERSION,
  reflectionEndOf,
  THRESHOLD_CONSENT_VERSION,
  UNDERSTOOD,
  type Cents,
} from '@cauce/contract'
import { translator } from '@cauce/i18n'
import { userIdOf } from '../../http/actor.ts'
import type { Answer, Call } from '../../http/bind.ts'
import { accepted, found } from '../../http/expect.ts'
import type { Kernel } from '../../kernel.ts'
import { findClasses } from '../../modules/account/classifications/index.ts'
import { holdingsOf } from '../../modules/project/orders/index.ts'
import { decideThreshold } from '../../modules/project/orders/large-orders.domain.ts'
import { decideGuidance } from '../../modules/project/orders/orders.domain.ts'
import { viewerOf } from '../../modules/project/projects/index.ts'
import {
  contractBlocks,
  documentBlocksOf,
  findHolder,
  findOfferFacts,
  issuerFor,
  titleOf,
} from '../issue-documents/index.ts'
import { suitabilityOf } from './suitability.queries.ts'

type Contract = (typeof api)['orders']['readContract']

/** Preview of the contract with required consents (handbook rule 7.18). Read-only. */
export async function readOrderContract(kernel: Kernel, call: Call<Contract>): Promise<Answer<Contract>> {
  const { database, clock, settings } = kernel
  const [userId, now] = [userIdOf(call.actor), clock.now()]
  const { projectId, amount = null } = call.query
  const offer = found(await findOfferFacts(database, viewerOf(call), { projectId, userId, now }))
  const holder = found(await findHolder(database, userId))
  const { issuer, company } = await issuerFor(kernel, holder.language)
  const draft = {
    ...offer,
    ...(await consentsFor(kernel, { userId, projectId, amount, now })),
    amount,
    orderedAt: null,
    reflectionEndsAt: reflectionEndOf(now, settings.reflectionDays),
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

/** Class, and the consents an order would store; null while the amount is unknown. */
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
