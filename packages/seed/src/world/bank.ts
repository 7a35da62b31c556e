import { bookedMovements, camt053Text } from '@cauce/api/modules/bank/demonstration'
import { autoMatch } from '@cauce/api/flows/match-movements/auto-match'
import { addDays, api, isBankingDay, type Cents } from '@cauce/contract'
import { DEMONSTRATION_COMPANY } from '../company.ts'
import { ownershipCertificate } from '../documents/bank-documents.ts'
import { seenOf } from '../documents/paper.ts'
import { spanishIban } from '../spanish-numbers.ts'
import type { World } from './world.ts'

interface Account {
  readonly iban: string
  readonly beneficiary: string
  /** First day without a statement. */
  from: string
  closing: Cents
}

/** The office pays and imports at this interval. */
const PERIOD_DAYS = 28
/** Later approvals stay in the payment queue. */
const QUEUE_DAYS = 9

/** Unidentified transfer, matched by hand. */
const UNKNOWN = {
  amount: 640_00n,
  kind: 'transfer',
  counterpartyName: 'HEREDEROS DE P. ANSUATEGUI',
  counterpartyIban: spanishIban(4_410_027, '00491500'),
  remittance: 'Aportacion al proyecto',
  bankReference: 'ANSUATEGUI1',
} as const

export async function planBank(world: World, since: string): Promise<void> {
  const { agenda, moments } = world
  const account: Account = { ...(await openCompanyAccount(world)), from: since, closing: 0n }
  for (let daysAgo = QUEUE_DAYS; moments.day(daysAgo) > since; daysAgo += PERIOD_DAYS) {
    const day = bankingDayUntil(moments.day(daysAgo))
    agenda.add(moments.on(day, '09:10'), () => payQueue(world))
    agenda.add(moments.on(day, '16:40'), () => importStatement(world, account, day))
  }
  const last = bankingDayUntil(moments.day(1))
  agenda.add(moments.on(last, '16:40'), () => importStatement(world, account, last, [UNKNOWN]))
  agenda.add(moments.at(1, '12:10'), () => proposeSecondAccount(world))
}

const { name: BENEFICIARY, taxNumber } = DEMONSTRATION_COMPANY

const certificateOf = (iban: string, issuedAt: Date) =>
  ownershipCertificate({ holder: BENEFICIARY, holderDocument: taxNumber, iban, issuedAt })

async function openCompanyAccount({ call, clock, administrators: [first, second] }: World) {
  const account = {
    iban: spanishIban(1_234_567, '99980001'),
    beneficiary: BENEFICIARY,
  }
  const document = await certificateOf(account.iban, clock.now())
  const { companyAccountId: id } = await call(first.token, api.companyAccounts.create, {
    body: { ...account, bic: 'CAUCESM1XXX', bankName: 'Banco de la Ribera', main: true },
    files: { document },
  })
  await call(second.token, api.companyAccounts.decide, {
    params: { id },
    body: { state: 'active', seen: seenOf(document) },
  })
  return account
}

async function proposeSecondAccount({ call, clock, administrators: [, proposer] }: World): Promise<void> {
  const bank = { bic: 'VEGAESM1XXX', bankName: 'Banco de la Vega', main: false }
  const body = { iban: spanishIban(7_654_321, '99980002'), beneficiary: BENEFICIARY, ...bank }
  const document = await certificateOf(body.iban, clock.now())
  await call(proposer.token, api.companyAccounts.create, { body, files: { document } })
}

/** That day or the last banking day before it. */
export const bankingDayUntil = (day: string): string => (isBankingDay(day) ? day : bankingDayUntil(addDays(day, -1)))

export async function payQueue({ call, administrators: [maker, checker] }: World, kind?: 'tax'): Promise<void> {
  const query = { state: 'queued', take: 100, ...(kind && { kind }) } as const
  const { data } = await call(maker.token, api.payments.list, { query })
  const paymentIds = data.filter(({ problems }) => problems.length === 0).map(({ paymentId }) => paymentId)
  if (paymentIds.length === 0) return
  const { batchId, sha256 } = await call(maker.token, api.paymentBatches.create, { body: { paymentIds } })
  const params = { id: batchId }
  await call(checker.token, api.paymentBatches.release, { params, body: { sha256 } })
  await call(maker.token, api.paymentBatches.handOver, { params })
}

/** One administrator uploads, the other imports; lines are then matched. */
async function importStatement(world: World, account: Account, to: string, others: readonly (typeof UNKNOWN)[] = []) {
  const { call, administrators, kernel, clock } = world
  const { iban, beneficiary: owner, from, closing: opening } = account
  const booked = await bookedMovements(kernel.database, iban, { from, to })
  const movements = [...booked, ...others.map((line) => ({ ...line, bookingDay: to, valueDay: to }))]
  account.from = addDays(to, 1)
  account.closing = movements.reduce((sum, { amount }) => sum + amount, opening)
  const messageId = `CR${to.replaceAll('-', '')}`
  const content = camt053Text({ messageId, createdAt: clock.now(), iban, owner, from, to, opening, movements })
  const file = { name: `C53_${to}.xml`, kind: 'xml', bytes: Buffer.from(content) } as const
  const [uploader, importer] = administrators
  const { files } = await call(uploader.token, api.bankFiles.create, { files: { file } })
  await call(importer.token, api.bankFiles.import, { params: { id: files[0]!.fileId! } })
  await autoMatch(kernel)
  await matchPromoters(world)
}

/**
 * Promoters' payments carry no reference: an administrator takes the suggested match. Suggestions change after each
 * match, so they are read again.
 */
async function matchPromoters(world: World): Promise<void> {
  const { call, administrators } = world
  const [first] = administrators
  const { data } = await call(first.token, api.matching.list, { query: { take: 100 } })
  const paid = new Set<string>()
  let isMore = false
  for (const { movementId, amount, suggestions } of data) {
    const [suggested] = suggestions
    if (suggested?.kind !== 'distribution') continue
    isMore ||= paid.has(suggested.id)
    if (paid.has(suggested.id)) continue
    paid.add(suggested.id)
    const body = { movements: [{ movementId }], targets: [{ kind: suggested.kind, id: suggested.id, amount }] }
    // Above the four-eyes threshold the first key only prepares.
    for (const { token } of administrators) {
      const { movements } = await call(token, api.matching.match, { body })
      if (movements.every(({ state }) => state === 'matched')) break
    }
  }
  if (isMore) await matchPromoters(world)
}
