import { formatAmount, type Cents } from '@cauce/contract'
import { ibanOfSpanishAccount } from '@cauce/contract/bank/spanish-iban.ts'
import { norma43Text } from './decoding.ts'
import {
  checkColumns,
  codeOf,
  columnsOf,
  valuesOf,
  type Line,
  type RecordCode,
  type RecordValues,
} from './norma43-records.ts'
import { RefusedFile } from './refused-file.ts'
import type { ReadHeader, StatementEvent, MovementKind, ReadMovement } from './statement-file.ts'
import { checkBalance, checkPast, checkPeriod, joined } from './values.ts'

/** Allowed successors of each record. */
const FOLLOWERS: Readonly<Record<RecordCode | 'begin', readonly RecordCode[]>> = {
  begin: ['11'],
  '11': ['22', '33'],
  '22': ['22', '23', '24', '33'],
  '23': ['22', '23', '24', '33'],
  '24': ['22', '24', '33'],
  '33': ['11', '88'],
  '88': [],
}
const EURO = '978'
const NINES = '9'.repeat(18)

interface OpenAccount {
  readonly line: Line
  readonly values: RecordValues<'11'>
  readonly iban: string
  credits: Sum
  debits: Sum
}
interface Sum {
  count: number
  cents: Cents
}

/** Texts may follow. */
export interface OpenMovement {
  readonly line: Line
  readonly values: RecordValues<'22'>
  readonly texts: Line[]
}

/**
 * Norma 43 of AEB (June 2012): one statement for each account and period, checked by sums, counts and balances. Throws
 * `RefusedFile`.
 */
export function* norma43Events(bytes: Uint8Array, today: string): Generator<StatementEvent> {
  let last: RecordCode | 'begin' = 'begin'
  let account: OpenAccount | undefined
  let movement: OpenMovement | undefined
  let line: Line = { text: '', number: 1 }
  for (line of linesOf(norma43Text(bytes))) {
    if (line.number % PAUSE_LINES === 0) yield {}
    const code = codeOf(line)
    if (!FOLLOWERS[last].includes(code))
      throw new RefusedFile('record-order', line.number, { found: code, expected: FOLLOWERS[last].join(', ') || '-' })
    last = code
    if (movement && (code === '22' || code === '33')) {
      yield* movementEvent(movement, account!)
      movement = undefined
    }
    if (code === '11') account = accountFrom(line, today)
    else if (code === '22') movement = { line, values: valuesOf('22', line), texts: [] }
    else if (code === '23') addText(movement!, line)
    else if (code === '24') valuesOf('24', line)
    else if (code === '33') yield { statement: headerOf(account!, line) }
    else checkEnd(line)
  }
  if (last !== '88')
    throw new RefusedFile('record-order', line.number, { found: '-', expected: FOLLOWERS[last].join(', ') })
}

/** A longer line is not Norma 43. */
const MAXIMUM_RAW = 1000
const PAUSE_LINES = 500
/** DOS end-of-file mark. */
const END_MARK = '\u001A'
const EMPTY_LINE = { found: '0', minimum: '2', maximum: '80' }

/** Without trailing spaces. Empty lines and the DOS mark are allowed at the end only. */
function* linesOf(pieces: Iterable<string>): Generator<Line> {
  let firstEmpty: number | undefined
  let number = 0
  for (const raw of rawLinesOf(pieces)) {
    number += 1
    const text = withoutEndMark(raw.trimEnd())
    if (text !== '' && firstEmpty !== undefined) throw new RefusedFile('line-length', firstEmpty, EMPTY_LINE)
    if (text === '' || text.length < raw.trimEnd().length) firstEmpty ??= number
    if (hasControlCharacter(text)) throw new RefusedFile('line-control-character', number)
    if (text !== '') yield { text, number }
  }
}

function* rawLinesOf(pieces: Iterable<string>): Generator<string> {
  let rest = ''
  for (const piece of pieces) {
    const lines = (rest + piece).split('\n')
    // Bounded: text without line feeds would be concatenated again for each piece.
    rest = lines.pop()!.slice(0, MAXIMUM_RAW)
    yield* lines
  }
  yield rest
}

function withoutEndMark(text: string): string {
  let end = text.length
  while (text[end - 1] === END_MARK) end -= 1
  return text.slice(0, end).trimEnd()
}

function hasControlCharacter(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) if (text.charCodeAt(index) < 32) return true
  return false
}

function accountFrom(line: Line, today: string): OpenAccount {
  const values = valuesOf('11', line)
  checkColumns(line, 48, 50, EURO)
  checkPeriod(values.from, values.to, line.number)
  checkPast(values.to, today, line.number)
  const iban = ibanOfSpanishAccount(values.bank + values.branch, values.account)
  return { line, values, iban, credits: { count: 0, cents: 0n }, debits: { count: 0, cents: 0n } }
}

/** Up to five texts, numbered consecutively. */
function addText({ texts }: OpenMovement, line: Line): void {
  const { number } = valuesOf('23', line)
  const expected = texts.length + 1
  if (Number(number) !== expected || expected > 5)
    throw new RefusedFile('record-order', line.number, {
      found: `23 ${number}`,
      expected: expected > 5 ? '22, 33' : `23 ${String(expected).padStart(2, '0')}`,
    })
  texts.push(line)
}

