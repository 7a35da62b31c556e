import { docsModule } from './docs/index.ts'
import type { ModuleFactory } from './kernel.ts'
import { abandonedJobsModule } from './modules/abandoned-jobs/index.ts'
import { accountDocumentsModule } from './modules/account-documents/index.ts'
import { auditModule } from './modules/audit/index.ts'
import { bankAccountsModule } from './modules/bank-accounts/index.ts'
import { distributionsModule } from './modules/distributions/index.ts'
import { countriesModule } from './modules/countries/index.ts'
import { demonstrationModule } from './modules/demonstration/index.ts'
import { devicesModule } from './modules/devices/index.ts'
import { documentTypesModule } from './modules/document-types/index.ts'
import { figuresModule } from './modules/figures/index.ts'
import { filesModule } from './modules/files/index.ts'
import { idempotencyModule } from './modules/idempotency/index.ts'
import { loginAttemptsModule } from './modules/login-attempts/index.ts'
import { loginPlacesModule } from './modules/login-places/index.ts'
import { mailModule } from './modules/mail/index.ts'
import { mailedLinksModule } from './modules/mailed-links/index.ts'
import { ordersModule, returnMoneyOfDiscarded } from './modules/orders/index.ts'
import { passwordsModule } from './modules/passwords/passwords.module.ts'
import { picturesModule } from './modules/pictures/index.ts'
import { phasesModule } from './modules/phases/index.ts'
import { followPhase, projectAlertsModule } from './modules/project-alerts/index.ts'
import { projectDescriptionsModule } from './modules/project-descriptions/index.ts'
import { projectDocumentsModule } from './modules/project-documents/index.ts'
import { projectMediaFilesModule } from './modules/project-media-files/index.ts'
import { projectTypesModule } from './modules/project-types/index.ts'
import { projectsModule } from './modules/projects/index.ts'
import { promotionsModule } from './modules/promotions/index.ts'
import { sessionsModule } from './modules/sessions/sessions.module.ts'
import { settingsModule } from './modules/settings/index.ts'
import { templatesModule } from './modules/templates/index.ts'
import { ticketsModule } from './modules/tickets/index.ts'
import { timelineModule } from './modules/timeline/index.ts'
import { totpsModule } from './modules/totps/index.ts'
import { transactionsModule } from './modules/transactions/index.ts'
import { userAssignmentsModule } from './modules/user-assignments/index.ts'
import { usersModule } from './modules/users/users.module.ts'
import { verificationsModule } from './modules/verifications/index.ts'
import { walletsModule } from './modules/wallets/index.ts'
import { reconciliationModule } from './modules/reconciliation/index.ts'

/** Every module of the API. Listed, not discovered. */
export const modules: readonly ModuleFactory[] = [
  abandonedJobsModule,
  accountDocumentsModule,
  auditModule,
  bankAccountsModule,
  countriesModule,
  demonstrationModule,
  devicesModule,
  distributionsModule,
  docsModule,
  documentTypesModule,
  figuresModule,
  filesModule,
  idempotencyModule,
  loginAttemptsModule,
  loginPlacesModule,
  mailModule,
  mailedLinksModule,
  ordersModule,
  passwordsModule,
  picturesModule,
  phasesModule,
  projectAlertsModule,
  projectDescriptionsModule,
  projectDocumentsModule,
  projectMediaFilesModule,
  projectTypesModule,
  projectsModule({ returnMoney: returnMoneyOfDiscarded, followPhase }),
  promotionsModule,
  reconciliationModule,
  sessionsModule,
  settingsModule,
  templatesModule,
  ticketsModule,
  timelineModule,
  totpsModule,
  transactionsModule,
  userAssignmentsModule,
  usersModule,
  verificationsModule,
  walletsModule,
]
