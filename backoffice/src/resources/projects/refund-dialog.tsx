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
      await attempt.send((idempotencyKey) => dataProvider.refundProject(project.id, reason, { idempotencyKey }))
      await Promise.all(
        ['projects', 'orders', 'orderMovements', 'wallets', 'transactions'].map((noun) =>
          queries.invalidateQueries({ queryKey: [noun] }),
        ),
      )
    },
    { words: t('backoffice.phase.refund.done', { name: project.name }), after: onClose },
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

/** The first half of a refund that needs two administrators: who asked, why, and until when it stands. */
export function PendingRefund({ refund }: { readonly refund: NonNullable<ProjectRecord['pendingRefund']> }) {
  const t = useWords()
  const { adminName, reason, expiresAt } = refund
  return (
    <Alert severity="warning" sx={{ marginBlockStart: 2 }}>
      {t('backoffice.phase.refund.pending', { name: adminName, reason, until: formatDateTime(expiresAt) })}
    </Alert>
  )
}
