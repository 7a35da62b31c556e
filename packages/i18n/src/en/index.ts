import type { es } from '../es/index.ts'
import type { Translation } from '../translation.ts'
import { accountDocuments } from './account-documents.ts'
import { audit } from './audit.ts'
import { backoffice } from './backoffice.ts'
import { bankAccounts } from './bank-accounts.ts'
import { common } from './common.ts'
import { documentTypes } from './document-types.ts'
import { errorWords } from './error-words.ts'
import { errors } from './errors.ts'
import { forms } from './forms.ts'
import { distributions } from './distributions.ts'
import { fees } from './fees.ts'
import { reconciliation } from './reconciliation.ts'
import { home } from './home.ts'
import { legal } from './legal.ts'
import { mails } from './mails.ts'
import { navigation } from './navigation.ts'
import { orderMovements } from './order-movements.ts'
import { orders } from './orders.ts'
import { pages } from './pages.ts'
import { phases } from './phases.ts'
import { portfolio } from './portfolio.ts'
import { projectPages } from './project-pages.ts'
import { projectAlerts } from './project-alerts.ts'
import { projectDescriptions } from './project-descriptions.ts'
import { projectDocuments } from './project-documents.ts'
import { projectMediaFiles } from './project-media-files.ts'
import { timeline } from './timeline.ts'
import { projectTypes } from './project-types.ts'
import { projects } from './projects.ts'
import { promotions } from './promotions.ts'
import { reactAdmin } from './react-admin.ts'
import { sessions } from './sessions.ts'
import { statistics } from './statistics.ts'
import { templates } from './templates.ts'
import { ticketPages } from './ticket-pages.ts'
import { tickets } from './tickets.ts'
import { totps } from './totps.ts'
import { tour } from './tour.ts'
import { transactions } from './transactions.ts'
import { users } from './users.ts'
import { verifications } from './verifications.ts'
import { wallets } from './wallets.ts'

/** Every English message; a noun that Spanish has and this has not does not compile. */
export const en = {
  accountDocuments,
  audit,
  backoffice,
  bankAccounts,
  common,
  documentTypes,
  errorWords,
  errors,
  forms,
  distributions,
  fees,
  reconciliation,
  home,
  legal,
  mails,
  navigation,
  orderMovements,
  orders,
  pages,
  phases,
  portfolio,
  projectPages,
  projectAlerts,
  projectDescriptions,
  projectDocuments,
  projectMediaFiles,
  timeline,
  projectTypes,
  projects,
  promotions,
  reactAdmin,
  sessions,
  statistics,
  templates,
  ticketPages,
  tickets,
  totps,
  tour,
  transactions,
  users,
  verifications,
  wallets,
} as const satisfies Translation<typeof es>
