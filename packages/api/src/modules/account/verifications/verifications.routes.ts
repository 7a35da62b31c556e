import { api } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import { customerFilter } from '../../../http/scope.ts'
import type { Kernel } from '../../../kernel.ts'
import { sendFile } from '../../../platform/files/index.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { findMediaFile, listVerifications } from './verifications.queries.ts'
import { decideVerification, startVerification } from './verifications.service.ts'
import { playSandbox, receiveEvent } from './webhook.service.ts'

export const verificationRoutes = (kernel: Kernel, provider: IdentityProvider | undefined) => [
  bind(api.verifications.list, (call) =>
    listVerifications(kernel.database, { ...call.query, ...customerFilter(call) }, call.query),
  ),
  bind(api.verifications.start, (call) => startVerification(kernel, provider, call)),
  bind(api.verifications.readMedia, async (call) =>
    sendFile(
      kernel,
      call.reply,
      found(await findMediaFile(kernel.database, call.params.mediaId, customerFilter(call))),
    ),
  ),
  bind(api.verifications.decide, (call) => decideVerification(kernel, call)),
  bind(api.verifications.receive, (call) =>
    receiveEvent(kernel, provider, call.request.headers, rawBodyOf(call.request.body)),
  ),
  bind(api.verifications.play, (call) => playSandbox(kernel, provider, call)),
]

/** An absent body is an empty one; its signature is wrong like any other. */
const rawBodyOf = (body: unknown): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0))
