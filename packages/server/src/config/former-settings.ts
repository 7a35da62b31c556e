import type { ParameterName, ParameterValues } from '@cauce/contract'
import type { SettingName, SettingValues } from './settings.ts'

/** Read once, for a database that has no parameters yet: later administrators decide (decision four-eyes-approval). */
export const FORMER_SETTINGS = {
  FOUR_EYES_THRESHOLD: 'fourEyesThreshold',
  INCOME_MAXIMUM: 'maximumIncome',
  WALLET_MAXIMUM: 'maximumWallet',
  UNANNOUNCED_INCOME_MAXIMUM: 'maximumUnannounced',
  EARLY_CREDIT_MAXIMUM: 'earlyCreditMaximum',
  EARLY_CREDIT_DAYS: 'earlyCreditDays',
  REFLECTION_DAYS: 'reflectionDays',
  COMPLAINT_DECISION_DAYS: 'complaintDecisionDays',
  CLOSING_DAYS: 'closingDays',
  DECLARATION_THRESHOLD: 'declarationThreshold',
  DEFAULT_THRESHOLD_AMOUNT: 'defaultThresholdAmount',
  DEFAULT_THRESHOLD_SHARE: 'defaultThresholdShare',
} as const satisfies Partial<Record<SettingName, ParameterName>>

export type FormerSetting = keyof typeof FORMER_SETTINGS
const NAMES = Object.keys(FORMER_SETTINGS) as FormerSetting[]

/** Cents. */
const DEMONSTRATION_EARLY_CREDIT = 100_000_000n

export function parametersOf(values: SettingValues, isDemonstration: boolean): ParameterValues {
  const { EARLY_CREDIT_MAXIMUM, DECLARATION_THRESHOLD, ...given } = values
  return {
    fourEyesThreshold: given.FOUR_EYES_THRESHOLD,
    maximumIncome: given.INCOME_MAXIMUM,
    maximumWallet: given.WALLET_MAXIMUM,
    maximumUnannounced: given.UNANNOUNCED_INCOME_MAXIMUM,
    earlyCreditMaximum: EARLY_CREDIT_MAXIMUM ?? (isDemonstration ? DEMONSTRATION_EARLY_CREDIT : 0n),
    earlyCreditDays: given.EARLY_CREDIT_DAYS,
    reflectionDays: given.REFLECTION_DAYS,
    complaintDecisionDays: given.COMPLAINT_DECISION_DAYS,
    closingDays: given.CLOSING_DAYS,
    declarationThreshold: DECLARATION_THRESHOLD ?? (isDemonstration ? 1_000_000n : 100_000n),
    defaultThresholdAmount: given.DEFAULT_THRESHOLD_AMOUNT,
    defaultThresholdShare: given.DEFAULT_THRESHOLD_SHARE,
  }
}

export const formerSettingsIn = (environment: Readonly<Record<string, string | undefined>>): FormerSetting[] =>
  NAMES.filter((name) => environment[name])

/** One line for each setting that says something else than what is in force. */
export const warningsOfFormer = (given: readonly FormerSetting[], first: ParameterValues, present: ParameterValues) =>
  given
    .filter((name) => first[FORMER_SETTINGS[name]] !== present[FORMER_SETTINGS[name]])
    .map((name) => `The setting ${name} is ignored: administrators have decided another value. Remove it.`)
