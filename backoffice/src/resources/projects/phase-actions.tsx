import { useState } from 'react'
import { Button } from '@mui/material'
import { isRefundable, projectLifecycle } from '@cauce/contract'
import { parseAmount } from '@cauce/contract/cents.ts'
import type { ProjectRecord } from '../../providers/records.ts'
import { abilityFor } from '../../ui/ability.ts'
import { useActor } from '../../ui/actor.ts'
import { DeleteRecordButton } from '../../ui/delete-record-button.tsx'
import { useFirstApproval } from '../../ui/use-first-approval.ts'
import { useWords } from '../../ui/words.ts'
import { PHASE_ACTIONS, type PhaseAction } from './phase-action.ts'
import { PhaseDialog } from './phase-dialog.tsx'
import { RefundDialog } from './refund-dialog.tsx'

/** What may be done with the project now, from the lifecycle of the contract. */
export function PhaseActions({ project }: { readonly project: ProjectRecord }) {
  const t = useWords()
  const actor = useActor()
  const [action, setAction] = useState<PhaseAction | 'refund'>()
  // Who has asked for a refund waits for somebody else: the notice above says so.
  const { forbidden } = useFirstApproval(project.pendingRefund?.firstApproval ?? null, true)
  if (!actor) return null
  const isPossible = (name: PhaseAction | 'refund') =>
    abilityFor(projectLifecycle, name, project.phaseName, actor) === 'allowed'
  const possible = PHASE_ACTIONS.filter(isPossible)
  const isEmptyDraft = project.phaseName === 'Draft' && parseAmount(project.amountInvested) === 0n

  return (
    <>
      {possible.map((name) => (
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
          title={t('backoffice.deleteTitle', { name: project.name })}
          consequence={t('backoffice.projects.deleteConsequence')}
          done={t('backoffice.deleted', { name: project.name })}
        />
      )}
      {action === 'refund' && <RefundDialog project={project} onClose={() => setAction(undefined)} />}
      {action !== undefined && action !== 'refund' && (
        <PhaseDialog project={project} action={action} onClose={() => setAction(undefined)} />
      )}
    </>
  )
}
