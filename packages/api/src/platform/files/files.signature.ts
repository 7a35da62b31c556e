import { createHmac, timingSafeEqual } from 'node:crypto'

/** How long a signed address works. */
export const SIGNED_URL_SECONDS = 5 * 60

/** The signature of a file's address: nobody without the secret can make one for another file or a later end. */
export function signatureOf(secret: string, fileId: string, expires: number): string {
  return createHmac('sha256', secret).update(`file-address\n${fileId}\n${expires}`).digest('base64url')
}

/** Whether an address is ours and still works at `now`. */
export function isAddressValid(
  secret: string,
  address: { readonly fileId: string; readonly expires: number; readonly signature: string },
  now: Date,
): boolean {
  const expected = Buffer.from(signatureOf(secret, address.fileId, address.expires))
  const given = Buffer.from(address.signature)
  return given.length === expected.length && timingSafeEqual(given, expected) && address.expires * 1000 > now.getTime()
}
