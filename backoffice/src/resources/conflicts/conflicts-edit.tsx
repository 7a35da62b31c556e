import { Edit, useParams, useRecordContext } from 'react-admin'
import { actionsFrom, conflictLifecycle, ConflictForm, CONFLICT_STEPS, type ConflictStep } from '@cauce/contract'
import { formatDate } from '@cauce/format/dates.ts'
import type { RecordOf } from '../../providers/records.ts'
import { HistoryButton, WithHistory } from '../../ui/audit/record-history.tsx'
import { Figure, Figures } from '../../ui/figures.tsx'
import { EditFailure } from '../../ui/failure.tsx'
import { RecordForm } from '../../ui/form/record-form.tsx'
import { PageHeading } from '../../ui/section.tsx'
import { useWords } from '../../ui/words.ts'
import { ConflictBadge } from './conflicts-list.tsx'
import { ConflictInputs } from './conflicts-inputs.tsx'
import { useCall } from '../../providers/call.ts'
import { ConfirmButton } from '../../ui/confirm-dialog.tsx'

type Conflict = RecordOf<'conflicts'>

/** /admin/conflicts/edit/{id}: an entry of the register, with its yearly review, its end and its history. */
export function ConflictsEdit() {
  const { id = '' } = useParams<{ id: string }>()
  return (
    <WithHistory filter={{ recordId: id }}>
      <Edit redirect="list" actions={<Heading />}>
        <RecordForm schema={ConflictForm}>
          <ConflictInputs />
        </RecordForm>
      </Edit>
    </WithHistory>
  )
}

function Heading() {
  const t = useWords()
  const record = useRecordContext<Conflict>()
  if (!record)
    return (
      <>
        <PageHeading title={t('conflicts.one')} />
        <EditFailure />
      </>
    )
  const { personName, reviewedOn, reviewDueOn, endedOn } = record
  const allowed = actionsFrom(conflictLifecycle, record.state)
  return (
    <>
      <PageHeading title={personName} aside={<ConflictBadge state={record.state} />}>
        <HistoryButton />
        {CONFLICT_STEPS.filter((step) => allowed.includes(step)).map((step) => (
          <StepButton key={step} record={record} step={step} />
        ))}
      </PageHeading>
      <Figures>
        <Figure label={t('conflicts.fields.reviewedOn')} value={formatDate(reviewedOn)} />
        {reviewDueOn && <Figure label={t('conflicts.fields.reviewDueOn')} value={formatDate(reviewDueOn)} />}
        {endedOn && <Figure label={t('conflicts.fields.endedOn')} value={formatDate(endedOn)} />}
      </Figures>
    </>
  )
}

/** The longest reason of the contract. */
const LONGEST_REASON = 500

interface Props {
  readonly record: RecordOf<'conflicts'>
  readonly step: ConflictStep
}

export function StepButton({ record: { id }, step }: Props) {
  const t = useWords()
  const call = useCall()
  return (
    <ConfirmButton
      label={t(`conflicts.step.${step}`)}
      title={t(`conflicts.stepTitle.${step}`)}
      consequence={t(`conflicts.stepAbout.${step}`)}
      isDangerous={step === 'end'}
      reason={{ label: t(`conflicts.stepReason.${step}`), maximum: LONGEST_REASON }}
      act={(reason: string) =>
        call('POST /v1/project/conflicts/{id}/steps', { params: { id }, body: { step, reason } })
      }
      words={t(`conflicts.stepDone.${step}`)}
      affects={['conflicts', 'audit']}
    />
  )
}
