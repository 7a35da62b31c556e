import {
  annualProfitability,
  calendarDateOf,
  expectedRateOn,
  isInvestable,
  isRefundable,
  PHASE_IDS,
  shareInBasisPoints,
  type EnglishCount,
  type Project,
  type RateFrom,
  type Scope,
} from '@cauce/contract'
import type { z } from 'zod'
import type { Executor } from '../../../database/index.ts'
import type { Kernel } from '../../../kernel.ts'
import { findRates } from '../risk-rates/index.ts'
import { findBalances } from '../../wallet/ledger/index.ts'
import { pictureOf } from '../../../platform/pictures/index.ts'
import { findCovers, type Cover } from './project-content.queries.ts'
import { countEnglishTexts } from './project-english.queries.ts'
import { countFollowers } from './project-followers.queries.ts'
import { findDaysLate } from './project-lateness.queries.ts'
import { findIrregularities } from './project-irregularities.queries.ts'
import { findDefaults } from './project-loans.queries.ts'
import { findPendingRefunds, type PendingRefund } from './project-refunds.queries.ts'
import { isStaff } from './project-visibility.queries.ts'
import type { ProjectRecord } from './projects.queries.ts'

export type ProjectView = z.output<typeof Project>

/** Batched covers and lateness. */
export async function viewsOf(
  kernel: Kernel,
  executor: Executor,
  records: readonly ProjectRecord[],
  viewer: { readonly scope: Scope },
): Promise<ProjectView[]> {
  const projectIds = records.map(({ project }) => project.projectId)
  const covers = await findCovers(executor, projectIds)
  const today = calendarDateOf(kernel.clock.now())
  const daysLate = await findDaysLate(executor, projectIds, today)
  const defaults = await findDefaults(executor, projectIds)
  const irregularities = await findIrregularities(executor, projectIds)
  const rates = await findRates(executor)
  const isForStaff = isStaff(viewer)
  const staffFactsOf = isForStaff ? await findStaffFacts(executor, projectIds) : () => HIDDEN_FACTS
  return records.map((record) => {
    const { projectId } = record.project
    return viewOf(record, {
      cover: covers.get(projectId),
      daysLate: daysLate.get(projectId) ?? 0,
      defaultedOn: defaults.get(projectId) ?? null,
      irregularity: irregularities.get(projectId) ?? null,
      expectedDefaultRate: expectedRateOf(record.project, rates, today),
      ...staffFactsOf(projectId),
      isForStaff,
    })
  })
}

type StaffFacts = Pick<Surroundings, 'amountInEscrow' | 'pendingRefund' | 'englishTexts' | 'followerCount'>
const HIDDEN_FACTS: StaffFacts = { amountInEscrow: null, pendingRefund: null, englishTexts: null, followerCount: null }

async function findStaffFacts(executor: Executor, projectIds: readonly string[]): Promise<(id: string) => StaffFacts> {
  const escrows = await findBalances(executor, projectIds)
  const refunds = await findPendingRefunds(executor, projectIds)
  const english = await countEnglishTexts(executor, projectIds)
  const followers = await countFollowers(executor, projectIds)
  return (id) => ({
    amountInEscrow: escrows.get(id) ?? 0n,
    pendingRefund: refunds.get(id) ?? null,
    englishTexts: english.get(id)!,
    followerCount: followers.get(id) ?? 0,
  })
}

const expectedRateOf = (
  { riskCategory }: ProjectRecord['project'],
  rates: readonly RateFrom[],
  today: string,
): number | null => (riskCategory === null ? null : expectedRateOn(rates, riskCategory, today))

interface Surroundings {
  readonly cover: Cover | undefined
  readonly daysLate: number
  readonly defaultedOn: string | null
  readonly irregularity: ProjectView['irregularity']
  readonly expectedDefaultRate: number | null
  readonly amountInEscrow: bigint | null
  readonly pendingRefund: PendingRefund | null
  readonly englishTexts: EnglishCount | null
  readonly followerCount: number | null
  readonly isForStaff: boolean
}

function viewOf(
  { project, projectTypeName, projectTypeNameEn, isLoan, managerName }: ProjectRecord,
  surroundings: Surroundings,
): ProjectView {
  const { cover, daysLate, defaultedOn, irregularity, expectedDefaultRate } = surroundings
  const { amountInEscrow, pendingRefund, englishTexts, followerCount, isForStaff } = surroundings
  const { phase, suspended: _suspended, ...row } = project
  return {
    ...row,
    phaseId: PHASE_IDS[phase],
    phaseName: phase,
    projectTypeName,
    projectTypeNameEn,
    isLoan,
    expectedDefaultRate,
    defaultedOn,
    irregularity,
    amountInEscrow,
    // Before the opening reservations do not reduce it.
    amountRemaining: row.financingAmount - row.amountInvested - (isInvestable(phase) ? row.amountReserved : 0n),
    reservationCount: isForStaff || row.showInvestorNumber ? row.reservationCount : null,
    percentageInvested: shareInBasisPoints(row.amountInvested, row.financingAmount),
    annualProfitability: annualProfitability(row.targetProfitability, row.projectDuration),
    investorCount: isForStaff || row.showInvestorNumber ? row.investorCount : null,
    managerId: isForStaff ? row.managerId : null,
    managerName: isForStaff ? managerName : null,
    promoterTaxNumber: isForStaff ? row.promoterTaxNumber : null,
    destinationBankAccount: isForStaff ? row.destinationBankAccount : null,
    cover: cover ? pictureOf(cover.picture, cover.description, cover.descriptionEn) : null,
    // What was asked for once and cannot be done any more is history.
    pendingRefund: isRefundable({ phaseName: phase, amountInvested: row.amountInvested, amountInEscrow })
      ? pendingRefund
      : null,
    daysLate,
    englishTexts,
    followerCount,
  }
}
