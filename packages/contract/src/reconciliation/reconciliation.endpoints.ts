import { endpoints } from '../endpoint.ts'
import { Reconciliation } from './reconciliation.schema.ts'

export const reconciliationEndpoints = endpoints({
  read: {
    method: 'GET',
    path: '/v1/misc/reconciliation',
    operation: 'reconciliation.read',
    tag: 'Reconciliation',
    permission: 'reconciliation.read',
    summary: 'Prove the books now',
    output: Reconciliation,
  },
})
