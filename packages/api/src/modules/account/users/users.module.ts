import type { ModuleFactory } from '../../../kernel.ts'
import { userRoutes } from './users.routes.ts'

/**
 * Registering, editing and ending accounts. It stands apart from `index.ts`, which nearly every module uses to read users:
 * registering opens a wallet and leaving asks after money, and through one door these would lead back to each other.
 */
export const usersModule: ModuleFactory = (kernel) => ({ name: 'users', routes: userRoutes(kernel) })
