import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import { derivedKey } from '@cauce/api/tokens'
import { sha256Of } from '../backup/manifest.ts'

/** PKCS #8 of Ed25519 (RFC 8410) before the 32 bytes. */
const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Ed25519 (RFC 8032), by a key that only the SECRET of this installation gives. */
export function signedBy(secret: string, bytes: Buffer) {
  const der = Buffer.concat([PKCS8_ED25519, derivedKey(secret, 'run-off-signature')])
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(privateKey)
  return {
    signature: sign(null, bytes, privateKey),
    signer: publicKey.export({ format: 'pem', type: 'spki' }).toString(),
    fingerprint: fingerprintOf(publicKey),
  }
}

/** @returns undefined for what is no public key */
export function signerOf(pem: Buffer) {
  try {
    const key = createPublicKey(pem)
    return {
      fingerprint: fingerprintOf(key),
      hasSigned: (bytes: Buffer, signature: Buffer) => verify(null, bytes, key, signature),
    }
  } catch {
    return undefined
  }
}

/** SHA-256 of the key in DER. */
const fingerprintOf = (key: KeyObject): string => sha256Of(key.export({ format: 'der', type: 'spki' }))
