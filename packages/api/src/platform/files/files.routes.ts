import { api } from '@cauce/contract'
import { bind, type Call } from '../../http/bind.ts'
import type { Kernel } from '../../kernel.ts'
import { readSigned, sendFile } from './files.service.ts'

export const fileRoutes = (kernel: Kernel) => {
  const view = async (call: Pick<Call<typeof api.documents.view>, 'params' | 'query' | 'reply'>) =>
    sendFile(kernel, call.reply, await readSigned(kernel, { fileId: call.params.id, ...call.query }))
  return [bind(api.documents.view, view), bind(api.documents.viewAlias, view)]
}
