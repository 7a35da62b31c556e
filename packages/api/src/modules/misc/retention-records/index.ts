import { api } from '@cauce/contract'
import { bindRows } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'
import { listRetentionRecords } from './retention-records.queries.ts'

export { addToRecord, eraseRetentionRecords } from './retention-records.queries.ts'

export const retentionRecordsModule: ModuleFactory = (kernel) => ({
  name: 'retentionRecords',
  routes: bindRows(api.retentionRecords.list, api.retentionRecords.read, ({ query }) =>
    listRetentionRecords(kernel.database, query),
  ),
})
