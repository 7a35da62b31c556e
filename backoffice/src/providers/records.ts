import type { Answer } from '@cauce/client'
import type { api } from '@cauce/contract'
import type { z } from 'zod'
import type { ListedNoun, Noun, nouns } from './nouns.ts'

type RowOf<Page> = Page extends { data: readonly (infer Row)[] } ? Row & { readonly id: string } : never

export type RecordOf<N extends Noun> = N extends ListedNoun ? RowOf<Answer<(typeof nouns)[N]['path']>> : never

export type UserRecord = RecordOf<'users'>
export type AccountHoldRecord = RecordOf<'accountHolds'>
export type UserNoteRecord = RecordOf<'userNotes'>
export type UserTaskRecord = RecordOf<'userTasks'>
export type VerificationRecord = RecordOf<'verifications'>
export type ClassificationRecord = RecordOf<'classifications'>
export type IrregularityRecord = RecordOf<'irregularities'>
export type TaxDetailRecord = RecordOf<'taxDetails'>
export type BankAccountRecord = RecordOf<'bankAccounts'>
export type WalletRecord = RecordOf<'wallets'>
export type TransactionRecord = RecordOf<'transactions'>
export type ProjectRecord = RecordOf<'projects'>
export type ProjectDescriptionRecord = RecordOf<'projectDescriptions'>
export type ProjectDocumentRecord = RecordOf<'projectDocuments'>
export type ProjectMediaFileRecord = RecordOf<'projectMediaFiles'>
export type InformationSheetRecord = RecordOf<'informationSheets'>
export type TimelineEventRecord = RecordOf<'timeline'>
export type OrderRecord = RecordOf<'orders'>
export type ReservationRecord = RecordOf<'reservations'>
export type OrderMovementRecord = RecordOf<'orderMovements'>
export type DistributionRecord = RecordOf<'distributions'>
export type AccountDocumentRecord = RecordOf<'accountDocuments'>
export type IssuedDocumentRecord = RecordOf<'issuedDocuments'>
export type TemplateRecord = RecordOf<'templates'>
export type PromotionRecord = RecordOf<'promotions'>
export type TicketRecord = RecordOf<'tickets'>
export type TicketMessageRecord = RecordOf<'ticketMessages'>
export type ComplaintRecord = RecordOf<'complaints'>
export type ClaimRecord = RecordOf<'claims'>
export type ImportRecord = RecordOf<'imports'>
export type ImportLineRecord = RecordOf<'importLines'>
export type AuditEntry = RecordOf<'audit'>
export type MatchingRecord = RecordOf<'matching'>
export type PaymentRecord = RecordOf<'payments'>
export type PaymentBatchRecord = RecordOf<'paymentBatches'>
export type TotpRecord = RecordOf<'totps'>

export type SheetDraftRecord = Answer<'/v1/project/sheet-drafts/{id}'> & { readonly id: string }

export type BankFileRecord = RecordOf<'bankFiles'>
export type BankFile = Answer<'/v1/bank/files/{id}/preview'>
export type BankFileOutlook = Answer<'/v1/bank/files/{id}/outlook'>
export type BankFilesOutlook = Answer<'/v1/bank/files-outlook'>
export type PaymentReport = Answer<'/v1/bank/payment-reports', 'POST'>
export type BankBooksReport = Answer<'/v1/bank/books'>
export type TaxYear = Answer<'/v1/tax/tax-files'>
export type TaxFile = Answer<'/v1/tax/tax-files', 'POST'>
export type AnnualReport = Answer<'/v1/project/annual-reports'>
export type MadeAnnualReport = Answer<'/v1/project/annual-reports', 'POST'>
export type WithholdingQuarter = Answer<'/v1/tax/withholdings'>['data'][number]
export type ReconciliationReport = Answer<'/v1/misc/reconciliation'>
export type MovementSummary = Answer<'/v1/project/order-movements/summary'>
export type FeeSummary = Answer<'/v1/project/fees/summary'>

export type CustomerOverview = Answer<'/v1/account/users/{id}/overview'>
export type CustomerEvent = Answer<'/v1/account/users/{id}/events'>['events'][number]
export type OpenedIdentity = Answer<'/v1/account/kept-identities/{id}/open', 'POST'>
export type DiligenceFile = Answer<'/v1/account/diligence/{id}'>
export type ScreeningValues = z.input<typeof api.diligence.screen.body>
export type AssessmentValues = z.input<typeof api.diligence.assess.body>
export type HoldValues = z.input<typeof api.diligence.placeHold.body> & { readonly file: File }
export type ConsentValues = z.input<typeof api.diligence.consent.body> & { readonly file: File }
export type ThirdPartyValues = z.input<typeof api.transactions.payThirdParty.body> & { readonly file: File }
export type HoldStep = z.input<typeof api.diligence.decideHold.body>
export type ExaminationAccess = Answer<'/v1/account/examination-accesses'>['accesses'][number]
export type AccessStep = z.input<typeof api.examinationAccesses.step.body>['action']
export type ExaminationSummary = Answer<'/v1/account/examinations'>['examinations'][number]
export type Examination = Answer<'/v1/account/examinations/{id}'>
export type ConclusionValues = z.input<typeof api.examinations.conclude.body>
export type ImportChoice = Pick<ImportRecord, 'columns' | 'mode' | 'managerId' | 'isInviting'>
export type Outcome = Answer<'/v1/project/outcome-statements-preview'>
export type TaxFileBody = z.input<typeof api.taxFiles.make.body>
export type WithholdingsQuery = z.input<typeof api.withholdings.list.query>
