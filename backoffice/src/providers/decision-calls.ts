import type { Identifier } from 'react-admin'
import type { Answer } from '@cauce/client'
import type { HttpClient } from './http.ts'
import { callsOf, type Noun } from './nouns.ts'
import type { ClaimRecord } from './records.ts'

type MovementHistory = Answer<'/v1/wallet/transactions/{id}/history'>['steps']
export type OpenedIdentity = Answer<'/v1/account/kept-identities/{id}/open', 'POST'>

/** The calls by which a decision is prepared: the files that it looks at, and who has it open. */
export interface DecisionCalls {
  /** What was decided on a movement, the earliest first. */
  readonly movementHistory: (id: Identifier) => Promise<MovementHistory>
  /** A short-lived address of the file of a record. */
  readonly signedUrl: (resource: Noun, id: Identifier) => Promise<string>
  /** The file of a record, which is of `contentType`. */
  readonly storedFile: (resource: Noun, id: Identifier, contentType: string, signal: AbortSignal) => Promise<Blob>
  /** A picture that the identity provider took. */
  readonly verificationPicture: (mediaId: string, signal: AbortSignal) => Promise<Blob>
  /** A file of evidence of a request for a class. */
  readonly classificationEvidence: (documentId: string, contentType: string, signal: AbortSignal) => Promise<Blob>
  /** Opens what is kept of a closed account; the reason stays in the audit trail. */
  readonly openIdentity: (id: Identifier, reason: string) => Promise<OpenedIdentity>
  /** Claims what a person has open to decide on it, and answers who has it. */
  readonly holdClaim: (body: Readonly<Record<string, unknown>>) => Promise<ClaimRecord>
  /** Gives up an own claim. The answer is the same where it has ended, or a colleague has taken it over. */
  readonly releaseClaim: (claim: ClaimRecord) => Promise<void>
}

/** These calls over the API. */
export function createDecisionCalls(http: HttpClient): DecisionCalls {
  const signedUrl = async (resource: Noun, id: Identifier) => {
    const { path, isUrlFirst } = callsOf(resource)
    const name = encodeURIComponent(id)
    const { json } = await http(isUrlFirst ? `${path}/url/${name}` : `${path}/${name}/url`)
    return (json as Answer<'/v1/wallet/transactions/{id}/url'>).url
  }
  return {
    movementHistory: async (id) => {
      const { json } = await http(`${callsOf('transactions').path}/${encodeURIComponent(id)}/history`)
      return (json as { readonly steps: MovementHistory }).steps
    },
    signedUrl,
    storedFile: async (resource, id, contentType, signal) => {
      const { file } = await http(await signedUrl(resource, id), { signal, isFile: true })
      return new Blob([file!], { type: contentType })
    },
    verificationPicture: async (mediaId, signal) => {
      const { file } = await http(`${callsOf('verifications').path}/${encodeURIComponent(mediaId)}`, {
        signal,
        isFile: true,
      })
      return file!
    },
    classificationEvidence: async (documentId, contentType, signal) => {
      const address = `${callsOf('classifications').path}/view-document/${encodeURIComponent(documentId)}`
      const { file } = await http(address, { signal, isFile: true })
      return new Blob([file!], { type: contentType })
    },
    openIdentity: async (id, reason) => {
      const path = `${callsOf('keptIdentities').path}/${encodeURIComponent(id)}/open`
      return (await http(path, { method: 'POST', body: JSON.stringify({ reason }) })).json as OpenedIdentity
    },
    holdClaim: async (body) => {
      const { json } = await http(callsOf('claims').path, { method: 'POST', body: JSON.stringify(body) })
      return json as ClaimRecord
    },
    releaseClaim: async ({ claimId }) => {
      await http(`${callsOf('claims').path}/${encodeURIComponent(claimId)}`, { method: 'DELETE' })
    },
  }
}
