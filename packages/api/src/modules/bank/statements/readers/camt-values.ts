import type { Cents } from '@cauce/contract'
import { RefusedFile } from './refused-file.ts'
import { centsOf } from './values.ts'
import { childOf, childrenOf, elementAt, requiredChild, textAt, type XmlElement } from './xml-elements.ts'

/** `BkTxCd/Domn`. */
export interface BankCodes {
  readonly domain?: string | undefined
  readonly family?: string | undefined
  readonly subFamily?: string | undefined
}

/** Signed by `CdtDbtInd`; both must be there, in euro. */
export function signedAmountOf(element: XmlElement): Cents {
  const amount = requiredChild(element, 'Amt')
  const currency = currencyOf(amount)
  if (currency !== 'EUR') throw new RefusedFile('currency-not-euro', amount.line, { found: currency })
  const direction = requiredChild(element, 'CdtDbtInd')
  const isCredit = isCreditOf(direction)
  if (isCredit === undefined) throw new RefusedFile('direction-unknown', direction.line, { found: direction.text })
  const cents = centsOf(amount.text, amount.line)
  return isCredit ? cents : -cents
}

export const currencyOf = (amount: XmlElement): string => amount.attributes['Ccy']?.value ?? ''

/** Undefined where it does not say. */
export function isCreditOf(direction: XmlElement | undefined): boolean | undefined {
  if (direction?.text === 'CRDT') return true
  return direction?.text === 'DBIT' ? false : undefined
}

/** Of details, which decide nothing: undefined where not in euro or not to be read. */
export function euroOf(amount: XmlElement | undefined): Cents | undefined {
  if (!amount || currencyOf(amount) !== 'EUR') return undefined
  try {
    return centsOf(amount.text, amount.line)
  } catch (error) {
    if (error instanceof RefusedFile) return undefined
    throw error
  }
}

/** `BkTxCd/Domn`; undefined for proprietary codes. */
export function codesOf(element: XmlElement): BankCodes | undefined {
  const domain = elementAt(element, 'BkTxCd/Domn')
  return (
    domain && {
      domain: textAt(domain, 'Cd'),
      family: textAt(domain, 'Fmly/Cd'),
      subFamily: textAt(domain, 'Fmly/SubFmlyCd'),
    }
  )
}

/** Sum of `Chrgs`, negative when charged: a list in version 02, records with a total later. */
export function chargesOf(element: XmlElement): Cents {
  const records = childrenOf(element, 'Chrgs').flatMap((charges) =>
    charges.children.some(({ name }) => name === 'Rcrd') ? childrenOf(charges, 'Rcrd') : [charges],
  )
  let sum = 0n
  for (const record of records) {
    const cents = euroOf(childOf(record, 'Amt') ?? childOf(record, 'TtlChrgsAndTaxAmt')) ?? 0n
    sum += isCreditOf(childOf(record, 'CdtDbtInd')) ? cents : -cents
  }
  return sum
}
