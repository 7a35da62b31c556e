import type { Cents } from '@cauce/contract'
import { chargesOf, codesOf, currencyOf, euroOf, isCreditOf, type BankCodes } from './camt-values.ts'
import { joined, realReference, saidOnce } from './values.ts'
import { childOf, childrenOf, elementAt, textAt, type XmlElement } from './xml-elements.ts'

export interface Party {
  readonly name?: string | undefined
  /** As written. */
  readonly account?: string | undefined
}

export interface TransactionDetails {
  readonly line: number
  /** Above zero; absent where not in euro. */
  readonly amount?: Cents | undefined
  readonly currency?: string | undefined
  readonly isCredit?: boolean | undefined
  /** Bank charges, signed as for the account. */
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

/** One `TxDtls`, of any version. */
export function detailsOf(element: XmlElement): TransactionDetails {
  const refs = childOf(element, 'Refs')
  const amount = amountOf(element)
  const isReturn = childOf(element, 'RtrInf') !== undefined
  return {
    line: element.line,
    amount: euroOf(amount),
    currency: amount && currencyOf(amount),
    isCredit: isCreditOf(childOf(element, 'CdtDbtInd')),
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

export const bankReferenceOf = (element: XmlElement | undefined) => realReference(textAt(element, 'AcctSvcrRef'))

/** `PmtInfId`, else `MsgId`. */
export const batchReferenceOf = (element: XmlElement | undefined) =>
  realReference(textAt(element, 'PmtInfId')) ?? realReference(textAt(element, 'MsgId'))

/** Own amount from version 04 on, amount details before. The instructed amount is the last resort (charges may be deducted). */
function amountOf(element: XmlElement): XmlElement | undefined {
  const details = childOf(element, 'AmtDtls')
  return childOf(element, 'Amt') ?? elementAt(details, 'TxAmt/Amt') ?? elementAt(details, 'InstdAmt/Amt')
}

/** Names are in the party until version 07, in its `Pty` from 08 on. Includes the ultimate party. */
function partyOf(element: XmlElement, role: 'Dbtr' | 'Cdtr'): Party {
  const parties = childOf(element, 'RltdPties')
  const nameIn = (party: XmlElement | undefined) =>
    realReference(joined([textAt(party, 'Pty/Nm') ?? textAt(party, 'Nm')]))
  const account = elementAt(parties, `${role}Acct/Id`)
  return {
    name: nameIn(childOf(parties, role)) ?? nameIn(childOf(parties, `Ultmt${role}`)),
    account: textAt(account, 'IBAN') ?? textAt(account, 'Othr/Id'),
  }
}

/** All texts, and the creditor reference if unique. */
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
  const others = [
    ...structured.flatMap((each) => childrenOf(each, 'RfrdDocInf').map((document) => textAt(document, 'Nb'))),
    textAt(element, 'AddtlTxInf'),
    textAt(element, 'RtrInf/AddtlInf'),
  ]
  return { remittance: saidOnce([joined(texts), ...others]), reference }
}
