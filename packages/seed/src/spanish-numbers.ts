const DNI_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE'
const CIF_LETTERS = 'JABCDEFGHI'

/** A Spanish identity card number with its control letter (Real Decreto 1553/2005). */
export const dni = (number: number): string => `${String(number).padStart(8, '0')}${DNI_LETTERS[number % 23]}`

/** The number of a foreigner who lives in Spain, with its control letter: the leading Y counts as a 1. */
export const nie = (number: number): string => `Y${dni(10_000_000 + number).slice(1)}`

/** The tax number of a Spanish company with its control character (Orden EHA/451/2008): `kind` is its first letter. */
export function companyTaxNumber(kind: 'A' | 'B' | 'F' | 'G', number: number): string {
  const digits = String(number).padStart(7, '0')
  const sum = [...digits].reduce((total, digit, index) => {
    if (index % 2 === 1) return total + Number(digit)
    const twice = Number(digit) * 2
    return total + Math.floor(twice / 10) + (twice % 10)
  }, 0)
  const control = (10 - (sum % 10)) % 10
  return `${kind}${digits}${kind === 'G' ? CIF_LETTERS[control] : control}`
}

/** Letters, digits and dots of an e-mail address or a file name: `Peñalver` becomes `penalver`. */
export function plainWord(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

const WEIGHTS = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6]

const controlDigit = (digits: string): number => {
  const sum = [...digits.padStart(10, '0')].reduce((total, digit, index) => total + Number(digit) * WEIGHTS[index]!, 0)
  const control = 11 - (sum % 11)
  return control === 11 ? 0 : control === 10 ? 1 : control
}

/** A valid Spanish IBAN (control digits of the account, ISO 13616 check digits) of the `number`th account of a bank's branch. */
export function spanishIban(number: number, bankAndBranch = '21000418'): string {
  const account = String(number).padStart(10, '0')
  const digits = `${bankAndBranch}${controlDigit(bankAndBranch)}${controlDigit(account)}${account}`
  const check = 98n - (BigInt(`${digits}142800`) % 97n)
  return `ES${String(check).padStart(2, '0')}${digits}`
}
