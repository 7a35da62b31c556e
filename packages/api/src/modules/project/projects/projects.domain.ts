import {
  accept,
  actionsFrom,
  contradictingDays,
  decline,
  isProjectOver,
  formatAmount,
  lacksSheet,
  lockOf,
  missingRequirements,
  projectLifecycle,
  smallerOf,
  type Decision,
  type FieldError,
  type PhaseName,
  type ProjectContent,
  type ProjectPatch,
  type ProjectTerm,
} from '@cauce/contract'
import type { z } from 'zod'

export type ProjectAction = keyof typeof projectLifecycle.transitions
type Patch = z.output<typeof ProjectPatch>

export type ProjectTerms = Required<Omit<Patch, 'phaseId' | 'reason' | 'updatedAt'>>

export interface StoredProject extends ProjectTerms {
  readonly phase: PhaseName
  readonly amountInvested: bigint
  readonly investorCount: number
  readonly informationSheetId: string | null
}

/** Contract terms are locked by the first order; a closed or discarded project accepts only texts. */
export function decideEdit(
  stored: StoredProject,
  patch: Patch,
  { hasOrders }: { readonly hasOrders: boolean },
): Decision<Partial<ProjectTerms>> {
  const { phaseId: _phaseId, reason: _reason, updatedAt: _updatedAt, ...fields } = patch
  const changed = (Object.keys(fields) as ProjectTerm[]).filter(
    (term) => fields[term] !== undefined && fields[term] !== stored[term],
  )
  const isOver = isProjectOver(stored.phase)
  const locked = changed.filter((term) => lockOf(term, stored[term], { phase: stored.phase, hasOrders }) !== undefined)
  if (locked.length > 0)
    return isOver
      ? decline('state-forbids', { state: stored.phase })
      : refuseFields(
          'terms-locked',
          locked.map((path) => ({ path, code: 'terms-locked' })),
        )
  const changes = Object.fromEntries(changed.map((term) => [term, fields[term]])) as Partial<ProjectTerms>
  const result = { ...stored, ...changes }
  const mistakes = isOver ? [] : [...mistakesIn(result), ...tooFewPlaces(result)]
  return mistakes.length > 0 ? refuseFields('input-invalid', mistakes) : accept(changes)
}

interface SplitEdit {
  /** Made at once. */
  readonly made: Partial<ProjectTerms>
  /** Decided by another administrator. */
  readonly payee: { readonly iban: string; readonly beneficiary: string; readonly taxNumber: string | null } | null
}

const PAYEE_TERMS = ['destinationBankAccount', 'promoterName', 'promoterTaxNumber'] as const satisfies ProjectTerm[]

/** Once announced, one administrator alone does not change whom a project pays (decision outgoing-payments). */
export function splitEdit(stored: StoredProject, changes: Partial<ProjectTerms>): Decision<SplitEdit> {
  if (stored.phase === 'Draft' || !PAYEE_TERMS.some((term) => term in changes))
    return accept({ made: changes, payee: null })
  const { destinationBankAccount, promoterName, promoterTaxNumber, ...made } = changes
  const {
    destinationBankAccount: iban = stored.destinationBankAccount,
    promoterName: beneficiary = stored.promoterName,
    promoterTaxNumber: taxNumber = stored.promoterTaxNumber,
  } = { destinationBankAccount, promoterName, promoterTaxNumber }
  if (iban === null) return decline('required', undefined, 'destinationBankAccount')
  return accept({ made, payee: { iban, beneficiary, taxNumber } })
}

const refuseFields = (code: 'terms-locked' | 'input-invalid', errors: readonly FieldError[]): Decision<never> => ({
  ok: false,
  refusal: { code, errors },
})

export function mistakesIn(terms: ProjectTerms): FieldError[] {
  const { minimumInvestment, maximumInvestment, financingAmount } = terms
  const mistakes = contradictingDays(terms)
  const most = smallerOf(maximumInvestment ?? financingAmount, financingAmount)
  if (minimumInvestment > most) {
    const params = { maximum: formatAmount(most) }
    mistakes.push({ path: 'minimumInvestment', code: 'above-project-maximum', params })
  }
  return mistakes
}

function tooFewPlaces({ maxInvestorNumber, investorCount }: StoredProject): FieldError[] {
  if (maxInvestorNumber === null || maxInvestorNumber >= investorCount) return []
  return [{ path: 'maxInvestorNumber', code: 'number-too-small', params: { minimum: investorCount } }]
}

/** Make the project visible or investable. */
export const SHOWING: ReadonlySet<ProjectAction> = new Set(['announce', 'openPreinvestment', 'openInvestment'])

export interface PhaseChange {
  readonly action: ProjectAction
  readonly returnsMoney: boolean
}

interface SheetFacts {
  readonly isLoan: boolean
  readonly isSheetRequired: boolean
}

export interface PhaseFacts extends SheetFacts {
  readonly content: ProjectContent
  readonly isAccountApproved: boolean
  readonly today: string
  /** Promoter is an insider or controlled by one (Regulation (EU) 2020/1503, article 8(2)). */
  readonly isInsider: boolean
}

/** Action that leads to `target` (handbook rules 6.13 to 6.17). Showing needs content; discarding refunds. */
export function decidePhase(
  project: StoredProject,
  target: PhaseName,
  { content, isLoan, today, isInsider, isSheetRequired, isAccountApproved }: PhaseFacts,
): Decision<PhaseChange> {
  const action = actionsFrom(projectLifecycle, project.phase).find((candidate) => {
    const { to, permission } = projectLifecycle.transitions[candidate]
    return to === target && permission === 'projects.changePhase'
  })
  if (!action) return decline('state-forbids', { state: project.phase })
  const missing = SHOWING.has(action)
    ? missingRequirements({ ...project, isLoan, isAccountApproved }, content, today)
    : []
  if (missing.length > 0) return decline('project-not-ready', { missing: missing.join(',') })
  if (SHOWING.has(action) && isInsider) return decline('promoter-is-insider')
  if (SHOWING.has(action) && lacksSheet({ ...project, isLoan }, isSheetRequired)) return decline('sheet-missing')
  return accept({ action, returnsMoney: action === 'discard' && project.amountInvested > 0n })
}

const OFFERED: ReadonlySet<PhaseName> = new Set(['Next_Opening', 'Preinvestment', 'Investment'])
/** Public terms, which still take money. */
export const isOffered = (phase: PhaseName): boolean => OFFERED.has(phase)

export function decideType(
  project: Pick<StoredProject, 'phase' | 'informationSheetId'>,
  { isLoan, isSheetRequired }: SheetFacts,
): Decision<void> {
  if (isOffered(project.phase) && lacksSheet({ ...project, isLoan }, isSheetRequired)) return decline('sheet-missing')
  return accept(undefined)
}
