import type { ComponentType } from 'react'
import { DELIVERY_FEE_PERIODS, isOptionalTerm, type ProjectTerm } from '@cauce/contract'
import type { Translate } from '@cauce/i18n/translate.ts'
import { FieldGrid, WideField } from '../../ui/form/field-grid.tsx'
import { ChoiceInput, DayInput, SwitchInput, TextInput, type FieldProps } from '../../ui/form/inputs.tsx'
import { MoneyInput, PercentInput, WholeNumberInput } from '../../ui/form/number-inputs.tsx'
import { CountryInput, ManagerInput, NamedInput } from '../../ui/form/reference-inputs.tsx'
import { useWords } from '../../ui/words.ts'

/** The headings of the form, in their order. */
const groups = {
  project: (t) => t('projects.one'),
  financing: (t) => t('backoffice.projects.financing'),
  investors: (t) => t('backoffice.projects.investors'),
  preinvestment: (t) => t('phases.name.Preinvestment'),
  promoter: (t) => t('backoffice.projects.promoter'),
} as const satisfies Readonly<Record<string, (t: Translate) => string>>

export type TermGroup = keyof typeof groups
export const TERM_GROUPS = Object.keys(groups) as TermGroup[]
export const termGroupTitle = (group: TermGroup, t: Translate): string => groups[group](t)

interface TermField {
  readonly group: TermGroup
  readonly Input: ComponentType<FieldProps>
  readonly help?: (t: Translate) => string
  readonly isWide?: true
}

/** How the form asks for each term (handbook rule 6.1), in the order of the form. A term without an entry does not compile. */
const fields: Readonly<Record<ProjectTerm, TermField>> = {
  name: { group: 'project', Input: TextInput, isWide: true },
  url: { group: 'project', Input: TextInput, help: (t) => t('backoffice.projects.urlHelp') },
  projectTypeId: { group: 'project', Input: (props) => <NamedInput {...props} resource="projectTypes" /> },
  managerId: { group: 'project', Input: ManagerInput },
  direction: { group: 'project', Input: TextInput, isWide: true },
  locality: { group: 'project', Input: TextInput },
  country: { group: 'project', Input: CountryInput },
  financingAmount: { group: 'financing', Input: MoneyInput },
  dateStart: { group: 'financing', Input: DayInput },
  dateEnd: { group: 'financing', Input: DayInput },
  startedAt: { group: 'financing', Input: DayInput },
  projectDuration: { group: 'financing', Input: WholeNumberInput },
  targetProfitability: {
    group: 'financing',
    Input: PercentInput,
    help: (t) => t('backoffice.projects.profitabilityHelp'),
  },
  managerFee: { group: 'financing', Input: PercentInput, help: (t) => t('backoffice.projects.managerFeeHelp') },
  deliveryFeePeriod: { group: 'financing', Input: DeliveryFeePeriodInput },
  minimumInvestment: { group: 'investors', Input: MoneyInput },
  maximumInvestment: { group: 'investors', Input: MoneyInput },
  maxInvestorNumber: { group: 'investors', Input: WholeNumberInput },
  cancellationFee: { group: 'investors', Input: PercentInput, help: (t) => t('backoffice.projects.cancellationHelp') },
  showInvestorNumber: { group: 'investors', Input: SwitchInput },
  private: { group: 'investors', Input: SwitchInput, help: (t) => t('backoffice.projects.privateHelp') },
  preinvestorDateEnd: { group: 'preinvestment', Input: DayInput },
  preinvestorMaxNumber: { group: 'preinvestment', Input: WholeNumberInput },
  preinvestorDeposit: { group: 'preinvestment', Input: MoneyInput },
  preinvestorAmount: { group: 'preinvestment', Input: MoneyInput },
  promoterName: { group: 'promoter', Input: TextInput },
  destinationBankAccount: {
    group: 'promoter',
    Input: TextInput,
    help: (t) => t('backoffice.projects.destinationHelp'),
  },
  promoterDescription: { group: 'promoter', Input: TwoLinesInput, isWide: true },
  guaranteeAgentName: { group: 'promoter', Input: TextInput },
  guaranteeAgentDescription: { group: 'promoter', Input: TwoLinesInput, isWide: true },
  withdrawMoneyFinanced: { group: 'promoter', Input: SwitchInput, help: (t) => t('backoffice.projects.withdrawHelp') },
}

/** The terms of a group, in the order of the form. */
export const termsOf = (group: TermGroup): ProjectTerm[] =>
  (Object.keys(fields) as ProjectTerm[]).filter((term) => fields[term].group === group)

/** Every term of a project. */
export function ProjectInputs() {
  const t = useWords()
  return TERM_GROUPS.map((group) => (
    <FieldGrid key={group} title={termGroupTitle(group, t)}>
      {termsOf(group).map((term) => {
        const { Input, help, isWide } = fields[term]
        const input = <Input key={term} source={term} isRequired={!isOptionalTerm(term)} helperText={help?.(t)} />
        return isWide ? <WideField key={term}>{input}</WideField> : input
      })}
    </FieldGrid>
  ))
}

function DeliveryFeePeriodInput(props: FieldProps) {
  const t = useWords()
  return (
    <ChoiceInput
      {...props}
      values={DELIVERY_FEE_PERIODS}
      wordOf={(value) => t(`projects.deliveryFeePeriod.${value}`)}
    />
  )
}

function TwoLinesInput(props: FieldProps) {
  return <TextInput {...props} lines={2} />
}
