import { addDays, formatAmount, type Cents } from '@cauce/contract'
import { ibanOfSpanishAccount } from '@cauce/contract/bank/spanish-iban.ts'
import { detailsOf, type TransactionDetails } from './camt-details.ts'
import { signedAmountOf } from './camt-values.ts'
import { entryOf } from './camt-entry.ts'
import { xmlText } from './decoding.ts'
import { RefusedFile } from './refused-file.ts'
import type { Bytes } from '../../../../spool.ts'
import { Remarks } from './remarks.ts'
import type { ReadHeader, StatementEvent, StatementFormat } from './statement-file.ts'
import { addTo, newTally, type Tally } from './tally.ts'
import { centsOf, checkBalance, dayOf, ibanOf, periodWithin, type Period } from './values.ts'
import { childOf, childrenOf, elementAt, elementsOf, requiredChild, textAt, type XmlElement } from './xml-elements.ts'

/** What a message has instead of a version: its body, and the element of each statement in it. */
const MESSAGES: Readonly<Record<string, { readonly format: StatementFormat; readonly statement: string }>> = {
  BkToCstmrAcctRpt: { format: 'camt052', statement: 'Rpt' },
  BkToCstmrStmt: { format: 'camt053', statement: 'Stmt' },
  BkToCstmrDbtCdtNtfctn: { format: 'camt054', statement: 'Ntfctn' },
}
const STATEMENTS = new Set(Object.values(MESSAGES).map(({ statement }) => statement))
const isStatement = (name: string, parent: string) => STATEMENTS.has(name) && MESSAGES[parent]?.statement === name

interface Read {
  readonly totals: Tally
  account: string | undefined
  period: Period | undefined
  /** Whether each entry was read. */
  isComplete: boolean
}
const newRead = (): Read => ({ totals: newTally(), account: undefined, period: undefined, isComplete: true })

/** Reads camt.053, .052 and .054 (ISO 20022) of any version by what their elements mean. Throws `RefusedFile`. */
export function* camtEvents(bytes: Bytes, today: string): Generator<StatementEvent> {
  const remarks = new Remarks()
  let read = newRead()
  let details: { group: XmlElement; details: TransactionDetails }[] = []
  let hasStatement = false
  let documents = 0
  const elements = elementsOf(xmlText(bytes, remarks), {
    checkOpened: ({ name, line }, parent) => {
      if (name === 'Document') documents += 1
      if (name === 'Document' && documents > 1) remarks.add('documents-several', line)
      if (parent === 'Document' && !Object.hasOwn(MESSAGES, name))
        throw new RefusedFile('message-unknown', line, { found: name })
    },
    isWhole: (name, parent) =>
      isStatement(name, parent) ||
      (name === 'Ntry' && STATEMENTS.has(parent)) ||
      (name === 'TxDtls' && parent === 'NtryDtls'),
  })
  for (const closed of elements) {
    if (closed === undefined) {
      yield {}
      continue
    }
    const { element, parent } = closed
    if (element.name === 'TxDtls') details.push({ group: parent, details: detailsOf(element) })
    else if (element.name === 'Ntry') {
      read.account ??= accountOf(parent)
      read.period ??= statedPeriod(parent, today, remarks)
      const { account, period } = read
      const entry = entryOf(element, { account, period, isCounted: parent.name === 'Stmt', today, details, remarks })
      details = []
      if (entry) addTo(read.totals, entry.amount, entry.movement?.bookingDay)
      else read.isComplete = false
      if (entry?.movement) yield { movement: entry.movement }
    } else if (isStatement(element.name, parent.name)) {
      yield {
        statement: {
          ...headerOf(element, MESSAGES[parent.name]!.format, { read, today, remarks }),
          remarks: remarks.take(),
        },
      }
      read = newRead()
      hasStatement = true
    } else if (!hasStatement) throw nothingIn(element)
  }
  if (!hasStatement) throw new RefusedFile('xml-broken', 1)
}

