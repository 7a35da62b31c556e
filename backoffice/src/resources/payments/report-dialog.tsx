import { useId, useState } from 'react'
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material'
import { formatName } from '@cauce/format/names.ts'
import { useCanAccess } from 'react-admin'
import { useCall } from '../../providers/call.ts'
import type { PaymentReport } from '../../providers/records.ts'
import { fieldRefusalsOf } from '../../providers/refusal.ts'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { accessTo } from '../../ui/ability.ts'
import { FigureTable } from '../../ui/figure-table.tsx'
import { Amount } from '../../ui/figures.tsx'
import { FileDrop } from '../../ui/form/file-drop.tsx'
import { RecordLink } from '../../ui/links.tsx'
import { LeaveQuestion, useLeaveGuard } from '../../ui/leave-question.tsx'
import { useAction } from '../../ui/use-action.ts'
import { useWords } from '../../ui/words.ts'
import { failureWords, isVoid } from './payment-facts.ts'
import { PayeeVerification, PaymentStateBadge } from './payment-states.tsx'
import { NO_TEXT } from '../../ui/missing.tsx'

/** Imports the bank's answer to a batch (pain.002). */
export function ReportButton() {
  const t = useWords()
  const { canAccess: mayImport } = useCanAccess(accessTo('payments.edit'))
  const [isOpen, setOpen] = useState(false)
  if (!mayImport) return null
  return (
    <>
      <DialogButton variant="outlined" onClick={() => setOpen(true)}>
        {t('paymentBatches.report')}
      </DialogButton>
      {isOpen && <ReportDialog onClose={() => setOpen(false)} />}
    </>
  )
}

/** What the money of a refused payment changes besides. */
const AFFECTED = ['paymentBatches', 'payments', 'transactions', 'wallets', 'bankAccounts', 'users', 'matching'] as const

function ReportDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords()
  const id = useId()
  const call = useCall()
  const [file, setFile] = useState<File>()
  const [report, setReport] = useState<PaymentReport>()
  const { run, isBusy, refusal, reset } = useAction(
    (chosen: File) => call('POST /v1/bank/payment-reports', { body: { file: chosen } }),
    {
      affects: AFFECTED,
      after: setReport,
    },
  )
  const guard = useLeaveGuard()
  const close = () => guard.leave(onClose)
  const atFile = fieldRefusalsOf(refusal)?.['file']
  return (
    <Dialog open onClose={isBusy ? undefined : close} aria-labelledby={id} maxWidth="md" fullWidth>
      <DialogTitle id={id}>{t('paymentBatches.reportTitle')}</DialogTitle>
      <DialogContent>
        {report ? (
          <ReportAnswers report={report} />
        ) : (
          <Stack spacing={2}>
            <Typography>{t('paymentBatches.reportAbout')}</Typography>
            <FileDrop
              label={t('paymentBatches.reportFile')}
              kinds={['xml']}
              file={file}
              disabled={isBusy}
              onChange={(chosen) => {
                setFile(chosen)
                reset()
              }}
              refusal={atFile}
            />
            {refusal && atFile === undefined && <Alert severity="error">{refusal.message}</Alert>}
          </Stack>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={close} disabled={isBusy}>
          {t(report ? 'paymentBatches.close' : 'common.cancel')}
        </Button>
        {!report && (
          <Button
            variant="contained"
            disabled={file === undefined}
            loading={isBusy}
            loadingPosition="start"
            onClick={() => file && void run(file)}
          >
            {t('paymentBatches.reportSubmit')}
          </Button>
        )}
      </DialogActions>
      <LeaveQuestion guard={guard} isDirty={file !== undefined && !report && !isBusy} />
    </Dialog>
  )
}

/** What the report said of each payment of its batch. */
function ReportAnswers({ report: { batchId, batchNumber, payments, unknown } }: { readonly report: PaymentReport }) {
  const t = useWords()
  return (
    <Stack spacing={2}>
      <Alert severity="success" component="output">
        {t('paymentBatches.reportDone', { number: batchNumber })}{' '}
        <RecordLink resource="paymentBatches" id={batchId} name={t('paymentBatches.seeBatch')} />
      </Alert>
      {unknown.map(({ line, status }) => (
        <Alert key={line} severity="warning">
          {t('paymentBatches.reportUnknown', { line, status })}
        </Alert>
      ))}
      <FigureTable
        label={t('paymentBatches.payments', { number: batchNumber })}
        headings={[t('payments.whom'), t('paymentBatches.result'), t('common.amount')]}
        rows={payments.map((payment) => ({
          key: payment.paymentId,
          name: formatName(payment.beneficiary ?? NO_TEXT),
          figures: [
            <Stack key="result" sx={{ alignItems: 'end', gap: 0.25 }}>
              <PaymentStateBadge state={payment.after} />
              {payment.before === payment.after && (
                <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
                  {t(payment.isWaiting ? 'paymentBatches.refusalWaits' : 'paymentBatches.reportUnchanged')}
                </Typography>
              )}
              <PayeeVerification payment={payment} />
              <span>{failureWords({ ...payment, state: payment.isWaiting ? 'refused' : payment.after }, t)}</span>
            </Stack>,
            <Amount key="amount" value={payment.amount} isVoid={isVoid({ state: payment.after })} />,
          ],
        }))}
      />
    </Stack>
  )
}
