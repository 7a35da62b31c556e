import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { Duplex } from 'node:stream'

/**
 * File format age with X25519 recipients (age-encryption.org/v1, C2SP). The writer holds the public key only and cannot
 * open what it wrote.
 */
const VERSION = 'age-encryption.org/v1'
const CHUNK_BYTES = 65_536
const TAG_BYTES = 16
const NONCE_BYTES = 16
const MAXIMUM_HEADER_BYTES = 16_384

/** Encrypted for another key. */
export class WrongKey extends Error {}

/** As `age-keygen` makes them. */
export function newKeyPair(): { readonly publicKey: string; readonly secretKey: string } {
  const { publicKey, privateKey } = generateKeyPairSync('x25519')
  const secret = Buffer.from(privateKey.export({ format: 'jwk' }).d!, 'base64url')
  return {
    publicKey: bech32('age', rawOf(publicKey)),
    secretKey: bech32('age-secret-key-', secret).toUpperCase(),
  }
}

export const isPublicKey = (text: string): boolean => keyBytes('age', text) !== undefined
export const isSecretKey = (text: string): boolean => keyBytes('age-secret-key-', text) !== undefined

/** @param publicKey `age1…` */
export function encrypting(publicKey: string): Duplex {
  return Duplex.from(async function* (source: AsyncIterable<Buffer>) {
    const fileKey = randomBytes(16)
    const nonce = randomBytes(NONCE_BYTES)
    yield Buffer.concat([headerFor(keyBytes('age', publicKey)!, fileKey), nonce])
    const seal = sealerOf(fileKey, nonce)
    let held = Buffer.alloc(0)
    for await (const bytes of source) {
      held = Buffer.concat([held, bytes])
      // The last chunk is marked, so one is held back.
      for (; held.length > CHUNK_BYTES; held = held.subarray(CHUNK_BYTES))
        yield seal(held.subarray(0, CHUNK_BYTES), false)
    }
    yield seal(held, true)
  })
}

/**
 * Fails with `WrongKey`, or with another error where the bytes are not those that were written.
 * @param secretKey `AGE-SECRET-KEY-1…`
 */
export function decrypting(secretKey: string): Duplex {
  return Duplex.from(async function* (source: AsyncIterable<Buffer>) {
    let open: ReturnType<typeof openerOf> | undefined
    let held = Buffer.alloc(0)
    for await (const bytes of source) {
      held = Buffer.concat([held, bytes])
      const end = open ? 0 : endOfHeader(held)
      if (end === undefined || (!open && held.length < end + NONCE_BYTES)) continue
      if (!open) {
        open = openerOf(fileKeyOf(held.subarray(0, end), secretKey), held.subarray(end, end + NONCE_BYTES))
        held = held.subarray(end + NONCE_BYTES)
      }
      for (const whole = CHUNK_BYTES + TAG_BYTES; held.length > whole; held = held.subarray(whole))
        yield open(held.subarray(0, whole), false)
    }
    if (!open) throw new Error('The file ends in its header.')
    yield open(held, true)
  })
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64').replaceAll('=', '')
const derive = (secret: Uint8Array, salt: Uint8Array, info: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, 32))

function headerFor(recipient: Buffer, fileKey: Buffer): Buffer {
  const { publicKey, privateKey } = generateKeyPairSync('x25519')
  const share = rawOf(publicKey)
  const shared = diffieHellman({ privateKey, publicKey: publicKeyOf(recipient) })
  const wrapped = chacha(wrappingKey(shared, share, recipient), Buffer.alloc(12)).seal(fileKey)
  const head = `${VERSION}\n-> X25519 ${base64(share)}\n${base64(wrapped)}\n---`
  return Buffer.from(`${head} ${base64(macOf(fileKey, head))}\n`)
}

const wrappingKey = (shared: Buffer, share: Buffer, recipient: Buffer) =>
  derive(shared, Buffer.concat([share, recipient]), `${VERSION}/X25519`)
const macOf = (fileKey: Buffer, head: string): Buffer =>
  createHmac('sha256', derive(fileKey, Buffer.alloc(0), 'header'))
    .update(head)
    .digest()

const END = /\n--- [\w+/]{43}\n/

function endOfHeader(held: Buffer): number | undefined {
  const found = END.exec(held.subarray(0, MAXIMUM_HEADER_BYTES).toString('latin1'))
  if (found) return found.index + found[0].length
  if (held.length >= MAXIMUM_HEADER_BYTES) throw new Error('The file is not encrypted by age.')
  return undefined
}

