import { Skeleton, Stack } from '@mui/material'
import { keepPreviousData } from '@tanstack/react-query'
import type { Answer } from '@cauce/client'
import { formatDate } from '@cauce/format/dates.ts'
import { formatCount } from '@cauce/format/quantities.ts'
import type { Translate } from '@cauce/i18n/office.ts'
import { useRead } from '../../providers/call.ts'
import { ChartSection } from '../../ui/chart-section.tsx'
import { useContentText } from '../../ui/content.tsx'
import { Failure, MarkedIfOld } from '../../ui/failure.tsx'
import { useWords } from '../../ui/words.ts'
import type { Range } from './period-name.ts'
import { loaded } from '../../ui/loaded.ts'

const BarsByName = loaded(() => import('../../ui/charts.tsx'), 'BarsByName')

type Sums = Answer<'/v1/project/statistics/projects'>
type Sum = Pick<Sums['types'][number], 'invested' | 'disinvested' | 'penalties' | 'count'>

/** More bars than this have no room for the names of their projects. */
const DRAWN = 12

export function ByProject({ range: { fromDate, toDate } }: { readonly range: Range }) {
  const t = useWords()
  const textOf = useContentText()
  const { data, error, isPlaceholderData, refetch } = useRead(
    ['statistics', 'projects', fromDate, toDate],
    'GET /v1/project/statistics/projects',
    { query: { fromDate, toDate } },
    { placeholderData: keepPreviousData },
  )
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton variant="rounded" height={320} />
  const months = t('statistics.byProject.months', { from: formatDate(data.fromDate), to: formatDate(data.toDate) })
  const named = t('statistics.byProject.named', {
    named: formatCount(data.projects.length),
    smart_count: data.projectCount,
  })
  const drawn = data.projects.length > DRAWN ? t('statistics.byProject.drawn', { drawn: DRAWN }) : ''
  return (
    <MarkedIfOld isOld={isPlaceholderData}>
      <Stack spacing={5}>
        <SumsSection
          title={t('statistics.byProject.typeTitle')}
          sentence={months}
          heading={t('statistics.byProject.type')}
          rows={data.types.map((row) => ({ ...row, key: row.projectTypeId, name: textOf(row, 'projectTypeName') }))}
        />
        <SumsSection
          title={t('statistics.byProject.title')}
          sentence={`${months} ${named} ${drawn}`}
          heading={t('projects.one')}
          rows={data.projects.map((row) => ({ ...row, key: row.projectId, name: row.projectName }))}
        />
      </Stack>
    </MarkedIfOld>
  )
}

interface SectionProps {
  readonly title: string
  readonly sentence: string
  readonly heading: string
  readonly rows: readonly (Sum & { readonly key: string; readonly name: string })[]
}

function SumsSection({ title, sentence, heading, rows }: SectionProps) {
  const t = useWords()
  const drawn = rows.slice(0, DRAWN)
  const series = [
    { label: t('statistics.invested'), color: 'var(--series-2)', amounts: drawn.map(({ invested }) => invested) },
    {
      label: t('statistics.disinvested'),
      color: 'var(--series-4)',
      amounts: drawn.map(({ disinvested }) => disinvested),
    },
  ]
  return (
    <ChartSection
      title={title}
      sentence={rows.length === 0 ? t('statistics.byProject.none') : sentence}
      isEmpty={rows.length === 0}
      headings={[heading, ...amountNames(t), t('statistics.count')]}
      rows={rows.map((row) => ({ key: row.key, name: row.name, cells: [...amountsOf(row), row.count] }))}
      chart={<BarsByName names={drawn.map(({ name }) => name)} series={series} />}
    />
  )
}

const amountNames = (t: Translate) => [t('statistics.invested'), t('statistics.disinvested'), t('statistics.penalties')]
const amountsOf = ({ invested, disinvested, penalties }: Sum) => [invested, disinvested, penalties]
