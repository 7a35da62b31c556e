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

/** `CdtDbtInd`; refuses other values. */
export function isCreditOf(direction: XmlElement): boolean {
  if (direction.text !== 'CRDT' && direction.text !== 'DBIT')
    throw new RefusedFile('direction-unknown', direction.line, { found: direction.text })
  return direction.text === 'CRDT'
}

/** Cents of an `Amt`; euro only. */
export function euroOf(amount: XmlElement): Cents {
  if (amount.attributes.Ccy?.value !== 'EUR')
    throw new RefusedFile('currency-not-euro', amount.line, { found: amount.attributes.Ccy?.value ?? '' })
  return centsOf(amount.text, amount.line)
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
    const amount = childOf(record, 'Amt') ?? childOf(record, 'TtlChrgsAndTaxAmt')
    if (!amount || amount.attributes.Ccy?.value !== 'EUR') continue
    const direction = childOf(record, 'CdtDbtInd')
    const cents = centsOf(amount.text, amount.line)
    sum += direction && isCreditOf(direction) ? cents : -cents
  }
  return sum
}

/** Signed by `CdtDbtInd`; both must be there. */
export function signedAmountOf(element: XmlElement): Cents {
  const cents = euroOf(requiredChild(element, 'Amt'))
  return isCreditOf(requiredChild(element, 'CdtDbtInd')) ? cents : -cents
}
