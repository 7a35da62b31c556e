import { DataTable, List, SelectInput, useDataProvider, useCanAccess } from 'react-admin'
import { DayField, MoneyField, ProjectField, StateField, WordField } from '../../ui/fields.tsx'
import { choicesOf } from '../../ui/form/inputs.tsx'
import { OPENS_DETAILS } from '../../ui/list/list-defaults.tsx'
import { FROM } from '../../ui/list/widths.ts'
import { ListActions } from '../../ui/list/list-actions.tsx'
import type { RecordOf, ProjectRecord } from '../../providers/records.ts'
import { useWords } from '../../ui/words.ts'
import { Button, Box, Typography } from '@mui/material'
import { DEFAULT_STATES, loanDefaultLifecycle, type DefaultState } from '@cauce/contract'
import { paths } from '@cauce/contract/pages.ts'
import { type CauceDataProvider, useRecords } from '../../providers/call.ts'
import { accessTo, useAbility } from '../../ui/ability.ts'
import { ConfirmButton } from '../../ui/confirm-dialog.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Section } from '../../ui/section.tsx'
import { StateBadge, type Tone } from '../../ui/states.tsx'
import { formatDate } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import type { Translate } from '@cauce/i18n/office.ts'

const Col = DataTable.Col<RecordOf<'loanDefaults'>>

const filters = [
  <SelectInput key="state" source="state" choices={choicesOf('loanDefaults.state', DEFAULT_STATES)} alwaysOn />,
]

/** /admin/loan-defaults/: which loans are or were in default. One is recorded and ended on the page of its project. */
export function LoanDefaultsList() {
  const t = useWords()
  return (
    <List
      filters={filters}
      sort={{ field: 'since', order: 'DESC' }}
      actions={
        <ListActions>
          <Button href={paths.loanBook} target="_blank" rel="noreferrer">
            {t('loanDefaults.seePublic')}
          </Button>
        </ListActions>
      }
    >
      <DataTable {...OPENS_DETAILS} hiddenColumns={['recordedByName', 'endReason']}>
        <Col source="projectName" field={ProjectField} />
        <Col source="state" render={() => <StateField source="state" tones={DEFAULT_TONES} />} />
        <Col source="since" field={DayField} />
        <Col source="kind" field={WordField} sx={FROM.desk} />
        <Col source="reason" sx={FROM.tablet} disableSort render={(one) => reasonOf(one, t)} />
        <Col source="recordedByName" render={({ recordedByName }) => recordedByName ?? t('loanDefaults.platform')} />
        <Col source="endedOn" field={DayField} sx={FROM.desk} />
        <Col source="endReason" />
        <Col source="loss" field={MoneyField} align="right" sx={FROM.desk} />
      </DataTable>
    </List>
  )
}

const LONGEST_REASON = 500
const AFFECTED = ['loanDefaults', 'projects'] as const

/** Whether a loan is or was in default, with the buttons that record a default and end it (handbook rules 21.1 to 21.6). */
export function LoanStanding({ project }: { readonly project: ProjectRecord }) {
  const t = useWords()
  const { canAccess: mayEdit } = useCanAccess(accessTo('loanDefaults.edit'))
  const { data, error, refetch } = useRecords('loanDefaults', { projectId: project.id }, '-since')
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!data) return null
  const isLasting = data.some(({ state }) => state !== 'cured')
  const isRecordable = mayEdit && !isLasting && project.phaseName === 'Financed'
  return (
    <Box sx={{ paddingBlockEnd: 2 }}>
      <Section title={t('loanDefaults.project.title')} actions={isRecordable && <RecordButton project={project} />}>
        {data.length === 0 && <Typography>{t('loanDefaults.project.none')}</Typography>}
        {data.map((record) => (
          <Standing key={record.id} record={record} />
        ))}
      </Section>
    </Box>
  )
}

function Standing({ record }: { readonly record: LoanDefaultRecord }) {
  const t = useWords()
  const may = useAbility(loanDefaultLifecycle, record.state)
  const { state } = record
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, paddingBlock: 0.5 }}>
      <StateBadge tone={DEFAULT_TONES[state]} label={t(`loanDefaults.state.${state}`)} />
      <Typography sx={{ flex: '1 1 20rem', overflowWrap: 'anywhere' }}>{sentenceOf(record, t)}</Typography>
      {may('cure') && <EndButton record={record} to="cured" />}
      {may('writeOff') && <EndButton record={record} to="written-off" />}
    </Box>
  )
}

function RecordButton({ project }: { readonly project: ProjectRecord }) {
  const t = useWords()
  const dataProvider = useDataProvider<CauceDataProvider>()
  return (
    <ConfirmButton
      label={t('loanDefaults.project.record')}
      consequence={t('loanDefaults.project.recordAbout')}
      isDangerous
      reason={{ label: t('common.reason'), maximum: LONGEST_REASON }}
      act={(reason: string) => dataProvider.create('loanDefaults', { data: { projectId: project.id, reason } })}
      words={t('loanDefaults.project.recorded')}
      affects={AFFECTED}
    />
  )
}

const WORDS = {
  cured: { button: 'loanDefaults.project.cure', about: 'loanDefaults.project.cureAbout' },
  'written-off': { button: 'loanDefaults.project.writeOff', about: 'loanDefaults.project.writeOffAbout' },
} as const

function EndButton({ record, to }: { readonly record: LoanDefaultRecord; readonly to: keyof typeof WORDS }) {
  const t = useWords()
  const dataProvider = useDataProvider<CauceDataProvider>()
  const { button, about } = WORDS[to]
  return (
    <ConfirmButton
      label={t(button)}
      consequence={t(about)}
      isDangerous={to === 'written-off'}
      reason={{ label: t('common.reason'), maximum: LONGEST_REASON }}
      act={(reason: string) =>
        dataProvider.update('loanDefaults', {
          id: record.id,
          data: { state: to, reason },
          previousData: versionOf(record),
        })
      }
      words={t('loanDefaults.project.ended')}
      affects={AFFECTED}
    />
  )
}

/** What the change is based on. The reason of the end is another one than that of the default. */
const versionOf = ({ id, updatedAt }: LoanDefaultRecord) => ({ id, updatedAt })

type LoanDefaultRecord = RecordOf<'loanDefaults'>

const DEFAULT_TONES: Readonly<Record<DefaultState, Tone>> = {
  open: 'clay',
  cured: 'green',
  'written-off': 'grey',
}

function reasonOf({ reason, pastDue, pastDueSince }: LoanDefaultRecord, t: Translate): string {
  if (reason !== null) return reason
  return t('loanDefaults.pastDueReason', { amount: formatMoney(pastDue!), day: formatDate(pastDueSince) })
}

function sentenceOf(record: LoanDefaultRecord, t: Translate): string {
  const { state, since, endedOn, endReason, loss } = record
  const values = { date: formatDate(since), reason: reasonOf(record, t) }
  if (state === 'open') return t('loanDefaults.project.open', values)
  const ended = { ...values, end: formatDate(endedOn), endReason: endReason! }
  if (state === 'cured') return t('loanDefaults.project.cured', ended)
  return t('loanDefaults.project.written-off', { ...ended, loss: formatMoney(loss!) })
}
