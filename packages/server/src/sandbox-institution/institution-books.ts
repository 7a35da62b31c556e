import { calendarDateOf, formatAmount, parseAmount } from '@cauce/contract'
import { ibanOfSpanishAccount } from '@cauce/contract/bank/spanish-iban.ts'
import { createHash } from 'node:crypto'
import { z } from 'zod'

/** Unused in Spain. */
const BRANCH = '99990001'
export const CLIENT_ACCOUNT = ibanOfSpanishAccount(BRANCH, '0000000001')
export const ACCOUNT_DATA = { bic: 'SANDESM1XXX', beneficiary: 'Sandbox, clientes', bankName: 'Sandbox Institution' }
const INSTRUCTIONS_DAYS = 30
const PAGE = 50

interface Account {
  readonly walletId: string
  readonly name: string
  readonly reference: string
  readonly iban: string
}

interface Line {
  readonly bookingDay: string
  readonly valueDay: string
  readonly amount: string
  readonly kind: 'transfer' | 'return'
  readonly counterpartyName: string | null
  readonly counterpartyIban: string | null
  readonly remittance: string
  readonly reference: string | null
  readonly endToEndId: string | null
  readonly bankReference: string
  readonly returnReason: string | null
}

const Money = z.string().regex(/^\d{1,13}\.\d{2}$/)
export const Order = z.strictObject({
  amount: Money,
  beneficiary: z.string(),
  iban: z.string(),
  remittance: z.string(),
  endToEndId: z.string(),
  creditReference: z.string().nullable().optional(),
})
type Order = z.infer<typeof Order>
export const Holder = z.strictObject({ name: z.string(), reference: z.string() })
export const Instructions = Holder.extend({ walletId: z.string(), amount: Money.optional() })
export const SentTransfer = z.strictObject({
  toIban: z.string(),
  amount: Money,
  name: z.string(),
  iban: z.string(),
  remittance: z.string(),
})
export type SentTransfer = z.infer<typeof SentTransfer>

interface PayOut {
  readonly id: string
  readonly order: Order
  readonly acceptedAt: string
  state: 'pending' | 'succeeded' | 'failed' | 'reversed'
  reasonCode: string | null
}

export interface Notice {
  readonly id: string
  readonly position: string
  readonly kind: string
  readonly occurredAt: string
  readonly payOutId: string | null
}

/** Survives restarts as JSON. */
export interface InstitutionState {
  readonly accounts: Account[]
  readonly lines: Line[]
  readonly payOuts: PayOut[]
  readonly notices: Notice[]
}

export class Refused extends Error {
  readonly status: 404 | 409
  readonly reason: 'unknown' | 'differs'
  constructor(status: 404 | 409, reason: 'unknown' | 'differs') {
    super(reason)
    this.status = status
    this.reason = reason
  }
}

export interface BooksOptions {
  readonly now: () => Date
  /** Shared account with references and expiring instructions. */
  readonly isShared: boolean
}

/** Accounts, lines, pay-outs and notices, without network. */
export class InstitutionBooks {
  readonly state: InstitutionState
  private readonly options: BooksOptions

  constructor(state: InstitutionState | undefined, options: BooksOptions) {
    this.state = state ?? { accounts: [], lines: [], payOuts: [], notices: [] }
    this.options = options
  }

  openAccount(walletId: string, { name, reference }: z.infer<typeof Holder>) {
    const { accounts } = this.state
    const open = accounts.find((account) => account.walletId === walletId)
    const iban = open?.iban ?? ibanOfSpanishAccount(BRANCH, String(1001 + accounts.length).padStart(10, '0'))
    if (!open) accounts.push({ walletId, name, reference, iban })
    const payTo = this.options.isShared ? CLIENT_ACCOUNT : iban
    return { ...ACCOUNT_DATA, iban: payTo, bookedOn: CLIENT_ACCOUNT }
  }

  instructions({ walletId, name, reference }: z.infer<typeof Instructions>) {
    const account = this.openAccount(walletId, { name, reference })
    const expiry = new Date(this.options.now().getTime() + INSTRUCTIONS_DAYS * 86_400_000).toISOString()
    return { ...account, reference, expiresAt: this.options.isShared ? expiry : null }
  }

