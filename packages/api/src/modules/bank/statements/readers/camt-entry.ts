import { absoluteOf, formatAmount, type Cents } from '@cauce/contract'
import { bankReferenceOf, batchReferenceOf, type Party, type TransactionDetails } from './camt-details.ts'
import { chargesOf, codesOf, signedAmountOf, type BankCodes } from './camt-values.ts'
import { RefusedFile } from './refused-file.ts'
import type { MovementKind, ReadMovement, ReadPart } from './statement-file.ts'
import { checkAmount, dayOf, joined } from './values.ts'
import { childOf, childrenOf, elementAt, requiredChild, textAt, type XmlElement } from './xml-elements.ts'

/** A booked or pending entry. */
export interface Entry {
  readonly amount: Cents
  /** Absent for a zero entry, which moves nothing. */
  readonly movement?: ReadMovement | undefined
}

export interface EntryContext {
  /** Our IBAN. */
  readonly account: string
  readonly version: string
  /** Transactions, each with its `NtryDtls`. */
  readonly details: readonly { readonly group: XmlElement; readonly details: TransactionDetails }[]
}

const NOT_BOOKED = new Set(['PDNG', 'INFO', 'FUTR'])
const TRANSFER_FAMILIES = new Set(['RCDT', 'ICDT', 'RRCT', 'IRCT'])
const RETURN_CODES = new Set(['RRTN', 'RPCR'])
const FEE_CODES = new Set(['CHRG', 'COMM', 'COME', 'COMI', 'COMT', 'FEES'])

/** Undefined while not booked: it comes again. */
export function entryOf(element: XmlElement, context: EntryContext): Entry | undefined {
  if (!isBooked(requiredChild(element, 'Sts'), context.version)) return undefined
  const amount = signedAmountOf(element)
  const groups = childrenOf(element, 'NtryDtls')
  for (const group of groups) checkCount(group, context)
  const all = context.details.map(({ details }) => details)
  // Zero transactions move nothing.
  const parts = partsOf(element, amount, all, context.account)?.filter((part) => part.amount !== 0n)
  const bookingDay = entryDay(element, 'BookgDt') ?? missingDay(element)
  const only = all.length === 1 || parts?.length === 1 ? parts?.[0] : undefined
  const movement: ReadMovement = {
    ...(only ?? wholeOf(element, amount)),
    amount,
    bookingDay,
    valueDay: entryDay(element, 'ValDt') ?? bookingDay,
    line: element.line,
    ...optional({
      bankReference: bankReferenceOf(element),
      batchReference: batchOf(groups, all),
      parts: parts && parts.length > 1 ? parts : undefined,
    }),
  }
  return { amount, movement: amount === 0n ? undefined : movement }
}

/** Absent and undefined differ in compared and stored records. */
function optional<Values extends object>(values: Values) {
  const present: Record<string, unknown> = {}
  for (const name in values) if (values[name] !== undefined) present[name] = values[name]
  return present as { [Key in keyof Values]?: Exclude<Values[Key], undefined> }
}

function isBooked(status: XmlElement, version: string): boolean {
  const code = version === '02' ? status.text : (textAt(status, 'Cd') ?? '')
  if (code !== 'BOOK' && !NOT_BOOKED.has(code)) throw new RefusedFile('status-unknown', status.line, { found: code })
  return code === 'BOOK'
}

function entryDay(element: XmlElement, name: 'BookgDt' | 'ValDt'): string | undefined {
  const date = childOf(element, name)
  const found = childOf(date, 'Dt') ?? childOf(date, 'DtTm')
  return found && dayOf(found.text, found.line)
}

function missingDay(element: XmlElement): never {
  throw new RefusedFile('element-missing', element.line, { element: 'Ntry/BookgDt' })
}

/** A batch lists all or none of its transactions. */
function checkCount(group: XmlElement, { details }: EntryContext): void {
  const number = elementAt(group, 'Btch/NbOfTxs')
  const found = details.filter((each) => each.group === group).length
  if (number && found > 0 && number.text.replace(/^0+/, '') !== String(found))
    throw new RefusedFile('count-contradicts', number.line, {
      found: number.text,
      expected: String(found),
    })
}

