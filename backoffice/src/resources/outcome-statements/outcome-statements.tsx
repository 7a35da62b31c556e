import { DataTable, List } from 'react-admin'
import { ContentField, MomentField } from '../../ui/fields.tsx'
import { OPENS_DETAILS } from '../../ui/list/list-defaults.tsx'
import { FROM } from '../../ui/list/widths.ts'
import type { RecordOf, Outcome } from '../../providers/records.ts'
import { useWords } from '../../ui/words.ts'
import { formatPercent } from '@cauce/format/percent.ts'
import type { Translate } from '@cauce/i18n/office.ts'
import { useMemo, useState } from 'react'
import { Skeleton } from '@mui/material'
import { useWatch } from 'react-hook-form'
import { calendarYearOf, mistakesOfOutcomeYear, OutcomeStatementBody } from '@cauce/contract'
import { withRule } from '@cauce/contract/rules.ts'
import { useRead } from '../../providers/call.ts'
import { Failure } from '../../ui/failure.tsx'
import { FigureTable } from '../../ui/figure-table.tsx'
import { BothLanguagesInput } from '../../ui/form/inputs.tsx'
import { FieldGrid, WideField } from '../../ui/form/field-grid.tsx'
import { CreateForm } from '../../ui/form/record-form.tsx'
import { WholeNumberInput } from '../../ui/form/number-inputs.tsx'
import { Section } from '../../ui/section.tsx'
import { useToday } from '../../ui/time.tsx'
import { NO_TEXT } from '../../ui/names.ts'

const Col = DataTable.Col<RecordOf<'outcomeStatements'>>

/** Defaults among loans, and their rate where there was a loan. */
function outcomeOf({ figures: { total } }: RecordOf<'outcomeStatements'>, t: Translate): string {
  const words = t('outcomeStatements.outcome', total)
  return total.rate === null ? words : `${words} (${formatPercent(total.rate)})`
}

/** /admin/outcome-statements/: the outcome statements as they were published. */
export function OutcomeStatementsList() {
  const t = useWords()
  return (
    <List sort={{ field: 'year', order: 'DESC' }}>
      <DataTable {...OPENS_DETAILS}>
        <Col source="year" />
        <Col source="version" align="right" />
        <Col source="figures" disableSort render={(statement) => outcomeOf(statement, t)} />
        <Col source="assumptions" field={ContentField} sx={FROM.tablet} />
        <Col source="correction" field={ContentField} sx={FROM.desk} />
        <Col source="publishedAt" field={MomentField} />
      </DataTable>
    </List>
  )
}

/** /admin/outcome-statements/new: shows the figures of a year, and publishes them with their assumptions. */
export function OutcomeStatementsCreate() {
  const t = useWords()
  const today = useToday()
  const [lastYear] = useState(() => calendarYearOf(new Date()) - 1)
  const schema = useMemo(
    () => withRule(OutcomeStatementBody, ['year'], ({ year }) => mistakesOfOutcomeYear(year, today)[0]),
    [today],
  )
  return (
    <CreateForm schema={schema} defaultValues={{ year: lastYear }} saveLabel="outcomeStatements.createTitle">
      <FieldGrid>
        <WholeNumberInput source="year" />
        <WideField>
          <Preview />
        </WideField>
        <WideField>
          <BothLanguagesInput source="assumptions" minRows={4} helperText={t('outcomeStatements.assumptionsHelp')} />
          <BothLanguagesInput source="correction" minRows={2} helperText={t('outcomeStatements.correctionHelp')} />
        </WideField>
      </FieldGrid>
    </CreateForm>
  )
}

const isYear = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 2000

function Preview() {
  const t = useWords()
  const year: unknown = useWatch({ name: 'year' })
  const { data, error, refetch } = useRead(
    ['outcomeStatements', 'preview', year],
    'GET /v1/project/outcome-statements-preview',
    { query: { year: Number(year) } },
    { enabled: isYear(year) },
  )
  if (!isYear(year)) return null
  const title = t('outcomeStatements.previewTitle', { year: String(year) })
  return (
    <Section title={title}>
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton variant="rounded" height={180} />}
      {data && <Figures outcome={data} title={title} />}
    </Section>
  )
}

function Figures({ outcome: { total, categories }, title }: { readonly outcome: Outcome; readonly title: string }) {
  const t = useWords()
  const rateOf = (rate: number | null) => (rate === null ? NO_TEXT : formatPercent(rate))
  const figuresOf = ({ loans, defaults, rate }: Outcome['total'], expected: number | null) => [
    loans,
    defaults,
    rateOf(rate),
    rateOf(expected),
  ]
  return (
    <FigureTable
      label={title}
      headings={[
        t('outcomeStatements.category'),
        t('outcomeStatements.loans'),
        t('outcomeStatements.defaults'),
        t('outcomeStatements.rate'),
        t('outcomeStatements.expected'),
      ]}
      rows={categories.map(({ category, expectedRate, ...count }) => ({
        key: category ?? 'none',
        name: category === null ? t('outcomeStatements.noCategory') : t(`riskRates.category.${category}`),
        figures: figuresOf(count, expectedRate),
      }))}
      sums={[{ key: 'total', name: t('outcomeStatements.total'), figures: figuresOf(total, null) }]}
    />
  )
}
