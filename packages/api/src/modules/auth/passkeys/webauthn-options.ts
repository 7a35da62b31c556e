import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server'
import type { Kernel } from '../../../kernel.ts'
import { brand } from '@cauce/contract/brand.ts'

/** Browser timeout; the challenge outlives it. */
const TIMEOUT_MS = 240_000

interface KnownCredential {
  readonly id: string
  readonly transports: string[]
}

/** COSE: EdDSA, ES256, RS256. */
export const ALGORITHMS = [-8, -7, -257]

/** Relying party id: the host of the public address. */
export const rpIdOf = ({ settings }: Pick<Kernel, 'settings'>): string => new URL(settings.origin).hostname

/** Revealed by an authenticator only with a signature. */
export const userHandleOf = (userId: string): Buffer => Buffer.from(userId.replaceAll('-', ''), 'hex')

const listed = ({ id, transports }: KnownCredential) => ({ id, type: 'public-key' as const, transports })

export async function creationOptions(
  kernel: Kernel,
  user: { readonly userId: string; readonly email: string; readonly displayName: string },
  known: readonly KnownCredential[],
) {
  const {
    challenge,
    pubKeyCredParams,
    user: handle,
  } = await generateRegistrationOptions({
    rpName: brand(),
    rpID: rpIdOf(kernel),
    userName: user.email,
    userDisplayName: user.displayName,
    userID: new Uint8Array(userHandleOf(user.userId)),
    supportedAlgorithmIDs: ALGORITHMS,
  })
  return {
    challenge,
    rp: { id: rpIdOf(kernel), name: brand() },
    user: handle,
    pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ alg, type: 'public-key' as const })),
    timeout: TIMEOUT_MS,
    excludeCredentials: known.map(listed),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  } as const
}

/** For the given passkeys, or any of the platform. */
export async function requestOptions(kernel: Kernel, known: readonly KnownCredential[]) {
  const { challenge } = await generateAuthenticationOptions({ rpID: rpIdOf(kernel) })
  return {
    challenge,
    rpId: rpIdOf(kernel),
    timeout: TIMEOUT_MS,
    userVerification: 'required',
    allowCredentials: known.map(listed),
  } as const
}

/** Undefined if the answer names none. */
export function challengeOf({ clientDataJSON }: { readonly clientDataJSON: string }): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')) as {
      challenge?: unknown
    }
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}
