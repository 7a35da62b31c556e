import { useState } from 'react'
import { Button } from '@mui/material'
import { useUpdate } from 'react-admin'
import { isRefundable, PHASE_IDS, projectLifecycle } from '@cauce/contract'
import { parseAmount } from '@cauce/contract/cents.ts'
import type { ProjectRecord } from '../../providers/records.ts'
import { abilityFor, useActor } from '../../ui/ability.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { DeleteRecordButton } from '../../ui/delete-record-button.tsx'
import { useFirstApproval } from '../../ui/first-approval.ts'
import { useAction } from '../../ui/use-action.ts'
import { useWords } from '../../ui/words.ts'
import { RefundDialog } from './refund.tsx'

/** Changes of phase that a person makes, in the order of their buttons. The system makes the others. */
export const PHASE_ACTIONS = [
  'announce',
  'openPreinvestment',
  'openInvestment',
  'withdrawAnnouncement',
  'discard',
] as const satisfies readonly (keyof typeof projectLifecycle.transitions)[]
type PhaseAction = (typeof PHASE_ACTIONS)[number]

/** What the reader may do with the project now, by the lifecycle of the contract. */
export function PhaseActions({ project }: { readonly project: ProjectRecord }) {
  const t = useWords()
  const actor = useActor()
  const [action, setAction] = useState<PhaseAction | 'refund'>()
  // The administrator who asked for a refund must leave the approval to another one; a notice on the page says so.
  const { forbidden } = useFirstApproval(project.pendingRefund?.firstApproval ?? null, true)
  if (!actor) return null
  const isPossible = (name: PhaseAction | 'refund') =>
    abilityFor(projectLifecycle, name, project.phaseName, actor) === 'allowed'
  const isEmptyDraft = project.phaseName === 'Draft' && parseAmount(project.amountInvested) === 0n
  const close = () => setAction(undefined)

  return (
    <>
      {PHASE_ACTIONS.filter(isPossible).map((name) => (
        <Button
          key={name}
          variant={name.startsWith('open') || name === 'announce' ? 'contained' : 'outlined'}
          color={name === 'discard' ? 'error' : 'primary'}
          onClick={() => setAction(name)}
        >
          {t(`backoffice.phase.${name}.button`)}
        </Button>
      ))}
      {isPossible('refund') && isRefundable(project) && forbidden === undefined && (
        <Button variant="outlined" color="error" onClick={() => setAction('refund')}>
          {t('backoffice.phase.refund.button')}
        </Button>
      )}
      {actor.role === 'admin' && isEmptyDraft && (
        <DeleteRecordButton
          resource="projects"
          record={project}
          name={project.name}
          consequence={t('backoffice.projects.deleteConsequence')}
        />
      )}
      {action === 'refund' && <RefundDialog project={project} onClose={close} />}
      {action !== undefined && action !== 'refund' && <PhaseDialog project={project} action={action} onClose={close} />}
    </>
  )
}

const LONGEST_REASON = 500

interface DialogProps {
  readonly project: ProjectRecord
  readonly action: PhaseAction
  readonly onClose: () => void
}

/** Moves a project to the phase of an action, after saying what follows. */
function PhaseDialog({ project, action: name, onClose }: DialogProps) {
  const t = useWords()
  const [update] = useUpdate<ProjectRecord>()
  const to = projectLifecycle.transitions[name].to
  const phase = t(`phases.name.${to}`)
  const action = useAction(
    (reason: string) => {
      const data = { phaseId: PHASE_IDS[to], ...(reason !== '' && { reason }) } as Partial<ProjectRecord>
      return update(
        'projects',
        { id: project.id, data, previousData: project },
        { mutationMode: 'pessimistic', returnPromise: true },
      )
    },
    { words: t('backoffice.phase.done', { name: project.name, phase }), after: onClose, affects: ['projects'] },
  )
  return (
    <ConfirmDialog
      title={t(`backoffice.phase.${name}.title`, { name: project.name })}
      consequence={t(`backoffice.phase.${name}.consequence`)}
      confirmLabel={t(`backoffice.phase.${name}.button`)}
      isDangerous={name === 'discard'}
      reason={{ label: t('backoffice.reasonForRecord'), isRequired: false, maximum: LONGEST_REASON }}
      action={action}
      onClose={onClose}
    />
  )
}
