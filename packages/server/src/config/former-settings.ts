import {
  calendarDateOf,
  JOURNAL_ACCOUNT_NAMES,
  journalParameterOf,
  journalParametersOf,
  type ParameterName,
  type ParameterValues,
} from '@cauce/contract'
import type { Company } from '@cauce/contract/company.ts'
import { COMPANY_FACT_OF } from './company.ts'
import type { Config } from './config.ts'
import type { SettingName, SettingValues } from './settings.ts'

/** Read once, for an empty database: later administrators decide (decision four-eyes-approval). */
const PARAMETER_OF = {
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
  SHEET_REQUIRED: 'isSheetRequired',
  FEE_VAT: 'feeVat',
} as const satisfies Partial<Record<SettingName, ParameterName>>

export type FormerSetting = keyof typeof PARAMETER_OF | keyof typeof COMPANY_FACT_OF | 'JOURNAL_ACCOUNTS'
const NAMES = [...Object.keys({ ...PARAMETER_OF, ...COMPANY_FACT_OF }), 'JOURNAL_ACCOUNTS'] as FormerSetting[]

/** Cents. */
const DEMONSTRATION_EARLY_CREDIT = 100_000_000n
/** Basis points. */
const NEW_PROJECT = { newProjectManagerFee: 1_000, newProjectCancellationFee: 200 }

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
    isSheetRequired: given.SHEET_REQUIRED ?? !isDemonstration,
    ...NEW_PROJECT,
    feeVat: rateOn(calendarDateOf(new Date()), given.FEE_VAT),
    ...journalParametersOf(given.JOURNAL_ACCOUNTS),
  }
}

const rateOn = (day: string, rates: SettingValues['FEE_VAT']) =>
  rates.findLast(({ fromDay }) => fromDay <= day)?.rate ?? 'unstated'

export const formerSettingsIn = (environment: Readonly<Record<string, string | undefined>>): FormerSetting[] =>
  NAMES.filter((name) => environment[name])

interface Decided {
  readonly parameters: ParameterValues
  readonly company: Company
}

function valueOf({ parameters, company }: Decided, name: FormerSetting) {
  if (name === 'JOURNAL_ACCOUNTS')
    return JOURNAL_ACCOUNT_NAMES.map((account) => parameters[journalParameterOf(account)]).join()
  return name in PARAMETER_OF
    ? parameters[PARAMETER_OF[name as keyof typeof PARAMETER_OF]]
    : company[COMPANY_FACT_OF[name as keyof typeof COMPANY_FACT_OF]]
}

/** One line for each setting that says something else than what is in force. */
export function warningsOfFormer({ formerSettings, api }: Pick<Config, 'formerSettings' | 'api'>, present: Decided) {
  const first = { parameters: api.firstParameters, company: api.firstCompany }
  return formerSettings
    .filter((name) => valueOf(first, name) !== valueOf(present, name))
    .map((name) => `The setting ${name} is ignored: administrators have decided another value. Remove it.`)
}
