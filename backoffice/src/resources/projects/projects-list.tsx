import { DataTable, List, NullableBooleanInput, useListContext } from 'react-admin'
import { ContentField, DayField, MoneyField, PercentField } from '../../ui/fields.tsx'
import { SearchFilter, CountryFilter, ProjectTypeFilter, isAmount, isNumber } from '../../ui/list/filter-inputs.tsx'
import { ManagerInput } from '../../ui/form/reference-inputs.tsx'
import { FROM, WIDE } from '../../ui/list/widths.ts'
import type { RecordOf, ProjectRecord } from '../../providers/records.ts'
import { ListSums } from '../../ui/list/list-sums.tsx'
import { Amount } from '../../ui/figures.tsx'
import { RecordLink } from '../../ui/links.tsx'
import { EnglishOf } from '../../ui/english-count.tsx'
import { MoneyInput, PercentInput, WholeNumberInput } from '../../ui/form/number-inputs.tsx'
import { useRecords } from '../../providers/call.ts'
import { useWords } from '../../ui/words.ts'
import { Box } from '@mui/material'
import { isSuspended, PHASE_IDS, PHASES, type PhaseName } from '@cauce/contract'
import { formatPercent } from '@cauce/format/percent.ts'
import { PhaseBadge, StateBadge } from '../../ui/states.tsx'
import { ToggleChip } from '../../ui/chips.tsx'
import { formatCount } from '@cauce/format/quantities.ts'

const Col = DataTable.Col<RecordOf<'projects'>>

const filters = [
  <SearchFilter key="search" source="name" placeholder="backoffice.projects.search" alwaysOn />,
  <ProjectTypeFilter key="projectTypeId" source="projectTypeId" alwaysOn />,
  <ManagerInput key="managerId" source="managerId" />,
  <CountryFilter key="country" source="country" />,
  <MoneyInput key="minimumInvestment" source="minimumInvestment" validate={isAmount} />,
  <PercentInput key="targetProfitability" source="targetProfitability" validate={isNumber} />,
  <WholeNumberInput key="projectDuration" source="projectDuration" validate={isNumber} />,
  <PercentInput key="percentageInvested" source="percentageInvested" validate={isNumber} />,
  <NullableBooleanInput key="isSuspended" source="isSuspended" label="projects.isSuspended" />,
  <NullableBooleanInput key="isInDefault" source="isInDefault" label="projects.isInDefault" />,
  <NullableBooleanInput key="isWholeInEnglish" source="isWholeInEnglish" label="backoffice.english.whole" />,
]

/** /admin/project/ */
export const ProjectsList = () => (
  <List filters={filters} sort={{ field: 'createdAt', order: 'DESC' }}>
    <PhaseTotals />
    <DataTable
      hiddenColumns={[
        'projectTypeName',
        'riskCategory',
        'defaultedOn',
        'managerName',
        'projectDuration',
        'minimumInvestment',
        'amountInvested',
        'english',
        'dateStart',
        'createdAt',
      ]}
    >
      <Col source="name" sx={WIDE} render={({ id, name }) => <RecordLink resource="projects" id={id} name={name} />} />
      <Col source="phase" label="projects.fields.phaseName" render={(project) => <Phase project={project} />} />
      <Col source="projectTypeName" field={ContentField} />
      <Col source="riskCategory" />
      <Col source="defaultedOn" field={DayField} />
      <Col source="locality" sx={FROM.desk} />
      <Col source="managerName" />
      <Col source="annualProfitability" field={PercentField} align="right" sx={FROM.desk} />
      <Col source="projectDuration" align="right" />
      <Col
        source="minimumInvestment"
        align="right"
        render={({ minimumInvestment }) => <Amount value={minimumInvestment} places="auto" />}
      />
      <Col source="amountInvested" field={MoneyField} align="right" />
      <Col
        source="financingAmount"
        align="right"
        sx={FROM.tablet}
        render={({ financingAmount }) => <Amount value={financingAmount} places="auto" />}
      />
      <Col
        source="percentageInvested"
        align="right"
        sx={FROM.tablet}
        render={(project) => <Funded project={project} />}
      />
      <Col
        source="english"
        label="backoffice.english.heading"
        disableSort
        render={({ englishTexts }) => englishTexts && <EnglishOf count={englishTexts} />}
      />
      <Col source="dateStart" field={DayField} />
      <Col source="dateEnd" field={DayField} sx={FROM.desk} />
      <Col source="createdAt" field={DayField} />
    </DataTable>
    <ListSums labels={{ financingAmount: 'goal', amountInvested: 'invested' }} />
  </List>
)

function Phase({ project }: { readonly project: ProjectRecord }) {
  const t = useWords()
  return (
    <>
      <PhaseBadge state={project.phaseName} />
      {isSuspended(project) && <StateBadge tone="clay" label={t('projects.isSuspended')} />}
    </>
  )
}

const Funded = ({ project: { percentageInvested } }: { readonly project: ProjectRecord }) => (
  <Box
    component="span"
    sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, justifyContent: 'end', whiteSpace: 'nowrap' }}
  >
    <Box
      component="span"
      aria-hidden
      sx={{ width: 64, height: 6, backgroundColor: 'var(--sunken)', border: '1px solid var(--line)' }}
    >
      <Box
        component="span"
        sx={{
          display: 'block',
          height: '100%',
          width: `${Math.min(100, percentageInvested)}%`,
          backgroundColor: 'var(--river)',
        }}
      />
    </Box>
    {/* As wide as the longest, so that the bars stand in line. */}
    <Box component="span" sx={{ minWidth: '4.25rem', textAlign: 'end' }}>
      {formatPercent(percentageInvested)}
    </Box>
  </Box>
)

function PhaseTotals() {
  const t = useWords()
  const { filterValues, displayedFilters, setFilters } = useListContext()
  const { phaseId: chosen, ...others } = filterValues as Readonly<Record<string, unknown>>
  const { meta } = useRecords('projects', { ...others, getTotalByPhases: true }, undefined, { most: 1 })
  const totals = (meta as { totalByPhases?: Readonly<Partial<Record<PhaseName, number>>> } | undefined)?.totalByPhases
  const choose = (phaseId: string | undefined) => setFilters({ ...others, phaseId }, displayedFilters, false)
  return (
    <Box
      component="fieldset"
      aria-label={t('backoffice.list.phases')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, margin: 0, marginBlockEnd: 1.5, padding: 0, border: 0 }}
    >
      {PHASES.map((phase) => {
        const isChosen = chosen === PHASE_IDS[phase]
        const name = t(`phases.name.${phase}`)
        return (
          <ToggleChip
            key={phase}
            size="small"
            label={totals ? `${name} ${formatCount(totals[phase] ?? 0)}` : name}
            isChosen={isChosen}
            onClick={() => choose(isChosen ? undefined : PHASE_IDS[phase])}
          />
        )
      })}
    </Box>
  )
}
