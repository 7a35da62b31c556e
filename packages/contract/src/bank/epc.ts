import { formatAmount, type Cents } from '../cents.ts'

/** EPC115-06. */
export const MAXIMUM_NAME = 70

/** Not decomposable by Unicode. */
const WRITTEN: Readonly<Record<string, string>> = {
  '&': '+',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
}

/** EPC217-08: strips accents, `ñ` becomes `n`, `&` becomes `+`, others a dot. */
export const mapToEpc = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[&ßæœøłđÆŒØŁĐ]/g, (letter) => WRITTEN[letter]!)
    .replaceAll(/[^a-zA-Z0-9/?:().,'+ -]/gu, '.')

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
