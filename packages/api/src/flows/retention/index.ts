import { calendarDateOf, CARRIED_OUT_RULES, overBefore, type CarriedOutRule } from '@cauce/contract'
import { inTransaction } from '../../database/index.ts'
import { bindJob, defineScheduledJob } from '../../jobs/index.ts'
import { patient, type Kernel } from '../../kernel.ts'
import type { ModuleFactory } from '../../module.ts'
import { addToRecord, eraseRetentionRecords } from '../../modules/misc/retention-records/index.ts'
import type { Eraser } from '../../platform/retention.ts'
import { eraseDueExports } from '../../modules/account/data-exports/index.ts'
import { eraseExaminationAccesses } from '../../modules/account/examination-accesses/index.ts'
import { eraseExaminations } from '../../modules/account/examinations/index.ts'
import { eraseNotifications } from '../../modules/account/notifications/index.ts'
import { eraseVerificationEvents, eraseVerificationsOf } from '../../modules/account/verifications/index.ts'
import { eraseDevices } from '../../modules/auth/devices/index.ts'
import { eraseEmailChanges } from '../../modules/auth/email-changes/index.ts'
import { eraseMailedLinks } from '../../modules/auth/mailed-links/index.ts'
import { eraseChallenges } from '../../modules/auth/passkeys/index.ts'
import { eraseSetUpCodes } from '../../modules/auth/set-up-codes/index.ts'
import { eraseEndedSessions } from '../../modules/auth/sessions/index.ts'
import { eraseLoginAttempts, eraseLoginPlaces, eraseRequestCounts } from '../../modules/auth/throttling/index.ts'
import { eraseInstitutionEvents } from '../../modules/bank/institution/index.ts'
import { eraseClaims } from '../../modules/misc/claims/index.ts'
import { eraseEarlierDocumentsOf } from '../../modules/misc/earlier-documents/index.ts'
import { forgetImportLines } from '../../modules/misc/imports/index.ts'
import { eraseComplaints } from '../../modules/support/complaints/index.ts'
import { eraseContactMessages } from '../../modules/support/contact-messages/index.ts'
import { eraseVisitorTickets } from '../../modules/support/tickets/index.ts'
import { eraseAnswers } from '../../platform/idempotency/index.ts'
import { noteErased } from '../../modules/account/closings/index.ts'
import { deleteDeclarationsOf } from '../../modules/account/customer-declarations/index.ts'
import { deleteDiligenceOf } from '../../modules/account/diligence/index.ts'
import { keptIdentityRows, lockDueIdentities } from '../../modules/account/kept-identities/index.ts'
import { eraseBankAccountsOf } from '../../modules/payment/bank-accounts/index.ts'
import { eraseAddressesAbroad, eraseTaxDocumentsOf } from '../../modules/tax/tax-details/index.ts'
import { eraseStatedIdentity } from '../../modules/tax/tax-files/index.ts'
import { auditPlatform } from '../../platform/audit/index.ts'

export const retentionJob = defineScheduledJob('carryOutRetention', '7 * * * *', { runsAtStart: true })

/** Applies the retention table hourly (handbook chapter 26). */
export const retentionFlow: ModuleFactory = (kernel) => ({
  name: 'retention',
  routes: [],
  jobs: [bindJob(retentionJob, () => carryOutRetention(patient(kernel)))],
})

const BATCH = 500
/** One person a transaction (decision data-retention). */
const BATCHES: Partial<Record<CarriedOutRule, number>> = { identities: 1 }

/** Erases in batches. A failing rule does not stop the others; the job is then retried. */
export async function carryOutRetention(kernel: Kernel, batch = BATCH): Promise<void> {
  const failures: unknown[] = []
  for (const rule of CARRIED_OUT_RULES)
    for (const erase of ERASERS[rule])
      await carryOut(kernel, rule, erase, BATCHES[rule] ?? batch).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}

/** Each batch and its count commit together. */
async function carryOut(kernel: Kernel, rule: CarriedOutRule, erase: Eraser, limit: number): Promise<void> {
  const now = kernel.clock.now()
  const due = { kernel, before: overBefore(rule, now), limit }
  for (let erased = limit; erased >= limit;)
    erased = await inTransaction(kernel.database, async (tx) => {
      const count = await erase(tx, due)
      await addToRecord(tx, { rule, day: calendarDateOf(now), count, now })
      return count
    })
}

/** Erases retained identities when due (decision data-retention), with an audit record each. */
const eraseIdentities: Eraser = async (tx, { kernel, limit }) => {
  const now = kernel.clock.now()
  const due = await lockDueIdentities(tx, calendarDateOf(now), limit)
  for (const { userId } of due) {
    await eraseVerificationsOf(tx, userId, now)
    await eraseTaxDocumentsOf(tx, userId, now)
    await eraseEarlierDocumentsOf(tx, userId)
    await eraseStatedIdentity(tx, userId)
    await eraseAddressesAbroad(tx, userId)
    await eraseBankAccountsOf(tx, userId, { now, keepsAccepted: false })
    await deleteDiligenceOf(tx, userId)
    await deleteDeclarationsOf(tx, userId)
    await keptIdentityRows.remove(tx, userId)
    await noteErased(tx, userId, now)
    await auditPlatform(kernel, tx, 'users.remove', { recordId: userId, userId })
  }
  return due.length
}

const ERASERS: Readonly<Record<CarriedOutRule, readonly Eraser[]>> = {
  sessions: [eraseEndedSessions],
  devices: [eraseDevices],
  links: [eraseMailedLinks, eraseChallenges, eraseSetUpCodes],
  emailChanges: [eraseEmailChanges],
  loginAttempts: [eraseLoginAttempts, eraseRequestCounts],
  loginPlaces: [eraseLoginPlaces],
  answers: [eraseAnswers],
  claims: [eraseClaims],
  providerEvents: [eraseVerificationEvents, eraseInstitutionEvents],
  importLines: [forgetImportLines],
  dataExports: [eraseDueExports],
  notifications: [eraseNotifications],
  complaints: [eraseComplaints],
  contactMessages: [eraseContactMessages],
  visitorTickets: [eraseVisitorTickets],
  identities: [eraseIdentities],
  examinations: [eraseExaminations],
  examinationAccesses: [eraseExaminationAccesses],
  protocol: [eraseRetentionRecords],
}
