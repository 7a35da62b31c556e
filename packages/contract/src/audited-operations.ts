import type { StaffPermission } from './permissions.ts'
import type { Api } from './registry.ts'

type StaffWrite<Noun extends keyof Api> = {
  [Key in keyof Api[Noun]]: Api[Noun][Key] extends { method: 'GET' }
    ? never
    : Api[Noun][Key] extends { permission: StaffPermission }
      ? `${Noun}.${Key & string}`
      : never
}[keyof Api[Noun]]

/** Nouns with their own restricted audit records (decision money-laundering). */
type NounWithOwnRecords = 'examinations' | 'examinationAccesses'

/**
 * Every staff write, first halves of four-eyes operations, suspended offers cancelled with their project, and changes
 * to one's own second factor (handbook rules 2.34 and 2.35). Of reads, opened issued documents (rule 10.20), journals and
 * run-off packages.
 */
export type AuditedOperation =
  | Exclude<
      { [Noun in keyof Api]: StaffWrite<Noun> }[Exclude<keyof Api, NounWithOwnRecords>],
      'matching.preview' | 'settings.tryMail' | 'settings.tryFiles'
    >
  | 'projects.requestRefund'
  | 'distributions.approveFirst'
  | 'irregularities.cancel'
  | 'totps.change'
  | 'totps.renewRecoveryCodes'
  | 'issuedDocuments.open'
  | 'dailyCloses.journal'
  | 'dailyCloses.runOff'
  | 'dailyCloses.takeOver'
