/** Ley 10/2010, article 7; handbook rules 27.9 to 27.11. */
import { addMonths } from '../calendar.ts'

export const RISK_LEVELS = ['low', 'normal', 'high'] as const
export type RiskLevel = (typeof RISK_LEVELS)[number]

/** Factor and the level it alone leads to. */
export const RISK_FACTORS = {
  sanctionsHit: 'high',
  exposed: 'high',
  highRiskCountry: 'high',
  thirdPartyPayments: 'high',
  splitDeposits: 'high',
  ownersAbroad: 'normal',
  largeAmounts: 'normal',
  firstPaymentUnproven: 'normal',
  notDeclared: 'normal',
} as const satisfies Record<string, Exclude<RiskLevel, 'low'>>
export type RiskFactor = keyof typeof RISK_FACTORS
export const RISK_FACTOR_NAMES = Object.keys(RISK_FACTORS) as [RiskFactor, ...RiskFactor[]]

/** High from this number of factors. */
const MANY_FACTORS = 3

export function proposedLevel(factors: readonly RiskFactor[]): RiskLevel {
  if (factors.length >= MANY_FACTORS || factors.some((name) => RISK_FACTORS[name] === 'high')) return 'high'
  return factors.length > 0 ? 'normal' : 'low'
}

export const REVIEW_MONTHS = { low: 36, normal: 24, high: 12 } as const satisfies Record<RiskLevel, number>

export const reviewDayOf = (level: RiskLevel, assessedOn: string): string => addMonths(assessedOn, REVIEW_MONTHS[level])

/**
 * Strategic deficiencies (Delegated Regulation (EU) 2016/1675), and FATF call for action. The lists change: compliance
 * compares them with the Official Journal.
 */
export const HIGH_RISK_COUNTRIES: readonly string[] =
  'AF AO BF CD CI CM DZ HT IR KE KP LA LB ML MM MZ NA NG NP SS SY TZ VE VN VU YE ZA'.split(' ')
