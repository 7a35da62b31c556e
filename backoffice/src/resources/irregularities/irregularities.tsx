import { DataTable, List, SelectInput, useCanAccess } from 'react-admin'
import { ContentField, DayField, ProjectField, StateField } from '../../ui/fields.tsx'
import { choicesOf } from '../../ui/form/inputs.tsx'
import { OPENS_DETAILS } from '../../ui/list/list-defaults.tsx'
import { FROM } from '../../ui/list/widths.ts'
import type { RecordOf, IrregularityRecord, ProjectRecord } from '../../providers/records.ts'
import { useWords } from '../../ui/words.ts'
import { IRREGULARITY_STATES, irregularityLifecycle, isInvestable, type IrregularityState } from '@cauce/contract'
import { Box, Typography, Alert, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { accessTo, useAbility } from '../../ui/ability.ts'
import { Failure } from '../../ui/failure.tsx'
import { Hint, Section } from '../../ui/section.tsx'
import { StateBadge, type Tone } from '../../ui/states.tsx'
import { useRecords } from '../../providers/call.ts'
import { IrregularityButton } from './irregularity-dialogs.tsx'
import { formatDate, formatDateTime, formatUntil } from '@cauce/format/dates.ts'
import { DecisionFrame } from '../../ui/decision/decision-frame.tsx'
import { RecordLink } from '../../ui/links.tsx'
import { Content } from '../../ui/content.tsx'
import { Facts } from '../../ui/terms.tsx'

const Col = DataTable.Col<RecordOf<'irregularities'>>

const filters = [
  <SelectInput key="state" source="state" choices={choicesOf('irregularities.state', IRREGULARITY_STATES)} alwaysOn />,
]

/** /admin/irregularities/: material errors in the information about offers. They are recorded and corrected on the page of the project. */
export function IrregularitiesList() {
  const t = useWords()
  return (
    <List filters={filters} sort={{ field: 'createdAt', order: 'DESC' }}>
      <DataTable {...OPENS_DETAILS} hiddenColumns={['recordedByName', 'endedByName']}>
        <Col source="projectName" field={ProjectField} />
        <Col source="state" render={() => <StateField source="state" tones={IRREGULARITY_TONES} />} />
        <Col source="createdAt" field={DayField} />
        <Col source="lastDay" field={DayField} sx={FROM.tablet} />
        <Col source="irregularity" field={ContentField} sx={FROM.tablet} />
        <Col source="correction" field={ContentField} sx={FROM.desk} />
        <Col source="endedAt" field={DayField} sx={FROM.desk} />
        <Col source="recordedByName" />
        <Col
          source="endedByName"
          render={({ endedByName, endedAt }) => (endedAt === null ? '' : (endedByName ?? t('irregularities.platform')))}
        />
      </DataTable>
    </List>
  )
}

/** Which material errors the offer had, with the buttons that suspend it, publish a correction and let it go on (handbook rule 24.15). */
export function OfferStanding({ project }: { readonly project: ProjectRecord }) {
  const hadAny = project.irregularity !== null
  const { data, error, refetch } = useRecords('irregularities', { projectId: project.id }, '-createdAt', {
    enabled: hadAny,
  })
  if (error) return <Failure error={error} onRetry={refetch} />
  return hadAny && !data ? null : <Standings project={project} records={data ?? []} />
}

interface StandingsProps {
  readonly project: ProjectRecord
  readonly records: readonly IrregularityRecord[]
}

function Standings({ project, records: data }: StandingsProps) {
  const t = useWords()
  const { canAccess: mayEdit } = useCanAccess(accessTo('irregularities.edit'))
  const isOpen = isInvestable(project.phaseName) && data.every(({ state }) => state !== 'suspended')
  if (data.length === 0 && !isInvestable(project.phaseName)) return null
  return (
    <Box sx={{ paddingBlockEnd: 2 }}>
      <Section
        title={t('irregularities.project.title')}
        actions={
          mayEdit &&
          isOpen && (
            <span>
              <IrregularityButton act="publish" projectId={project.id} />
              <IrregularityButton act="suspend" projectId={project.id} />
            </span>
          )
        }
      >
        {data.length === 0 && <Typography>{t('irregularities.project.none')}</Typography>}
        {data.map((record) => (
          <Standing key={record.id} record={record} />
        ))}
      </Section>
    </Box>
  )
}

function Standing({ record }: { readonly record: IrregularityRecord }) {
  const t = useWords()
  const may = useAbility(irregularityLifecycle, record.state)
  return (
    <Box sx={{ paddingBlock: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <StateBadge tone={IRREGULARITY_TONES[record.state]} label={t(`irregularities.state.${record.state}`)} />
        {may('correct') && <IrregularityButton act="correct" projectId={record.projectId} record={record} />}
        {may('correct') && <Hint>{t('irregularities.project.cancelHelp')}</Hint>}
      </Box>
      <IrregularityFacts record={record} />
    </Box>
  )
}

interface Props {
  readonly record: IrregularityRecord
  readonly onDecided: () => void
}

export function SuspensionPane({ record, onDecided }: Props) {
  const t = useWords()
  const { state, createdAt, projectId, projectName, lastDay } = record
  return (
    <DecisionFrame
      badge={<StateBadge tone={IRREGULARITY_TONES[state]} label={t(`irregularities.state.${state}`)} />}
      waitingSince={createdAt}
      title={projectName}
      actions={<IrregularityButton act="correct" projectId={projectId} record={record} onDone={onDecided} hasKey />}
    >
      <Alert severity="warning">{t('irregularities.project.until', { day: formatDate(lastDay) })}</Alert>
      <IrregularityFacts record={record} />
      <RecordLink resource="projects" id={projectId} name={t('irregularities.project.toProject')} />
    </DecisionFrame>
  )
}

function IrregularityFacts({ record }: { readonly record: IrregularityRecord }) {
  const t = useWords()
  const { differences, steps, correction, lastDay, endedAt, endedByName, recordedByName } = record
  return (
    <>
      <Facts
        noun="irregularities"
        facts={{
          irregularity: <Content record={record} field="irregularity" />,
          ...(steps !== null && { steps: <Content record={{ ...record, steps }} field="steps" /> }),
          ...(lastDay !== null && { lastDay: formatDate(lastDay) }),
          ...(correction !== null && { correction: <Content record={{ ...record, correction }} field="correction" /> }),
          revocableUntil: formatUntil(record.revocableUntil),
          recordedByName,
          ...(endedAt !== null && {
            endedAt: `${formatDateTime(endedAt)}, ${endedByName ?? t('irregularities.platform')}`,
          }),
        }}
      />
      {differences.length > 0 && <Differences differences={differences} />}
    </>
  )
}

function Differences({ differences }: Pick<IrregularityRecord, 'differences'>) {
  const t = useWords()
  return (
    <Table size="small" aria-label={t('irregularities.fields.differences')} sx={{ maxWidth: '62rem' }}>
      <TableHead>
        <TableRow>
          <TableCell>{t('irregularities.difference.part')}</TableCell>
          <TableCell>{t('irregularities.difference.stated')}</TableCell>
          <TableCell>{t('irregularities.difference.actual')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {differences.map((row) => (
          <TableRow key={`${row.part} ${row.stated}`}>
            <TableCell component="th" scope="row">
              <Content record={row} field="part" />
            </TableCell>
            <TableCell>
              <Content record={row} field="stated" />
            </TableCell>
            <TableCell>
              <Content record={row} field="actual" />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

const IRREGULARITY_TONES: Readonly<Record<IrregularityState, Tone>> = {
  suspended: 'clay',
  corrected: 'green',
  cancelled: 'grey',
}
