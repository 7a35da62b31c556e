import { controlLetterOf, type Language } from '@cauce/contract'
import { spanishIban } from '@cauce/testing/sample-files'
import { randomBytes, randomInt } from 'node:crypto'
import { Authenticator } from './authenticator.ts'

/** A person's own data, before they have an account. */
export interface Person {
  readonly name: string
  readonly surname: string
  readonly email: string
  readonly password: string
  readonly phone: string
  /** As on the wire: `YYYY-MM-DD`. */
  readonly birthdayAt: string
  /** With its control letter. */
  readonly documentNumber: string
  readonly iban: string
  readonly language: Language
  /** Their authenticator app; empty until it has a secret. */
  readonly authenticator: Authenticator
}

/** A new person with a unique document, e-mail and bank account. */
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

/** Eight letters, so that staff find this person by name. */
function surnameOfNobody(): string {
  const letters = [...randomBytes(8)].map((byte) => 'abcdefghijklmnopqrstuvwxyz'[byte % 26]).join('')
  return letters.charAt(0).toUpperCase() + letters.slice(1)
}

export const fullNameOf = ({ name, surname }: Person): string => `${name} ${surname}`
