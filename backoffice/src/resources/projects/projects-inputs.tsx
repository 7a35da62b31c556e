import type { ComponentType, ReactNode } from 'react'
import { Box, Link } from '@mui/material'
import { BooleanInput, useRecordContext } from 'react-admin'
import { DELIVERY_FEE_PERIODS, lockOf, RISK_CATEGORIES, type ProjectTerm } from '@cauce/contract'
import { formatDate } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { formatPercent } from '@cauce/format/percent.ts'
import { formatMonths } from '@cauce/format/quantities.ts'
import type { Language } from '@cauce/i18n/language.ts'
import type { Translate } from '@cauce/i18n/office.ts'
import type { ProjectRecord } from '../../providers/records.ts'
import { FieldGrid, WideField } from '../../ui/form/field-grid.tsx'
import { DayInput } from '../../ui/form/date-inputs.tsx'
import { IN_ENGLISH, IN_SPANISH, choicesOf, SelectInput, TextInput, type FieldProps } from '../../ui/form/inputs.tsx'
import { MoneyInput, PercentInput, WholeNumberInput } from '../../ui/form/number-inputs.tsx'
import { CountryInput, ManagerInput, NamedInput } from '../../ui/form/reference-inputs.tsx'
import { Content } from '../../ui/content.tsx'
import { IbanReveal } from '../../ui/iban-reveal.tsx'
import { countryName } from '../../ui/names.ts'
import { useWords } from '../../ui/words.ts'

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

interface TermField<Term extends ProjectTerm> {
  readonly group: TermGroup
  readonly Input: ComponentType<FieldProps>
  readonly show: (value: ProjectRecord[Term], words: FactWords) => ReactNode
  readonly help?: (t: Translate) => string
  readonly isWide?: true
}

interface FactWords {
  readonly project: ProjectRecord
  readonly t: Translate
  readonly language: Language
}

const asSent = { show: (value: string | number | null) => value }
const text = { Input: TextInput, ...asSent }
const count = { Input: WholeNumberInput, ...asSent }
const day = { Input: DayInput, show: (value: string | null) => formatDate(value) }
const percent = { Input: PercentInput, show: (value: number | null) => (value === null ? null : formatPercent(value)) }
const money = { Input: MoneyInput, show: (value: string | null) => value && formatMoney(value, { places: 'auto' }) }
const yesOrNo = {
  Input: BooleanInput,
  show: (value: boolean, { t }: FactWords) => t(value ? 'common.yes' : 'common.no'),
}

/**
 * How the form asks for each term (handbook rule 6.1), and how its facts show it, in the order of both. A term without an
 * entry does not compile.
 */
const fields: { readonly [Term in ProjectTerm]: TermField<Term> } = {
  name: { group: 'project', ...text, isWide: true },
  url: { group: 'project', ...text, help: (t) => t('backoffice.projects.urlHelp') },
  projectTypeId: {
    group: 'project',
    Input: (props) => <NamedInput {...props} resource="projectTypes" />,
    show: (_, { project }) => <Content record={project} field="projectTypeName" />,
  },
  managerId: {
    group: 'project',
    Input: ManagerInput,
    show: (_, { project }) => project.managerName,
  },
  direction: { group: 'project', ...text, isWide: true },
  locality: { group: 'project', ...text },
  country: { group: 'project', Input: CountryInput, show: (value, { language }) => countryName(value, language) },
  financingAmount: { group: 'financing', ...money },
  dateStart: { group: 'financing', ...day },
  dateEnd: { group: 'financing', ...day },
  startedAt: { group: 'financing', ...day },
  projectDuration: { group: 'financing', ...count, show: (value, { language }) => formatMonths(value, language) },
  targetProfitability: { group: 'financing', ...percent, help: (t) => t('backoffice.projects.profitabilityHelp') },
  managerFee: { group: 'financing', ...percent, help: (t) => t('backoffice.projects.managerFeeHelp') },
  deliveryFeePeriod: {
    group: 'financing',
    Input: DeliveryFeePeriodInput,
    show: (value, { t }) => t(`projects.deliveryFeePeriod.${value}`),
  },
  riskCategory: {
    group: 'financing',
    Input: RiskCategoryInput,
    show: (value, { t }) => value && t(`projects.riskCategory.${value}`),
    help: (t) => t('projects.riskCategoryHelp'),
  },
  loanToValue: { group: 'financing', ...percent, help: (t) => t('projects.loanToValueHelp') },
  mortgageRank: { group: 'financing', ...count },
  minimumInvestment: { group: 'investors', ...money },
  maximumInvestment: { group: 'investors', ...money },
  maxInvestorNumber: { group: 'investors', ...count },
  cancellationFee: { group: 'investors', ...percent, help: (t) => t('backoffice.projects.cancellationHelp') },
  showInvestorNumber: { group: 'investors', ...yesOrNo },
  private: { group: 'investors', ...yesOrNo, help: (t) => t('backoffice.projects.privateHelp') },
  preinvestorDateEnd: { group: 'preinvestment', ...day },
  preinvestorMaxNumber: { group: 'preinvestment', ...count },
  preinvestorDeposit: { group: 'preinvestment', ...money },
  preinvestorAmount: { group: 'preinvestment', ...money },
  promoterName: { group: 'promoter', ...text },
  promoterTaxNumber: { group: 'promoter', ...text, help: (t) => t('backoffice.projects.promoterTaxNumberHelp') },
  raisedElsewhere: { group: 'promoter', ...money, help: (t) => t('backoffice.projects.raisedElsewhereHelp') },
  raisedElsewhereOn: { group: 'promoter', ...day },
  destinationBankAccount: {
    group: 'promoter',
    Input: TextInput,
    show: (value) => value && <IbanReveal iban={value} />,
    help: (t) => t('backoffice.projects.destinationHelp'),
  },
  promoterDescription: { group: 'promoter', Input: TwoLinesInput, ...asSent, isWide: true },
  promoterDescriptionEn: { group: 'promoter', Input: EnglishInput, ...asSent, isWide: true },
  guaranteeAgentName: { group: 'promoter', ...text },
  guaranteeAgentDescription: { group: 'promoter', Input: TwoLinesInput, ...asSent, isWide: true },
  guaranteeAgentDescriptionEn: { group: 'promoter', Input: EnglishInput, ...asSent, isWide: true },
  withdrawMoneyFinanced: { group: 'promoter', ...yesOrNo, help: (t) => t('backoffice.projects.withdrawHelp') },
}

