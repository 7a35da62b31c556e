import { Box, Button } from '@mui/material'
import { Link, useUpdate } from 'react-admin'
import { actionsFrom } from '@cauce/contract'
import type { RecordOf } from '../../providers/records.ts'
import { DialogButton } from '../dialog-button.tsx'
import { useActor } from '../ability.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { Missing } from '../decision/decision-buttons.tsx'
import { QuestionButton, QuestionButtons } from '../decision/question-button.tsx'
import { DifferenceTicks, type useDocumentCheck } from '../document/document-check.tsx'
import { useInvalidate } from '../use-action.ts'
import { untyped, useLanguage, useWords } from '../words.ts'
import type { ProposalNoun } from './proposal-nouns.ts'
import { PROPOSALS, type ProposalKind, type StepName } from './proposals.ts'
import { Hint } from '../section.tsx'

const STATES = { approve: 'active', refuse: 'refused', restore: 'active', retire: 'retired' } as const
const DONE = { approve: 'approved', refuse: 'refused', restore: 'restored', retire: 'retired' } as const
const STEPS = Object.keys(STATES) as StepName[]

interface ProposalStep {
  readonly name: StepName
  readonly label: string
  readonly title: string
  readonly consequence: string
  readonly done: string
}

interface Proposal {
  readonly id: string
  readonly state: string
  readonly proposedBy: string | null
  readonly updatedAt: string
  /** What proves it, which has to be seen before the approval: only the inbox shows it. */
  readonly document?: object | string | null
}

interface Props<N extends ProposalNoun> {
  readonly resource: N
  readonly record: RecordOf<N>
  readonly pane?: ProposalPane | undefined
}

export interface ProposalPane {
  readonly onDecided: () => void
  readonly check: ReturnType<typeof useDocumentCheck>
}

/** The steps that the state allows. The messages of each kind of proposal have the same names. */
function useSteps(resource: ProposalNoun, record: Proposal) {
  const t = useWords()
  const words = untyped(t)
  const { lifecycle, isBarred, wordsOf } = PROPOSALS[resource] as unknown as ProposalKind<Proposal>
  const { name: of, consequence } = wordsOf(record, t, useLanguage())
  const possible = actionsFrom(lifecycle, record.state)
  const steps: ProposalStep[] = STEPS.filter((step) => possible.includes(step) && !isBarred?.(record, step)).map(
    (name) => ({
      name,
      label: words(`${resource}.${name}`),
      title: words(`${resource}.${name}Title`),
      consequence: consequence(name),
      done: words(`${resource}.${DONE[name]}`),
    }),
  )
  return { steps, name: of }
}

export function ProposalDecisions<N extends ProposalNoun>({ resource, record: proposed, pane }: Props<N>) {
  const record = proposed as Proposal
  const t = untyped(useWords())
  const { steps, name } = useSteps(resource, record)
  const actor = useActor()
  const isOwn = actor?.userId === record.proposedBy
  const isReviewed = !pane && !!record.document && typeof record.document === 'object'
  const offered = steps.filter((step) => step.name !== 'approve' || !(isOwn || isReviewed))
  const dialogOf = (step: ProposalStep) => (close: () => void) => (
    <StepDialog resource={resource} record={record} step={step} onClose={close} pane={pane} />
  )
  if (pane) {
    const { missing, ...check } = pane.check
    const isOffered = offered.some(({ name: step }) => step === 'approve')
    return (
      <>
        {isOffered && <DifferenceTicks {...check} disabled={false} />}
        <QuestionButtons>
          {offered.map((step) => (
            <QuestionButton
              key={step.name}
              hotkey={step.name === 'approve' ? 'a' : 'r'}
              label={step.label}
              dialog={dialogOf(step)}
              missing={step.name === 'approve' ? missing : undefined}
            />
          ))}
        </QuestionButtons>
        {isOffered && <Missing words={missing?.words} />}
      </>
    )
  }
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        '&:not(:empty)': { marginBlockStart: 0.5 },
      }}
    >
      {!isOwn && offered.length < steps.length && (
        <Button
          size="small"
          variant="outlined"
          component={Link}
          to={`/?item=${resource}%2F${record.id}`}
          aria-label={`${t('backoffice.decision.review')}: ${name}`}
        >
          {t('backoffice.decision.review')}
        </Button>
      )}
      {offered.map((step) => (
        <DialogButton
          key={step.name}
          size="small"
          variant={step.name === 'approve' ? 'contained' : 'outlined'}
          color={step.name === 'approve' || step.name === 'restore' ? 'primary' : 'error'}
          aria-label={`${step.label}: ${name}`}
          dialog={dialogOf(step)}
        >
          {step.label}
        </DialogButton>
      ))}
      {isOwn && offered.length < steps.length && <Hint isSmall>{t(`${resource}.ownProposal`)}</Hint>}
    </Box>
  )
}

interface DialogProps {
  readonly resource: ProposalNoun
  readonly record: Proposal
  readonly step: ProposalStep
  readonly onClose: () => void
  readonly pane: ProposalPane | undefined
}

function StepDialog({ resource, record: { id, updatedAt }, step, onClose, pane }: DialogProps) {
  const t = untyped(useWords())
  const [update] = useUpdate()
  const invalidate = useInvalidate()
  const isApproval = step.name === 'approve'
  const seen = isApproval ? pane?.check.check.seen : undefined
  return (
    <ConfirmDialog
      title={step.title}
      consequence={step.consequence}
      confirmLabel={step.label}
      isDangerous={!isApproval && step.name !== 'restore'}
      {...(!isApproval && {
        reason: { label: t(`${resource}.fields.reason`) },
      })}
      act={(reason: string) => {
        const data = { state: STATES[step.name], ...(!isApproval && { reason }), ...(seen !== undefined && { seen }) }
        return update(resource, { id, data, previousData: { id, updatedAt } }, { returnPromise: true })
      }}
      affects={[resource]}
      words={step.done}
      after={pane?.onDecided}
      // What was refused may have been decided by another administrator.
      onRefused={() => void invalidate([resource])}
      onClose={onClose}
    />
  )
}
