import { addDays, type Cents } from '@cauce/contract'
import { ibanOfSpanishAccount } from '@cauce/contract/bank/spanish-iban.ts'
import type { BookedMovement } from '../statements/readers/index.ts'

export interface Sender {
  readonly recordId: string
  /** Calendar date. */
  readonly announcedOn: string
  readonly name: string
  readonly iban: string | null
  readonly reference: string | null
  readonly amount: Cents
}

/** A payment that the bank has. */
export interface Instructed {
  readonly endToEndId: string
  readonly beneficiary: string
  readonly iban: string
  readonly remittance: string
  readonly amount: Cents
}

/** What the bank of the demonstration knows when it writes a statement. All of it is on no statement yet. */
export interface BankDay {
  readonly day: string
  /** The oldest first. */
  readonly announced: readonly Sender[]
  /** Approved incomes, and what promoters paid. */
  readonly booked: readonly Sender[]
  readonly payments: readonly Instructed[]
  readonly returnable: Instructed | undefined
  readonly isTroubleStated: boolean
}

export interface Place {
  readonly from: string
  readonly to: string
  readonly opening: Cents
}

/** The statement follows the last one of the account. A second one of a day goes on where the first one ended (decision bank-statements). */
export function placeAfter(
  last: { readonly toDay: string; readonly closing: Cents } | undefined,
  today: string,
): Place {
  if (!last) return { from: today, to: today, opening: 0n }
  const from = last.toDay < today ? addDays(last.toDay, 1) : last.toDay
  return { from, to: last.toDay < today ? today : last.toDay, opening: last.closing }
}

/** The reference from end to end by which the bank of the demonstration finds again what it has stated. At most 35 characters. */
export const statedAs = (recordId: string): string => `D${recordId.replaceAll('-', '').toUpperCase()}`

export const troubleOf = (day: string): string => `T${day.replaceAll('-', '')}1`

const TRANSFER_FEE = 3_00n
const MONTHLY_FEE = 12_25n

/** What people announced today is left alone, so that a played deposit comes as announced. */
export function linesOfDay(known: BankDay): BookedMovement[] {
  const { day, announced, booked, payments, returnable, isTroubleStated } = known
  const earlier = isTroubleStated ? [] : announced.filter(({ announcedOn }) => announcedOn < day)
  const lines: Omit<BookedMovement, 'bookingDay' | 'valueDay'>[] = [
    ...announced.map((sender) => troubled(sender, earlier.indexOf(sender))),
    ...booked.map(creditOf),
    ...payments.map(debitOf),
    ...(isTroubleStated ? [] : strangers(day)),
    ...(isTroubleStated || !returnable ? [] : [returnOf(returnable)]),
  ]
  return lines.map((line) => ({ ...line, bookingDay: day, valueDay: day }))
}

/** The transfer that pays what was announced or booked. */
export function creditOf({ recordId, name, iban, reference, amount }: Sender) {
  const endToEndId = statedAs(recordId)
  return {
    amount,
    counterpartyName: name.toUpperCase(),
    ...(iban !== null && { counterpartyIban: iban }),
    remittance: '',
    ...(reference !== null && { reference }),
    endToEndId,
    bankReference: endToEndId,
    kind: 'transfer' as const,
  }
}

function troubled(sender: Sender, place: number): ReturnType<typeof creditOf> {
  const credit = creditOf(sender)
  if (place === 0 && sender.amount > TRANSFER_FEE) return { ...credit, amount: sender.amount - TRANSFER_FEE }
  if (place === 1) return { ...creditOf({ ...sender, reference: null }), remittance: 'aportacion' }
  if (place === 2) return { ...creditOf({ ...sender, iban: null }), counterpartyName: 'OLANO CONSTRUCCIONES, S. L.' }
  return credit
}

const paymentLine = ({ beneficiary, iban, remittance, endToEndId }: Instructed) => ({
  counterpartyName: beneficiary,
  counterpartyIban: iban,
  remittance,
  endToEndId,
  bankReference: endToEndId,
})

/** What the bank has paid. */
export const debitOf = (payment: Instructed) => ({
  ...paymentLine(payment),
  amount: -payment.amount,
  kind: 'transfer' as const,
})

/** The account of the payee was closed. */
const returnOf = (payment: Instructed) => ({
  ...paymentLine(payment),
  amount: payment.amount,
  bankReference: `R${payment.endToEndId.slice(1)}`,
  kind: 'return' as const,
  returnReason: 'AC04',
})

function strangers(day: string) {
  const amount = 350_00n + BigInt(Number(day.slice(8)) * 10_00)
  const stranger = (number: number, counterpartyName: string, cents: Cents, remittance: string) => {
    const endToEndId = troubleOf(day).replace(/1$/, String(number))
    const names = { counterpartyName, remittance, endToEndId, bankReference: endToEndId }
    return { ...names, amount: cents, kind: 'transfer' as const }
  }
  return [
    { ...stranger(1, 'M. DEL CARMEN SOTO', amount, 'ingreso monedero'), counterpartyIban: STRANGER },
    stranger(2, 'JOSE A. PRIETO', 120_00n, 'para invertir'),
    stranger(3, 'JOSE A. PRIETO', 120_00n, 'para invertir'),
    { amount: -MONTHLY_FEE, remittance: 'Comision de mantenimiento', kind: 'fee' as const },
  ]
}

const STRANGER = ibanOfSpanishAccount('00491500', '2810000077')
