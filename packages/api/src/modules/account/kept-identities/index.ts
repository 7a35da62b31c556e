import { api } from '@cauce/contract'
import { bind, bindRows } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'
import { listKept } from './kept-list.queries.ts'
import { openIdentity } from './open-identity.service.ts'

export { hadRelationship, keepIdentity, keptIdentityRows, lockDueIdentities } from './kept-identities.queries.ts'

/** Retained identities of closed accounts (decision 270). The flow `retention` erases them. */
export const keptIdentitiesModule: ModuleFactory = (kernel) => ({
  name: 'kept-identities',
  routes: [
    ...bindRows(api.keptIdentities.list, api.keptIdentities.read, ({ query }) =>
      listKept(kernel.database, query, query),
    ),
    bind(api.keptIdentities.open, (call) => openIdentity(kernel, call)),
  ],
})
