import { fileTypeFromBuffer } from 'file-type'
import type { IncomingHttpHeaders } from 'node:http'
import { MAXIMUM_FILE_BYTES } from '@cauce/contract'
import { z } from 'zod'
import { asActivity } from '../../../activity.ts'
import type { VeriffSettings } from '../../../settings.ts'
import { hmacOf, isSameSecret } from '../../../platform/tokens.ts'
import type { Applicant, IdentityProvider, ProviderMedia } from './identity-provider.ts'
import { readVeriffEvent } from './veriff-event.ts'

const TIMEOUT_MS = 10_000

const Session = z.object({ verification: z.object({ id: z.string().min(1), url: z.url({ protocol: /^https?$/ }) }) })
const MediaList = z.object({ images: z.array(z.object({ id: z.string().min(1), name: z.string() })).default([]) })

export interface VeriffOptions extends VeriffSettings {
  /** Redirect target for the person. */
  readonly callbackUrl: string
}

/** Calls and events are signed with HMAC-SHA256. */
export function veriffProvider(options: VeriffOptions): IdentityProvider {
  const { sharedSecret, apiKey } = options
  return {
    name: 'veriff',
    start: (applicant) => startSession(options, applicant),
    isSignatureRight: (headers, raw) =>
      isSignedBy(sharedSecret, headers, raw) && isHeader(headers, 'x-auth-client', apiKey),
    readEvent: readVeriffEvent,
    fetchMedia: (providerSessionId) => fetchMedia(options, providerSessionId),
  }
}

/** Constant-time comparison of `x-hmac-signature`. */
export function isSignedBy(secret: string, headers: IncomingHttpHeaders, raw: Buffer): boolean {
  return isHeader(headers, 'x-hmac-signature', hmacOf(secret, raw))
}

function isHeader(headers: IncomingHttpHeaders, name: string, expected: string): boolean {
  const given = headers[name]
  return typeof given === 'string' && isSameSecret(given.toLowerCase(), expected.toLowerCase())
}

async function startSession(
  options: VeriffOptions,
  applicant: Applicant,
): Promise<{ providerSessionId: string; url: string }> {
  const body = JSON.stringify({ verification: sessionOf(options, applicant) })
  const answer = await call(options, '/v1/sessions', body, body)
  const { verification } = Session.parse(await answer.json())
  return { providerSessionId: verification.id, url: verification.url }
}

function sessionOf({ callbackUrl }: VeriffOptions, applicant: Applicant) {
  const { name, surname, birthdayAt, nationality, identificationDocumentType, identificationDocumentNumber } = applicant
  return {
    callback: callbackUrl,
    vendorData: applicant.verificationId,
    person: { firstName: name, lastName: surname, ...(birthdayAt && { dateOfBirth: birthdayAt }) },
    document: {
      ...(identificationDocumentType && { type: identificationDocumentType }),
      ...(identificationDocumentNumber && { number: identificationDocumentNumber }),
      ...(nationality && { country: nationality }),
    },
  }
}

/** Without session recordings: not needed for a decision, and above 5 MB. */
async function fetchMedia(options: VeriffOptions, providerSessionId: string): Promise<ProviderMedia[]> {
  const list = await call(options, `/v1/sessions/${encodeURIComponent(providerSessionId)}/media`, providerSessionId)
  const { images } = MediaList.parse(await list.json())
  const media: ProviderMedia[] = []
  for (const { id, name } of images) {
    const answer = await call(options, `/v1/media/${encodeURIComponent(id)}`, id)
    const bytes = Buffer.from(await answer.arrayBuffer())
    const kind = ({ 'image/png': 'png', 'image/jpeg': 'jpg' } as const)[(await fileTypeFromBuffer(bytes))?.mime ?? '']
    if (kind && bytes.length <= MAXIMUM_FILE_BYTES)
      media.push({ providerMediaId: id, name: `${name}.${kind}`, kind, bytes })
  }
  return media
}

async function call(
  { baseUrl, apiKey, sharedSecret }: VeriffOptions,
  path: string,
  signed: string,
  body?: string,
): Promise<Response> {
  const method = body === undefined ? 'GET' : 'POST'
  return asActivity({ kind: 'call', name: 'veriff', facts: { method } }, async (facts) => {
    const answer = await fetch(new URL(path, baseUrl), {
      method,
      headers: {
        'x-auth-client': apiKey,
        'x-hmac-signature': hmacOf(sharedSecret, signed),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    facts.status = answer.status
    if (!answer.ok) throw new Error(`Veriff answered ${answer.status} to ${path.split('/').slice(0, 3).join('/')}`)
    return answer
  })
}
