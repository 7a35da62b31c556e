import type * as contract from '@cauce/contract'
import type { api, AuditedNoun, AuditedOperation, COOKIES } from '@cauce/contract'
import type { z } from 'zod'

type Api = typeof api
type ContractNoun = keyof Api

/** Nouns that no page names. */
type UnnamedNoun =
  | 'userAssignments'
  | 'customers'
  | 'figures'
  | 'claims'
  | 'inbox'
  | 'complaintLinks'
  | 'contactLinks'
  | 'countries'
  | 'settings'
  | 'documents'
  | 'demonstration'
  | 'institution'
  | 'examinationAccesses'
  | 'accountHolds'
  | 'bankDemonstration'
  | 'statistics'
  | 'loanBook'
/** Nouns shown in prose, not field by field. */
type FieldlessNoun =
  | UnnamedNoun
  | 'sessions'
  | 'totps'
  | 'passkeys'
  | 'emailChanges'
  | 'dataExports'
  | 'closings'
  | 'phases'
  | 'projectAlerts'
  | 'projectFollows'
  | 'lossSimulations'
  | 'knowledge'
  | 'customerDeclarations'
  | 'diligence'
  | 'examinations'
  | 'riskWarning'
  | 'paymentCalendars'
  | 'notifications'
  | 'contactMessages'
  | 'reconciliation'
  | 'bankBooks'
  | 'withholdings'
  | 'taxFiles'
  | 'annualReports'

type RecordOf<Noun extends ContractNoun> = Api[Noun] extends { list: { output: z.ZodObject<infer Shape> } }
  ? Shape extends { data: z.ZodArray<infer Row> }
    ? z.output<Row>
    : never
  : never

/** Enumerations worded by another noun or inside a sentence. */
type WordedElsewhere =
  | 'users.verificationStatus'
  | 'users.language'
  | 'complaints.language'
  | 'issuedDocuments.language'
  | 'orders.type'
  | 'projects.phaseName'
  | 'orders.projectPhaseName'
  | 'reservations.projectPhaseName'
  | 'promotions.promotionTypeName'
  | 'audit.actorRole'
  | 'keptIdentities.kind'
  | 'orders.investorClass'
  | 'bankAccounts.verificationStatus'

type ChoiceField<Noun extends ContractNoun> = {
  [Field in keyof RecordOf<Noun> & string]: NonNullable<RecordOf<Noun>[Field]> extends string
    ? string extends NonNullable<RecordOf<Noun>[Field]>
      ? never
      : `${Noun}.${Field}` extends WordedElsewhere
        ? never
        : Field
    : never
}[keyof RecordOf<Noun> & string]

/** States of every lifecycle; refusals name the current one. */
export type LifecycleState = StatesOf<(typeof contract)[keyof typeof contract]>
type StatesOf<Exported> = Exported extends { transitions: object; states: readonly (infer State extends string)[] }
  ? State
  : never

/** Last part of an operation; the audit has a verb for it. */
type AuditedVerb = AuditedOperation extends `${string}.${infer Verb}` ? Verb : never

type Words<Key extends PropertyKey> = { readonly [Name in Key]: string }

/** Names that the back office derives. */
type ImpliedField<Noun extends string, Field extends string> =
  | 'id'
  | 'updatedAt'
  | (Noun extends `${infer One}s` ? `${One}Id` : never)
  | (Field extends `${infer Named}Name` ? Named | `${Named}Id` : never)
type FieldOf<Noun extends ContractNoun> = keyof RecordOf<Noun> & string

export type FieldWords<Noun extends ContractNoun> = Words<Exclude<FieldOf<Noun>, ImpliedField<Noun, FieldOf<Noun>>>> &
  Partial<Words<ImpliedField<Noun, FieldOf<Noun>>>>

/** What the contract requires in both languages. A missing one does not compile. */
export type RequiredMessages = { readonly [Group: string]: object } & {
  readonly [Noun in Exclude<ContractNoun, UnnamedNoun | 'sessions'>]: Words<'title'>
} & {
  readonly [Noun in Exclude<ContractNoun, FieldlessNoun>]: Words<'one'> & {
    readonly fields: FieldWords<Noun>
  } & { readonly [Field in ChoiceField<Noun>]: Words<NonNullable<RecordOf<Noun>[Field]> & string> }
} & {
  readonly audit: { readonly verb: Words<AuditedVerb>; readonly noun: Words<AuditedNoun> }
  readonly errorWords: { readonly state: Words<LifecycleState> }
  readonly legal: { readonly cookies: { readonly rows: { readonly [Row in keyof typeof COOKIES]: object } } }
}
