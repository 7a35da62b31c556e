/** The risk of money laundering of a customer (Ley 10/2010, article 7; handbook rules 27.9 to 27.11). */
import { addMonths } from '../calendar.ts'

export const RISK_LEVELS = ['low', 'normal', 'high'] as const
export type RiskLevel = (typeof RISK_LEVELS)[number]

/** What raises the risk, each with the level that it leads to by itself. */
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

/** From so many factors on the risk is high, whatever each leads to. */
const MANY_FACTORS = 3

/** The level that the factors of a customer lead to. */
export function proposedLevel(factors: readonly RiskFactor[]): RiskLevel {
  if (factors.length >= MANY_FACTORS || factors.some((name) => RISK_FACTORS[name] === 'high')) return 'high'
  return factors.length > 0 ? 'normal' : 'low'
}

/** Months after which a level is looked at again. */
export const REVIEW_MONTHS = { low: 36, normal: 24, high: 12 } as const satisfies Record<RiskLevel, number>

/** The day from which a level of a day is to be looked at again. */
export const reviewDayOf = (level: RiskLevel, assessedOn: string): string => addMonths(assessedOn, REVIEW_MONTHS[level])

/**
 * Countries with strategic deficiencies (Delegated Regulation (EU) 2016/1675) and those under a call for action of the FATF. The lists
 * change: who is responsible for prevention compares this one with the Official Journal.
 */
export const HIGH_RISK_COUNTRIES: readonly string[] =
  'AF AO BF CD CI CM DZ HT IR KE KP LA LB ML MM MZ NA NG NP SS SY TZ VE VN VU YE ZA'.split(' ')
