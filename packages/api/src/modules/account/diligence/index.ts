import {
  api,
  calendarDateOf,
  daysAfter,
  mistakesOfConsent,
  mistakesOfScreening,
  Refusal,
  reviewDayOf,
  withoutMistakes,
  addMonths,
  isExposedOn,
  proposedLevel,
} from '@cauce/contract'
import { bind, type Call } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'
import { inTransaction, type Transaction, type Executor } from '../../../database/index.ts'
import { userIdOf } from '../../../http/actor.ts'
import { accepted, expectUnchanged, found, refuseOnConflict, touchedAt } from '../../../http/expect.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import { audit } from '../../../platform/audit/index.ts'
import { signedUrl, storeFile } from '../../../platform/files/index.ts'
import {
  accountHoldRows,
  decideOnHold,
  findConsents,
  findCustomerHold,
  guardianConsentRows,
  holdViews,
} from '../account-holds/index.ts'
import { placeHold, recordHold } from '../frozen-people/index.ts'
import {
  riskAssessmentRows,
  screeningRows,
  findCustomer,
  findResidences,
  listAssessments,
  listHolds,
  listScreenings,
  findDeposits,
} from './diligence.queries.ts'
import { declarationView, listDeclarationsOf } from '../customer-declarations/index.ts'
import { originOf, riskFactorsOf } from './risk.domain.ts'
import { findHandsOf } from '../../../platform/four-eyes.queries.ts'
import { handsOnPerson, payeeHandsSince } from '../person-hands/index.ts'

export { deleteDiligenceOf } from './diligence.queries.ts'

/** Anti-money-laundering records of staff (handbook rules 27.7 to 27.16). */
export const diligenceModule: ModuleFactory = (kernel) => ({
  name: 'diligence',
  routes: [
    bind(api.diligence.read, ({ params }) => readDiligence(kernel.database, params.id, kernel.clock.now())),
    bind(api.diligence.screen, (call) => screen(kernel, call)),
    bind(api.diligence.assess, (call) => assess(kernel, call)),
    bind(api.diligence.placeHold, (call) => recordHoldOf(kernel, call)),
    bind(api.diligence.consent, (call) => consent(kernel, call)),
    bind(api.diligence.url, (call) => addressOf(kernel, call)),
    bind(api.diligence.decideHold, (call) => decideHold(kernel, call)),
  ],
})

type Endpoints = typeof api.diligence

/** Writes to an existing customer file and returns it. */
async function record<Operation extends 'screen' | 'assess' | 'placeHold' | 'consent' | 'decideHold'>(
  kernel: Kernel,
  call: Call<Endpoints[Operation]>,
  write: (tx: Transaction, at: { now: Date; userId: string; adminId: string }) => Promise<void>,
) {
  const now = kernel.clock.now()
  const userId = call.params.id
  const adminId = userIdOf(call.actor)
  return inTransaction(kernel.database, async (tx) => {
    await readDiligence(tx, userId, now)
    if (userId === adminId) throw new Refusal({ code: 'own-account' })
    await write(tx, { now, userId, adminId })
    return readDiligence(tx, userId, now)
  })
}

/** A confirmed hit places a hold (Ley 10/2010, articles 14 and 42). */
const screen = (kernel: Kernel, call: Call<Endpoints['screen']>) =>
  record<'screen'>(kernel, call, async (tx, { now, userId, adminId }) => {
    const { reason = null, ...body } = call.body
    accepted(withoutMistakes(mistakesOfScreening(body, calendarDateOf(now))))
    const row = { screeningId: uuidv7(now), userId, ...body, reason, checkedBy: adminId, createdAt: now }
    await screeningRows.insert(tx, row)
    if (body.result === 'confirmed')
      await placeHold(kernel, tx, { userId, kind: body.listKind, placedBy: adminId, customerDeclarationId: null, now })
    await audit(kernel, tx, call, { recordId: row.screeningId, userId, after: body, reason })
  })

/** Stores staff's level with the proposed one. */
const assess = (kernel: Kernel, call: Call<Endpoints['assess']>) =>
  record<'assess'>(kernel, call, async (tx, { now, userId, adminId }) => {
    const { proposal, assessments } = await readDiligence(tx, userId, now)
    const { level, reason } = call.body
    const after = {
      level,
      proposedLevel: proposal.level,
      factors: proposal.factors,
      reviewOn: reviewDayOf(level, calendarDateOf(now)),
    }
    const riskAssessmentId = uuidv7(now)
    const row = { riskAssessmentId, userId, ...after, reason, assessedBy: adminId, createdAt: now }
    await riskAssessmentRows.insert(tx, row)
    const [former] = assessments
    const before = former && {
      level: former.level,
      proposedLevel: former.proposedLevel,
      factors: former.factors,
      reviewOn: former.reviewOn,
    }
    await audit(kernel, tx, call, { recordId: riskAssessmentId, userId, after, reason, ...(before && { before }) })
  })

const CONFLICTS = { account_holds_open_key: { code: 'hold-exists', path: 'reference' } } as const

/** Held at once by one administrator. */
const recordHoldOf = (kernel: Kernel, call: Call<Endpoints['placeHold']>) =>
  refuseOnConflict(CONFLICTS, () =>
    record<'placeHold'>(kernel, call, async (tx, { now, userId, adminId }) => {
      const { reference = null, amount = null, ...body } = call.body
      accepted(withoutMistakes(daysAfter(calendarDateOf(now), { orderedOn: body.orderedOn })))
      const { fileId: documentId } = await storeFile(tx, call.files[0]!, { uploadedBy: adminId })
      const placing = { userId, ...body, reference, amount, documentId, placedBy: adminId, customerDeclarationId: null }
      const recordId = await recordHold(kernel, tx, { ...placing, now })
      await audit(kernel, tx, call, { recordId, userId, after: { ...body, reference, amount }, reason: body.reason })
    }),
  )

