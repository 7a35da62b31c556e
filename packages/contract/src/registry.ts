import { accountDocumentEndpoints } from './account-documents/account-documents.endpoints.ts'
import { auditEndpoints } from './audit/audit.endpoints.ts'
import { bankAccountEndpoints } from './bank-accounts/bank-accounts.endpoints.ts'
import { countryEndpoints } from './countries/countries.endpoints.ts'
import { demonstrationEndpoints } from './demonstration/demonstration.endpoints.ts'
import { documentTypeEndpoints } from './document-types/document-types.endpoints.ts'
import { documentEndpoints } from './documents/documents.endpoints.ts'
import { distributionEndpoints } from './distributions/distributions.endpoints.ts'
import type { Endpoint } from './endpoint.ts'
import { feeEndpoints } from './fees/fees.endpoints.ts'
import { figureEndpoints } from './figures/figures.endpoints.ts'
import { orderMovementEndpoints } from './order-movements/order-movements.endpoints.ts'
import { orderEndpoints } from './orders/orders.endpoints.ts'
import { phaseEndpoints } from './phases/phases.endpoints.ts'
import { promotionEndpoints } from './promotions/promotions.endpoints.ts'
import { projectAlertEndpoints } from './project-alerts/project-alerts.endpoints.ts'
import { projectDescriptionEndpoints } from './project-descriptions/project-descriptions.endpoints.ts'
import { projectDocumentEndpoints } from './project-documents/project-documents.endpoints.ts'
import { projectMediaFileEndpoints } from './project-media-files/project-media-files.endpoints.ts'
import { projectTypeEndpoints } from './project-types/project-types.endpoints.ts'
import { projectEndpoints } from './projects/projects.endpoints.ts'
import { reconciliationEndpoints } from './reconciliation/reconciliation.endpoints.ts'
import { sessionEndpoints } from './sessions/sessions.endpoints.ts'
import { settingEndpoints } from './settings/settings.endpoints.ts'
import { templateEndpoints } from './templates/templates.endpoints.ts'
import { ticketEndpoints } from './tickets/tickets.endpoints.ts'
import { timelineEndpoints } from './timeline/timeline.endpoints.ts'
import { totpEndpoints } from './totps/totps.endpoints.ts'
import { transactionEndpoints } from './transactions/transactions.endpoints.ts'
import { userAssignmentEndpoints } from './user-assignments/user-assignments.endpoints.ts'
import { userEndpoints } from './users/users.endpoints.ts'
import { verificationEndpoints } from './verifications/verifications.endpoints.ts'
import { walletEndpoints } from './wallets/wallets.endpoints.ts'

/** Every call of the API, by noun. The server binds all of them or does not start. */
export const api = {
  sessions: sessionEndpoints,
  totps: totpEndpoints,
  users: userEndpoints,
  userAssignments: userAssignmentEndpoints,
  verifications: verificationEndpoints,
  accountDocuments: accountDocumentEndpoints,
  bankAccounts: bankAccountEndpoints,
  wallets: walletEndpoints,
  transactions: transactionEndpoints,
  projectTypes: projectTypeEndpoints,
  phases: phaseEndpoints,
  projects: projectEndpoints,
  projectDescriptions: projectDescriptionEndpoints,
  projectMediaFiles: projectMediaFileEndpoints,
  projectDocuments: projectDocumentEndpoints,
  timeline: timelineEndpoints,
  projectAlerts: projectAlertEndpoints,
  figures: figureEndpoints,
  templates: templateEndpoints,
  documentTypes: documentTypeEndpoints,
  promotions: promotionEndpoints,
  orders: orderEndpoints,
  orderMovements: orderMovementEndpoints,
  fees: feeEndpoints,
  distributions: distributionEndpoints,
  reconciliation: reconciliationEndpoints,
  tickets: ticketEndpoints,
  audit: auditEndpoints,
  countries: countryEndpoints,
  settings: settingEndpoints,
  documents: documentEndpoints,
  demonstration: demonstrationEndpoints,
} as const

export type Api = typeof api
type Values<T> = T[keyof T]
/** The union of all endpoints, for types derived from them. */
export type AnyEndpoint = Values<{ [Noun in keyof Api]: Values<Api[Noun]> }>

export const allEndpoints: readonly Endpoint[] = Object.values(api).flatMap(
  (group) => Object.values(group) as Endpoint[],
)
