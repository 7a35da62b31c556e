import type { ModuleFactory } from '../../../kernel.ts'
import { totpRoutes } from './totps.routes.ts'

export { installTotp, presentCode, spendCode, spendRecoveryCode } from './totp-codes.ts'
export { deleteTotpsOf, findConfirmedTotp, hasTotp } from './totps.queries.ts'

/** One-time codes of an authenticator app, and the recovery codes that stand in for it. */
export const totpsModule: ModuleFactory = (kernel) => ({ name: 'totps', routes: totpRoutes(kernel) })
