import { controlLetterOf, taxControlOf } from '@cauce/contract'
import { latinOf } from '@cauce/contract/latin.ts'
import { ibanOfSpanishAccount } from '@cauce/contract/bank/spanish-iban.ts'

/** DNI with control letter (Real Decreto 1553/2005). */
export const dni = (number: number): string => withLetter(String(number).padStart(8, '0'))

export const nie = (number: number): string => withLetter(`Y${String(number).padStart(7, '0')}`)

const withLetter = (digits: string) => digits + controlLetterOf(digits)

/** Tax number with control character (Orden EHA/451/2008); `kind` is its first letter. */
export function companyTaxNumber(kind: 'A' | 'B' | 'F' | 'G', number: number): string {
  const kindAndDigits = kind + String(number).padStart(7, '0')
  return kindAndDigits + taxControlOf(kindAndDigits).at(kind === 'G' ? -1 : 0)
}

/** `Peñalver` becomes `penalver`. */
export function plainWord(text: string): string {
  return latinOf(text)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

export const spanishIban = (number: number, bankAndBranch = '21000418'): string =>
  ibanOfSpanishAccount(bankAndBranch, String(number).padStart(10, '0'))
