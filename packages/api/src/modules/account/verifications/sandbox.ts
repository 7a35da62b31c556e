import { randomUUID } from 'node:crypto'
import type { SANDBOX_OUTCOMES } from '@cauce/contract'
import sharp from 'sharp'
import { derivedKey, hmacOf } from '../../../platform/tokens.ts'
import type { Applicant, IdentityProvider, ProviderMedia } from './identity-provider.ts'
import { documentPicture, facePicture } from './sandbox-pictures.ts'
import { readVeriffEvent } from './veriff-event.ts'
import { isSignedBy } from './veriff.ts'

export type SandboxOutcome = (typeof SANDBOX_OUTCOMES)[number]

/** Derived from the platform's secret. */
const sandboxSecret = (platformSecret: string): string =>
  derivedKey(platformSecret, 'verification-sandbox').toString('hex')

/**
 * Demonstration provider: one plays the applicant and chooses the outcome. Events have Veriff's format and signature,
 * so the same code handles both.
 */
export function sandboxProvider(platformSecret: string): IdentityProvider {
  const secret = sandboxSecret(platformSecret)
  return {
    name: 'sandbox',
    start: async ({ verificationId }) => ({
      providerSessionId: randomUUID(),
      url: `/verification/sandbox/${verificationId}`,
    }),
    isSignatureRight: (headers, raw) => isSignedBy(secret, headers, raw),
    readEvent: readVeriffEvent,
    fetchMedia,
  }
}

export interface SignedEvent {
  readonly headers: { readonly 'x-hmac-signature': string }
  readonly raw: Buffer
}

export const sandboxEvent = (
  platformSecret: string,
  session: { providerSessionId: string; applicant: Applicant },
  outcome: SandboxOutcome,
  reason: string | null,
  now: Date,
): SignedEvent => signedEvent(platformSecret, decided(session, outcome, reason, now))

export function signedEvent(platformSecret: string, body: object): SignedEvent {
  const raw = Buffer.from(JSON.stringify(body))
  return { raw, headers: { 'x-hmac-signature': hmacOf(sandboxSecret(platformSecret), raw) } }
}

const statuses = {
  Approved: { status: 'approved', code: 9001 },
  Declined: { status: 'declined', code: 9102 },
  Resubmission: { status: 'resubmission_requested', code: 9103 },
  ExpiredAbandoned: { status: 'abandoned', code: 9104 },
  // Document read; a person decides.
  Completed: { status: 'review', code: 9121 },
} as const satisfies Record<SandboxOutcome, object>

function decided(
  { providerSessionId, applicant }: { providerSessionId: string; applicant: Applicant },
  outcome: SandboxOutcome,
  reason: string | null,
  now: Date,
) {
  const { status, code } = statuses[outcome]
  const year = now.getUTCFullYear()
  const isSeen = outcome !== 'ExpiredAbandoned'
  return {
    status: 'success',
    verification: {
      id: providerSessionId,
      attemptId: randomUUID(),
      vendorData: applicant.verificationId,
      status,
      code,
      reason,
      reasonCode: null,
      decisionTime: now.toISOString(),
      person: isSeen
        ? { firstName: applicant.name, lastName: applicant.surname, dateOfBirth: applicant.birthdayAt }
        : null,
      document: isSeen
        ? {
            type: applicant.identificationDocumentType,
            number: applicant.identificationDocumentNumber,
            country: applicant.nationality,
            validFrom: `${year - 3}-05-14`,
            validUntil: `${year + 7}-05-14`,
          }
        : null,
    },
  }
}

async function fetchMedia(providerSessionId: string): Promise<ProviderMedia[]> {
  const draw = async (name: string, svg: string): Promise<ProviderMedia> => ({
    providerMediaId: `${providerSessionId}-${name}`,
    name: `${name}.png`,
    kind: 'png',
    bytes: await sharp(Buffer.from(svg)).png().toBuffer(),
  })
  return Promise.all([
    draw('document-front', documentPicture(providerSessionId)),
    draw('face', facePicture(providerSessionId)),
  ])
}
