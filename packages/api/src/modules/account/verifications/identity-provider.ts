import type { FileKind, Language, verificationLifecycle } from '@cauce/contract'
import type { IncomingHttpHeaders } from 'node:http'
import type { ReadDocument } from '../../../database/schema/account.ts'

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

/** A provider event, mapped to the lifecycle. */
export interface ProviderEvent {
  readonly providerSessionId: string
  /** Transition of the lifecycle. */
  readonly action: ProviderAction
  /** Provider's event name. */
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

/** Veriff, or the built-in sandbox (handbook rule 3.6). */
export interface IdentityProvider {
  readonly name: 'veriff' | 'sandbox'
  /** Rejects on a timeout or an unexpected answer. */
  start(applicant: Applicant): Promise<{ providerSessionId: string; url: string }>
  /** Verified over the raw bytes. */
  isSignatureRight(headers: IncomingHttpHeaders, raw: Buffer): boolean
  /** Undefined for an event without effect; throws on malformed bytes. */
  readEvent(raw: Buffer): ProviderEvent | undefined
  /** Available once the person has sent them. */
  fetchMedia(providerSessionId: string): Promise<ProviderMedia[]>
}
