import type { FileKind, Language, verificationLifecycle } from '@cauce/contract'
import type { IncomingHttpHeaders } from 'node:http'
import type { ReadDocument } from '../../../database/schema/account.ts'

/** Who is to be verified, as far as the provider is told. */
export interface Applicant {
  readonly verificationId: string
  readonly userId: string
  readonly name: string
  readonly surname: string
  readonly birthdayAt: string | null
  readonly nationality: string | null
  readonly identificationDocumentType: string | null
  readonly identificationDocumentNumber: string | null
  readonly language: Language
}

export type ProviderAction = Exclude<
  keyof (typeof verificationLifecycle)['transitions'],
  'start' | 'approve' | 'decline'
>

/** What an event of the provider means for us. */
export interface ProviderEvent {
  readonly providerSessionId: string
  /** The transition of the lifecycle that it asks for. */
  readonly action: ProviderAction
  /** The provider's own word for it. */
  readonly name: string
  readonly reason: string | null
  readonly reasonCode: string | null
  readonly documents: readonly ReadDocument[]
  readonly data: Record<string, unknown> | null
}

export interface ProviderMedia {
  readonly providerMediaId: string
  readonly name: string
  readonly kind: FileKind
  readonly bytes: Buffer
}

/** A service that verifies identities: Veriff, or the sandbox that stands in for it (product decision 6). */
export interface IdentityProvider {
  readonly name: 'veriff' | 'sandbox'
  /** Opens a session there. Rejects when the provider does not answer as agreed. */
  start(applicant: Applicant): Promise<{ providerSessionId: string; url: string }>
  /** Whether an event comes from the provider: its signature covers the bytes as they arrived. */
  isSignatureRight(headers: IncomingHttpHeaders, raw: Buffer): boolean
  /** The meaning of an event; `undefined` for one that asks for nothing. Throws on what is no event at all. */
  readEvent(raw: Buffer): ProviderEvent | undefined
  /** Pictures of a session, once the person has sent them. */
  fetchMedia(providerSessionId: string): Promise<ProviderMedia[]>
}
