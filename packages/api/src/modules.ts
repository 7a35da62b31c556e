import type { ModuleFactory } from './kernel.ts'
import { bankAccountsModule } from './modules/bank-accounts/index.ts'
import { demonstrationModule } from './modules/demonstration/index.ts'
import { devicesModule } from './modules/devices/index.ts'
import { filesModule } from './modules/files/index.ts'
import { idempotencyModule } from './modules/idempotency/index.ts'
import { loginAttemptsModule } from './modules/login-attempts/index.ts'
import { loginPlacesModule } from './modules/login-places/index.ts'
import { mailModule } from './modules/mail/index.ts'
import { mailedLinksModule } from './modules/mailed-links/index.ts'
import { ordersModule } from './modules/orders/index.ts'
import { passwordsModule } from './modules/passwords/passwords.module.ts'
import { picturesModule } from './modules/pictures/index.ts'
import { phasesModule } from './modules/phases/index.ts'
import { projectTypesModule } from './modules/project-types/index.ts'
import { projectsModule } from './modules/projects/index.ts'
import { sessionsModule } from './modules/sessions/sessions.module.ts'
import { totpsModule } from './modules/totps/index.ts'
import { transactionsModule } from './modules/transactions/index.ts'
import { walletsModule } from './modules/wallets/index.ts'

/** Every module of the API. Listed, not discovered. */
export const modules: readonly ModuleFactory[] = [
  bankAccountsModule,
  demonstrationModule,
  devicesModule,
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
  projectTypesModule,
  projectsModule,
  sessionsModule,
  totpsModule,
  transactionsModule,
  walletsModule,
]
