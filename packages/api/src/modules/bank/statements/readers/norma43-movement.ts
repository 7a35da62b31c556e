import type { OpenMovement } from './norma43.ts'
import { columnsOf, type Line } from './norma43-records.ts'
import type { MovementKind, ReadMovement } from './statement-file.ts'
import { joined } from './values.ts'

/** Transfers; annex 4 lays out their texts. */
const TRANSFER = '04'
const KINDS: Readonly<Record<string, MovementKind>> = { [TRANSFER]: 'transfer', '14': 'return' }
/** Interest, commissions, expenses. */
const FEE = '17'

/** SEPA purpose and category purpose: four capitals each, or blank. */
const PURPOSES = /^([A-Z]{4}| {4}){2}$/

/** Record 22 with its records 23. The norm carries no counterparty account. */
export function movementFrom({ line, values, texts }: OpenMovement): ReadMovement {
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
