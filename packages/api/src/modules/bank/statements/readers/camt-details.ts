import type { Cents } from '@cauce/contract'
import { chargesOf, codesOf, isCreditOf, type BankCodes } from './camt-values.ts'
import { centsOf, ibanOf, joined } from './values.ts'
import { childOf, childrenOf, elementAt, textAt, type XmlElement } from './xml-elements.ts'

/** Who paid or was paid. */
export interface Party {
  readonly name?: string | undefined
  readonly iban?: string | undefined
}

/** What one `TxDtls` says, before it is known on which side we stand. */
export interface TransactionDetails {
  readonly line: number
  /** Above zero; absent where the bank gives none in euro. */
  readonly amount?: Cents | undefined
  readonly isCredit?: boolean | undefined
  /** What the bank took of it, with the sign that it has for the account. */
  readonly charges: Cents
  readonly debtor: Party
  readonly creditor: Party
  readonly remittance: string
  readonly reference?: string | undefined
  readonly endToEndId?: string | undefined
  readonly bankReference?: string | undefined
  readonly batchReference?: string | undefined
  readonly codes?: BankCodes | undefined
  readonly isReturn: boolean
  readonly returnReason?: string | undefined
}

/** What banks write where there is no reference. */
const NO_REFERENCE = new Set(['NOTPROVIDED', 'NOT PROVIDED', 'NONREF', 'NOREF'])
const realReference = (text: string | undefined) => (text && !NO_REFERENCE.has(text.toUpperCase()) ? text : undefined)

/** What one `TxDtls` says, in the shape of every version. */
export function detailsOf(element: XmlElement): TransactionDetails {
  const refs = childOf(element, 'Refs')
  const direction = childOf(element, 'CdtDbtInd')
  const isReturn = childOf(element, 'RtrInf') !== undefined
  return {
    line: element.line,
    amount: amountOf(element),
    isCredit: direction && isCreditOf(direction),
    charges: chargesOf(element),
    debtor: partyOf(element, 'Dbtr'),
    creditor: partyOf(element, 'Cdtr'),
    ...remittanceOf(element),
    endToEndId: realReference(textAt(refs, 'EndToEndId')),
    bankReference: bankReferenceOf(refs),
    batchReference: batchReferenceOf(refs),
    codes: codesOf(element),
    isReturn,
    returnReason: textAt(element, 'RtrInf/Rsn/Cd') ?? textAt(element, 'RtrInf/Rsn/Prtry'),
  }
}

/** `AcctSvcrRef` of an entry or of the references of a transaction. */
export const bankReferenceOf = (element: XmlElement | undefined) => realReference(textAt(element, 'AcctSvcrRef'))

/** `PmtInfId`, or else `MsgId`, of a batch or of the references of a transaction. */
export const batchReferenceOf = (element: XmlElement | undefined) =>
  realReference(textAt(element, 'PmtInfId')) ?? realReference(textAt(element, 'MsgId'))

/**
 * The amount of the transaction: its own from version 04 on, of the amount details before. The instructed amount is the
 * last resort, because banks may have taken charges of it. An amount in another currency says nothing about the account.
 */
function amountOf(element: XmlElement): Cents | undefined {
  const details = childOf(element, 'AmtDtls')
  const found =
    childOf(element, 'Amt') ?? childOf(childOf(details, 'TxAmt'), 'Amt') ?? childOf(childOf(details, 'InstdAmt'), 'Amt')
  return found && found.attributes.Ccy === 'EUR' ? centsOf(found.text, found.line) : undefined
}

/** Names stand in the party until version 07 and in its `Pty` from 08 on; who paid for another is named as well. */
function partyOf(element: XmlElement, role: 'Dbtr' | 'Cdtr'): Party {
  const parties = childOf(element, 'RltdPties')
  const nameIn = (party: XmlElement | undefined) =>
    joined([textAt(party, 'Pty/Nm') ?? textAt(party, 'Nm')]) || undefined
  const account = elementAt(parties, `${role}Acct/Id`)
  return {
    name: nameIn(childOf(parties, role)) ?? nameIn(childOf(parties, `Ultmt${role}`)),
    iban: ibanOf(textAt(account, 'IBAN') ?? textAt(account, 'Othr/Id')),
  }
}

/** Free texts as one, and the reference of the creditor if there is exactly one; several stay in the text. */
function remittanceOf(element: XmlElement): { readonly remittance: string; readonly reference: string | undefined } {
  const information = childOf(element, 'RmtInf')
  const structured = childrenOf(information, 'Strd')
  const references = new Set(structured.map((each) => textAt(each, 'CdtrRefInf/Ref')).filter((each) => each))
  const [reference] = references.size === 1 ? references : []
  const texts = [
    ...childrenOf(information, 'Ustrd').map(({ text }) => text),
    ...structured.flatMap((each) => childrenOf(each, 'AddtlRmtInf').map(({ text }) => text)),
    ...(references.size > 1 ? references : []),
  ]
  const remittance = joined(texts) || joined([textAt(element, 'AddtlTxInf')])
  return { remittance, reference }
}
