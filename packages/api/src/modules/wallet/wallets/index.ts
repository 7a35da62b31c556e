import type { ModuleFactory } from '../../../kernel.ts'
import { walletRoutes } from './wallets.routes.ts'

export { findWallet, findWalletOfUser } from './wallets.queries.ts'
export { openWallet } from './wallets.service.ts'
export { wallets } from '../../../database/schema/wallet.ts'

export const walletsModule: ModuleFactory = (kernel) => ({ name: 'wallets', routes: walletRoutes(kernel) })