  /** A personal account implies its reference. */
  receive({ toIban, amount, name, iban, remittance }: SentTransfer): Line {
    const owner = this.state.accounts.find((account) => account.iban === toIban)
    if (!owner && toIban !== CLIENT_ACCOUNT) throw new Refused(404, 'unknown')
    const line = this.book({
      amount: formatAmount(parseAmount(amount)),
      kind: 'transfer',
      counterpartyName: name,
      counterpartyIban: iban,
      remittance,
      reference: owner?.reference ?? null,
      endToEndId: null,
      returnReason: null,
    })
    this.notify('transfer.received', null)
    return line
  }

  /** Idempotent; other data under the same id are refused. */
  payOut(id: string, order: Order) {
    const known = this.state.payOuts.find((payOut) => payOut.id === id)
    if (known && JSON.stringify(known.order) !== JSON.stringify(order)) throw new Refused(409, 'differs')
    if (known) return viewOf(known)
    const payOut: PayOut = {
      id,
      order,
      acceptedAt: this.options.now().toISOString(),
      state: 'pending',
      reasonCode: null,
    }
    this.state.payOuts.push(payOut)
    this.notify('pay_out.pending', id)
    return viewOf(payOut)
  }

  sendBack(id: string, order: Order) {
    const { creditReference } = order
    const credit = this.state.lines.find(({ bankReference }) => bankReference === creditReference)
    if (creditReference !== null && !credit) throw new Refused(404, 'unknown')
    return this.payOut(id, order)
  }

  readPayOut(id: string) {
    return viewOf(this.payOutOf(id))
  }

  /** A forbidden outcome is a no-op. */
  settle(id: string, outcome: 'succeeded' | 'failed' | 'reversed', reasonCode: string | null = null): void {
    const payOut = this.payOutOf(id)
    if (payOut.state !== (outcome === 'reversed' ? 'succeeded' : 'pending')) return
    payOut.state = outcome
    payOut.reasonCode = reasonCode
    const { amount, beneficiary, iban, remittance, endToEndId } = payOut.order
    if (outcome !== 'failed')
      this.book({
        amount: outcome === 'succeeded' ? `-${amount}` : amount,
        kind: outcome === 'succeeded' ? 'transfer' : 'return',
        counterpartyName: beneficiary,
        counterpartyIban: iban,
        remittance,
        reference: null,
        endToEndId,
        returnReason: outcome === 'reversed' ? reasonCode : null,
      })
    this.notify(`pay_out.${outcome}`, id)
  }

  /** May be of an unknown kind. */
  notify(kind: string, payOutId: string | null): void {
    const { notices } = this.state
    const position = String(notices.length + 1)
    const occurredAt = this.options.now().toISOString()
    notices.push({ id: `evt-${position.padStart(6, '0')}`, position, kind, occurredAt, payOutId })
  }

  noticesAfter(position: number): readonly Notice[] {
    return this.state.notices.slice(position, position + PAGE)
  }

  balance() {
    return { amount: sumOf(this.state.lines) }
  }

  statement(day: string) {
    const lines = this.state.lines.filter((line) => line.bookingDay === day)
    if (lines.length === 0) return null
    const before = this.state.lines.filter((line) => line.bookingDay < day)
    const closing = sumOf([...before, ...lines])
    return { iban: CLIENT_ACCOUNT, day, opening: sumOf(before), closing, lines }
  }

  private payOutOf(id: string): PayOut {
    const known = this.state.payOuts.find((payOut) => payOut.id === id)
    if (!known) throw new Refused(404, 'unknown')
    return known
  }

  private book(line: Omit<Line, 'bookingDay' | 'valueDay' | 'bankReference'>): Line {
    const day = calendarDateOf(this.options.now())
    const number = this.state.lines.length + 1
    const bankReference = createHash('sha256').update(`line ${number}`).digest('hex').slice(0, 16).toUpperCase()
    const booked = { ...line, bookingDay: day, valueDay: day, bankReference }
    this.state.lines.push(booked)
    return booked
  }
}

const viewOf = ({ id, state, reasonCode }: PayOut) => ({ id, state, reasonCode })
const sumOf = (lines: readonly Line[]): string =>
  formatAmount(lines.reduce((sum, { amount }) => sum + parseAmount(amount), 0n))
