import { api } from '@cauce/contract'
import { bind, type Call } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'
import { readSigned, sendFile } from '../../../platform/files/index.ts'

/** Under two paths (decision api-contract). */
export const documentsModule: ModuleFactory = (kernel) => {
  const view = async ({ params, query, reply }: Pick<Call<typeof api.documents.view>, 'params' | 'query' | 'reply'>) =>
    sendFile(kernel, reply, await readSigned(kernel, { fileId: params.id, ...query }))
  return { name: 'documents', routes: [bind(api.documents.view, view), bind(api.documents.viewAlias, view)] }
}
