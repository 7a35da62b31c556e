import { absoluteOf, formatAmount, MAXIMUM_CENTS, type Cents } from '@cauce/contract'
import { bankReferenceOf, batchReferenceOf, type TransactionDetails } from './camt-details.ts'
import { chargesOf, codesOf, signedAmountOf, type BankCodes } from './camt-values.ts'
import type { Remarks } from './remarks.ts'
import type { MovementKind, ReadMovement, ReadPart } from './statement-file.ts'
import { ibanOf, bookingDayOf, dayOf, joined, saidOnce, type Period } from './values.ts'
import { childOf, childrenOf, elementAt, textAt, type XmlElement } from './xml-elements.ts'

/** A booked or pending entry. */
export interface Entry {
  readonly amount: Cents
  /** Absent for a zero entry, which moves nothing. */
  readonly movement?: ReadMovement | undefined
}

export interface EntryContext {
  /** Our IBAN. */
  readonly account: string
  readonly period: Period
  /** False for reports and notifications, which name days that statements have. */
  readonly isCounted: boolean
  readonly today: string
  /** Transactions, each with its `NtryDtls`. */
  readonly details: readonly { readonly group: XmlElement; readonly details: TransactionDetails }[]
  readonly remarks: Remarks
}

const NOT_BOOKED = new Set(['PDNG', 'INFO', 'FUTR'])
const TRANSFER_FAMILIES = new Set(['RCDT', 'ICDT', 'RRCT', 'IRCT'])
const RETURN_CODES = new Set(['RRTN', 'RPCR'])
const FEE_CODES = new Set(['CHRG', 'COMM', 'COME', 'COMI', 'COMT', 'FEES'])

/** Undefined while not booked: it comes again. */
export function entryOf(element: XmlElement, context: EntryContext): Entry | undefined {
  if (!isBooked(element, context.remarks)) return undefined
  const amount = signedAmountOf(element)
  if (amount === 0n) return { amount }
  const groups = childrenOf(element, 'NtryDtls')
  for (const group of groups) checkCount(group, context)
  const all = context.details.map(({ details }) => details)
  const parts = partsOf(element, amount, all, context)
  const bookingDay = entryDay(element, context)
  const whole = parts.length === 1 ? parts[0]! : wholeOf(element, amount, all, context.account)
  const movement: ReadMovement = {
    ...whole,
    remittance: saidOnce([whole.remittance, textAt(element, 'AddtlNtryInf')]),
    amount,
    bookingDay,
    valueDay: momentOf(element, 'ValDt') ?? bookingDay,
    line: element.line,
    ...optional({
      bankReference: bankReferenceOf(element),
      batchReference: batchOf(groups, all),
      parts: parts.length > 1 ? parts : undefined,
    }),
  }
  return { amount, movement }
}

/** Absent and undefined differ in compared and stored records. */
function optional<Values extends object>(values: Values) {
  const present: Record<string, unknown> = {}
  for (const name in values) if (values[name] !== undefined) present[name] = values[name]
  return present as { [Key in keyof Values]?: Exclude<Values[Key], undefined> }
}

/** A text until version 07, a code in it from 08 on. Balances tell whether another one counts. */
function isBooked(element: XmlElement, remarks: Remarks): boolean {
  const status = childOf(element, 'Sts')
  const code = status && (textAt(status, 'Cd') ?? status.text)
  if (code !== undefined && NOT_BOOKED.has(code)) return false
  if (code !== 'BOOK') remarks.add('status-unknown', (status ?? element).line, { found: code ?? '' })
  return true
}

function momentOf(element: XmlElement, name: 'BookgDt' | 'ValDt'): string | undefined {
  const date = childOf(element, name)
  return dayOf(textAt(date, 'Dt') ?? textAt(date, 'DtTm'))
}

function entryDay(element: XmlElement, { period, isCounted, today, remarks }: EntryContext): string {
  const written = { booking: momentOf(element, 'BookgDt'), value: momentOf(element, 'ValDt') }
  const within = isCounted || written.booking === undefined ? period : {}
  return bookingDayOf(written, within, today, element.line, remarks)
}

