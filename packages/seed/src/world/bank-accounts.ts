import { api } from '@cauce/contract'
import { chanceFor } from '../chance.ts'
import { ownershipCertificate } from '../documents/bank-documents.ts'
import { seenOf } from '../documents/paper.ts'
import { spanishIban } from '../spanish-numbers.ts'
import { ACCOUNT_ALIASES, BANK_ACCOUNT_ERRORS } from '../texts/reasons.ts'
import type { Customer } from './customers.ts'
import type { Account } from './movements.ts'
import { daysAfter, hoursAfter, inOffice } from '../texts/time.ts'
import type { World } from './world.ts'

/** As digits of a Spanish IBAN. */
const BRANCHES = ['21000418', '00491500', '01820600', '20950135', '00810200', '30580990']

type Outcome =
  | { readonly state: 'valid' }
  | { readonly state: 'error'; readonly errorMessage: string }
  | { readonly state: 'pending' }

export function planBankAccounts(world: World, customers: readonly Customer[]): Map<Customer, Account> {
  const accounts = new Map<Customer, Account>()
  const ready = customers.filter((customer) => customer.isReadyFrom !== null)
  for (const [index, customer] of ready.entries()) {
    const first = { bankAccountId: '', iban: '' }
    accounts.set(customer, first)
    const at = hoursAfter(customer.joinedAt, 40)
    planBankAccount(world, customer, {
      number: index * 2 + 1,
      at,
      outcome: { state: 'valid' },
      onAdded: (account) => void Object.assign(first, account),
    })
    const second = secondOutcome(index, ready.length)
    if (second)
      planBankAccount(world, customer, {
        number: index * 2 + 2,
        at: secondAt(world, customer, second, index),
        outcome: second,
      })
  }
  return accounts
}

function secondOutcome(index: number, total: number): Outcome | undefined {
  if (index % 5 !== 1) return undefined
  const turn = (index - 1) / 5
  if (index > total - 16) return { state: 'pending' }
  return turn % 2 === 0
    ? { state: 'error', errorMessage: BANK_ACCOUNT_ERRORS[(turn / 2) % BANK_ACCOUNT_ERRORS.length]! }
    : { state: 'valid' }
}

function secondAt({ moments }: World, customer: Customer, { state }: Outcome, index: number): Date {
  if (state === 'pending') return moments.hoursAgo(5 + (index % 7) * 9)
  return daysAfter(customer.isReadyFrom!, 30 + (index % 4) * 17)
}

interface Planned {
  readonly number: number
  readonly at: Date
  readonly outcome: Outcome
  readonly onAdded?: (account: Account) => void
}

function planBankAccount(world: World, customer: Customer, { number, at, outcome, onAdded }: Planned): void {
  const { agenda, call, administrators } = world
  const { story } = customer
  const chance = chanceFor(`bank-account/${story.key}/${number}`)
  const iban = spanishIban(1_332_000 + number * 7_919, chance.pick(BRANCHES))
  agenda.add(at, async () => {
    const holder = story.companyName ?? `${story.name} ${story.surname}`
    const holderDocument = story.taxNumber ?? story.identificationDocumentNumber
    const document = await ownershipCertificate({ holder, holderDocument, iban, issuedAt: at })
    const alias = chance.pick(ACCOUNT_ALIASES[story.kind])
    const { bankAccountId } = await call(customer.person().token, api.bankAccounts.create, {
      body: { alias, account: iban },
      files: { document },
    })
    onAdded?.({ bankAccountId, iban })
    if (outcome.state === 'pending') return
    agenda.add(inOffice(hoursAfter(at, chance.integer(14, 40))), async () => {
      const administrator = administrators[chance.integer(0, 1)]!
      const body = { ...outcome, seen: seenOf(document) }
      await call(administrator.token, api.bankAccounts.edit, { params: { id: bankAccountId }, body })
    })
  })
}
