import type { ModuleFactory } from './kernel.ts'
import { bankAccountsModule } from './modules/bank-accounts/index.ts'
import { filesModule } from './modules/files/index.ts'
import { idempotencyModule } from './modules/idempotency/index.ts'
import { ordersModule } from './modules/orders/index.ts'
import { picturesModule } from './modules/pictures/index.ts'
import { projectsModule } from './modules/projects/index.ts'
import { sessionsModule } from './modules/sessions/index.ts'
import { transactionsModule } from './modules/transactions/index.ts'
import { walletsModule } from './modules/wallets/index.ts'

/** Every module of the API. Listed, not discovered. */
export const modules: readonly ModuleFactory[] = [
  bankAccountsModule,
  filesModule,
  idempotencyModule,
  ordersModule,
  picturesModule,
  projectsModule,
  sessionsModule,
  transactionsModule,
  walletsModule,
]
