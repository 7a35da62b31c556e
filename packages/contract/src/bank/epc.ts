import { formatAmount, type Cents } from '../cents.ts'
import { latinOf } from '../latin.ts'

/** EPC115-06. */
export const MAXIMUM_NAME = 70

/** EPC217-08: letters by their Latin spelling, `&` becomes `+`, other signs a dot. */
export const mapToEpc = (text: string): string =>
  latinOf(text.replaceAll('&', '+')).replaceAll(/[^a-zA-Z0-9/?:().,'+ -]/gu, '.')

/** ISO 7064, MOD 97-10, with A as 10. */
const remainderOf = (text: string): number => {
  const digits = [...text].map((character) => Number.parseInt(character, 36)).join('')
  return Number(BigInt(digits) % 97n)
}

/** ISO 11649, compact capitals, valid check digits. */
export const isCreditorReference = (text: string): boolean =>
  /^RF\d{2}[A-Z0-9]{1,21}$/.test(text) && remainderOf(text.slice(4) + text.slice(0, 4)) === 1

export interface TransferData {
  readonly beneficiary: string
  readonly iban: string
  readonly bic: string
  readonly amount: Cents
  readonly reference: string
}

/** EPC069-12, version 2; below 331 bytes. */
export function epcQrText({ beneficiary, iban, bic, amount, reference }: TransferData): string {
  const name = mapToEpc(beneficiary).slice(0, MAXIMUM_NAME)
  return ['BCD', '002', '1', 'SCT', bic, name, iban, `EUR${formatAmount(amount)}`, '', reference].join('\n')
}
