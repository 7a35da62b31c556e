import { randomUUID, createHash } from 'node:crypto'
import type { SANDBOX_OUTCOMES } from '@cauce/contract'
import sharp from 'sharp'
import { derivedKey, hmacOf } from '../../../platform/tokens.ts'
import type { Applicant, IdentityProvider, ProviderMedia } from './identity-provider.ts'
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

const tintOf = (seed: string): [number, number] => {
  const digest = createHash('sha256').update(seed).digest()
  return [digest[0]!, digest[1]!]
}

function person(seed: string, x: number, y: number, size: number): string {
  const [hue, tone] = tintOf(seed)
  const skin = `hsl(28 38% ${52 + (tone % 30)}%)`
  const cloth = `hsl(${Math.round((hue / 255) * 360)} 32% 38%)`
  return `<g transform="translate(${x} ${y}) scale(${size})">
    <path d="M6 62c0-16 11-22 24-22s24 6 24 22z" fill="${cloth}"/>
    <ellipse cx="30" cy="24" rx="13" ry="16" fill="${skin}"/>
    <path d="M16 22c0-13 7-19 14-19s14 6 14 19c-4-8-9-9-14-9s-10 1-14 9z" fill="hsl(25 25% ${18 + (hue % 25)}%)"/>
  </g>`
}

const line = (x: number, y: number, width: number, height = 10) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="3" fill="#2c4a52" opacity="0.55"/>`

function documentPicture(seed: string): string {
  const waves = Array.from({ length: 14 }, (_, index) => {
    const y = 40 + index * 26
    return `<path d="M0 ${y}q80 -26 160 0t160 0t160 0t160 0" fill="none" stroke="#9fc4c4" stroke-width="1.5"/>`
  }).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="404" viewBox="0 0 640 404">
    <rect width="640" height="404" rx="22" fill="#e4f0ee"/>${waves}
    <rect width="640" height="54" rx="22" fill="#04626a"/><rect y="30" width="640" height="24" fill="#04626a"/>
    <rect x="36" y="84" width="190" height="236" rx="8" fill="#f9f6ef"/>${person(seed, 41, 106, 3)}
    ${line(262, 96, 210, 14)}${line(262, 132, 300)}${line(262, 164, 250)}${line(262, 208, 150)}${line(440, 208, 130)}${line(262, 252, 180)}
    <g fill="#2c4a52" opacity="0.8">${Array.from({ length: 44 }, (_, index) => `<rect x="${36 + index * 13}" y="346" width="${4 + (tintOf(seed + index)[0] % 7)}" height="14"/>`).join('')}</g>
  </svg>`
}

function facePicture(seed: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 480 480">
    <rect width="480" height="480" fill="#d9d4ca"/>${person(seed, 60, 66, 6.6)}
  </svg>`
}
