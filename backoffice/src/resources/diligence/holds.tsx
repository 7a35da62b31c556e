import { Box, Typography } from '@mui/material'
import { accountHoldLifecycle } from '@cauce/contract'
import { formatDate } from '@cauce/format/dates.ts'
import type { Translate } from '@cauce/i18n/office.ts'
import { useCall } from '../../providers/call.ts'
import type { DiligenceFile, HoldStep } from '../../providers/records.ts'
import { useCanAccess } from 'react-admin'
import { accessTo, useAbility, useActor } from '../../ui/ability.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { Caption, Hint, Section } from '../../ui/section.tsx'
import { StateBadge } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'
import { RecordedFacts, RecordedSteps, RecordHoldButton } from './recorded-holds.tsx'
import { useFileChange, useReadFileAgain } from './use-diligence.ts'

type Hold = DiligenceFile['holds'][number]
export type Step = HoldStep['action']

export const HOLD_TONES = { active: 'clay', lifting: 'blue', kept: 'clay', lifted: 'grey' } as const
const STEPS: readonly Step[] = ['approve', 'propose', 'lift', 'keep']
const LONGEST_REASON = 1000

export function Holds({ file }: { readonly file: DiligenceFile }) {
  const t = useWords()
  const { canAccess: mayEdit } = useCanAccess(accessTo('diligence.edit'))
  return (
    <Section title={t('diligence.hold.title')} actions={mayEdit && <RecordHoldButton userId={file.userId} />}>
      {file.holds.length === 0 && <Hint>{t('diligence.hold.none')}</Hint>}
      {file.holds.map((hold) => (
        <Row key={hold.accountHoldId} userId={file.userId} hold={hold} />
      ))}
    </Section>
  )
}

/** Who placed it, and when. */
export function placedWords({ kind, placedByName, placedAt }: Hold, t: Translate): string {
  const date = formatDate(placedAt)
  return placedByName === null
    ? t(`diligence.hold.${kind === 'reported' ? 'byReport' : 'byDeclaration'}`, { date })
    : t('diligence.risk.byWhom', { name: placedByName, date })
}

interface RowProps {
  readonly userId: string
  readonly hold: Hold
}

function Row({ userId, hold }: RowProps) {
  const t = useWords()
  const may = useAbility(accountHoldLifecycle, hold.state)
  const actor = useActor()
  const { kind, state, reason, proposedBy, proposedByName, liftedByName, liftedAt } = hold
  const isOwnProposal = proposedBy === actor?.userId
  const isOffered = (one: Step) =>
    may(one) &&
    (one === 'approve' ? kind === 'exposure' : one !== 'propose' || kind !== 'exposure') &&
    !(one === 'lift' && isOwnProposal)
  return (
    <Box sx={{ paddingBlock: 1, borderBlockEnd: '1px solid var(--line)', overflowWrap: 'anywhere' }}>
      <StateBadge tone={HOLD_TONES[state]} label={t(`diligence.holdStates.${state}`)} />{' '}
      {t(`diligence.holdKinds.${kind}`)}
      <RecordedFacts userId={userId} hold={hold} />
      {reason !== null && <Typography variant="body2">{reason}</Typography>}
      <Caption>
        {[
          placedWords(hold, t),
          proposedByName !== null && t('diligence.hold.proposedBy', { name: proposedByName }),
          liftedByName !== null &&
            liftedAt !== null &&
            t('diligence.hold.liftedBy', { name: liftedByName, date: formatDate(liftedAt) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Caption>
      {may('propose') && <RecordedSteps userId={userId} hold={hold} />}
      {STEPS.map((one) => (
        <DialogButton
          key={one}
          isOffered={isOffered(one)}
          size="small"
          dialog={(close) => <HoldDialog userId={userId} hold={hold} step={one} onClose={close} />}
        >
          {t(`diligence.hold.${one}`)}
        </DialogButton>
      ))}
    </Box>
  )
}

interface DialogProps extends RowProps {
  readonly step: Step
  readonly onClose: () => void
  readonly onDecided?: () => void
}

export function HoldDialog({ userId, hold, step, onClose, onDecided }: DialogProps) {
  const t = useWords()
  const { accountHoldId, updatedAt } = hold
  const call = useCall()
  const { affects, after } = useFileChange(userId)
  const readAgain = useReadFileAgain(userId)
  const needsReason = step !== 'lift'
  return (
    <ConfirmDialog
      title={t(`diligence.hold.${step}`)}
      consequence={t(`diligence.hold.${step}About`)}
      {...(needsReason && {
        reason: { label: t('diligence.fields.reason'), maximum: LONGEST_REASON },
      })}
      act={(reason) =>
        call('POST /v1/account/diligence/{id}/holds/{holdId}/steps', {
          params: { id: userId, holdId: accountHoldId },
          body: { action: step, reason: reason || null, updatedAt },
        })
      }
      words={({ holds }) => {
        const decided = holds.find((one) => one.accountHoldId === accountHoldId)
        return t('diligence.hold.done', { state: t(`diligence.holdStates.${decided?.state ?? 'active'}`) })
      }}
      affects={affects}
      after={(file) => {
        after(file)
        onDecided?.()
      }}
      // What was refused may have been decided by another administrator.
      onRefused={readAgain}
      onClose={onClose}
    />
  )
}
