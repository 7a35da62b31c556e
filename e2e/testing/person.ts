import { controlLetterOf, type Language } from '@cauce/contract'
import { spanishIban } from '@cauce/testing/sample-files'
import { randomBytes, randomInt } from 'node:crypto'
import { Authenticator } from './authenticator.ts'

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
