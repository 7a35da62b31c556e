import { statementFile, type SomeMovement } from '../bank-files.ts'

/** What really happened at the bank, which the platform learns from its statements only. */
export class TrueBank {
  /** Who has an account, by IBAN: a person, or the promoter of a project. */
  readonly holders = new Map<string, string>()
  /** As the bank writes them. */
  readonly names = new Map<string, string>()
  /** Who really sent a transfer, by its id from end to end. */
  readonly senders = new Map<string, string>()
  /** Cents that the bank has paid, by IBAN. */
  readonly paid = new Map<string, bigint>()
  /** Credits that the bank has taken back, by their id from end to end. */
  readonly reversed = new Set<string>()
  readonly #carriedOut = new Set<string>()
  #waiting: Omit<SomeMovement, 'bookingDay'>[] = []
  #opening = 0n
  #lastDay: string | undefined
  #count = 0

  readonly iban: string

  constructor(iban: string) {
    this.iban = iban
  }

  nameOf = (userId: string): string => this.names.get(userId) ?? 'DESCONOCIDO'

  receive(sender: string, amount: bigint, line: Partial<SomeMovement>): void {
    const endToEndId = `TRUE${(this.#count += 1)}`
    this.senders.set(endToEndId, sender)
    this.#waiting.push({ ...line, amount, endToEndId })
  }

  /** Once each. @returns whether now */
  carryOut(endToEndId: string, iban: string, name: string, amount: bigint): boolean {
    if (this.#carriedOut.has(endToEndId)) return false
    this.#carriedOut.add(endToEndId)
    this.paid.set(iban, (this.paid.get(iban) ?? 0n) + amount)
    this.#waiting.push({ amount: -amount, endToEndId, counterpartyIban: iban, counterpartyName: name })
    return true
  }

  /** What it has paid comes back; of some banks without the id. */
  giveBack(iban: string, name: string, amount: bigint, endToEndId: string | undefined): void {
    this.paid.set(iban, (this.paid.get(iban) ?? 0n) - amount)
    this.#waiting.push({
      ...{ amount, kind: 'return', returnReason: 'AC04', counterpartyIban: iban, counterpartyName: name },
      ...(endToEndId && { endToEndId }),
    })
  }

  reverse(endToEndId: string, amount: bigint, name: string): void {
    this.reversed.add(endToEndId)
    const reversal = `${endToEndId}R`
    this.senders.set(reversal, this.senders.get(endToEndId)!)
    this.#waiting.push({
      ...{ amount: -amount, kind: 'return', returnReason: 'AM05', endToEndId: reversal, counterpartyName: name },
    })
  }

  isCarriedOut = (endToEndId: string): boolean => this.#carriedOut.has(endToEndId)

  /** Of all days since the last one that was imported. */
  statement(day: string): File {
    const from = this.#lastDay === undefined ? day : dayAfter(this.#lastDay)
    const movements = this.#waiting.map((line) => ({ ...line, bookingDay: day }))
    return statementFile({ iban: this.iban, from, to: day, opening: this.#opening, movements })
  }

  imported(day: string): void {
    this.#opening += this.#waiting.reduce((sum, { amount }) => sum + amount, 0n)
    ;[this.#lastDay, this.#waiting] = [day, []]
  }
}

const dayAfter = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
