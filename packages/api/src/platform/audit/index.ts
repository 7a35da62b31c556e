import type { ModuleFactory } from '../../kernel.ts'
import { auditRoutes } from './audit.routes.ts'

export { audit, auditUnlessOwn, leaveUnaudited, type Audited } from './audit.service.ts'

/** The record of what staff did, which nothing can change (product decision 3). */
export const auditModule: ModuleFactory = (kernel) => ({ name: 'audit', routes: auditRoutes(kernel) })
