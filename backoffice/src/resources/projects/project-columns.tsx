import { useMemo } from 'react'
import { useCreatePath } from 'react-admin'
import { formatDate } from '@cauce/format/dates.ts'
import { formatTypedAmount } from '@cauce/format/money.ts'
import { formatPercent } from '@cauce/format/percent.ts'
import type { ProjectRecord } from '../../providers/records.ts'
import { Amount } from '../../ui/amount.tsx'
import type { Column } from '../../ui/list/column.ts'
import { RecordLink } from '../../ui/record-link.tsx'
import { PhaseBadge } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'
import { Funded } from './funded.tsx'

/** What the list of projects can show. */
export function useProjectColumns(): Column<ProjectRecord>[] {
  const t = useWords()
  const createPath = useCreatePath()
  return useMemo(
    () => [
      {
        source: 'name',
        heading: t('projects.fields.name'),
        isSortable: true,
        text: ({ name }) => name,
        cell: ({ id, name }) => (
          <RecordLink to={createPath({ resource: 'projects', type: 'edit', id })}>{name}</RecordLink>
        ),
      },
      {
        source: 'phase',
        heading: t('projects.fields.phaseName'),
        isSortable: true,
        text: ({ phaseName }) => t(`phases.name.${phaseName}`),
        cell: ({ phaseName }) => <PhaseBadge phase={phaseName} />,
      },
      {
        source: 'projectTypeName',
        heading: t('projects.fields.projectTypeName'),
        text: ({ projectTypeName }) => projectTypeName,
      },
      { source: 'locality', heading: t('projects.fields.locality'), text: ({ locality }) => locality },
      {
        source: 'managerName',
        heading: t('projects.fields.managerName'),
        isHidden: true,
        text: ({ managerName }) => managerName,
      },
      {
        source: 'annualProfitability',
        heading: t('projects.fields.annualProfitability'),
        isFigure: true,
        isSortable: true,
        text: ({ annualProfitability }) => formatPercent(annualProfitability),
      },
      {
        source: 'projectDuration',
        heading: t('projects.fields.projectDuration'),
        isFigure: true,
        isHidden: true,
        isSortable: true,
        text: ({ projectDuration }) => projectDuration,
      },
      {
        source: 'minimumInvestment',
        heading: t('projects.fields.minimumInvestment'),
        isFigure: true,
        isHidden: true,
        isSortable: true,
        text: ({ minimumInvestment }) => formatTypedAmount(minimumInvestment),
        cell: ({ minimumInvestment }) => <Amount value={minimumInvestment} places="auto" />,
      },
      {
        source: 'amountInvested',
        heading: t('projects.fields.amountInvested'),
        isFigure: true,
        isHidden: true,
        isSortable: true,
        text: ({ amountInvested }) => formatTypedAmount(amountInvested),
        cell: ({ amountInvested }) => <Amount value={amountInvested} />,
      },
      {
        source: 'financingAmount',
        heading: t('projects.fields.financingAmount'),
        isFigure: true,
        isSortable: true,
        text: ({ financingAmount }) => formatTypedAmount(financingAmount),
        cell: ({ financingAmount }) => <Amount value={financingAmount} places="auto" />,
      },
      {
        source: 'percentageInvested',
        heading: t('projects.fields.percentageInvested'),
        isFigure: true,
        isSortable: true,
        text: ({ percentageInvested }) => formatPercent(percentageInvested),
        cell: (project) => <Funded project={project} />,
      },
      {
        source: 'dateStart',
        heading: t('projects.fields.dateStart'),
        isHidden: true,
        isSortable: true,
        text: ({ dateStart }) => formatDate(dateStart),
      },
      {
        source: 'dateEnd',
        heading: t('projects.fields.dateEnd'),
        isSortable: true,
        text: ({ dateEnd }) => formatDate(dateEnd),
      },
      {
        source: 'createdAt',
        heading: t('projects.fields.createdAt'),
        isHidden: true,
        isSortable: true,
        text: ({ createdAt }) => formatDate(createdAt),
      },
    ],
    [t, createPath],
  )
}
