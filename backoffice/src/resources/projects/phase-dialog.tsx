import { useQueryClient } from '@tanstack/react-query'
import { useUpdate } from 'react-admin'
import { PHASE_IDS, projectLifecycle } from '@cauce/contract'
import type { ProjectRecord } from '../../providers/records.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useAction } from '../../ui/use-action.ts'
import { useWords } from '../../ui/words.ts'
import type { PhaseAction } from './phase-action.ts'

const LONGEST_REASON = 500

interface Props {
  readonly project: ProjectRecord
  readonly action: PhaseAction
  readonly onClose: () => void
}

/** Moves a project to the phase of an action, after saying what follows. */
export function PhaseDialog({ project, action, onClose }: Props) {
  const t = useWords()
  const queries = useQueryClient()
  const [update] = useUpdate<ProjectRecord>()
  const to = projectLifecycle.transitions[action].to
  const phase = t(`phases.name.${to}`)
  const { run, isBusy, refusal } = useAction(
    async (reason: string) => {
      const data = { phaseId: PHASE_IDS[to], ...(reason !== '' && { reason }) } as Partial<ProjectRecord>
      await update(
        'projects',
        { id: project.id, data, previousData: project },
        { mutationMode: 'pessimistic', returnPromise: true },
      )
      await queries.invalidateQueries({ queryKey: ['projects'] })
    },
    { words: t('backoffice.phase.done', { name: project.name, phase }), after: onClose },
  )
  return (
    <ConfirmDialog
      isOpen
      title={t(`backoffice.phase.${action}.title`, { name: project.name })}
      consequence={t(`backoffice.phase.${action}.consequence`)}
      confirmLabel={t(`backoffice.phase.${action}.button`)}
      isDangerous={action === 'discard'}
      isBusy={isBusy}
      refusal={refusal}
      reason={{ label: t('backoffice.reasonForRecord'), isRequired: false, maximum: LONGEST_REASON }}
      onConfirm={(reason) => void run(reason)}
      onClose={onClose}
    />
  )
}
