import type { BookedMovement, BookedStatement } from '@cauce/api/modules/bank/statements/readers'

const digits = (value: bigint | number, width: number) => (value < 0 ? -value : value).toString().padStart(width, '0')
const side = (amount: bigint) => (amount < 0n ? '1' : '2')
/** Of five digits, however many there are. */
const count = ({ length }: readonly unknown[]) => digits(length % 100_000, 5)
const shortDay = (day: string) => day.slice(2).replaceAll('-', '')
const CONCEPTS = { transfer: '04', return: '14', fee: '17', other: '99' } as const

/** Columns 3 to 20: bank, branch and number. */
const accountIn = (iban: string) => iban.slice(4, 12) + iban.slice(14)

/** Norma 43 file, with texts as in annex 4. */
export function norma43File(statements: readonly BookedStatement[]): string {
  const records = statements.flatMap(recordsOf)
  const end = `88${'9'.repeat(18)}${digits(records.length, 6)}`
  return [...records, end].map((record) => `${record.padEnd(80)}\n`).join('')
}

function recordsOf({ iban, owner, from, to, opening, movements }: BookedStatement): string[] {
  const account = accountIn(iban)
  const credits = movements.filter(({ amount }) => amount > 0n)
  const debits = movements.filter(({ amount }) => amount < 0n)
  const sumOf = (those: readonly BookedMovement[]) => those.reduce((sum, { amount }) => sum + amount, 0n)
  const closing = sumOf(movements) + opening
  return [
    `11${account}${shortDay(from)}${shortDay(to)}${side(opening)}${digits(opening, 14)}9783${owner.slice(0, 26)}`,
    ...movements.flatMap(movementRecords),
    `33${account}${count(debits)}${digits(sumOf(debits), 14)}${count(credits)}` +
      `${digits(sumOf(credits), 14)}${side(closing)}${digits(closing, 14)}978`,
  ]
}

function movementRecords(movement: BookedMovement): string[] {
  const { bookingDay, valueDay, amount, kind, bankReference = '' } = movement
  const texts = kind === 'transfer' ? transferTexts(movement) : [movement.remittance]
  return [
    `22    0418${shortDay(bookingDay)}${shortDay(valueDay)}${CONCEPTS[kind]}000${side(amount)}${digits(amount, 14)}` +
      `${'0'.repeat(10)}${bankReference.padEnd(12, '0')}${'0'.repeat(16)}`,
    ...texts.map((text, index) => `23${digits(index + 1, 2)}${text}`),
  ]
}

const transferTexts = ({ counterpartyName = '', endToEndId = '', remittance }: BookedMovement): string[] => [
  counterpartyName,
  endToEndId.padEnd(35),
  `        ${remittance.slice(0, 68)}`,
  ...(remittance.length > 68 ? [remittance.slice(68)] : []),
]
