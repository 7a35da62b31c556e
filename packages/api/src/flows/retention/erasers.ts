import type { CarriedOutRule } from '@cauce/contract'
import { eraseDueExports } from '../../modules/account/data-exports/index.ts'
import { eraseExaminationAccesses } from '../../modules/account/examination-accesses/index.ts'
import { eraseExaminations } from '../../modules/account/examinations/index.ts'
import { eraseNotifications } from '../../modules/account/notifications/index.ts'
import { eraseVerificationEvents } from '../../modules/account/verifications/index.ts'
import { eraseDevices } from '../../modules/auth/devices/index.ts'
import { eraseEmailChanges } from '../../modules/auth/email-changes/index.ts'
import { eraseMailedLinks } from '../../modules/auth/mailed-links/index.ts'
import { eraseChallenges } from '../../modules/auth/passkeys/index.ts'
import { eraseEndedSessions } from '../../modules/auth/sessions/index.ts'
import { eraseLoginAttempts, eraseLoginPlaces, eraseRequestCounts } from '../../modules/auth/throttling/index.ts'
import { eraseInstitutionEvents } from '../../modules/bank/institution/index.ts'
import { eraseClaims } from '../../modules/misc/claims/index.ts'
import { forgetImportLines } from '../../modules/misc/imports/index.ts'
import { eraseRetentionRecords } from '../../modules/misc/retention-records/index.ts'
import { eraseComplaints } from '../../modules/support/complaints/index.ts'
import { eraseAnswers } from '../../platform/idempotency/index.ts'
import type { Eraser } from '../../platform/retention.ts'
import { eraseIdentities } from './erase-identities.ts'

export const ERASERS: Readonly<Record<CarriedOutRule, readonly Eraser[]>> = {
  sessions: [eraseEndedSessions],
  devices: [eraseDevices],
  links: [eraseMailedLinks, eraseChallenges],
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
  identities: [eraseIdentities],
  examinations: [eraseExaminations],
  examinationAccesses: [eraseExaminationAccesses],
  protocol: [eraseRetentionRecords],
}
