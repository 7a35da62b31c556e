import { compareKeys } from '@cauce/contract'
import type { Executor } from '../../../database/index.ts'
import { findLastPeriod } from '../books/index.ts'
import { findMainAccount } from '../company-accounts/index.ts'
import {
  findOpeningOf,
  findOrder,
  listCreditsAfter,
  listLines,
  listPaymentsAfter,
  type Place,
} from './bank-files.queries.ts'
import {
  InstitutionRefusal,
  type InstitutionEvent,
  type InstitutionStatement,
  type PaymentInstitution,
  type PayOut,
  type PayOutOrder,
} from './institution.ts'

/** Events a page. */
const PAGE = 100

const STATES = {
  queued: 'pending',
  batched: 'pending',
  released: 'pending',
  accepted: 'pending',
  executed: 'succeeded',
  refused: 'failed',
  cancelled: 'failed',
  returned: 'reversed',
} as const

/**
 * Our banks as an institution (decision company-accounts-and-institution): deposits come to the main account with the
 * wallet's reference, the queue holds the orders, imported statements report the outcome.
 */
export function bankFiles(executor: Executor): PaymentInstitution {
  const main = () => findMainAccount(executor)
  const openAccount = async () => {
    const account = await main()
    if (!account) return undefined
    const { iban, bic, beneficiary, bankName } = account
    return { iban, bic, beneficiary, bankName, bookedOn: iban }
  }
  return {
    name: 'files',
    openAccount,
    instructions: async ({ reference }) => {
      const account = await openAccount()
      return account && { ...account, reference, expiresAt: null }
    },
    isSignatureRight: () => false,
    readEvent: () => {
      throw new Error('Banks that are known by their files deliver no events.')
    },
    events: (after) => eventsAfter(executor, after),
    payOut: (order) => readOrder(executor, order),
    sendBack: (order) => readOrder(executor, order, 'return_transfer'),
    readPayOut: async (id) => payOutOf(await findOrder(executor, id)),
    clientAccount: async () => (await main())?.iban,
    balance: async () => {
      const account = await main()
      return account && (await findLastPeriod(executor, account.iban))?.closing
    },
    statement: async (day) => {
      const account = await main()
      return account && statementOf(executor, account.iban, day)
    },
  }
}

type Row = Awaited<ReturnType<typeof findOrder>>

function payOutOf(row: Row): PayOut {
  if (!row) throw new InstitutionRefusal('unknown')
  return { id: row.paymentId, state: STATES[row.state], reasonCode: row.reasonCode }
}

async function readOrder(executor: Executor, order: PayOutOrder, kind?: 'return_transfer'): Promise<PayOut> {
  const row = await findOrder(executor, order.id)
  if (!row || (kind !== undefined && row.kind !== kind)) throw new InstitutionRefusal('unknown')
  const { amount, beneficiary, iban, endToEndId } = order
  const isSame =
    row.amount === amount && row.beneficiary === beneficiary && row.iban === iban && row.endToEndId === endToEndId
  if (!isSame) throw new InstitutionRefusal('differs')
  return payOutOf(row)
}

const placeOf = (after: string | undefined): Place => {
  const [at = '', id = ''] = after?.split('|') ?? []
  return { at: new Date(at || 0), id }
}

async function eventsAfter(executor: Executor, after: string | undefined): Promise<InstitutionEvent[]> {
  const place = placeOf(after)
  const credits = await listCreditsAfter(executor, place, PAGE)
  const paid = await listPaymentsAfter(executor, place, PAGE)
  const events = [
    ...credits.map(({ id, at }) => ({ id, at, eventId: id, kind: 'transfer.received', payOutId: null })),
    ...paid.map(({ id, at, state }) => ({
      id,
      at,
      eventId: `${id}-${at.toISOString()}`,
      kind: `pay_out.${STATES[state]}`,
      payOutId: id,
    })),
  ]
  return events
    .toSorted((one, other) => one.at.getTime() - other.at.getTime() || compareKeys(one.id, other.id))
    .slice(0, PAGE)
    .map(({ id, at, ...event }) => ({ ...event, occurredAt: at, position: `${at.toISOString()}|${id}` }))
}

async function statementOf(executor: Executor, iban: string, day: string): Promise<InstitutionStatement | undefined> {
  const opening = await findOpeningOf(executor, iban, day)
  const rows = opening === undefined ? [] : await listLines(executor, iban, day)
  if (opening === undefined || rows.length === 0) return undefined
  const closing = rows.reduce((sum, { amount }) => sum + amount, opening)
  const lines = rows.map((row) => {
    const { bookingDay, valueDay, amount, kind, counterpartyName, counterpartyIban } = row
    const { remittance, reference, endToEndId, bankReference, returnReason } = row
    return {
      ...{ bookingDay, valueDay, amount, kind, counterpartyName, counterpartyIban },
      ...{ remittance, reference, endToEndId, bankReference, returnReason },
    }
  })
  return { iban, day, opening, closing, lines }
}
