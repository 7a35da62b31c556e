import { api, Refusal } from '@cauce/contract'
import { userIdOf } from '../../../http/actor.ts'
import { bind, type Call } from '../../../http/bind.ts'
import type { Kernel } from '../../../kernel.ts'
import type { ModuleFactory } from '../../../module.ts'
import { readSigned, sendFile } from '../../../platform/files/index.ts'
import { findUserView } from '../../account/users/index.ts'

/** Under two paths (decision api-contract). */
export const documentsModule: ModuleFactory = (kernel) => {
  const view = async (call: Pick<Call<typeof api.documents.view>, 'params' | 'query' | 'reply' | 'actor'>) => {
    const { params, query, reply, actor } = call
    const row = await readSigned(kernel, { fileId: params.id, ...query, sessionId: actor.sessionId })
    if (query.customer !== undefined) await refuseOthers(kernel, call, query.customer)
    await sendFile(kernel, reply, row)
  }
  return { name: 'documents', routes: [bind(api.documents.view, view), bind(api.documents.viewAlias, view)] }
}

/** The caller's customer may have another manager since the address was made. */
async function refuseOthers({ database }: Kernel, { actor }: Pick<Call, 'actor'>, customer: string): Promise<void> {
  const isOwn = actor.userId === customer
  if (isOwn || actor.role === 'admin') return
  const isManaged =
    actor.role === 'operator' && (await findUserView(database, customer, { managerId: userIdOf(actor) }))
  if (!isManaged) throw new Refusal({ code: 'link-invalid' })
}
