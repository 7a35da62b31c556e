import { absoluteOf, addDays, formatAmount, type Cents } from '@cauce/contract'
import { ibanOfSpanishAccount } from '@cauce/contract/bank/spanish-iban.ts'
import { detailsOf, type TransactionDetails } from './camt-details.ts'
import { signedAmountOf } from './camt-values.ts'
import { entryOf } from './camt-entry.ts'
import { xmlText } from './decoding.ts'
import { RefusedFile } from './refused-file.ts'
import type { ReadHeader, StatementEvent, StatementFormat } from './statement-file.ts'
import { centsOf, checkBalance, checkPast, checkPeriod, dayOf, ibanOf } from './values.ts'
import { childOf, childrenOf, elementAt, elementsOf, requiredChild, textAt, type XmlElement } from './xml-elements.ts'

interface Message {
  readonly format: StatementFormat
  readonly version: string
  /** Container element, and that of each statement. */
  readonly body: string
  readonly statement: string
}

const MESSAGES = {
  '052': { format: 'camt052', body: 'BkToCstmrAcctRpt', statement: 'Rpt' },
  '053': { format: 'camt053', body: 'BkToCstmrStmt', statement: 'Stmt' },
  '054': { format: 'camt054', body: 'BkToCstmrDbtCdtNtfctn', statement: 'Ntfctn' },
} as const
const NAMESPACE = /^urn:iso:std:iso:20022:tech:xsd:camt\.(052|053|054)\.001\.(02|08|13)$/
const STATEMENTS = new Set<string>(Object.values(MESSAGES).map(({ statement }) => statement))

/** Depth below the root. */
const STATEMENT_DEPTH = 2
const ENTRY_DEPTH = 3
const TRANSACTION_DEPTH = 5

function messageOf({ name, namespace, line }: Pick<XmlElement, 'name' | 'namespace' | 'line'>): Message {
  const [, kind, version] = (name === 'Document' && NAMESPACE.exec(namespace)) || []
  if (!version) throw new RefusedFile('version-unknown', line, { found: namespace.split(':').at(-1)! })
  return { ...MESSAGES[kind as keyof typeof MESSAGES], version }
}

/** Running totals of a statement. */
interface Tally {
  account: string | undefined
  credits: Sum
  debits: Sum
  isComplete: boolean
  earliest: { day: string; line: number } | undefined
  latest: { day: string; line: number } | undefined
}
interface Sum {
  count: number
  cents: Cents
}
const newTally = (): Tally => ({
  account: undefined,
  credits: { count: 0, cents: 0n },
  debits: { count: 0, cents: 0n },
  isComplete: true,
  earliest: undefined,
  latest: undefined,
})

/** Reads camt.053, .052 and .054 (ISO 20022) in version 02, 08 or 13. Throws `RefusedFile`. */
export function* camtEvents(bytes: Uint8Array, today: string): Generator<StatementEvent> {
  let message: Message | undefined
  let tally = newTally()
  let details: { group: XmlElement; details: TransactionDetails }[] = []
  let hasStatement = false
  const elements = elementsOf(xmlText(bytes), {
    checkRoot: (root) => (message = messageOf(root)),
    isWhole: (depth, name) =>
      (depth === STATEMENT_DEPTH && STATEMENTS.has(name)) ||
      (depth === ENTRY_DEPTH && name === 'Ntry') ||
      (depth === TRANSACTION_DEPTH && name === 'TxDtls'),
  })
  for (const closed of elements) {
    if (closed === undefined) {
      yield {}
      continue
    }
    const { element, parent } = closed
    if (element.name === 'TxDtls') details.push({ group: parent, details: detailsOf(element) })
    else if (element.name === 'Ntry') {
      tally.account ??= accountOf(parent)
      const entry = entryOf(element, { account: tally.account, version: message!.version, details })
      details = []
      if (entry) add(tally, entry.amount, entry.movement?.bookingDay, element.line)
      else tally.isComplete = false
      if (entry?.movement) {
        checkPast(entry.movement.bookingDay, today, element.line)
        yield { movement: entry.movement }
      }
    } else if (element.name === message!.statement && parent.name === message!.body) {
      yield { statement: headerOf(element, message!, tally, today) }
      tally = newTally()
      hasStatement = true
    } else if (element.name !== 'Document' || !hasStatement)
      throw new RefusedFile('element-missing', element.line, { element: `${message!.body}/${message!.statement}` })
  }
}

function add(tally: Tally, amount: Cents, day: string | undefined, line: number): void {
  const sum = amount < 0n ? tally.debits : tally.credits
  sum.count += 1
  sum.cents += absoluteOf(amount)
  if (day === undefined) return
  if (!tally.earliest || day < tally.earliest.day) tally.earliest = { day, line }
  if (!tally.latest || day > tally.latest.day) tally.latest = { day, line }
}

/** Our IBAN, or the twenty digits of a Spanish account. */
function accountOf(statement: XmlElement): string {
  const account = requiredChild(statement, 'Acct')
  const currency = childOf(account, 'Ccy')
  if (currency && currency.text !== 'EUR')
    throw new RefusedFile('currency-not-euro', currency.line, { found: currency.text })
  const id = requiredChild(account, 'Id')
  const text = textAt(id, 'IBAN') ?? textAt(id, 'Othr/Id') ?? ''
  const iban = ibanOf(text) ?? (/^\d{20}$/.test(text) ? spanishIbanOf(text) : undefined)
  if (!iban) throw new RefusedFile('account-invalid', id.line, { found: text })
  return iban
}

