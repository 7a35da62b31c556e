import { formatAmount, type Cents } from '@cauce/contract'
import { ibanOfSpanishAccount } from '@cauce/contract/bank/spanish-iban.ts'
import { sliceOfText } from '@cauce/contract/whole-characters.ts'
import { norma43Text } from './decoding.ts'
import { linePiecesOf } from './lines.ts'
import { amountOf, checkColumns, columnsOf, dayAt, digitsOf, signedAmountOf, type Line } from './norma43-records.ts'
import { textsOf } from './norma43-texts.ts'
import { RefusedFile } from './refused-file.ts'
import type { Bytes } from '../../../../spool.ts'
import { Remarks } from './remarks.ts'
import type { ReadHeader, StatementEvent, MovementKind, ReadMovement } from './statement-file.ts'
import { addTo, newTally, type Sum, type Tally } from './tally.ts'
import { bookingDayOf, checkBalance, joined, periodWithin, type Period } from './values.ts'

const EURO = '978'
const PAUSE_LINES = 500

interface OpenAccount {
  readonly line: Line
  readonly iban: string
  readonly owner: string
  readonly opening: Cents
  readonly period: Period
  readonly totals: Tally
}

/** Texts may follow. */
interface OpenMovement {
  readonly line: Line
  readonly texts: Line[]
}

/**
 * Reads Norma 43 of AEB (June 2012): one statement for each account and period, checked by sums and balances. The last record proves that the file is
 * whole. Throws `RefusedFile`.
 */
export function* norma43Events(bytes: Bytes, today: string): Generator<StatementEvent> {
  const reader = new Norma43Reader(today)
  let last: Line = { text: '', number: 1 }
  for (const line of linesOf(norma43Text(bytes), reader.remarks)) {
    if (line.number % PAUSE_LINES === 0) yield {}
    yield* reader.take(line)
    last = line
  }
  reader.checkEnd(last)
}

const FOLLOWERS = { 11: ['22', '33'], 22: ['22', '33'], 33: ['11', '88'], 88: ['11'] } as const
type Code = keyof typeof FOLLOWERS

class Norma43Reader {
  readonly remarks = new Remarks()
  readonly #today: string
  #last: Code | undefined
  #records = 0
  #account: OpenAccount | undefined
  #movement: OpenMovement | undefined
  /** Waits for remarks on the last record. */
  #statement: Omit<ReadHeader, 'remarks'> | undefined

  constructor(today: string) {
    this.#today = today
  }

