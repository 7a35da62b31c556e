import type { api } from '@cauce/contract'
import { inTransaction } from '../../../database/index.ts'
import type { Call } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import type { Kernel } from '../../../kernel.ts'
import { audit } from '../../../platform/audit/index.ts'
import { signedUrl, storedFileOf } from '../../../platform/files/index.ts'
import { documentsOf } from './kept-documents.queries.ts'
import { keptIdentityRows } from './kept-identities.queries.ts'

/**
 * Audited with its reason (decision 270). The lock keeps the erasing job from removing the documents meanwhile. Refuses
 * `not-found` once erased.
 */
export async function openIdentity(kernel: Kernel, call: Call<typeof api.keptIdentities.open>) {
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
        address: signedUrl(kernel, file.fileId),
      })),
    }
  })
}
