import { parseAmount, type Cents } from '@cauce/contract/cents.ts'
import type { Project } from '../projects/project-list.server.ts'

type Counted = Pick<Project, 'phaseName' | 'amountInvested' | 'daysLate' | 'annualProfitability' | 'minimumInvestment'>

/** One branch of the river: how much money, in how many projects. */
export interface Branch {
  readonly amount: Cents
  readonly count: number
}

/** What the platform can say of itself from the projects that everybody may see. */
export interface Figures {
  readonly invested: Branch
  /** Closed: the money is back with those who invested. */
  readonly returned: Branch
  readonly onTime: Branch
  readonly late: Branch
  /** Still raising: the money waits in deposit. */
  readonly raising: Branch
  /** Basis points a year, weighted by what was invested in Financed and Closed projects; undefined when there is none. */
  readonly expectedReturn: number | undefined
  /** The least that one can invest anywhere that is open; undefined when nothing is. */
  readonly lowestMinimum: Cents | undefined
}

export function figuresOf(projects: readonly Counted[]): Figures {
  const withMoney = projects.filter(({ amountInvested }) => parseAmount(amountInvested) > 0n)
  const of = (...phases: Project['phaseName'][]) => withMoney.filter(({ phaseName }) => phases.includes(phaseName))
  const financed = of('Financed')
  const minimums = projects
    .filter(({ phaseName }) => phaseName === 'Investment')
    .map(({ minimumInvestment }) => parseAmount(minimumInvestment))
  return {
    invested: branch(withMoney),
    returned: branch(of('Closed')),
    onTime: branch(financed.filter(({ daysLate }) => daysLate === 0)),
    late: branch(financed.filter(({ daysLate }) => daysLate > 0)),
    raising: branch(of('Investment', 'Preinvestment', 'Next_Opening')),
    expectedReturn: weightedReturn(of('Financed', 'Closed')),
    lowestMinimum:
      minimums.length === 0 ? undefined : minimums.reduce((least, minimum) => (minimum < least ? minimum : least)),
  }
}

const branch = (projects: readonly Counted[]): Branch => ({
  amount: projects.reduce((sum, { amountInvested }) => sum + parseAmount(amountInvested), 0n),
  count: projects.length,
})

/** Half up to two places. */
function weightedReturn(projects: readonly Counted[]): number | undefined {
  const { amount } = branch(projects)
  if (amount === 0n) return undefined
  const weighted = projects.reduce(
    (sum, project) => sum + parseAmount(project.amountInvested) * BigInt(Math.round(project.annualProfitability * 100)),
    0n,
  )
  return Number((weighted * 2n + amount) / (amount * 2n))
}
