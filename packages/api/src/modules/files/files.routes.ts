import { api } from '@cauce/contract'
import { bind } from '../../http/bind.ts'
import type { Kernel } from '../../kernel.ts'
import { readSigned, sendFile } from './files.service.ts'

export const fileRoutes = (kernel: Kernel) => [
  bind(api.documents.view, async (call) =>
    sendFile(kernel, call.reply, await readSigned(kernel, { fileId: call.params.id, ...call.query })),
  ),
]