function nothingIn({ children: [body], line }: XmlElement): RefusedFile {
  if (!body) return new RefusedFile('message-unknown', line, { found: 'Document' })
  return new RefusedFile('element-missing', body.line, { element: `${body.name}/${MESSAGES[body.name]!.statement}` })
}

/** Our IBAN, or the twenty digits of a Spanish account. */
function accountOf(statement: XmlElement): string {
  const account = requiredChild(statement, 'Acct')
  const currency = childOf(account, 'Ccy')
  if (currency?.text && currency.text !== 'EUR')
    throw new RefusedFile('currency-not-euro', currency.line, { found: currency.text })
  const id = requiredChild(account, 'Id')
  const text = textAt(id, 'IBAN') ?? textAt(id, 'Othr/Id') ?? ''
  const compact = text.replaceAll(/[\s-]/g, '')
  const iban = ibanOf(compact) ?? (/^\d{20}$/.test(compact) ? spanishIbanOf(compact) : undefined)
  if (!iban) throw new RefusedFile('account-invalid', id.line, { found: text })
  return iban
}

function spanishIbanOf(digits: string): string | undefined {
  const iban = ibanOfSpanishAccount(digits.slice(0, 8), digits.slice(10))
  return iban.endsWith(digits) ? iban : undefined
}

interface Context {
  readonly read: Read
  readonly today: string
  readonly remarks: Remarks
}

function headerOf(
  element: XmlElement,
  format: StatementFormat,
  { read, today, remarks }: Context,
): Omit<ReadHeader, 'remarks'> {
  const iban = accountOf(element)
  const isCounted = format === 'camt053'
  const { opening, closing } = isCounted ? balancesOf(element, remarks) : {}
  const period = read.period ?? statedPeriod(element, today, remarks)
  const { totals } = read
  if (read.isComplete) checkSummary(element, totals, isCounted, remarks)
  const { earliest, latest } = totals
  const to = period.to ?? latest ?? period.from ?? dayOf(textAt(element, 'CreDtTm')) ?? today
  const from = period.from ?? earliest ?? to
  const header = { iban, format, from: from < to ? from : to, to }
  if (!opening || !closing) return header
  const movements = totals.credits.cents - totals.debits.cents
  checkBalance({ opening: opening.cents, movements, closing: closing.cents }, closing.line)
  return { ...header, opening: opening.cents, closing: closing.cents }
}

/** As stated, else by balances. The days of reports and notifications do not count. */
function statedPeriod(statement: XmlElement, today: string, remarks: Remarks): Period {
  const stated = childOf(statement, 'FrToDt')
  const closing = statement.name === 'Stmt' ? balancesAs(statement, 'CLBD')[0]?.day : undefined
  const from = momentOf(stated, 'FrDt') ?? momentOf(stated, 'FrDtTm')
  const period = { from, to: momentOf(stated, 'ToDt') ?? lastDayOf(textAt(stated, 'ToDtTm'), from, closing) }
  if (statement.name !== 'Stmt') return period
  const within = periodWithin(period, today, (stated ?? statement).line, remarks)
  const to = [within.to, closing].find((day) => day !== undefined && day <= today)
  const first = within.from ?? openingsOf(statement)[0]?.day
  return { from: first && first > (to ?? today) ? to : first, to }
}

const MIDNIGHT = /T00:00(?::00(?:\.0+)?)?(?:$|[Z+-])/

/** Midnight ends the day before, unless the closing balance or the beginning is of that day. */
function lastDayOf(moment: string | undefined, from: string | undefined, closing: string | undefined) {
  const day = dayOf(moment)
  return day && from && from < day && day !== closing && MIDNIGHT.test(moment!) ? addDays(day, -1) : day
}

const momentOf = (element: XmlElement | undefined, name: string) => dayOf(textAt(element, name))

interface Balance {
  readonly cents: Cents
  readonly day: string | undefined
  readonly line: number
}

