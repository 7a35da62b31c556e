import { addMonths, calendarDateOf, isExposedOn, proposedLevel } from '@cauce/contract'
import type { Executor } from '../../../database/index.ts'
import { found } from '../../../http/expect.ts'
import { holdView } from '../account-holds/index.ts'
import { declarationView, listDeclarationsOf } from '../customer-declarations/index.ts'
import { findDeposits } from './deposits.queries.ts'
import { findCustomer, findResidences, listAssessments, listHolds, listScreenings } from './diligence.queries.ts'
import { originOf, riskFactorsOf } from './risk.domain.ts'

/** Months of deposits that count. */
const COUNTED_MONTHS = 12

/** Refuses `not-found` for staff and closed accounts. */
export async function readDiligence(executor: Executor, userId: string, now: Date) {
  const { kind, name, nationality } = found(await findCustomer(executor, userId))
  const today = calendarDateOf(now)
  const [declared] = await listDeclarationsOf(executor, userId, 1)
  const screenings = (await listScreenings(executor, userId)).map(screeningView)
  const holds = (await listHolds(executor, userId)).map(holdView)
  const [first] = await findDeposits(executor, userId)
  const confirmed = screenings.filter(({ result }) => result === 'confirmed')
  const factors = riskFactorsOf({
    name,
    countries: [nationality, ...(await findResidences(executor, userId))].filter((country) => country !== null),
    hasDeclared: declared !== undefined,
    isExposed:
      (declared !== undefined && isExposedOn(declared, today)) ||
      confirmed.some(({ listKind }) => listKind === 'exposure'),
    hasSanctionsHit: confirmed.some(({ listKind }) => listKind === 'sanctions'),
    owners: declared?.owners ?? [],
    deposits: await findDeposits(executor, userId, addMonths(today, -COUNTED_MONTHS)),
    firstDeposit: first,
  })
  return {
    userId,
    kind,
    isOnHold: holds.some(({ state }) => state !== 'lifted'),
    declaration: declared ? declarationView(declared, now) : null,
    firstPayment: first ? firstPaymentView(first, name) : null,
    proposal: { level: proposedLevel(factors), factors },
    assessments: (await listAssessments(executor, userId)).map(assessmentView),
    screenings,
    holds,
  }
}

function firstPaymentView(first: Awaited<ReturnType<typeof findDeposits>>[number], name: string) {
  const { transactionId, amount, day, senderName } = first
  const { country, isOwnAccount, isInUnion } = originOf(first, name)
  return { transactionId, amount, paidOn: day, senderName, senderCountry: country, isOwnAccount, isInUnion }
}

export function screeningView({ row, checkedByName }: Awaited<ReturnType<typeof listScreenings>>[number]) {
  const { userId: _, ...screening } = row
  return { ...screening, checkedByName }
}

export function assessmentView({ row, assessedByName }: Awaited<ReturnType<typeof listAssessments>>[number]) {
  const { userId: _, factors, ...assessment } = row
  return { ...assessment, factors: [...factors], assessedByName }
}
