import { api } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../kernel.ts'
import { reconcile, reconcileNightly } from './reconciliation.service.ts'

export { reconcile } from './reconciliation.service.ts'

export const reconciliationModule: ModuleFactory = (kernel) => ({
  name: 'reconciliation',
  routes: [bind(api.reconciliation.read, () => reconcile(kernel))],
  jobs: { reconcileNightly: () => reconcileNightly(kernel) },
  crontab: ['0 3 * * * reconcileNightly'],
})