const consent = (kernel: Kernel, call: Call<Endpoints['consent']>) =>
  record<'consent'>(kernel, call, async (tx, { now, userId, adminId }) => {
    const row = found(await accountHoldRows.lock(tx, call.params.holdId))
    if (row.userId !== userId) throw new Refusal({ code: 'not-found' })
    if (row.kind !== 'guardianship' || row.state === 'lifted')
      throw new Refusal({ code: 'state-forbids', params: { state: row.state } })
    const { consentUntil } = call.body
    accepted(withoutMistakes(mistakesOfConsent(call.body, calendarDateOf(now))))
    const { fileId: documentId } = await storeFile(tx, call.files[0]!, { uploadedBy: adminId })
    const [last] = await findConsents(tx, [row.accountHoldId])
    const { accountHoldId } = row
    const made = {
      consentId: uuidv7(now),
      accountHoldId,
      consentUntil,
      documentId,
      recordedBy: adminId,
      createdAt: now,
    }
    await guardianConsentRows.insert(tx, made)
    await accountHoldRows.update(tx, accountHoldId, { updatedAt: touchedAt(row.updatedAt, now) })
    const before = { consentUntil: last?.row.consentUntil ?? null }
    await audit(kernel, tx, call, { recordId: accountHoldId, userId, before, after: { consentUntil } })
  })

async function addressOf(kernel: Kernel, call: Call<Endpoints['url']>) {
  const { params, query } = call
  const { row, document } = found(await findCustomerHold(kernel.database, params.holdId))
  if (row.userId !== params.id) throw new Refusal({ code: 'not-found' })
  if (query.consentId === undefined) return signedUrl(kernel, call, found(document ?? undefined))
  const consents = await findConsents(kernel.database, [row.accountHoldId])
  return signedUrl(kernel, call, found(consents.find((one) => one.row.consentId === query.consentId)).document)
}

async function handsFacts(
  tx: Transaction,
  { adminId, userId, now }: { readonly adminId: string; readonly userId: string; readonly now: Date },
) {
  const hands = await findHandsOf(tx, adminId, now)
  const touched = await handsOnPerson(tx, [userId], payeeHandsSince(now))
  return { hands, isTouched: touched.some(({ handId }) => hands.has(handId)) }
}

const decideHold = (kernel: Kernel, call: Call<Endpoints['decideHold']>) =>
  record<'decideHold'>(kernel, call, async (tx, { now, userId, adminId }) => {
    const row = found(await accountHoldRows.lock(tx, call.params.holdId))
    if (row.userId !== userId) throw new Refusal({ code: 'not-found' })
    expectUnchanged(row.updatedAt, call.body.updatedAt)
    const change = accepted(
      decideOnHold(row, call.body, { adminId, ...(await handsFacts(tx, { adminId, userId, now })), now }),
    )
    await accountHoldRows.update(tx, row.accountHoldId, { ...change, updatedAt: touchedAt(row.updatedAt, now) })
    const of = ({ kind, state }: typeof row) => ({ kind, state })
    const reason = change.reason ?? null
    await audit(kernel, tx, call, {
      recordId: row.accountHoldId,
      userId,
      before: of(row),
      after: of({ ...row, ...change }),
      reason,
    })
  })

/** Months of deposits that count. */
const COUNTED_MONTHS = 12

/** Refuses `not-found` for staff and closed accounts. */
async function readDiligence(executor: Executor, userId: string, now: Date) {
  const { kind, name, nationality } = found(await findCustomer(executor, userId))
  const today = calendarDateOf(now)
  const [declared] = await listDeclarationsOf(executor, userId, 1)
  const screenings = (await listScreenings(executor, userId)).map(screeningView)
  const holds = await holdViews(executor, await listHolds(executor, userId))
  const [first] = await findDeposits(executor, userId)
  const confirmed = screenings.filter(({ result }) => result === 'confirmed')
  const factors = riskFactorsOf({
    name,
    countries: [nationality, ...(await findResidences(executor, userId))].filter((country) => country !== null),
    hasDeclared: declared !== undefined,
    isExposed:
      (declared !== undefined && isExposedOn(declared, today)) ||
      confirmed.some(({ listKind }) => listKind === 'exposure'),
    hasSanctionsHit: confirmed.some(({ listKind }) => listKind === 'sanctions'),
    owners: declared?.owners ?? [],
    deposits: await findDeposits(executor, userId, addMonths(today, -COUNTED_MONTHS)),
    firstDeposit: first,
  })
  return {
    userId,
    kind,
    isOnHold: holds.some(({ state }) => state !== 'lifted'),
    declaration: declared ? declarationView(declared, now) : null,
    firstPayment: first ? firstPaymentView(first, name) : null,
    proposal: { level: proposedLevel(factors), factors },
    assessments: (await listAssessments(executor, userId)).map(assessmentView),
    screenings,
    holds,
  }
}

function firstPaymentView(first: Awaited<ReturnType<typeof findDeposits>>[number], name: string) {
  const { transactionId, amount, day, senderName } = first
  const { country, isOwnAccount, isInUnion } = originOf(first, name)
  return { transactionId, amount, paidOn: day, senderName, senderCountry: country, isOwnAccount, isInUnion }
}

function screeningView({ row, checkedByName }: Awaited<ReturnType<typeof listScreenings>>[number]) {
  const { userId: _, ...screening } = row
  return { ...screening, checkedByName }
}

function assessmentView({ row, assessedByName }: Awaited<ReturnType<typeof listAssessments>>[number]) {
  const { userId: _, factors, ...assessment } = row
  return { ...assessment, factors: [...factors], assessedByName }
}