function spanishIbanOf(digits: string): string | undefined {
  const iban = ibanOfSpanishAccount(digits.slice(0, 8), digits.slice(10))
  return iban.endsWith(digits) ? iban : undefined
}

function headerOf(element: XmlElement, message: Message, tally: Tally, today: string): ReadHeader {
  const iban = accountOf(element)
  const isStatement = message.format === 'camt053'
  const opening = isStatement ? openingOf(element) : undefined
  const closing = isStatement ? balanceOf(element, 'CLBD') : undefined
  if (isStatement && !closing) throw new RefusedFile('closing-missing', element.line)
  const { from, to } = periodOf(element, tally, opening, closing)
  checkDays(tally, from, to)
  // Days of reports and notifications do not count.
  if (closing) {
    if (closing.day) checkPast(closing.day, today, closing.line)
    checkPast(to, today, (childOf(element, 'FrToDt') ?? closing).line)
  }
  if (tally.isComplete) checkSummary(childOf(element, 'TxsSummry'), tally)
  const header = { iban, format: message.format, from, to, currency: 'EUR' } as const
  if (!opening || !closing) return header
  const movements = tally.credits.cents - tally.debits.cents
  checkBalance({ opening: opening.cents, movements, closing: closing.cents }, closing.line)
  return { ...header, opening: opening.cents, closing: closing.cents }
}

interface Balance {
  readonly cents: Cents
  readonly day: string | undefined
  readonly line: number
}

/** A repeated balance must have the same amount. */
function balanceOf(statement: XmlElement, code: 'OPBD' | 'PRCD' | 'CLBD'): Balance | undefined {
  let found: Balance | undefined
  for (const balance of childrenOf(statement, 'Bal')) {
    if (textAt(balance, 'Tp/CdOrPrtry/Cd') !== code) continue
    const cents = signedAmountOf(balance)
    if (found && found.cents !== cents)
      throw new RefusedFile('element-repeated', balance.line, { element: `Bal/${code}` })
    found ??= { cents, day: momentOf(childOf(balance, 'Dt'), ['Dt', 'DtTm']), line: balance.line }
  }
  return found
}

/** `OPBD`, or the previous closing `PRCD`. */
function openingOf(statement: XmlElement): Balance {
  const opening = balanceOf(statement, 'OPBD')
  const previous = balanceOf(statement, 'PRCD')
  if (opening && previous && opening.cents !== previous.cents)
    throw new RefusedFile('opening-contradicts', opening.line, {
      found: formatAmount(opening.cents),
      expected: formatAmount(previous.cents),
    })
  if (opening) return opening
  if (!previous) throw new RefusedFile('opening-missing', statement.line)
  return { ...previous, day: previous.day && addDays(previous.day, 1) }
}

function momentOf(element: XmlElement | undefined, names: readonly string[]): string | undefined {
  const found = names.map((name) => childOf(element, name)).find((each) => each)
  return found && dayOf(found.text, found.line)
}

/** As stated, else by balances, else by movements. */
function periodOf(
  statement: XmlElement,
  tally: Tally,
  opening: Balance | undefined,
  closing: Balance | undefined,
): { readonly from: string; readonly to: string } {
  const period = childOf(statement, 'FrToDt')
  if (period) {
    const from = momentOf(period, ['FrDt', 'FrDtTm'])
    const to = momentOf(period, ['ToDt', 'ToDtTm'])
    if (!from || !to) throw new RefusedFile('element-missing', period.line, { element: 'FrToDt/FrDtTm' })
    checkPeriod(from, to, period.line)
    return { from, to }
  }
  const made = momentOf(statement, ['CreDtTm'])
  const to = closing?.day ?? tally.latest?.day ?? made
  if (!to) throw new RefusedFile('element-missing', statement.line, { element: `${statement.name}/FrToDt` })
  const from = opening?.day ?? tally.earliest?.day ?? to
  return { from: from < to ? from : to, to }
}

function checkDays({ earliest, latest }: Tally, from: string, to: string): void {
  if (earliest && earliest.day < from)
    throw new RefusedFile('day-outside', earliest.line, { found: earliest.day, from, to })
  if (latest && latest.day > to) throw new RefusedFile('day-outside', latest.line, { found: latest.day, from, to })
}

/** Bank totals include pending entries, so only totals without them are checked. */
function checkSummary(summary: XmlElement | undefined, { credits, debits }: Tally): void {
  const all = { count: credits.count + debits.count, cents: credits.cents + debits.cents }
  checkTotal(elementAt(summary, 'TtlNtries'), all)
  checkTotal(elementAt(summary, 'TtlCdtNtries'), credits)
  checkTotal(elementAt(summary, 'TtlDbtNtries'), debits)
}

function checkTotal(total: XmlElement | undefined, { count, cents }: Sum): void {
  const number = childOf(total, 'NbOfNtries')
  if (number && number.text.replace(/^0+(?=\d)/, '') !== String(count))
    throw new RefusedFile('count-contradicts', number.line, {
      found: number.text,
      expected: String(count),
    })
  const sum = childOf(total, 'Sum')
  if (sum && centsOf(sum.text, sum.line) !== cents)
    throw new RefusedFile('sum-contradicts', sum.line, {
      found: formatAmount(centsOf(sum.text, sum.line)),
      expected: formatAmount(cents),
    })
}
