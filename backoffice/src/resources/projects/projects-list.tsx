import { Box } from '@mui/material'
import { isSuspended } from '@cauce/contract'
import { formatPercent } from '@cauce/format/percent.ts'
import type { ProjectRecord } from '../../providers/records.ts'
import { countedEnglishColumn } from '../../ui/english-count.tsx'
import { columnsOf } from '../../ui/list/column.tsx'
import { filtersOf, yesOrNo } from '../../ui/list/filters.ts'
import { defineList, ListPage } from '../../ui/list/list.tsx'
import { PhaseBadge, StateBadge } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'
import { PhaseTotals } from './phase-totals.tsx'

const column = columnsOf('projects')
const filter = filtersOf('projects')

const list = defineList({
  resource: 'projects',
  sort: { field: 'createdAt', order: 'DESC' },
  search: { source: 'name', label: (t) => t('backoffice.projects.search') },
  filters: [
    filter.reference('projectTypeId', 'projectTypes', 'projectTypeId'),
    filter.reference('managerId', 'managers', 'managerId'),
    filter.reference('country', 'countries', 'country'),
    filter.bound('amount', 'lte', 'minimumInvestment'),
    filter.bound('percent', 'gte', 'targetProfitability'),
    filter.bound('months', 'lte', 'projectDuration'),
    filter.bound('percent', 'gte', 'percentageInvested'),
    yesOrNo('isSuspended', (t) => t('projects.isSuspended')),
    yesOrNo('isInDefault', (t) => t('projects.isInDefault')),
    yesOrNo('isWholeInEnglish', (t) => t('backoffice.english.whole')),
  ],
  Above: PhaseTotals,
  columns: [
    column.link('name', 'edit', { isSortable: true, share: 6 }),
    {
      source: 'phase',
      heading: (t) => t('projects.fields.phaseName'),
      isSortable: true,
      text: ({ phaseName }, t) => t(`phases.name.${phaseName}`),
      cell: (project, t) => (
        <>
          <PhaseBadge phase={project.phaseName} />
          {isSuspended(project) && <StateBadge tone="clay" label={t('projects.isSuspended')} />}
        </>
      ),
    },
    column.content('projectTypeName', { isHidden: true, share: 2 }),
    column.plain('riskCategory', { isHidden: true }),
    column.date('defaultedOn', { isHidden: true }),
    column.plain('locality', { share: 2, from: 'desk' }),
    column.plain('managerName', { isHidden: true, share: 2 }),
    column.percent('annualProfitability', { isSortable: true, from: 'desk' }),
    column.plain('projectDuration', { isFigure: true, isHidden: true, isSortable: true }),
    column.money('minimumInvestment', { places: 'auto', isHidden: true, isSortable: true }),
    column.money('amountInvested', { isHidden: true, isSortable: true }),
    column.money('financingAmount', { places: 'auto', isSortable: true, from: 'tablet' }),
    column.percent('percentageInvested', {
      isSortable: true,
      from: 'tablet',
      cell: (project) => <Funded project={project} />,
    }),
    countedEnglishColumn,
    column.date('dateStart', { isHidden: true, isSortable: true }),
    column.date('dateEnd', { isSortable: true, from: 'desk' }),
    column.date('createdAt', { isHidden: true, isSortable: true }),
  ],
  sums: {
    financingAmount: (t) => t('backoffice.list.sumOf.goal'),
    amountInvested: (t) => t('backoffice.list.sumOf.invested'),
  },
})

/** /admin/project/ */
export const ProjectsList = () => <ListPage list={list} title={useWords()('projects.title')} />

/** The funded share as a bar and in words. */
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
