import { Box, Link as MuiLink } from '@mui/material'
import { Link, useNavigate } from 'react-admin'
import { formatDate } from '@cauce/format/dates.ts'
import type { ExaminationSummary, Examination } from '../../providers/records.ts'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { InsteadOfRows } from '../../ui/failure.tsx'
import { Caption, Section } from '../../ui/section.tsx'
import { badgeOf } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'
import { useExaminations } from './use-examinations.ts'
import type { z } from 'zod'
import { ExaminationBody } from '@cauce/contract'
import { useCall } from '../../providers/call.ts'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { TextInput } from '../../ui/form/inputs.tsx'
import { CustomerInput } from '../../ui/form/reference-inputs.tsx'

export function ExaminationList() {
  const t = useWords()
  const navigate = useNavigate()
  const { data, error, refetch } = useExaminations()
  return (
    <Section
      title={t('examinations.list')}
      actions={
        <DialogButton
          variant="contained"
          dialog={(close) => (
            <BeginDialog
              onBegun={({ examinationId }) => navigate({ search: `?id=${examinationId}` })}
              onClose={close}
            />
          )}
        >
          {t('examinations.begin')}
        </DialogButton>
      }
    >
      <InsteadOfRows rows={data} error={error} onRetry={refetch} none={t('examinations.none')} />
      {data?.map((examination) => (
        <Row key={examination.examinationId} examination={examination} />
      ))}
    </Section>
  )
}

export const ExaminationState = badgeOf('examinations.states', { open: 'blue', concluded: 'grey' })

function Row({ examination }: { readonly examination: ExaminationSummary }) {
  const t = useWords()
  const { examinationId, number, state, userName, createdAt } = examination
  return (
    <Box sx={{ paddingBlock: 1, borderBlockEnd: '1px solid var(--line)', overflowWrap: 'anywhere' }}>
      <ExaminationState state={state} />{' '}
      <MuiLink component={Link} to={`?id=${examinationId}`}>
        {t('examinations.number', { number })} · {userName}
      </MuiLink>
      <Caption>{t('examinations.createdAt', { date: formatDate(createdAt) })}</Caption>
    </Box>
  )
}

interface Props {
  readonly onBegun: (examination: Examination) => void
  readonly onClose: () => void
}

function BeginDialog({ onBegun, onClose }: Props) {
  const t = useWords()
  const call = useCall()
  return (
    <FormDialog
      resource="users"
      title={t('examinations.begin')}
      about={t('examinations.beginAbout')}
      schema={ExaminationBody}
      act={(body: z.infer<typeof ExaminationBody>) => call('POST /v1/account/examinations', { body })}
      words={t('examinations.begun')}
      after={onBegun}
      onClose={onClose}
    >
      <CustomerInput source="userId" label={t('examinations.customer')} />
      <TextInput source="reason" label={t('examinations.reason')} multiline minRows={3} />
    </FormDialog>
  )
}
