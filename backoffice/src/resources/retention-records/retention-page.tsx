import { Tab, Tabs, Typography } from '@mui/material'
import { CanAccess, DataTable, List, NullableBooleanInput, SelectInput } from 'react-admin'
import { accessTo } from '../../ui/ability.ts'
import { PageForbidden } from '../../ui/layout/pages.tsx'
import { Lead, PageHeading } from '../../ui/section.tsx'
import { useQueryParts } from '../../ui/use-query-parts.ts'
import { useWords } from '../../ui/words.ts'
import { DayField, MomentField, WordField } from '../../ui/fields.tsx'
import { choicesOf } from '../../ui/form/inputs.tsx'
import { NoRows, OPENS_DETAILS } from '../../ui/list/list-defaults.tsx'
import { FROM } from '../../ui/list/widths.ts'
import type { RecordOf } from '../../providers/records.ts'
import { CARRIED_OUT_RULES, RETENTION, RETENTION_RULES, type RetentionEntry, type RetentionRule } from '@cauce/contract'
import type { Translate } from '@cauce/i18n/office.ts'
import { FigureTable } from '../../ui/figure-table.tsx'

const TABS = ['table', 'protocol'] as const

/** /admin/retention/: the table of periods, and what was erased by it (handbook chapter 26). */
export const RetentionPage = () => (
  <CanAccess {...accessTo('retentionRecords.read')} accessDenied={<PageForbidden />}>
    <Retention />
  </CanAccess>
)

function Retention() {
  const t = useWords()
  const [query, change] = useQueryParts({ tab: (asked) => asked === 'protocol' })
  const open = query.get('tab') === 'protocol' ? 'protocol' : 'table'
  const title = t('retentionRecords.title')
  const tabs = (
    <Tabs
      value={open}
      aria-label={title}
      sx={{ marginBlockEnd: 2 }}
      onChange={(_event, tab: string) => change({ tab: tab === 'protocol' ? tab : undefined })}
    >
      {TABS.map((name) => (
        <Tab key={name} value={name} label={t(`retentionRecords.${name}`)} />
      ))}
    </Tabs>
  )
  if (open === 'protocol')
    return (
      <>
        {tabs}
        <RetentionList />
      </>
    )
  return (
    <>
      <PageHeading title={title} />
      <Lead>{t('retentionRecords.lead')}</Lead>
      {tabs}
      <RetentionTable />
    </>
  )
}

const Col = DataTable.Col<RecordOf<'retentionRecords'>>

const filters = [
  <SelectInput key="rule" source="rule" choices={choicesOf('retentionRecords.rule', CARRIED_OUT_RULES)} alwaysOn />,
  <NullableBooleanInput key="hasErased" source="hasErased" label="retentionRecords.hasErased" />,
]

const RetentionList = () => (
  <List filters={filters} sort={{ field: 'day', order: 'DESC' }} resource="retentionRecords" disableSyncWithLocation>
    <DataTable empty={<NoRows words="retentionRecords.none" />} {...OPENS_DETAILS}>
      <Col source="day" field={DayField} />
      <Col source="rule" field={WordField} />
      <Col source="erasedCount" align="right" />
      <Col source="carriedOutAt" field={MomentField} sx={FROM.tablet} />
    </DataTable>
  </List>
)

function RetentionTable() {
  const t = useWords()
  const headings = ['period', 'outcome', 'basis'] as const
  const words = headings.map((name) => t(`retentionRecords.columns.${name}`))
  return (
    <FigureTable
      label={t('retentionRecords.table')}
      headings={[t('retentionRecords.columns.data'), ...words]}
      words={words}
      rows={RETENTION_RULES.map((rule) => rowOf(rule, t))}
    />
  )
}

function rowOf(rule: RetentionRule, t: Translate) {
  const entry: RetentionEntry = RETENTION[rule]
  const outcome = t(`retentionRecords.outcome.${entry.outcome}`)
  return {
    key: rule,
    name: t(`retentionRecords.rule.${rule}`),
    figures: [
      periodOf(entry, t),
      <>
        {outcome}
        <Caption>{t(`retentionRecords.by.${entry.by}`)}</Caption>
      </>,
      t(`retentionRecords.basis.${entry.basis}`),
    ],
  }
}

const Caption = ({ children }: { readonly children: string }) => (
  <Typography variant="caption" component="span" sx={{ display: 'block', color: 'text.secondary', minWidth: '14ch' }}>
    {children}
  </Typography>
)

const UNITS = ['hours', 'days', 'years'] as const

function periodOf({ period, from, outcome }: RetentionEntry, t: Translate): string {
  if (from === null) return t('retentionRecords.noPeriod')
  if (period === null) return t(`retentionRecords.atOnce.${from}`)
  const parts = UNITS.filter((unit) => period[unit] !== undefined)
  const length = parts.map((unit) => t(`retentionRecords.${unit}`, { smart_count: period[unit]! })).join(' ')
  const least = outcome === 'kept' ? t('retentionRecords.atLeast', { period: length }) : length
  return `${least} ${t(`retentionRecords.from.${from}`)}`
}
