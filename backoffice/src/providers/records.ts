import type { Answer } from '@cauce/client'

/** A row of a list as react-admin holds it: as on the wire, with `id` beside the field that names it. */
type RowOf<Page> = Page extends { data: readonly (infer Row)[] } ? Row & { readonly id: string } : never

export type UserRecord = RowOf<Answer<'/v1/account/users'>>
export type VerificationRecord = RowOf<Answer<'/v1/account/verifications'>>
export type BankAccountRecord = RowOf<Answer<'/v1/payment/bank-accounts'>>
export type WalletRecord = RowOf<Answer<'/v1/wallet/wallets'>>
export type TransactionRecord = RowOf<Answer<'/v1/wallet/transactions'>>
export type ProjectTypeRecord = RowOf<Answer<'/v1/project/project-types'>>
export type ProjectRecord = RowOf<Answer<'/v1/project/projects'>>
export type ProjectDescriptionRecord = RowOf<Answer<'/v1/project/project-descriptions'>>
export type ProjectDocumentRecord = RowOf<Answer<'/v1/project/project-documents'>>
export type ProjectMediaFileRecord = RowOf<Answer<'/v1/project/project-media-files'>>
export type TimelineEventRecord = RowOf<Answer<'/v1/project/projects/{id}/timeline'>>
export type OrderRecord = RowOf<Answer<'/v1/project/orders'>>
export type OrderMovementRecord = RowOf<Answer<'/v1/project/order-movements'>>
export type DistributionRecord = RowOf<Answer<'/v1/project/distributions'>>
export type DistributionShareRow = Answer<'/v1/project/distributions/{id}/shares'>['data'][number]
export type ReconciliationReport = Answer<'/v1/misc/reconciliation'>
export type AccountDocumentRecord = RowOf<Answer<'/v1/account/account-documents'>>
export type DocumentTypeRecord = RowOf<Answer<'/v1/misc/document-types'>>
export type TemplateRecord = RowOf<Answer<'/v1/project/templates'>>
export type PromotionRecord = RowOf<Answer<'/v1/promotion/promotions'>>
export type TicketRecord = RowOf<Answer<'/v1/support/tickets'>>
export type TicketMessageRecord = RowOf<Answer<'/v1/support/tickets/{id}/messages'>>
export type AuditEntry = RowOf<Answer<'/v1/misc/audit'>>
export type MovementSummary = Answer<'/v1/project/order-movements/summary'>
export type FeeSummary = Answer<'/v1/project/fees/summary'>
export type TotpRecord = RowOf<Answer<'/v1/auth/totps'>>
