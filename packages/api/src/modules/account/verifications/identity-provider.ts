import type { FileKind, Language, verificationLifecycle } from '@cauce/contract'
import type { IncomingHttpHeaders } from 'node:http'
import type { ReadDocument } from '../../../database/schema/account.ts'

/** The data of a person that the provider gets. */
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

/** The actions of the lifecycle that a provider's events can ask for. */
export type ProviderAction = Exclude<
  keyof (typeof verificationLifecycle)['transitions'],
  'start' | 'approve' | 'decline'
>

/** An event of the provider, translated to the lifecycle. */
export interface ProviderEvent {
  readonly providerSessionId: string
  /** The transition of the lifecycle that it asks for. */
  readonly action: ProviderAction
  /** The provider's own name of the event. */
  readonly name: string
  readonly reason: string | null
  readonly reasonCode: string | null
  readonly documents: readonly ReadDocument[]
  readonly data: Record<string, unknown> | null
}

/** A picture of a session at the provider. */
export interface ProviderMedia {
  readonly providerMediaId: string
  readonly name: string
  readonly kind: FileKind
  readonly bytes: Buffer
}

/** A service that verifies identities: Veriff, or the built-in sandbox (handbook rule 3.6). */
export interface IdentityProvider {
  readonly name: 'veriff' | 'sandbox'
  /** Opens a session at the provider. Rejects on a timeout or an unexpected answer. */
  start(applicant: Applicant): Promise<{ providerSessionId: string; url: string }>
  /** Whether an event comes from the provider: its signature covers the bytes as they arrived. */
  isSignatureRight(headers: IncomingHttpHeaders, raw: Buffer): boolean
  /** Parses an event; `undefined` for one without effect. Throws when the bytes are not an event. */
  readEvent(raw: Buffer): ProviderEvent | undefined
  /** Pictures of a session, once the person has sent them. */
  fetchMedia(providerSessionId: string): Promise<ProviderMedia[]>
}
