import { controlLetterOf, type Language } from '@cauce/contract'
import { spanishIban } from '@cauce/testing/sample-files'
import { randomBytes, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

export interface Person {
  readonly name: string
  readonly surname: string
  readonly email: string
  readonly password: string
  readonly phone: string
  /** `YYYY-MM-DD`. */
  readonly birthdayAt: string
  /** With control letter. */
  readonly documentNumber: string
  readonly iban: string
  readonly language: Language
  readonly authenticator: Authenticator
}

export function newPerson(language: Language, name = 'Lucía'): Person {
  const digits = String(randomInt(10_000_000, 99_999_999))
  return {
    name,
    surname: `Vela ${surnameOfNobody()}`,
    email: `${randomBytes(5).toString('hex')}@correo.example`,
    password: 'Rio-Turia-1957',
    phone: '+34 612 345 678',
    birthdayAt: '1988-04-23',
    documentNumber: digits + controlLetterOf(digits),
    iban: spanishIban(randomInt(1_000_000_000, 9_999_999_999)),
    language,
    authenticator: new Authenticator(),
  }
}

/** Unique, for searches. */
function surnameOfNobody(): string {
  const letters = [...randomBytes(8)].map((byte) => 'abcdefghijklmnopqrstuvwxyz'[byte % 26]).join('')
  return letters.charAt(0).toUpperCase() + letters.slice(1)
}

export const fullNameOf = ({ name, surname }: Person): string => `${name} ${surname}`

const PERIOD_SECONDS = 30
/** Margin for a busy machine. */
const ON_ITS_WAY_SECONDS = 5

/** RFC 6238. */
class Authenticator {
  private totp: TOTP | undefined
  private lastStep = 0

  /** Takes the secret as shown, in groups of four. */
  read(secret: string): void {
    const base32 = secret.replaceAll(/\s/g, '')
    this.totp = new TOTP({ secret: Secret.fromBase32(base32), digits: 6, period: PERIOD_SECONDS, algorithm: 'SHA1' })
  }

  /** Unused code. Starts with the oldest accepted step, so that two are always available. */
  nextCode(): string {
    if (!this.totp) throw new Error('The authenticator has not read a secret.')
    const oldest = Math.floor((Date.now() / 1000 + ON_ITS_WAY_SECONDS) / PERIOD_SECONDS) - 1
    this.lastStep = Math.max(this.lastStep + 1, oldest)
    return this.totp.generate({ timestamp: this.lastStep * PERIOD_SECONDS * 1000 })
  }
}
