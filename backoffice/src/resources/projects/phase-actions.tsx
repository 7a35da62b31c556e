import { useState } from 'react'
import { useUpdate } from 'react-admin'
import { isRefundable, PHASE_IDS, projectLifecycle } from '@cauce/contract'
import { parseAmount } from '@cauce/contract/cents.ts'
import type { ProjectRecord } from '../../providers/records.ts'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { useAbility, useActor } from '../../ui/ability.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { DeleteRecordDialog } from '../../ui/delete-record-button.tsx'
import { MoreMenu, type MenuAct } from '../../ui/more-menu.tsx'
import { useFirstApproval } from '../../ui/first-approval.ts'
import { useLanguage, useWords } from '../../ui/words.ts'
import { RefundDialog } from './refund.tsx'
import { termsInWords } from './terms-in-words.ts'

/** Changes of phase that a person makes, in the order of their buttons. The system makes the others. */
export const PHASE_ACTIONS = [
  'announce',
  'openPreinvestment',
  'openInvestment',
  'withdrawAnnouncement',
  'discard',
] as const satisfies readonly (keyof typeof projectLifecycle.transitions)[]
type PhaseAction = (typeof PHASE_ACTIONS)[number]

/** What leads on to the next phase; the first that is possible is the button of the page. */
const FORWARD = ['announce', 'openPreinvestment', 'openInvestment'] as const satisfies readonly PhaseAction[]

type Chosen = PhaseAction | 'refund' | 'delete'

/**
 * What the reader may do with the project now, by the lifecycle of the contract: one button leads on, the rest is in a menu, the dangerous
 * acts last (handbook rule 14.17).
 */
export function PhaseActions({ project }: { readonly project: ProjectRecord }) {
  const t = useWords()
  const [chosen, choose] = useState<Chosen>()
  const { main, acts } = useActs(project, choose)
  const beside = main ? [{ label: t(`backoffice.phase.${main}.button`), onChoose: () => choose(main) }] : []
  return (
    <>
      {main && (
        <DialogButton variant="contained" sx={{ color: 'primary.contrastText' }} onClick={() => choose(main)}>
          {t(`backoffice.phase.${main}.button`)}
        </DialogButton>
      )}
      <MoreMenu acts={acts} beside={beside} />
      {chosen && <ActDialog project={project} chosen={chosen} onClose={() => choose(undefined)} />}
    </>
  )
}

function useActs(project: ProjectRecord, choose: (chosen: Chosen) => void) {
  const t = useWords()
  const actor = useActor()
  // The administrator who asked for a refund must leave the approval to another one; a notice on the page says so.
  const { forbidden } = useFirstApproval(project.pendingRefund?.firstApproval ?? null, true)
  const may = useAbility(projectLifecycle, project.phaseName)
  // A project without terms of preinvestment goes straight to investment.
  const forward = FORWARD.filter((name) => name !== 'openPreinvestment' || project.preinvestorDateEnd !== null)
  const main = forward.find((name) => may(name))
  const mayRefund = may('refund') && isRefundable(project) && forbidden === undefined
  const mayDelete =
    actor?.role === 'admin' && project.phaseName === 'Draft' && parseAmount(project.amountInvested) === 0n
  const actOf = (name: Chosen, label: string, isDangerous: boolean): MenuAct => ({
    label,
    isDangerous,
    onChoose: () => choose(name),
  })
  const acts = [
    ...PHASE_ACTIONS.filter((name) => name !== main && may(name)).map((name) =>
      actOf(name, t(`backoffice.phase.${name}.button`), name === 'discard'),
    ),
    ...(mayRefund ? [actOf('refund', t('backoffice.phase.refund.button'), true)] : []),
    ...(mayDelete ? [actOf('delete', t('common.delete'), true)] : []),
  ]
  return { main, acts }
}

interface ActDialogProps {
  readonly project: ProjectRecord
  readonly chosen: Chosen
  readonly onClose: () => void
}

function ActDialog({ project, chosen, onClose }: ActDialogProps) {
  const t = useWords()
  if (chosen === 'refund') return <RefundDialog project={project} onClose={onClose} />
  if (chosen !== 'delete') return <PhaseDialog project={project} action={chosen} onClose={onClose} />
  return (
    <DeleteRecordDialog
      resource="projects"
      record={project}
      name={project.name}
      consequence={t('backoffice.projects.deleteConsequence')}
      onClose={onClose}
    />
  )
}

const LONGEST_REASON = 500

interface DialogProps {
  readonly project: ProjectRecord
  readonly action: PhaseAction
  readonly onClose: () => void
}

function PhaseDialog({ project, action: name, onClose }: DialogProps) {
  const t = useWords()
  const [update] = useUpdate<ProjectRecord>()
  const to = projectLifecycle.transitions[name].to
  const phase = t(`phases.name.${to}`)
  return (
    <ConfirmDialog
      title={t(`backoffice.phase.${name}.title`, { name: project.name })}
      consequence={t(`backoffice.phase.${name}.consequence`, termsInWords(project, useLanguage()))}
      confirmLabel={t(`backoffice.phase.${name}.button`)}
      isDangerous={name === 'discard'}
      reason={{ label: t('backoffice.reasonForRecord'), isOptional: true, maximum: LONGEST_REASON }}
      act={(reason: string) => {
        const data = { phaseId: PHASE_IDS[to], ...(reason !== '' && { reason }) } as Partial<ProjectRecord>
        return update('projects', { id: project.id, data, previousData: project }, { returnPromise: true })
      }}
      words={t('backoffice.phase.done', { name: project.name, phase })}
      affects={['projects']}
      onClose={onClose}
    />
  )
}
