import { COOKIES, allEndpoints, formatAmount, type Endpoint } from '@cauce/contract'
import { given, type Person } from '../given.ts'
import { settleFinancing } from '@cauce/api/flows/finance-project'
import { ALL_CONSENTS } from '../consents.ts'
import { granted } from '../granted.ts'
import { givenCompanyAccount } from '../given-company-account.ts'
import type { ProjectReference } from '../given-project.ts'
import { randomOf } from '../random.ts'
import { requestOf, type RequestInput } from '../contract-requests.ts'
import { spanishIban } from '../sample-files.ts'
import type { TestApp } from '../test-app.ts'
import { statementFile, type SomeMovement } from '../bank-files.ts'

/** Of her mails: every address that she may choose. */
export const HER_DOMAIN = 'mallory.example'
const HONEST = 3
const CUSTOMERS = 4
const PUPPETS = 2

export interface World {
  readonly app: TestApp
  readonly random: () => number
  readonly honest: readonly Person[]
  readonly mallory: Person
  readonly customers: readonly Person[]
  /** Her two customers. */
  readonly puppets: readonly Person[]
  /** Everybody whose password and code she has: herself, her customers, and who she takes over or makes. */
  readonly hands: Set<string>
  readonly project: ProjectReference
  readonly promoterIban: string
  readonly bank: TrueBank
  /** Accounts at other banks that are hers. */
  readonly herIbans: readonly string[]
  /** What she was allowed, oldest first. */
  readonly history: string[]
  /** How often each operation went, also for those that never did. */
  readonly tried: Map<string, number>
  /** Cents that her people began with. */
  readonly began: bigint
  readonly openedAt: Date
  counter: number
}

export const one = <Thing>({ random }: Pick<World, 'random'>, things: readonly Thing[]): Thing =>
  things[Math.floor(random() * things.length)]!
export const chance = ({ random }: Pick<World, 'random'>, share: number): boolean => random() < share
export const euros = (cents: bigint | string): string => formatAmount(BigInt(cents))
export const herEmail = (world: World): string => `m${(world.counter += 1)}@${HER_DOMAIN}`

export const rowsOf = async <Row extends object>(
  { app }: Pick<World, 'app'>,
  query: string,
  values: readonly unknown[] = [],
): Promise<Row[]> => (await app.kernel.database.$client.query<Row>(query, [...values])).rows

/** Sessions end when somebody changes access. A second passes, so that ids are in the order of calls and a seed repeats a month. */
export async function clientOf({ app }: Pick<World, 'app'>, { userId }: Pick<Person, 'userId'>) {
  app.clock.advance({ seconds: 1 })
  return (await given(app).session(userId)).client
}

const endpointOf = new Map(allEndpoints.map((endpoint) => [endpoint.operation, endpoint]))

export interface Answer {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
}

/** A call of one of her hands, by the name of its operation. */
export async function call(world: World, hand: string, operation: string, input: RequestInput): Promise<Answer> {
  const endpoint = endpointOf.get(operation)
  if (!endpoint) throw new Error(`${operation} is no operation of the contract`)
  return send(world, hand, endpoint, input)
}

export async function send(world: World, hand: string, endpoint: Endpoint, input: RequestInput): Promise<Answer> {
  world.app.clock.advance({ seconds: 1 })
  const { token } = await given(world.app).session(hand)
  const { app } = world.app
  const raw = await requestOf(endpoint, input)
  const { statusCode: status, payload } = await app.inject({ ...raw, cookies: { [COOKIES.session]: token } })
  const { operation } = endpoint
  const isTaken = status < 300
  world.tried.set(operation, (world.tried.get(operation) ?? 0) + (isTaken ? 1 : 0))
  if (isTaken && endpoint.method !== 'GET') world.history.push(lineOf(world, hand, operation, input))
  const isJson = payload.startsWith('{')
  return { status, body: isJson ? (JSON.parse(payload) as Record<string, unknown>) : {} }
}

function lineOf(
  { app, mallory, puppets }: World,
  hand: string,
  operation: string,
  { params, body }: RequestInput,
): string {
  const who = hand === mallory.userId ? 'mallory' : puppets.some(({ userId }) => userId === hand) ? 'puppet' : 'taken'
  const said = JSON.stringify({ ...params, ...(body as object | undefined) }).slice(0, 400)
  return `${app.clock.now().toISOString().slice(0, 16)} ${who} ${hand.slice(-4)} ${operation} ${said}`
}

export async function openWorld(app: TestApp, seed: number, tried: Map<string, number>): Promise<World> {
  const make = given(app)
  const openedAt = app.clock.now()
  const people = async (count: number, build: (index: number) => Promise<Person>) => {
    const made: Person[] = []
    for (let index = 0; index < count; index += 1) made.push(await build(index))
    return made
  }
  const named = (index: number) => ({ name: NAMES[index]!, surname: SURNAMES[index]! })
  const honest = await people(HONEST, () => make.administrator())
  const mallory = await make.administrator({ email: `mallory@${HER_DOMAIN}` })
  const customers = await people(CUSTOMERS, (index) => make.investor({ ...named(index), wallet: '30000.00' }))
  const puppets = await people(PUPPETS, (index) =>
    make.investor({ ...named(CUSTOMERS + index), wallet: '2000.00', email: `puppet${index}@${HER_DOMAIN}` }),
  )
  const promoterIban = spanishIban(800_001)
  const terms = { minimumInvestment: '100.00', withdrawMoneyFinanced: true, destinationBankAccount: promoterIban }
  const project = await make.project({ ...terms, financingAmount: '4000.00' })
  const loan = await make.project({ ...terms, financingAmount: '1000.00', projectDuration: 12 })
  for (const [person, amount] of [
    [customers[0]!, '700.00'],
    [puppets[0]!, '300.00'],
  ] as const)
    await granted(
      person.client.POST('/v1/project/orders', {
        body: { ...loan, amount, orderType: 'invest', userId: person.userId, ...ALL_CONSENTS },
      }),
    )
  app.clock.advance({ days: 5 })
  await settleFinancing(app.kernel, loan.projectId)
  const bank = new TrueBank(await givenCompanyAccount(app))
  for (const person of [...customers, ...puppets]) {
    const bankAccountId = await make.bankAccount(person)
    const [row] = await rowsOf<{ account: string }>(
      { app },
      'select account from bank_accounts where bank_account_id = $1',
      [bankAccountId],
    )
    bank.holders.set(row!.account, person.userId)
  }
  for (const [index, person] of [...customers, ...puppets].entries())
    bank.names.set(person.userId, `${SURNAMES[index]} ${NAMES[index]}`.toUpperCase())
  bank.holders.set(promoterIban, 'promoter')
  const herIbans = [1, 2, 3].map((index) => spanishIban(810_000 + index))
  for (const iban of herIbans) bank.holders.set(iban, mallory.userId)
  return {
    ...{ app, honest, mallory, customers, puppets, project, promoterIban, bank, herIbans },
    random: randomOf(seed),
    hands: new Set([mallory, ...puppets].map(({ userId }) => userId)),
    history: [],
    began: 400_000n,
    openedAt,
    tried,
    counter: 0,
  }
}

const NAMES = ['Ana', 'Bruno', 'Carla', 'Diego', 'Elsa', 'Fermín']
const SURNAMES = ['Ferrer Soler', 'Olano Prieto', 'Quiroga Mas', 'Tejedor Vila', 'Ximénez Rey', 'Zabala Cid']

/** What really happened at the bank, which the platform learns from its statements only. */
class TrueBank {
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