  *take(line: Line): Generator<StatementEvent> {
    const code = line.text.slice(0, 2)
    this.#records += 1
    // Amounts of record 24 are in another currency and have no accounting value.
    if (code === '24') return
    if (code === '23') {
      this.#movement?.texts.push(line)
      return
    }
    if (!Object.hasOwn(FOLLOWERS, code)) {
      this.remarks.add('record-unknown', line.number, { found: code })
      return
    }
    const expected = this.#followers()
    if (!expected.includes(code)) throw orderFault(line.number, code, expected)
    this.#last = Number(code) as Code
    yield* this.#endOfMovement()
    if (code === '22') this.#movement = { line, texts: [] }
    else if (code === '33') this.#statement = headerOf(this.#account!, line, this.remarks)
    else {
      if (code === '88') this.#checkCount(line)
      if (this.#statement) yield { statement: { ...this.#statement, remarks: this.remarks.take() } }
      this.#statement = undefined
      if (code === '11') this.#account = accountFrom(line, this.#today, this.remarks)
    }
  }

  /** Otherwise the file was cut off. */
  checkEnd({ number }: Line): void {
    if (this.#last !== 88) throw orderFault(number, '-', this.#followers())
  }

  #followers(): readonly string[] {
    return FOLLOWERS[this.#last ?? 88]
  }

  *#endOfMovement(): Generator<StatementEvent> {
    const read = this.#movement && movementOf(this.#movement, this.#account!, this.#today, this.remarks)
    this.#movement = undefined
    if (read) yield { movement: read }
  }

  /** Some banks count the last record too. */
  #checkCount(line: Line): void {
    const [found, before] = [Number(columnsOf(line, 21, 26)), this.#records - 1]
    this.#records = 0
    if (found !== before && found !== before + 1) countFault(this.remarks, line, { found, expected: before })
  }
}

const orderFault = (line: number, found: string, expected: readonly string[]) =>
  new RefusedFile('record-order', line, { found, expected: expected.join(', ') })

function countFault(remarks: Remarks, line: Line, { found, expected }: { found: number; expected: number }): void {
  remarks.add('count-contradicts', line.number, { found: String(found), expected: String(expected) })
}

/** Longer than any record: not Norma 43. */
const MAXIMUM_RAW = 1000
const LINE_LENGTH = 80

/** Without trailing spaces and empty lines. Control characters, such as the end mark of DOS, are spaces. */
function* linesOf(text: Iterable<string>, remarks: Remarks): Generator<Line> {
  let empty: number | undefined
  for (const { raw, number } of rawLinesOf(text)) {
    const line = raw.replaceAll(/\p{Cc}/gu, ' ').trimEnd()
    if (line === '') {
      empty ??= number
      continue
    }
    // Those at the end are usual.
    if (empty !== undefined) remarks.add('line-empty', empty)
    empty = undefined
    yield lineOf(line, number, remarks)
  }
}

function* rawLinesOf(text: Iterable<string>): Generator<{ readonly raw: string; readonly number: number }> {
  let [raw, number] = ['', 1]
  for (const { part, endsLine } of linePiecesOf(text)) {
    raw += part
    if (raw.length > MAXIMUM_RAW) throw new RefusedFile('line-length', number, { maximum: String(LINE_LENGTH) })
    if (!endsLine) continue
    yield { raw, number }
    number += 1
    raw = ''
  }
  yield { raw, number }
}

function lineOf(text: string, number: number, remarks: Remarks): Line {
  if (text.length > LINE_LENGTH)
    remarks.add('line-length', number, { found: String(text.length), maximum: String(LINE_LENGTH) })
  return { text: sliceOfText(text, 0, LINE_LENGTH), number }
}

function accountFrom(line: Line, today: string, remarks: Remarks): OpenAccount {
  checkColumns(line, 48, 50, EURO)
  const stated = { from: dayAt(line, 21), to: dayAt(line, 27) }
  return {
    line,
    iban: ibanOfSpanishAccount(digitsOf(line, 3, 10), digitsOf(line, 11, 20)),
    owner: joined([columnsOf(line, 52, 77)]),
    opening: signedAmountOf(line, 33),
    period: periodWithin(stated, today, line.number, remarks),
    totals: newTally(),
  }
}

/** What some banks write for an account without movements. */
const isFilledWithZeros = (line: Line): boolean => /^[0 ]*$/.test(columnsOf(line, 3))

/** Undefined for zero, which moves nothing. */
function movementOf(
  { line, texts }: OpenMovement,
  { period, owner, totals }: OpenAccount,
  today: string,
  remarks: Remarks,
): ReadMovement | undefined {
  if (isFilledWithZeros(line)) return undefined
  const amount = signedAmountOf(line, 28)
  const written = { booking: dayAt(line, 11), value: dayAt(line, 17) }
  const bookingDay = amount === 0n ? undefined : bookingDayOf(written, period, today, line.number, remarks)
  addTo(totals, amount, bookingDay, columnsOf(line, 28, 28) === '1')
  if (bookingDay === undefined) return undefined
  return movementFrom({ line, texts }, { amount, bookingDay, valueDay: written.value ?? bookingDay, owner })
}

function headerOf(account: OpenAccount, line: Line, remarks: Remarks): Omit<ReadHeader, 'remarks'> {
  const { opening, period, totals, iban } = account
  const { credits, debits, earliest, latest } = totals
  const [found, expected] = [columnsOf(line, 3, 20), columnsOf(account.line, 3, 20)]
  if (found !== expected) throw new RefusedFile('account-contradicts', line.number, { found, expected })
  checkTotal(debits, line, 21, remarks)
  checkTotal(credits, line, 40, remarks)
  const movements = credits.cents - debits.cents
  // Some banks leave the balance out.
  const isEmpty = /^0?\s*$/.test(columnsOf(line, 59, 73))
  const closing = isEmpty ? opening + movements : signedAmountOf(line, 59, opening + movements)
  if (isEmpty) remarks.add('closing-missing', line.number, { taken: formatAmount(closing) })
  // Blank: the currency of the account.
  if (!isEmpty && columnsOf(line, 74, 76).trim() !== '') checkColumns(line, 74, 76, EURO)
  checkBalance({ opening, movements, closing }, line.number)
  const to = period.to ?? latest ?? period.from
  if (to === undefined)
    throw new RefusedFile('columns-digits', account.line.number, {
      from: '21',
      to: '32',
      found: columnsOf(account.line, 21, 32),
    })
  const from = period.from ?? earliest ?? to
  return { iban, format: 'norma43', from, to, opening, closing }
}

/** Five digits count what follows as a sum. */
function checkTotal({ count, cents }: Sum, line: Line, from: number, remarks: Remarks): void {
  const said = Number(columnsOf(line, from, from + 4))
  if (said !== count) countFault(remarks, line, { found: said, expected: count })
  const sum = amountOf(line, from + 5)
  if (sum !== cents)
    throw new RefusedFile('sum-contradicts', line.number, { found: formatAmount(sum), expected: formatAmount(cents) })
}

/** Transfers; annex 4 lays out their texts. */
const TRANSFER = '04'
const KINDS: Readonly<Record<string, MovementKind>> = { [TRANSFER]: 'transfer', '14': 'return' }
/** Interest, commissions, expenses. */
const FEE = '17'

interface Amounts extends Pick<ReadMovement, 'amount' | 'bookingDay' | 'valueDay'> {
  readonly owner: string
}

/** Record 22 with its records 23. The norm carries no counterparty account. */
function movementFrom({ line, texts }: OpenMovement, { owner, ...movement }: Amounts): ReadMovement {
  const concept = columnsOf(line, 23, 24)
  const { name, endToEndId, texts: words } = textsOf(texts, { isTransfer: concept === TRANSFER, owner })
  const [bankReference, secondReference] = [columnsOf(line, 53, 64).trim(), columnsOf(line, 65, 80).trim()]
  return {
    ...movement,
    remittance: joined([...words, isNothing(secondReference) ? '' : secondReference]),
    kind: concept === FEE && movement.amount < 0n ? 'fee' : (KINDS[concept] ?? 'other'),
    line: line.number,
    ...(name && { counterpartyName: name }),
    ...(endToEndId && { endToEndId }),
    ...(!isNothing(bankReference) && { bankReference }),
  }
}

const isNothing = (reference: string) => /^0*$/.test(reference)
