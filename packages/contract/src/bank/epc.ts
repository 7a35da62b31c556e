import { formatAmount, type Cents } from '../cents.ts'

/** The longest name and remittance text that a SEPA payment carries (EPC115-06). */
export const MAXIMUM_NAME = 70

/** Letters that are not their base letter with an accent. */
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

/**
 * The text in the characters that every bank of the SEPA takes (EPC217-08): accents go, `ñ` becomes `n`, `&` becomes `+`, all
 * else becomes a dot.
 */
export const mapToEpc = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[&ßæœøłđÆŒØŁĐ]/g, (letter) => WRITTEN[letter]!)
    .replaceAll(/[^a-zA-Z0-9/?:().,'+ -]/gu, '.')

/** The alphabet as numbers, A being 10, and its remainder by 97 (ISO 7064, MOD 97-10). */
const remainderOf = (text: string): number => {
  const digits = [...text].map((character) => Number.parseInt(character, 36)).join('')
  return Number(BigInt(digits) % 97n)
}

/** Whether the text is a creditor reference with right check digits (ISO 11649), without spaces and in capitals. */
export const isCreditorReference = (text: string): boolean =>
  /^RF\d{2}[A-Z0-9]{1,21}$/.test(text) && remainderOf(text.slice(4) + text.slice(0, 4)) === 1

/** Whom, where to and what for a transfer goes. */
export interface TransferData {
  readonly beneficiary: string
  readonly iban: string
  readonly bic: string
  readonly amount: Cents
  readonly reference: string
}

/** The text of the QR code that banking applications read as a transfer (EPC069-12, version 2). It is below 331 bytes. */
export function epcQrText({ beneficiary, iban, bic, amount, reference }: TransferData): string {
  const name = mapToEpc(beneficiary).slice(0, MAXIMUM_NAME)
  return ['BCD', '002', '1', 'SCT', bic, name, iban, `EUR${formatAmount(amount)}`, '', reference].join('\n')
}
