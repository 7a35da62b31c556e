import type { Kernel } from '../../../kernel.ts'
import type { ModuleFactory } from '../../../module.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { sandboxProvider } from './sandbox.ts'
import { veriffProvider } from './veriff.ts'
import { verificationRoutes } from './verifications.routes.ts'
import { bindJob, defineScheduledJob } from '../../../jobs/index.ts'
import { expireVerificationJob, expireVerification } from './verifications.service.ts'
import { fetchMediaJob, fetchVerificationMedia } from './webhook.service.ts'

import { deleteEventsBefore } from './verifications.queries.ts'

export { insertMedia, insertVerification } from './verifications.queries.ts'
export { eraseVerificationsOf } from './verifications.service.ts'

/** Providers send an event again for days when it was not answered, not for months. */
const EVENTS_KEPT_MS = 90 * 86_400_000

const forgetEventsJob = defineScheduledJob('forgetVerificationEvents', '47 3 * * *')

/** Proof of identity by a provider, and the decisions of administrators above it (product decision 6). */
export const verificationsModule: ModuleFactory = (kernel) => {
  const provider = providerOf(kernel)
  return {
    name: 'verifications',
    routes: verificationRoutes(kernel, provider),
    jobs: [
      bindJob(forgetEventsJob, () =>
        deleteEventsBefore(kernel.database, new Date(kernel.clock.now().getTime() - EVENTS_KEPT_MS)),
      ),
      bindJob(expireVerificationJob, (payload) => expireVerification(kernel, payload)),
      bindJob(fetchMediaJob, (payload) => fetchVerificationMedia(kernel, provider, payload)),
    ],
  }
}

/** Veriff when it is configured. The sandbox lets people approve themselves, so outside the demonstration there is none. */
function providerOf({ settings }: Kernel): IdentityProvider | undefined {
  if (settings.veriff)
    return veriffProvider({ ...settings.veriff, callbackUrl: `${settings.origin}/user/profile?tab=customer` })
  return settings.isDemonstration ? sandboxProvider(settings.secret) : undefined
}
