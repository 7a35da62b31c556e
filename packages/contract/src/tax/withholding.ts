import { percentageOf, type Cents } from '../cents.ts'
import { EEA_COUNTRIES, isInTheUnion } from '../country-codes.ts'

/**
 * Withholding tax on interest (handbook rules 8.17 to 8.20, decision tax-withholding-and-forms). Pure, no zod. The decision lists what no
 * adviser has checked.
 */

export const WITHHOLDING_SCOPES = ['resident', 'nonResident', 'treaty'] as const
export type WithholdingScope = (typeof WITHHOLDING_SCOPES)[number]

export interface RateInForce {
  readonly scope: WithholdingScope
  /** Treaty country; else null. */
  readonly country: string | null
  /** Basis points. */
  readonly percentage: number
  readonly validFrom: string
}

/** Investor on the accrual day. */
export interface Taxpayer {
  readonly kind: 'individual' | 'company'
  readonly country: string
  readonly hasCertificate: boolean
  /** Exempt company, such as a bank (Real Decreto 634/2015, article 61). */
  readonly isExempt: boolean
}

/** Why this much is withheld. */
export const WITHHOLDING_REASONS = [
  /** Income tax of individuals (Real Decreto 439/2007, articles 90 and 93). */
  'residentIndividual',
  /** Corporate tax (Real Decreto 634/2015, articles 64 and 66). */
  'residentCompany',
  /** Real Decreto 634/2015, article 61. */
  'exemptEntity',
  /** Exempt for EU residents (Real Decreto Legislativo 5/2004, article 14.1.c). */
  'unionResident',
  /** The same for the rest of the European Economic Area. */
  'economicAreaResident',
  /** Treaty rate. */
  'treaty',
  /** Real Decreto Legislativo 5/2004, article 25.1.f. */
  'nonResident',
  /** Non-resident without a valid certificate: no exemption or treaty. */
  'noCertificate',
] as const
export type WithholdingReason = (typeof WITHHOLDING_REASONS)[number]

export interface Withholding {
  /** Basis points of the gross interest. */
  readonly rate: number
  readonly reason: WithholdingReason
  /** Quarterly and annual tax forms, also for a zero withholding. */
  readonly forms: readonly ['123', '193'] | readonly ['216', '296']
}

const SPANISH: readonly WithholdingReason[] = ['residentIndividual', 'residentCompany', 'exemptEntity']

export const formsFor = (reason: WithholdingReason): Withholding['forms'] =>
  SPANISH.includes(reason) ? ['123', '193'] : ['216', '296']

/**
 * Contractual due date even if paid later, or the day of an earlier payment (Real Decreto 439/2007, article 94; Real
 * Decreto 634/2015, article 65).
 */
export const accrualDayOf = (dueDate: string, paidOn: string | null): string =>
  paidOn !== null && paidOn < dueDate ? paidOn : dueDate

function rateOn(
  rates: readonly RateInForce[],
  day: string,
  scope: WithholdingScope,
  country: string | null = null,
): number | undefined {
  const known = rates.filter((rate) => rate.scope === scope && rate.country === country && rate.validFrom <= day)
  return known.toSorted((one, other) => (one.validFrom < other.validFrom ? 1 : -1))[0]?.percentage
}

/** Withholding on interest accruing on a day; `undefined` if no rate was in force. */
export function withholdingFor(
  taxpayer: Taxpayer,
  day: string,
  rates: readonly RateInForce[],
): Withholding | undefined {
  const at = (rate: number | undefined, reason: WithholdingReason): Withholding | undefined =>
    rate === undefined ? undefined : { rate, reason, forms: formsFor(reason) }
  const { kind, country, hasCertificate, isExempt } = taxpayer
  if (country === 'ES') {
    if (kind === 'individual') return at(rateOn(rates, day, 'resident'), 'residentIndividual')
    if (isExempt) return at(0, 'exemptEntity')
    return at(rateOn(rates, day, 'resident'), 'residentCompany')
  }
  const general = rateOn(rates, day, 'nonResident')
  if (!hasCertificate) return at(general, 'noCertificate')
  if (isInTheUnion(country)) return at(0, 'unionResident')
  if (EEA_COUNTRIES.includes(country)) return at(0, 'economicAreaResident')
  const treaty = rateOn(rates, day, 'treaty', country)
  // A treaty caps the tax and never raises it.
  if (treaty !== undefined && (general === undefined || treaty < general)) return at(treaty, 'treaty')
  return at(general, 'nonResident')
}

/** On gross interest, before fees, rounded to the nearest cent (decision tax-withholding-and-forms). */
export const withheldFrom = (interest: Cents, rate: number): Cents => percentageOf(interest, rate, 'half-up')

export const WITHHOLDING_AGENTS = ['promoter', 'platform'] as const
type WithholdingAgentKind = (typeof WITHHOLDING_AGENTS)[number]

/** In force until the next one. */
export interface AgentInForce {
  readonly agent: WithholdingAgentKind
  readonly validFrom: string
}

/** Latest setting in force; the platform before any. */
export function agentOn(agents: readonly AgentInForce[], day: string): WithholdingAgentKind {
  const begun = agents.filter(({ validFrom }) => validFrom <= day)
  return begun.toSorted((one, other) => (one.validFrom < other.validFrom ? 1 : -1))[0]?.agent ?? 'platform'
}
