import { Alert, Skeleton, Stack, Box, Typography } from '@mui/material'
import { useLocation } from 'react-admin'
import { useActor } from '../../ui/ability.ts'
import { Failure } from '../../ui/failure.tsx'
import { Lead, Caption, Hint, PageHeading, Section } from '../../ui/section.tsx'
import { useWords } from '../../ui/words.ts'
import { ExaminationList } from './examination-list.tsx'
import { OneExamination } from './one-examination.tsx'
import { useAccesses } from './use-examinations.ts'
import { formatDateTime } from '@cauce/format/dates.ts'
import { useCall } from '../../providers/call.ts'
import type { ExaminationAccess } from '../../providers/records.ts'
import { ConfirmButton } from '../../ui/confirm-dialog.tsx'
import { StepButton } from './step-button.tsx'
import { StateBadge } from '../../ui/states.tsx'

/** Requests of other administrators and the end of an access are seen so soon. */
const READ_EACH_MS = 60_000

/** /admin/examinations: examinations of customers, for who has the access that another administrator granted (decision money-laundering). */
export function Examinations() {
  const t = useWords()
  const actor = useActor()
  const chosen = new URLSearchParams(useLocation().search).get('id')
  const { data, error, refetch } = useAccesses({ refetchInterval: READ_EACH_MS })
  const own = data?.accesses.filter(({ requestedBy }) => requestedBy === actor?.userId) ?? []
  const open = own.find(({ isOpen }) => isOpen)
  const onChanged = () => void refetch()
  return (
    <>
      <PageHeading title={t('examinations.title')} />
      <Lead>{t('examinations.about')}</Lead>
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton variant="rounded" height={320} />}
      {data && actor && (
        <Stack spacing={3}>
          {data.isAlone && <Alert severity="warning">{t('examinations.alone')}</Alert>}
          <OwnAccess
            open={open}
            waiting={own.find(({ state }) => state === 'waiting')}
            isAlone={data.isAlone}
            onChanged={onChanged}
          />
          {open && (chosen === null ? <ExaminationList /> : <OneExamination key={chosen} id={chosen} />)}
          <AccessRegister accesses={data.accesses} actorId={actor.userId} onChanged={onChanged} />
        </Stack>
      )}
    </>
  )
}

interface Props {
  readonly open: ExaminationAccess | undefined
  readonly waiting: ExaminationAccess | undefined
  readonly isAlone: boolean
  readonly onChanged: () => void
}

function OwnAccess({ open, waiting, isAlone, onChanged }: Props) {
  const t = useWords()
  const words = [
    open?.endsAt && t('examinations.until', { date: formatDateTime(open.endsAt) }),
    waiting && t('examinations.waits', { date: formatDateTime(waiting.createdAt) }),
  ].filter(Boolean)
  return (
    <Section title={t('examinations.access')}>
      <Typography>{words.length > 0 ? words.join(' ') : t('examinations.noAccess')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 1 }}>
        {open && (
          <StepButton
            access={open}
            action="end"
            label={t('examinations.end')}
            consequence={t('examinations.endAbout')}
            done={t('examinations.ended')}
            onChanged={onChanged}
          />
        )}
        {waiting && (
          <StepButton
            access={waiting}
            action="end"
            label={t('examinations.withdraw')}
            consequence={t('examinations.withdrawAbout')}
            done={t('examinations.withdrawn')}
            onChanged={onChanged}
          />
        )}
        {!open && !waiting && !isAlone && <AskButton onChanged={onChanged} />}
      </Box>
    </Section>
  )
}

/** The longest reason of the contract. */
const LONGEST_REASON = 500

function AskButton({ onChanged }: Pick<Props, 'onChanged'>) {
  const t = useWords()
  const call = useCall()
  return (
    <ConfirmButton
      label={t('examinations.ask')}
      button={{ variant: 'contained' }}
      consequence={t('examinations.askAbout')}
      reason={{ label: t('examinations.askReason'), maximum: LONGEST_REASON }}
      act={(reason: string) => call('POST /v1/account/examination-accesses', { body: { reason } })}
      words={t('examinations.asked')}
      after={onChanged}
    />
  )
}

const TONES = { waiting: 'clay', granted: 'green', refused: 'grey', ended: 'grey', over: 'grey' } as const

interface AccessRegisterProps {
  readonly accesses: readonly ExaminationAccess[]
  readonly actorId: string
  readonly onChanged: () => void
}

function AccessRegister({ accesses, actorId, onChanged }: AccessRegisterProps) {
  const t = useWords()
  return (
    <Section title={t('examinations.accesses')}>
      {accesses.length === 0 && <Hint>{t('examinations.noAccesses')}</Hint>}
      {accesses.map((access) => (
        <Row
          key={access.accessId}
          access={access}
          isDecided={access.state !== 'waiting' || access.requestedBy === actorId}
          onChanged={onChanged}
        />
      ))}
    </Section>
  )
}

interface RowProps extends Pick<AccessRegisterProps, 'onChanged'> {
  readonly access: ExaminationAccess
  readonly isDecided: boolean
}

function Row({ access, isDecided, onChanged }: RowProps) {
  const t = useWords()
  const { state, isOpen, requestedByName: name, reason, createdAt, decidedByName, decidedAt, endsAt } = access
  const shown = state === 'granted' && !isOpen ? 'over' : state
  const decided = decidedByName !== null &&
    decidedAt !== null && { name: decidedByName, date: formatDateTime(decidedAt) }
  const facts = [
    t('examinations.askedAt', { date: formatDateTime(createdAt) }),
    decided && t(state === 'refused' ? 'examinations.refusedBy' : 'examinations.grantedBy', decided),
    endsAt !== null && t('examinations.endsAt', { date: formatDateTime(endsAt) }),
  ]
  return (
    <Box sx={{ paddingBlock: 1, borderBlockEnd: '1px solid var(--line)', overflowWrap: 'anywhere' }}>
      <StateBadge tone={TONES[shown]} label={t(`examinations.accessStates.${shown}`)} /> {name}
      <Typography variant="body2">{reason}</Typography>
      <Caption>{facts.filter(Boolean).join(' · ')}</Caption>
      {!isDecided && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 1 }}>
          {(['grant', 'refuse'] as const).map((action) => (
            <StepButton
              key={action}
              access={access}
              action={action}
              label={t(`examinations.${action}`)}
              title={t(`examinations.${action}Title`, { name })}
              consequence={t(`examinations.${action}About`, { reason })}
              done={t(action === 'grant' ? 'examinations.granted' : 'examinations.refused')}
              onChanged={onChanged}
            />
          ))}
        </Box>
      )}
    </Box>
  )
}
