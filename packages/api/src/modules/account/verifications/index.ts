import { paths } from '@cauce/contract/pages.ts'
import { api } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import { customerFilter } from '../../../http/scope.ts'
import { bindJob } from '../../../jobs/index.ts'
import type { Kernel } from '../../../kernel.ts'
import type { ModuleFactory } from '../../../module.ts'
import { sendFile } from '../../../platform/files/index.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { fetchMediaJob, fetchVerificationMedia, playSandbox, receiveEvent } from './provider-events.service.ts'
import { sandboxProvider } from './sandbox.ts'
import { veriffProvider } from './veriff.ts'
import { findMediaFile, findVerification, listVerifications } from './verifications.queries.ts'
import {
  decideVerification,
  expireVerification,
  expireVerificationJob,
  startVerification,
} from './verifications.service.ts'

export { eraseVerificationEvents, findIdentityHands } from './verifications.queries.ts'
export { eraseVerificationsOf } from './verifications.service.ts'

/** Administrators' decisions override the provider's (handbook rule 3.3). */
export const verificationsModule: ModuleFactory = (kernel) => {
  const provider = providerOf(kernel)
  return {
    name: 'verifications',
    routes: verificationRoutes(kernel, provider),
    jobs: [
      bindJob(expireVerificationJob, (payload) => expireVerification(kernel, payload)),
      bindJob(fetchMediaJob, (payload) => fetchVerificationMedia(kernel, provider, payload)),
    ],
  }
}

/** The sandbox lets people approve themselves, so it exists in the demonstration only. */
function providerOf({ settings }: Kernel): IdentityProvider | undefined {
  if (settings.veriff) return veriffProvider({ ...settings.veriff, callbackUrl: settings.origin + paths.nextStep })
  return settings.isDemonstration ? sandboxProvider(settings.secret) : undefined
}

const verificationRoutes = (kernel: Kernel, provider: IdentityProvider | undefined) => [
  bind(api.verifications.list, (call) =>
    listVerifications(kernel.database, { ...call.query, ...customerFilter(call) }),
  ),
  bind(api.verifications.start, (call) => startVerification(kernel, provider, call)),
  bind(api.verifications.readMedia, async (call) => {
    const { mediaId } = call.params
    const record = await findVerification(kernel.database, mediaId, customerFilter(call))
    if (record) return record
    const file = found(await findMediaFile(kernel.database, mediaId, customerFilter(call)))
    await sendFile(kernel, call.reply, file)
    return undefined
  }),
  bind(api.verifications.decide, (call) => decideVerification(kernel, call)),
  bind(api.verifications.receive, ({ request }) =>
    receiveEvent(kernel, provider, request.headers, rawBodyOf(request.body)),
  ),
  bind(api.verifications.play, (call) => playSandbox(kernel, provider, call)),
]

/** An absent body is empty: its signature is wrong like any other. */
const rawBodyOf = (body: unknown): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0))
