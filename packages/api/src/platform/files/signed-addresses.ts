import { createHmac } from 'node:crypto'
import { Refusal } from '@cauce/contract'
import type { FileRow } from '../../database/schema/platform.ts'
import type { Kernel } from '../../kernel.ts'
import { acceptedSecrets, isSameSecret } from '../tokens.ts'
import { fileRows } from './files.queries.ts'

/** Lifetime. */
const SIGNED_URL_SECONDS = 5 * 60

/** Five minutes, without a session. The caller has checked access. */
export function signedUrl(kernel: Kernel, fileId: string): { url: string; expiresAt: string } {
  const expires = Math.floor(kernel.clock.now().getTime() / 1000) + SIGNED_URL_SECONDS
  const signature = signatureOf(kernel.settings.secret, fileId, expires)
  return {
    url: `/v1/documents/view/${fileId}?expires=${expires}&signature=${signature}`,
    expiresAt: new Date(expires * 1000).toISOString(),
  }
}

interface SignedAddress {
  readonly fileId: string
  readonly expires: number
  readonly signature: string
}

/** HMAC-SHA256 over file and expiry (Unix seconds). */
export const signatureOf = (secret: string, fileId: string, expires: number): string =>
  createHmac('sha256', secret).update(`file-address\n${fileId}\n${expires}`).digest('base64url')

export function isAddressValid(
  secrets: readonly string[],
  { fileId, expires, signature }: SignedAddress,
  now: Date,
): boolean {
  const isSigned = secrets.some((secret) => isSameSecret(signature, signatureOf(secret, fileId, expires)))
  return isSigned && expires * 1000 > now.getTime()
}

/** `link-invalid` for a forged address, whether or not the file exists. */
export async function readSigned(kernel: Kernel, address: SignedAddress): Promise<FileRow> {
  const isValid = isAddressValid(acceptedSecrets(kernel.settings), address, kernel.clock.now())
  if (!isValid) throw new Refusal({ code: 'link-invalid' })
  const row = await fileRows.find(kernel.database, address.fileId)
  if (!row) throw new Refusal({ code: 'not-found' })
  return row
}
