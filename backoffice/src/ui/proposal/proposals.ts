import {
  accessChangeLifecycle,
  brandLifecycle,
  companyAccountLifecycle,
  companyDetailsLifecycle,
  declarerLifecycle,
  legalTextLifecycle,
  parameterLifecycle,
  PARAMETERS,
  payeeLifecycle,
  withholdingAgentLifecycle,
  withholdingRateLifecycle,
  type Lifecycle,
} from '@cauce/contract'
import type { Role } from '@cauce/contract/permissions.ts'
import { formatDate } from '@cauce/format/dates.ts'
import { groupIban } from '@cauce/format/iban.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { formatPercent } from '@cauce/format/percent.ts'
import { formatDays } from '@cauce/format/quantities.ts'
import type { Language } from '@cauce/i18n/language.ts'
import type { Translate } from '@cauce/i18n/office.ts'
import type { RecordOf } from '../../providers/records.ts'
import { countryName } from '../names.ts'
import type { ProposalNoun } from './proposal-nouns.ts'

export type StepName = 'approve' | 'refuse' | 'restore' | 'retire'

interface Words {
  readonly name: string
  readonly consequence: (step: StepName) => string
}

export interface ProposalKind<Row> {
  readonly lifecycle: Lifecycle<string, string>
  /** A step that this record does not allow although its state does. */
  readonly isBarred?: (record: Row, step: StepName) => boolean
  readonly wordsOf: (record: Row, t: Translate, language: Language) => Words
}

const about = (step: StepName) => (step === 'approve' ? 'approveAbout' : 'refuseAbout')
const ACCOUNT_ABOUT = {
  approve: 'approveOther',
  refuse: 'refuseAbout',
  restore: 'approveOther',
  retire: 'retireAbout',
} as const

export const PROPOSALS: { readonly [N in ProposalNoun]: ProposalKind<RecordOf<N>> } = {
  // Deposits go to the main one, which is replaced and not retired.
  companyAccounts: {
    lifecycle: companyAccountLifecycle,
    isBarred: ({ main }, step) => step === 'retire' && main,
    wordsOf: ({ main, beneficiary, ...account }, t) => {
      const iban = groupIban(account.iban)
      const keyOf = (step: StepName) => (step === 'approve' && main ? 'approveMain' : ACCOUNT_ABOUT[step])
      return { name: iban, consequence: (step) => t(`companyAccounts.${keyOf(step)}`, { iban, beneficiary }) }
    },
  },
  // Without its certificate only that of one payment can be approved.
  payees: {
    lifecycle: payeeLifecycle,
    isBarred: ({ kind, document }, step) => step === 'approve' && document === null && kind !== 'payment',
    wordsOf: ({ kind, beneficiary, ...payee }, t) => {
      const iban = groupIban(payee.iban)
      const keyOf = (step: StepName) => (step === 'approve' && kind === 'payment' ? 'approvePayment' : about(step))
      return {
        name: `${beneficiary}, ${iban}`,
        consequence: (step) => t(`payees.${keyOf(step)}`, { beneficiary, iban }),
      }
    },
  },
  withholdingRates: {
    lifecycle: withholdingRateLifecycle,
    wordsOf: (rate, t, language) => {
      const scope = scopeWords(rate, t, language)
      const date = formatDate(rate.validFrom)
      const values = { scope, percent: formatPercent(rate.percentage), date }
      return {
        name: `${scope}, ${date}`,
        consequence: (step) => t(`withholdingRates.${about(step)}`, values),
      }
    },
  },
  withholdingAgents: {
    lifecycle: withholdingAgentLifecycle,
    wordsOf: (record, t) => {
      const agent = t(`withholdingAgents.agent.${record.agent}`)
      const date = formatDate(record.validFrom)
      return {
        name: `${agent}, ${date}`,
        consequence: (step) => t(`withholdingAgents.${about(step)}`, { agent, date }),
      }
    },
  },
  declarers: {
    lifecycle: declarerLifecycle,
    wordsOf: ({ name, taxNumber, contact, phone }, t) => ({
      name: `${name}, ${taxNumber}`,
      consequence: (step) => t(`declarers.${about(step)}`, { name, taxNumber, contact, phone }),
    }),
  },
  brands: {
    lifecycle: brandLifecycle,
    wordsOf: ({ name }, t) => ({ name, consequence: (step) => t(`brands.${step}About`, { name }) }),
  },
  companyDetails: {
    lifecycle: companyDetailsLifecycle,
    wordsOf: (record, t) => {
      const [name, taxNumber] = [record.name ?? '', record.taxNumber ?? '']
      return { name, consequence: (step) => t(`companyDetails.${about(step)}`, { name, taxNumber }) }
    },
  },
  legalTexts: {
    lifecycle: legalTextLifecycle,
    wordsOf: ({ title, validFrom, asksAgain }, t) => {
      const values = { name: title, date: formatDate(validFrom) }
      const keyOf = (step: StepName) => (step === 'approve' && asksAgain ? 'approveAsks' : about(step))
      return { name: `${title}, ${values.date}`, consequence: (step) => t(`legalTexts.${keyOf(step)}`, values) }
    },
  },
  parameters: {
    lifecycle: parameterLifecycle,
    wordsOf: (record, t, language) => {
      const name = t(`parameters.name.${record.name}`)
      const values = { name, value: parameterValue(record, t, language), date: formatDate(record.validFrom) }
      return {
        name: `${name}, ${values.date}`,
        consequence: (step) => t(`parameters.${about(step)}`, values),
      }
    },
  },
  accessChanges: {
    lifecycle: accessChangeLifecycle,
    wordsOf: (change, t) => {
      const { userName: name, userEmail: email } = change
      return {
        name,
        consequence: (step) =>
          step === 'approve'
            ? t('accessChanges.approveAbout', { name, email, change: changeWords(change, t) })
            : t('accessChanges.refuseAbout', { name }),
      }
    },
  },
}

export function changeWords({ kind, value }: RecordOf<'accessChanges'>, t: Translate): string {
  const what = t(`accessChanges.kind.${kind}`)
  if (value === null) return what
  return `${what}: ${kind === 'role' ? t(`users.role.${value as Role}`) : value}`
}

export function parameterValue(
  { name, value }: Pick<RecordOf<'parameters'>, 'name' | 'value'>,
  t: Translate,
  language: Language,
): string {
  const { kind } = PARAMETERS[name]
  if (kind === 'money') return formatMoney(value)
  if (kind === 'days') return formatDays(Number(value), language)
  if (kind === 'account') return value
  if (value === 'yes' || value === 'no') return t(`parameters.answer.${value}`)
  return value === 'unstated' || value === 'exempt' ? t(`parameters.vat.${value}`) : formatPercent(Number(value))
}

export function scopeWords({ scope, country }: RecordOf<'withholdingRates'>, t: Translate, language: Language): string {
  const words = t(`withholdingRates.scope.${scope}`)
  return country === null ? words : `${words}: ${countryName(country, language)}`
}