/** Those in euro, if there are any. */
function balancesAs(statement: XmlElement, code: 'OPBD' | 'PRCD' | 'CLBD' | 'ITBD'): readonly Balance[] {
  const all = childrenOf(statement, 'Bal').filter(
    (balance) => (textAt(balance, 'Tp/CdOrPrtry/Cd') ?? textAt(balance, 'Tp/CdOrPrtry/Prtry')) === code,
  )
  const inEuro = all.filter((balance) => childOf(balance, 'Amt')?.attributes['Ccy']?.value === 'EUR')
  return (inEuro.length > 0 ? inEuro : all).map((balance) => {
    const date = childOf(balance, 'Dt')
    return { cents: signedAmountOf(balance), day: momentOf(date, 'Dt') ?? momentOf(date, 'DtTm'), line: balance.line }
  })
}

/** A repeated balance must have the same amount. */
function only([first, ...others]: readonly Balance[], code: string): Balance | undefined {
  const other = others.find(({ cents }) => cents !== first!.cents)
  if (other) throw new RefusedFile('element-repeated', other.line, { element: `Bal/${code}` })
  return first
}

/** `OPBD`, or the previous closing `PRCD`. */
const openingsOf = (statement: XmlElement): readonly Balance[] => [
  ...balancesAs(statement, 'OPBD'),
  ...balancesAs(statement, 'PRCD').map(({ day, ...balance }) => ({ ...balance, day: day && addDays(day, 1) })),
]

/** A page of a statement begins or ends with an interim balance. */
function balancesOf(statement: XmlElement, remarks: Remarks): { readonly opening: Balance; readonly closing: Balance } {
  const interim = [...balancesAs(statement, 'ITBD')]
  const [opened, previous] = [only(balancesAs(statement, 'OPBD'), 'OPBD'), only(balancesAs(statement, 'PRCD'), 'PRCD')]
  if (opened && previous && opened.cents !== previous.cents)
    throw new RefusedFile('opening-contradicts', opened.line, {
      found: formatAmount(opened.cents),
      expected: formatAmount(previous.cents),
    })
  const closed = only(balancesAs(statement, 'CLBD'), 'CLBD')
  const opening = opened ?? previous ?? pageOf(interim.shift(), 'opening-page', remarks)
  const closing = closed ?? pageOf(interim.pop(), 'closing-page', remarks)
  if (!opening) throw new RefusedFile('opening-missing', statement.line)
  if (!closing) throw new RefusedFile('closing-missing', statement.line)
  return { opening, closing }
}

function pageOf(balance: Balance | undefined, reason: 'opening-page' | 'closing-page', remarks: Remarks) {
  if (balance) remarks.add(reason, balance.line)
  return balance
}

/** Bank totals include pending entries, and those of a page all pages, so only others are compared. */
function checkSummary(statement: XmlElement, { credits, debits }: Tally, isCounted: boolean, remarks: Remarks): void {
  const isPage = statement.children.some((child) => child.name.endsWith('Pgntn') && textAt(child, 'PgNb') !== '1')
  const isLast = statement.children.every((child) => textAt(child, 'LastPgInd') !== 'false')
  if (isPage || !isLast) return
  const summary = childOf(statement, 'TxsSummry')
  const all = { count: credits.count + debits.count, cents: credits.cents + debits.cents }
  const totals = { TtlNtries: all, TtlCdtNtries: credits, TtlDbtNtries: debits }
  for (const [name, { count, cents }] of Object.entries(totals)) {
    const number = elementAt(summary, `${name}/NbOfNtries`)
    if (number && number.text.replace(/^0+(?=\d)/, '') !== String(count))
      remarks.add('count-contradicts', number.line, { found: number.text, expected: String(count) })
    const sum = elementAt(summary, `${name}/Sum`)
    const stated = sum && centsOf(sum.text, sum.line)
    if (stated === undefined || stated === cents) continue
    const values = { found: formatAmount(stated), expected: formatAmount(cents) }
    if (isCounted) throw new RefusedFile('sum-contradicts', sum!.line, values)
    remarks.add('sum-contradicts', sum!.line, values)
  }
}
