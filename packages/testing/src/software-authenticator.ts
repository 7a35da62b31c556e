import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import type { Client } from '@cauce/client'
import { granted } from './granted.ts'

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest()
const FLAGS = { present: 1, verified: 4, backupEligible: 8, backedUp: 16, attested: 64 } as const

/** Single deviation that makes a response invalid. */
export interface Deviation {
  /** In a frame of another origin. */
  readonly isEmbedded?: boolean
  readonly origin?: string
  readonly rpId?: string
  readonly challenge?: string
  readonly isVerified?: boolean
  readonly isPresent?: boolean
  readonly counter?: number
  readonly userHandle?: string
  readonly type?: string
  readonly signedBy?: SoftwarePasskey
}

interface Creation {
  readonly challenge: string
  readonly rp: { readonly id: string }
  readonly user: { readonly id: string }
}

interface Request {
  readonly challenge: string
  readonly rpId: string
}

/** Software passkey (WebAuthn level 3, ES256). */
export class SoftwarePasskey {
  readonly id: string
  counter = 0
  readonly #key: KeyObject
  readonly #publicKey: Buffer
  #userHandle = randomBytes(16).toString('base64url')

  constructor(id: string = randomBytes(32).toString('base64url')) {
    this.id = id
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x, y } = publicKey.export({ format: 'jwk' }) as { x: string; y: string }
    this.#key = privateKey
    // COSE key on P-256 for ES256 (RFC 9053).
    this.#publicKey = cbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    )
  }

  create({ challenge, rp, user }: Creation, deviation: Deviation = {}) {
    this.#userHandle = user.id
    const idBytes = Buffer.from(this.id, 'base64url')
    const length = Buffer.from([idBytes.length >> 8, idBytes.length & 255])
    const attested = Buffer.concat([Buffer.alloc(16), length, idBytes, this.#publicKey])
    const authData = Buffer.concat([this.#authenticatorData(rp.id, deviation, FLAGS.attested), attested])
    const attestationObject = cbor(
      new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    )
    return {
      id: this.id,
      clientDataJSON: clientData('webauthn.create', challenge, deviation).toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    }
  }

  sign({ challenge, rpId }: Request, deviation: Deviation = {}) {
    const clientDataJSON = clientData('webauthn.get', challenge, deviation)
    const authenticatorData = this.#authenticatorData(rpId, deviation, 0)
    const signed = Buffer.concat([authenticatorData, sha256(clientDataJSON)])
    const signature = sign('sha256', signed, (deviation.signedBy ?? this).#key)
    return {
      id: this.id,
      clientDataJSON: clientDataJSON.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: deviation.userHandle ?? this.#userHandle,
    }
  }

  #authenticatorData(rpId: string, { isVerified = true, isPresent = true, ...deviation }: Deviation, more: number) {
    this.counter = deviation.counter ?? this.counter + 1
    const flags =
      (isPresent ? FLAGS.present : 0) | (isVerified ? FLAGS.verified : 0) | FLAGS.backupEligible | FLAGS.backedUp | more
    const tail = Buffer.alloc(5)
    tail.writeUInt8(flags, 0)
    tail.writeUInt32BE(this.counter, 1)
    return Buffer.concat([sha256(deviation.rpId ?? rpId), tail])
  }
}

const clientData = (type: string, challenge: string, deviation: Deviation) =>
  Buffer.from(
    JSON.stringify({
      type: deviation.type ?? type,
      challenge: deviation.challenge ?? challenge,
      origin: deviation.origin ?? 'http://localhost:4000',
      crossOrigin: deviation.isEmbedded ?? false,
    }),
  )

export async function givenPasskey(client: Client) {
  const passkey = new SoftwarePasskey()
  const creation = await granted(client.POST('/v1/auth/passkeys/creation'))
  const made = await granted(client.POST('/v1/auth/passkeys', { body: { name: 'Llave', ...passkey.create(creation) } }))
  return { ...made, passkey }
}

type Cbor = number | string | Uint8Array | ReadonlyMap<number | string, Cbor>

function head(type: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(type << 5) | value])
  if (value < 256) return Buffer.from([(type << 5) | 24, value])
  return Buffer.from([(type << 5) | 25, value >> 8, value & 255])
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, inner]) => [cbor(key), cbor(inner)])])
}
