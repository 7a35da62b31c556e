import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Alert, Typography } from '@mui/material'
import { useDataProvider } from 'react-admin'
import { formatDateTime } from '@cauce/format/dates.ts'
import type { CauceDataProvider } from '../../providers/data.ts'
import type { ProjectRecord } from '../../providers/records.ts'
import { Amount } from '../../ui/amount.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Effect } from '../../ui/decision/effect.tsx'
import { openMoneyAttempt } from '../../ui/money-attempt.ts'
import { useAction } from '../../ui/use-action.ts'
import { useFirstApproval } from '../../ui/use-first-approval.ts'
import { useWords } from '../../ui/words.ts'

const LONGEST_REASON = 500

/** Closes a project and returns the invested money: every euro to who put it in, all of it or none (product decision 4). */
export function RefundDialog({ project, onClose }: { readonly project: ProjectRecord; readonly onClose: () => void }) {
  const t = useWords()
  const queries = useQueryClient()
  const dataProvider = useDataProvider<CauceDataProvider>()
  const [attempt] = useState(() => openMoneyAttempt(`projects:${project.id}:refund`))
  const { run, isBusy, refusal } = useAction(
    async (reason: string) => {
      const refunded = await attempt.send((idempotencyKey) =>
        dataProvider.refundProject(project.id, reason, { idempotencyKey }),
      )
      await Promise.all(
        ['projects', 'orders', 'orderMovements', 'wallets', 'transactions'].map((noun) =>
          queries.invalidateQueries({ queryKey: [noun] }),
        ),
      )
      return refunded as ProjectRecord
    },
    {
      words: ({ phaseName, name }) =>
        phaseName === 'Closed' ? t('backoffice.phase.refund.done', { name }) : t('backoffice.done.transaction.pending'),
      after: onClose,
    },
  )
  return (
    <ConfirmDialog
      isOpen
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
      isBusy={isBusy}
      refusal={refusal}
      reason={{ label: t('common.reason'), isRequired: true, maximum: LONGEST_REASON }}
      onConfirm={(reason) => void run(reason)}
      onClose={onClose}
    />
  )
}

/** The first half of a refund that needs two administrators: who asked, why, and until when it stands or stood. */
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