function batchOf(groups: readonly XmlElement[], details: readonly TransactionDetails[]): string | undefined {
  const named = new Set(details.map(({ batchReference }) => batchReference).filter((each) => each))
  const ofBatch = groups.map((group) => batchReferenceOf(childOf(group, 'Btch'))).find((each) => each)
  return ofBatch ?? (named.size === 1 ? [...named][0] : undefined)
}

/** Entry-level data, without unique transaction details. */
function wholeOf(element: XmlElement, amount: Cents): ReadPart {
  const codes = codesOf(element)
  return {
    amount,
    remittance: joined([textAt(element, 'AddtlNtryInf')]),
    kind: kindOf({ codes, isReturn: isReturned(element, codes), isCredit: isCredited(amount), isNamed: false }),
    line: element.line,
  }
}

const isCredited = (amount: Cents) => amount > 0n

/** Reversal or returned transfer. */
function isReturned(element: XmlElement, codes: BankCodes | undefined): boolean {
  const reversal = childOf(element, 'RvslInd')?.text
  return reversal === 'true' || reversal === '1' || RETURN_CODES.has(codes?.subFamily ?? '')
}

/**
 * Transactions of an entry, which must add up; a difference must be stated charges and becomes a part. Undefined if
 * several lack amounts.
 */
function partsOf(
  element: XmlElement,
  amount: Cents,
  all: readonly TransactionDetails[],
  account: string,
): readonly ReadPart[] | undefined {
  if (all.length === 0 || (all.length > 1 && all.every((each) => each.amount === undefined))) return undefined
  const parts = all.map((details) => {
    const cents = details.amount ?? (all.length === 1 ? absoluteOf(amount) : missingAmount(details))
    const isCredit = details.isCredit ?? isCredited(amount)
    return partOf(element, details, isCredit ? cents : -cents, account)
  })
  const difference = amount - parts.reduce((sum, part) => sum + part.amount, 0n)
  if (difference === 0n) return parts
  const ofEntry = chargesOf(element)
  const ofDetails = all.reduce((sum, { charges }) => sum + charges, 0n)
  if (![ofEntry, ofDetails, ofEntry + ofDetails].includes(difference))
    throw new RefusedFile('parts-contradict', all[0]!.line, {
      found: formatAmount(amount - difference),
      expected: formatAmount(amount),
    })
  checkAmount(difference, element.line)
  return [...parts, { amount: difference, remittance: '', kind: 'fee', line: element.line }]
}

function missingAmount({ line }: TransactionDetails): never {
  throw new RefusedFile('element-missing', line, { element: 'TxDtls/Amt' })
}

function partOf(element: XmlElement, details: TransactionDetails, amount: Cents, account: string): ReadPart {
  const codes = details.codes ?? codesOf(element)
  const isReturn = details.isReturn || isReturned(element, codes)
  const other = counterpartyOf(details, isCredited(amount) !== isReturn, account)
  return {
    amount,
    remittance: details.remittance || joined([textAt(element, 'AddtlNtryInf')]),
    kind: kindOf({ codes, isReturn, isCredit: isCredited(amount), isNamed: other.iban !== undefined }),
    line: details.line,
    ...optional({
      counterpartyName: other.name,
      counterpartyIban: other.iban,
      reference: details.reference,
      endToEndId: details.endToEndId,
      bankReference: details.bankReference,
      returnReason: details.returnReason,
    }),
  }
}

/**
 * Parties keep their original roles: of our own returned transfer we stay the debtor. Some banks swap them; then our
 * account is on that side.
 */
function counterpartyOf({ debtor, creditor }: TransactionDetails, isFromDebtor: boolean, account: string): Party {
  const [first, second] = isFromDebtor ? [debtor, creditor] : [creditor, debtor]
  return first.iban === account && second.iban !== account ? second : first
}

interface KindEvidence {
  readonly codes: BankCodes | undefined
  readonly isReturn: boolean
  readonly isCredit: boolean
  readonly isNamed: boolean
}

function kindOf({ codes, isReturn, isCredit, isNamed }: KindEvidence): MovementKind {
  if (isReturn) return 'return'
  if (FEE_CODES.has(codes?.subFamily ?? '')) return isCredit ? 'other' : 'fee'
  if (codes) return codes.domain === 'PMNT' && TRANSFER_FAMILIES.has(codes.family ?? '') ? 'transfer' : 'other'
  return isNamed ? 'transfer' : 'other'
}
