import { Alert, Typography } from '@mui/material'
import { formatDateTime } from '@cauce/format/dates.ts'
import type { ProjectRecord } from '../../providers/records.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Amount, Effect } from '../../ui/figures.tsx'
import { useFirstApproval } from '../../ui/first-approval.ts'
import { useMoneyCall } from '../../ui/money-attempt.ts'
import { useWords } from '../../ui/words.ts'

const LONGEST_REASON = 500

interface Props {
  readonly project: ProjectRecord
  readonly onClose: () => void
  readonly onDecided?: () => void
}

/** Closes a project and returns all of the invested money to those who invested it, or nothing (handbook rule 8.12). */
export function RefundDialog({ project, onClose, onDecided }: Props) {
  const t = useWords()
  const call = useMoneyCall(`projects:${project.id}:refund`)
  return (
    <ConfirmDialog
      title={t('backoffice.phase.refund.title', { name: project.name })}
      consequence={
        <>
          <Typography sx={{ marginBlockEnd: 2 }}>{t('backoffice.phase.refund.consequence')}</Typography>
          <Effect
            before={{ label: t('backoffice.phase.refund.now'), value: <Amount value={project.amountInvested} /> }}
            after={{ label: t('backoffice.phase.refund.after'), value: <Amount value="0.00" /> }}
          />
          {project.pendingRefund && <PendingRefund refund={project.pendingRefund} />}
        </>
      }
      confirmLabel={t('backoffice.phase.refund.button')}
      isDangerous
      reason={{ label: t('common.reason'), maximum: LONGEST_REASON }}
      act={async (reason: string) => {
        const refunded = await call('POST /v1/project/projects/{id}/refund', {
          params: { id: project.id },
          body: { reason },
        })
        return refunded as ProjectRecord
      }}
      words={({ phaseName, name }) =>
        phaseName === 'Closed' ? t('backoffice.phase.refund.done', { name }) : t('backoffice.done.transaction.pending')
      }
      after={onDecided}
      affects={['projects', 'orders', 'orderMovements', 'wallets', 'transactions']}
      onClose={onClose}
    />
  )
}

export function PendingRefund({ refund }: { readonly refund: NonNullable<ProjectRecord['pendingRefund']> }) {
  const t = useWords()
  const { reason, firstApproval } = refund
  const { adminName: name, expiresAt } = firstApproval
  const isExpired = useFirstApproval(firstApproval, true).state === 'expired'
  return (
    <Alert severity={isExpired ? 'info' : 'warning'} sx={{ marginBlockStart: 2 }}>
      {t(`backoffice.phase.refund.${isExpired ? 'expired' : 'pending'}`, {
        name,
        reason,
        until: formatDateTime(expiresAt),
      })}
    </Alert>
  )
}
