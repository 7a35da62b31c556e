import { api } from '@cauce/contract'
import { bind, bindRows, type Call } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'
import { keptIdentityRows, listKept, documentsOf } from './kept-identities.queries.ts'
import { inTransaction } from '../../../database/index.ts'
import { found } from '../../../http/expect.ts'
import type { Kernel } from '../../../kernel.ts'
import { audit } from '../../../platform/audit/index.ts'
import { signedUrl, storedFileOf } from '../../../platform/files/index.ts'

export { hadRelationship, keepIdentity, keptIdentityRows, lockDueIdentities } from './kept-identities.queries.ts'

/** Retained identities of closed accounts (decision data-retention). The flow `retention` erases them. */
export const keptIdentitiesModule: ModuleFactory = (kernel) => ({
  name: 'kept-identities',
  routes: [
    ...bindRows(api.keptIdentities.list, api.keptIdentities.read, ({ query }) => listKept(kernel.database, query)),
    bind(api.keptIdentities.open, (call) => openIdentity(kernel, call)),
  ],
})

/**
 * Audited with its reason (decision data-retention). The lock keeps the erasing job from removing the documents meanwhile. Refuses
 * `not-found` once erased.
 */
async function openIdentity(kernel: Kernel, call: Call<typeof api.keptIdentities.open>) {
  const userId = call.params.id
  return inTransaction(kernel.database, async (tx) => {
    const { person } = found(await keptIdentityRows.lock(tx, userId))
    const documents = (await documentsOf(tx, [userId])).get(userId) ?? []
    await audit(kernel, tx, call, { recordId: userId, userId, reason: call.body.reason })
    const { kind: _kind, ...shown } = person
    return {
      userId,
      ...shown,
      documents: documents.map(({ source, createdAt, file }) => ({
        source,
        createdAt,
        file: storedFileOf(file),
        address: signedUrl(kernel, call, file),
      })),
    }
  })
}
