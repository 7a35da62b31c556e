import type { ModuleFactory } from '../../../module.ts'
import { totpRoutes } from './totps.routes.ts'

export { installTotp, presentCode, spendCode, spendRecoveryCode } from './totp-codes.ts'
export { deleteTotpsOf, findConfirmedTotp } from './totps.queries.ts'

/** Authenticator apps with their one-time codes, and recovery codes for a person who has lost the app. */
export const totpsModule: ModuleFactory = (kernel) => ({ name: 'totps', routes: totpRoutes(kernel) })