function fileKeyOf(header: Buffer, secretKey: string): Buffer {
  const text = header.toString('latin1')
  if (!text.startsWith(`${VERSION}\n`)) throw new Error('The file is not encrypted by age.')
  const privateKey = privateKeyOf(keyBytes('age-secret-key-', secretKey)!)
  const recipient = rawOf(createPublicKey(privateKey))
  for (const [, share, body] of text.matchAll(/\n-> X25519 ([\w+/]{43})\n([\w+/]{43})(?=\n)/g)) {
    const bytes = Buffer.from(share!, 'base64')
    const shared = diffieHellman({ privateKey, publicKey: publicKeyOf(bytes) })
    const wrapping = chacha(wrappingKey(shared, bytes, recipient), Buffer.alloc(12))
    const fileKey = unlessRefused(() => wrapping.open(Buffer.from(body!, 'base64')))
    if (!fileKey) continue
    const [head, mac] = [text.slice(0, -45), Buffer.from(text.slice(-44, -1), 'base64')]
    if (!timingSafeEqual(mac, macOf(fileKey, head))) throw new Error('The header is not what was written.')
    return fileKey
  }
  throw new WrongKey('The file is encrypted for another key.')
}

/** Undefined for what is meant for another recipient. */
function unlessRefused(open: () => Buffer): Buffer | undefined {
  try {
    return open()
  } catch {
    return undefined
  }
}

function chunksOf(fileKey: Buffer, nonce: Buffer) {
  const key = derive(fileKey, nonce, 'payload')
  let number = 0
  return (isLast: boolean) => {
    const counter = Buffer.alloc(12)
    counter.writeUIntBE(number, 5, 6)
    counter[11] = isLast ? 1 : 0
    number += 1
    return chacha(key, counter)
  }
}

function sealerOf(fileKey: Buffer, nonce: Buffer) {
  const next = chunksOf(fileKey, nonce)
  return (chunk: Buffer, isLast: boolean) => next(isLast).seal(chunk)
}

function openerOf(fileKey: Buffer, nonce: Buffer) {
  const next = chunksOf(fileKey, nonce)
  return (chunk: Buffer, isLast: boolean) => next(isLast).open(chunk)
}

function chacha(key: Buffer, nonce: Buffer) {
  const options = { authTagLength: TAG_BYTES }
  return {
    seal(bytes: Buffer): Buffer {
      const cipher = createCipheriv('chacha20-poly1305', key, nonce, options)
      return Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
    },
    open(bytes: Buffer): Buffer {
      if (bytes.length < TAG_BYTES) throw new Error('The file is too short.')
      const decipher = createDecipheriv('chacha20-poly1305', key, nonce, options)
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
      return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()])
    },
  }
}

const rawOf = (key: KeyObject): Buffer => Buffer.from(key.export({ format: 'jwk' }).x!, 'base64url')
const publicKeyOf = (raw: Buffer): KeyObject =>
  createPublicKey({ key: { kty: 'OKP', crv: 'X25519', x: raw.toString('base64url') }, format: 'jwk' })
/** PKCS #8 (RFC 8410) before the 32 bytes. */
const PKCS8_X25519 = Buffer.from('302e020100300506032b656e04220420', 'hex')
const privateKeyOf = (raw: Buffer): KeyObject =>
  createPrivateKey({ key: Buffer.concat([PKCS8_X25519, raw]), format: 'der', type: 'pkcs8' })

/** BIP 173. */
const LETTERS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const GENERATOR = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]

function checksumOf(prefix: string, values: readonly number[]): number {
  const codes = [...prefix].map((letter) => letter.codePointAt(0)!)
  let sum = 1
  for (const value of [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31), ...values]) {
    const top = sum >>> 25
    sum = ((sum & 0x1ffffff) << 5) ^ value
    for (const [bit, term] of GENERATOR.entries()) if ((top >> bit) & 1) sum ^= term
  }
  return sum
}

function regroup(values: Iterable<number>, from: number, to: number): { groups: number[]; rest: number; bits: number } {
  const groups: number[] = []
  let [rest, bits] = [0, 0]
  for (const value of values) {
    rest = (rest << from) | value
    for (bits += from; bits >= to;) {
      bits -= to
      groups.push((rest >> bits) & ((1 << to) - 1))
    }
    rest &= (1 << bits) - 1
  }
  return { groups, rest, bits }
}

function bech32(prefix: string, bytes: Buffer): string {
  const { groups, rest, bits } = regroup(bytes, 8, 5)
  const values = bits > 0 ? [...groups, rest << (5 - bits)] : groups
  const sum = checksumOf(prefix, [...values, 0, 0, 0, 0, 0, 0]) ^ 1
  const check = [25, 20, 15, 10, 5, 0].map((shift) => (sum >>> shift) & 31)
  return `${prefix}1${[...values, ...check].map((value) => LETTERS[value]).join('')}`
}

function keyBytes(prefix: string, text: string): Buffer | undefined {
  const lower = text.toLowerCase()
  if (text !== lower && text !== text.toUpperCase()) return undefined
  if (!lower.startsWith(`${prefix}1`)) return undefined
  const values = [...lower.slice(prefix.length + 1)].map((letter) => LETTERS.indexOf(letter))
  if (values.includes(-1) || checksumOf(prefix, values) !== 1) return undefined
  const { groups, rest } = regroup(values.slice(0, -6), 5, 8)
  return groups.length === 32 && rest === 0 ? Buffer.from(groups) : undefined
}
