import { useState } from 'react'
import { Box, Button, Link as MuiLink, Typography } from '@mui/material'
import { Link, useNavigate } from 'react-admin'
import { formatDate } from '@cauce/format/dates.ts'
import type { ExaminationSummary } from '../../providers/records.ts'
import { InsteadOfRows } from '../../ui/failure.tsx'
import { Section } from '../../ui/section.tsx'
import { StateBadge } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'
import { BeginDialog } from './begin-dialog.tsx'
import { useExaminations } from './use-examinations.ts'

/** The examinations, the open ones first, and the button that begins one. */
export function ExaminationList() {
  const t = useWords()
  const navigate = useNavigate()
  const { data, error, refetch } = useExaminations()
  const [isBeginning, setBeginning] = useState(false)
  return (
    <Section
      title={t('examinations.list')}
      actions={
        <Button variant="contained" onClick={() => setBeginning(true)}>
          {t('examinations.begin')}
        </Button>
      }
    >
      <InsteadOfRows rows={data} error={error} onRetry={refetch} none={t('examinations.none')} />
      {data?.map((examination) => (
        <Row key={examination.examinationId} examination={examination} />
      ))}
      {isBeginning && (
        <BeginDialog
          onBegun={({ examinationId }) => navigate({ search: `?id=${examinationId}` })}
          onClose={() => setBeginning(false)}
        />
      )}
    </Section>
  )
}

export function ExaminationState({ state }: Pick<ExaminationSummary, 'state'>) {
  const t = useWords()
  return <StateBadge tone={state === 'open' ? 'blue' : 'grey'} label={t(`examinations.states.${state}`)} />
}

function Row({ examination }: { readonly examination: ExaminationSummary }) {
  const t = useWords()
  const { examinationId, number, state, userName, createdAt } = examination
  return (
    <Box sx={{ paddingBlock: 1, borderBlockEnd: '1px solid var(--line)', overflowWrap: 'anywhere' }}>
      <ExaminationState state={state} />{' '}
      <MuiLink component={Link} to={`?id=${examinationId}`}>
        {t('examinations.number', { number })} · {userName}
      </MuiLink>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {t('examinations.createdAt', { date: formatDate(createdAt) })}
      </Typography>
    </Box>
  )
}