/** Banks count other things than transactions here too. */
function checkCount(group: XmlElement, { details, remarks }: EntryContext): void {
  const number = elementAt(group, 'Btch/NbOfTxs')
  const found = details.filter((each) => each.group === group).length
  if (number && found > 0 && number.text.replace(/^0+/, '') !== String(found))
    remarks.add('count-contradicts', number.line, { found: number.text, expected: String(found) })
}

function batchOf(groups: readonly XmlElement[], details: readonly TransactionDetails[]): string | undefined {
  const named = new Set(details.map(({ batchReference }) => batchReference).filter((each) => each))
  const ofBatch = groups.map((group) => batchReferenceOf(childOf(group, 'Btch'))).find((each) => each)
  return ofBatch ?? (named.size === 1 ? [...named][0] : undefined)
}

/** Entry-level data, and what all transactions have in common. */
function wholeOf(element: XmlElement, amount: Cents, all: readonly TransactionDetails[], account: string): ReadPart {
  const codes = codesOf(element)
  const isReturn = isReturned(element, codes)
  const [first, ...others] = all.map((details) => partOf(element, details, amount, account))
  const shared = Object.entries(first ?? {}).filter(([name, value]) =>
    others.every((other) => other[name as keyof ReadPart] === value),
  )
  return {
    remittance: '',
    ...Object.fromEntries(shared),
    kind: kindOf({ codes, isReturn, isCredit: amount > 0n, isNamed: false }),
    amount,
    line: element.line,
  }
}

/** Reversal or returned transfer. */
function isReturned(element: XmlElement, codes: BankCodes | undefined): boolean {
  const reversal = childOf(element, 'RvslInd')?.text
  return reversal === 'true' || reversal === '1' || RETURN_CODES.has(codes?.subFamily ?? '')
}

/**
 * Transactions of an entry if they add up to it; a difference may be stated charges and becomes a part. The only transaction is the entry whatever it
 * says: the amount of the entry is the money. None if they say something else.
 */
function partsOf(
  element: XmlElement,
  amount: Cents,
  all: readonly TransactionDetails[],
  { account, remarks }: EntryContext,
): readonly ReadPart[] {
  if (all.length === 0) return []
  const [{ line }] = all as [TransactionDetails]
  const known = all.filter((each) => each.amount !== undefined)
  const alone = all.length === 1 ? [partOf(element, all[0]!, amount, account)] : []
  if (known.length < all.length) {
    const other = all.find((each) => each.amount === undefined && each.currency !== undefined)
    if (other && all.length > 1) remarks.add('details-currency', other.line, { found: other.currency! })
    else if (known.length > 0) remarks.add('details-missing', line)
    return alone
  }
  const parts = all.map((details) => {
    const isCredit = details.isCredit ?? amount > 0n
    return partOf(element, details, isCredit ? details.amount! : -details.amount!, account)
  })
  const sum = parts.reduce((total, part) => total + part.amount, 0n)
  const ofEntry = chargesOf(element)
  const ofDetails = all.reduce((total, { charges }) => total + charges, 0n)
  const difference = amount - sum
  const isExplained = [0n, ofEntry, ofDetails, ofEntry + ofDetails].includes(difference)
  if (!isExplained || absoluteOf(difference) > MAXIMUM_CENTS) {
    remarks.add('details-contradict', line, { found: formatAmount(sum), expected: formatAmount(amount) })
    return alone
  }
  const fee: ReadPart = { amount: difference, remittance: '', kind: 'fee', line: element.line }
  return [...parts, fee].filter((part) => part.amount !== 0n)
}

function partOf(element: XmlElement, details: TransactionDetails, amount: Cents, account: string): ReadPart {
  const codes = details.codes ?? codesOf(element)
  const isReturn = details.isReturn || isReturned(element, codes)
  const other = counterpartyOf(details, amount > 0n !== isReturn, account)
  return {
    amount,
    remittance: details.remittance || joined([textAt(element, 'AddtlNtryInf')]),
    kind: kindOf({ codes, isReturn, isCredit: amount > 0n, isNamed: other.iban !== undefined }),
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
function counterpartyOf({ debtor, creditor }: TransactionDetails, isFromDebtor: boolean, ours: string) {
  const [first, second] = isFromDebtor ? [debtor, creditor] : [creditor, debtor]
  const iban = ibanOf(first.account)
  const other = iban === ours ? ibanOf(second.account) : ours
  return other === ours ? { name: first.name, iban } : { name: second.name, iban: other }
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