export const factOf = (term: ProjectTerm, words: FactWords): ReactNode =>
  (fields[term] as TermField<ProjectTerm>).show(words.project[term], words)

export const termsOf = (group: TermGroup): ProjectTerm[] =>
  (Object.keys(fields) as ProjectTerm[]).filter((term) => fields[term].group === group)

/** Proposed as a payee once the project is announced. */
const DECIDED_BY_TWO: ReadonlySet<ProjectTerm> = new Set([
  'destinationBankAccount',
  'promoterName',
  'promoterTaxNumber',
])

/** Why the project of the form does not let the term change; undefined where it does. */
function useLock(term: ProjectTerm): string | undefined {
  const t = useWords()
  const project = useRecordContext<ProjectRecord>()
  if (!project) return undefined
  const { phaseName: phase, hasOrders } = project
  const lock = lockOf(term, project[term], { phase, hasOrders: hasOrders === true })
  if (lock) return t(`backoffice.projects.locked.${lock}`, { phase: t(`phases.name.${phase}`) })
  return phase !== 'Draft' && DECIDED_BY_TWO.has(term) ? t('payees.ofProject.locked') : undefined
}

/** The field of a term. One that is locked says why. */
export function TermInput({ term }: { readonly term: ProjectTerm }) {
  const t = useWords()
  const lock = useLock(term)
  const { Input, help, isWide } = fields[term]
  const input = <Input source={term} readOnly={lock !== undefined} helperText={lock ?? help?.(t)} />
  return isWide ? <WideField>{input}</WideField> : input
}

export function ProjectInputs() {
  const t = useWords()
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '11rem minmax(0, 1fr)' }, gap: 2 }}>
      <Box component="nav" aria-label={t('backoffice.projects.sections')} sx={sections}>
        {TERM_GROUPS.map((group) => (
          <Link key={group} href={`#${group}`}>
            {termGroupTitle(group, t)}
          </Link>
        ))}
      </Box>
      <div>
        {TERM_GROUPS.map((group) => (
          <Box key={group} id={group} sx={{ scrollMarginBlockStart: '4.5rem' }}>
            <FieldGrid title={termGroupTitle(group, t)}>
              {termsOf(group).map((term) => (
                <TermInput key={term} term={term} />
              ))}
            </FieldGrid>
          </Box>
        ))}
      </div>
    </Box>
  )
}

const sections = {
  display: 'flex',
  flexDirection: { lg: 'column' },
  flexWrap: 'wrap',
  gap: 1,
  alignSelf: 'start',
  position: { lg: 'sticky' },
  insetBlockStart: '4.5rem',
  '& a': { minHeight: '1.5rem' },
} as const

function DeliveryFeePeriodInput(props: FieldProps) {
  return <SelectInput {...props} choices={choicesOf('projects.deliveryFeePeriod', DELIVERY_FEE_PERIODS)} />
}

function RiskCategoryInput(props: FieldProps) {
  return <SelectInput {...props} choices={choicesOf('projects.riskCategory', RISK_CATEGORIES)} />
}

function TwoLinesInput(props: FieldProps) {
  return <TextInput {...props} multiline minRows={2} slotProps={IN_SPANISH} />
}

function EnglishInput(props: FieldProps) {
  const t = useWords()
  return <TextInput {...props} multiline minRows={2} slotProps={IN_ENGLISH} helperText={t('backoffice.english.help')} />
}
