import { useState } from 'react'
import { Box, Typography } from '@mui/material'
import { useUpdate } from 'react-admin'
import { DialogButton } from '../dialog-button.tsx'
import { useActor } from '../ability.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { useAction } from '../use-action.ts'

const STATES = { approve: 'active', refuse: 'refused', retire: 'retired' } as const
const LONGEST_REASON = 300

/** A step that the state of a proposal allows, in words. All but an approval ask for a reason. */
export interface ProposalStep {
  readonly name: keyof typeof STATES
  readonly label: string
  /** The question of its dialog. */
  readonly title: string
  readonly consequence: string
  /** What is said once it is done. */
  readonly done: string
}

interface Props {
  readonly resource: 'companyAccounts' | 'withholdingRates' | 'withholdingAgents'
  readonly record: { readonly id: string; readonly proposedBy: string | null; readonly updatedAt: string }
  /** What identifies the record in the names of the buttons. */
  readonly name: string
  readonly steps: readonly ProposalStep[]
  readonly reasonLabel: string
  /** What the administrator who proposed it reads instead of the approval. */
  readonly ownWords: string
}

/** Decides on what one administrator proposes and another approves. */
export function ProposalDecisions({ resource, record, name, steps, reasonLabel, ownWords }: Props) {
  const actor = useActor()
  const [asked, setAsked] = useState<ProposalStep>()
  const isOwn = actor?.userId === record.proposedBy
  const offered = steps.filter((step) => step.name !== 'approve' || !isOwn)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {offered.map((step) => (
        <DialogButton
          key={step.name}
          size="small"
          variant={step.name === 'approve' ? 'contained' : 'outlined'}
          color={step.name === 'approve' ? 'primary' : 'error'}
          aria-label={`${step.label}: ${name}`}
          onClick={() => setAsked(step)}
        >
          {step.label}
        </DialogButton>
      ))}
      {offered.length < steps.length && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {ownWords}
        </Typography>
      )}
      {asked && (
        <StepDialog
          resource={resource}
          record={record}
          step={asked}
          reasonLabel={reasonLabel}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Box>
  )
}

interface DialogProps extends Pick<Props, 'resource' | 'record' | 'reasonLabel'> {
  readonly step: ProposalStep
  readonly onClose: () => void
}

function StepDialog({ resource, record: { id, updatedAt }, step, reasonLabel, onClose }: DialogProps) {
  const [update] = useUpdate()
  const isApproval = step.name === 'approve'
  const action = useAction(
    (reason: string) => {
      const data = { state: STATES[step.name], ...(!isApproval && { reason }) }
      return update(resource, { id, data, previousData: { id, updatedAt } }, { returnPromise: true })
    },
    { affects: [resource], words: step.done, after: onClose },
  )
  return (
    <ConfirmDialog
      title={step.title}
      consequence={step.consequence}
      confirmLabel={step.label}
      isDangerous={!isApproval}
      {...(!isApproval && { reason: { label: reasonLabel, isRequired: true, maximum: LONGEST_REASON } })}
      action={action}
      onClose={onClose}
    />
  )
}
