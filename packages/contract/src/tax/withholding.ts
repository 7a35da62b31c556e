import { percentageOf, type Cents } from '../cents.ts'
import { EEA_COUNTRIES, isInTheUnion } from '../country-codes.ts'

/**
 * Which tax is withheld from interest that an investor is paid (handbook rules 8.17 to 8.20, decision 245). Without zod and pure: the API draws up
 * payments with it. The law is cited as it stood in the texts that were read; the decision lists what no adviser has checked.
 */

/** Whose rate it is: of residents of Spain, of all others, or of one country by its treaty. */
export const WITHHOLDING_SCOPES = ['resident', 'nonResident', 'treaty'] as const
export type WithholdingScope = (typeof WITHHOLDING_SCOPES)[number]

/** A rate that is in force from a day on, until the next one of its scope and country. */
export interface RateInForce {
  readonly scope: WithholdingScope
  /** The country of a treaty; null for the other scopes. */
  readonly country: string | null
  /** Basis points. */
  readonly percentage: number
  readonly validFrom: string
}

/** What is known of an investor on the day on which interest accrues. */
export interface Taxpayer {
  readonly kind: 'individual' | 'company'
  /** Country of tax residence. */
  readonly country: string
  /** Whether a certificate of residence in that country is valid on the day. */
  readonly hasCertificate: boolean
  /** A company from whose income nothing is withheld, such as a bank or an exempt entity (Real Decreto 634/2015, article 61). */
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
  /** Interest of residents of the European Union is exempt (Real Decreto Legislativo 5/2004, article 14.1.c). */
  'unionResident',
  /** The same for the rest of the European Economic Area. */
  'economicAreaResident',
  /** The rate of the treaty with the country of residence. */
  'treaty',
  /** Real Decreto Legislativo 5/2004, article 25.1.f. */
  'nonResident',
  /** Resident elsewhere without a valid certificate: no exemption and no treaty applies. */
  'noCertificate',
] as const
export type WithholdingReason = (typeof WITHHOLDING_REASONS)[number]

export interface Withholding {
  /** Basis points of the gross interest. */
  readonly rate: number
  readonly reason: WithholdingReason
  /** The forms of the tax office on which the interest is declared, also when nothing is withheld: by quarter, and by year. */
  readonly forms: readonly ['123', '193'] | readonly ['216', '296']
}

const SPANISH: readonly WithholdingReason[] = ['residentIndividual', 'residentCompany', 'exemptEntity']

/** The forms of the tax office on which interest is declared, by what applied to the investor. */
export const formsFor = (reason: WithholdingReason): Withholding['forms'] =>
  SPANISH.includes(reason) ? ['123', '193'] : ['216', '296']

/**
 * The day on which interest accrues: the one on which it is due by contract, also when it is paid later, or that of an earlier payment (Real Decreto
 * 439/2007, article 94; Real Decreto 634/2015, article 65).
 */
export const accrualDayOf = (dueDate: string, paidOn: string | null): string =>
  paidOn !== null && paidOn < dueDate ? paidOn : dueDate

/** The rate of a scope on a day: the one that came into force last. */
function rateOn(
  rates: readonly RateInForce[],
  day: string,
  scope: WithholdingScope,
  country: string | null = null,
): number | undefined {
  const known = rates.filter((rate) => rate.scope === scope && rate.country === country && rate.validFrom <= day)
  return known.toSorted((one, other) => (one.validFrom < other.validFrom ? 1 : -1))[0]?.percentage
}

/** What is withheld from interest that accrues on a day; `undefined` when no rate was in force then. */
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
  // A treaty limits the tax and never raises it.
  if (treaty !== undefined && (general === undefined || treaty < general)) return at(treaty, 'treaty')
  return at(general, 'nonResident')
}

/** What is withheld from gross interest, from which no fee is deducted, rounded to the nearest cent (decision 246). */
export const withheldFrom = (interest: Cents, rate: number): Cents => percentageOf(interest, rate, 'half-up')

/** Who pays withheld tax to the tax office: the promoter who pays the interest, or the platform on behalf of the promoter (decision 248). */
export const WITHHOLDING_AGENTS = ['promoter', 'platform'] as const
type WithholdingAgentKind = (typeof WITHHOLDING_AGENTS)[number]

/** From a day on, until the next one. */
export interface AgentInForce {
  readonly agent: WithholdingAgentKind
  readonly validFrom: string
}

/** Who pays the tax on interest that accrues on a day: what came into force last, and the platform before anything was set. */
export function agentOn(agents: readonly AgentInForce[], day: string): WithholdingAgentKind {
  const begun = agents.filter(({ validFrom }) => validFrom <= day)
  return begun.toSorted((one, other) => (one.validFrom < other.validFrom ? 1 : -1))[0]?.agent ?? 'platform'
}
