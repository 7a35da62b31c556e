import type { ModuleFactory } from '../../../module.ts'
import { walletRoutes } from './wallets.routes.ts'

export { findWallet, findWalletOfUser } from './wallets.queries.ts'
export { openWallet } from './wallets.service.ts'

export const walletsModule: ModuleFactory = (kernel) => ({ name: 'wallets', routes: walletRoutes(kernel) })