function* movementEvent(open: OpenMovement, account: OpenAccount): Generator<StatementEvent> {
  const { values, line } = open
  const { from, to } = account.values
  if (values.bookingDay < from || values.bookingDay > to)
    throw new RefusedFile('day-outside', line.number, { found: values.bookingDay, from, to })
  const sum = values.sign === -1n ? account.debits : account.credits
  sum.count += 1
  sum.cents += values.amount
  if (values.amount !== 0n) yield { movement: movementFrom(open) }
}

function headerOf({ values: start, iban, credits, debits, line: begin }: OpenAccount, line: Line): ReadHeader {
  const end = valuesOf('33', line)
  const found = columnsOf(line, 3, 20)
  const expected = columnsOf(begin, 3, 20)
  if (found !== expected) throw new RefusedFile('account-contradicts', line.number, { found, expected })
  checkColumns(line, 74, 76, EURO)
  checkCount(end.debitCount, debits.count, line)
  checkSum(end.debits, debits.cents, line)
  checkCount(end.creditCount, credits.count, line)
  checkSum(end.credits, credits.cents, line)
  const opening = start.sign * start.opening
  const closing = end.sign * end.closing
  checkBalance({ opening, movements: credits.cents - debits.cents, closing }, line.number)
  return { iban, format: 'norma43', from: start.from, to: start.to, opening, closing, currency: 'EUR' }
}

function checkCount(said: string, counted: number, line: Line): void {
  if (Number(said) !== counted)
    throw new RefusedFile('count-contradicts', line.number, { found: String(Number(said)), expected: String(counted) })
}

function checkSum(said: Cents, added: Cents, line: Line): void {
  if (said !== added)
    throw new RefusedFile('sum-contradicts', line.number, { found: formatAmount(said), expected: formatAmount(added) })
}

/** Record count; some banks include the last record. */
function checkEnd(line: Line): void {
  const { records } = valuesOf('88', line)
  checkColumns(line, 3, 20, NINES)
  const before = line.number - 1
  if (Number(records) !== before && Number(records) !== before + 1)
    throw new RefusedFile('count-contradicts', line.number, {
      found: String(Number(records)),
      expected: String(before),
    })
}

/** Transfers; annex 4 lays out their texts. */
const TRANSFER = '04'
const KINDS: Readonly<Record<string, MovementKind>> = { [TRANSFER]: 'transfer', '14': 'return' }
/** Interest, commissions, expenses. */
const FEE = '17'

/** SEPA purpose and category purpose: four capitals each, or blank. */
const PURPOSES = /^([A-Z]{4}| {4}){2}$/

/** Record 22 with its records 23. The norm carries no counterparty account. */
function movementFrom({ line, values, texts }: OpenMovement): ReadMovement {
  const amount = values.sign * values.amount
  const read = values.concept === TRANSFER ? transferTexts(texts) : { texts: texts.map((text) => columnsOf(text, 5)) }
  const { name, endToEndId } = { name: undefined, endToEndId: undefined, ...read }
  const bankReference = isNothing(values.firstReference) ? undefined : values.firstReference
  return {
    bookingDay: values.bookingDay,
    valueDay: values.valueDay,
    amount,
    remittance: joined([...read.texts, isNothing(values.secondReference) ? '' : values.secondReference]),
    kind: values.concept === FEE && values.sign === -1n ? 'fee' : (KINDS[values.concept] ?? 'other'),
    line: line.number,
    ...(name && { counterpartyName: name }),
    ...(endToEndId && { endToEndId }),
    ...(bankReference && { bankReference }),
  }
}

const isNothing = (reference: string) => /^0*$/.test(reference)

interface TransferTexts {
  readonly name?: string | undefined
  readonly endToEndId?: string | undefined
  readonly texts: readonly string[]
}

/**
 * Annex 4: sender's name, sender's reference and ultimate debtor, purposes and text, more text, one free record. Banks
 * with other layouts give a name in the first record too; the rest stays text.
 */
function transferTexts(lines: readonly Line[]): TransferTexts {
  const [first, second, third, fourth, fifth] = lines
  const name = first && joined([columnsOf(first, 5, 70)])
  if (!third || !PURPOSES.test(columnsOf(third, 5, 12).padEnd(8)))
    return { name, texts: lines.map((line) => columnsOf(line, 5)) }
  const reference = columnsOf(second!, 5, 39).trim()
  const isReference = /^[!-~]{1,35}$/.test(reference) && reference !== 'NOTPROVIDED'
  return {
    name,
    endToEndId: isReference ? reference : undefined,
    texts: [
      columnsOf(third, 13).padEnd(68) + (fourth ? columnsOf(fourth, 5, 76) : ''),
      isReference || reference === 'NOTPROVIDED' ? '' : reference,
      columnsOf(second!, 40),
      fifth ? columnsOf(fifth, 5) : '',
    ],
  }
}
