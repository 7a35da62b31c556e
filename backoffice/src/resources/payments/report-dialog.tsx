import { useState } from 'react'
import { Alert, Stack, Typography } from '@mui/material'
import { formatName } from '@cauce/format/names.ts'
import { useCanAccess } from 'react-admin'
import { z } from 'zod'
import { useCall } from '../../providers/call.ts'
import type { PaymentReport } from '../../providers/records.ts'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { accessTo } from '../../ui/ability.ts'
import { BelowOnPhone } from '../../ui/fields.tsx'
import { FigureTable } from '../../ui/figure-table.tsx'
import { Amount } from '../../ui/figures.tsx'
import { FileField } from '../../ui/form/file-field.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { RecordLink } from '../../ui/links.tsx'
import { ReadDialog } from '../../ui/read-dialog.tsx'
import { useWords } from '../../ui/words.ts'
import { failureWords, isVoid } from './payment-facts.ts'
import { PayeeVerification, PaymentStateBadge } from './payment-states.tsx'
import { NO_TEXT } from '../../ui/names.ts'

export function ReportButton() {
  const t = useWords()
  const { canAccess: mayImport } = useCanAccess(accessTo('payments.edit'))
  const [shown, setShown] = useState<'file' | PaymentReport>()
  if (!mayImport) return null
  const close = () => setShown(undefined)
  return (
    <>
      <DialogButton variant="outlined" onClick={() => setShown('file')}>
        {t('paymentBatches.report')}
      </DialogButton>
      {shown === 'file' && <ReportDialog onImported={setShown} onClose={close} />}
      {typeof shown === 'object' && (
        <ReadDialog title={t('paymentBatches.reportTitle')} maxWidth="md" onClose={close}>
          <ReportAnswers report={shown} />
        </ReadDialog>
      )}
    </>
  )
}

const AFFECTED = ['paymentBatches', 'payments', 'transactions', 'wallets', 'bankAccounts', 'users', 'matching'] as const
/** The file is the only field. */
const FileAlone = z.object({})

interface DialogProps {
  readonly onImported: (report: PaymentReport) => void
  readonly onClose: () => void
}

function ReportDialog({ onImported, onClose }: DialogProps) {
  const t = useWords()
  const call = useCall()
  return (
    <FormDialog
      resource="paymentBatches"
      title={t('paymentBatches.reportTitle')}
      about={<Typography sx={{ marginBlockEnd: 2 }}>{t('paymentBatches.reportAbout')}</Typography>}
      schema={FileAlone}
      requiredFiles={{ file: 'required' }}
      act={({ file }: { readonly file: { readonly rawFile: File } }) =>
        call('POST /v1/bank/payment-reports', { body: { file: file.rawFile } })
      }
      affects={AFFECTED}
      after={onImported}
      submitLabel={t('paymentBatches.reportSubmit')}
      onClose={onClose}
    >
      <FileField source="file" kinds={['xml']} label={t('paymentBatches.reportFile')} />
    </FormDialog>
  )
}

function ReportAnswers({ report: { batches, unknown } }: { readonly report: PaymentReport }) {
  const t = useWords()
  return (
    <Stack spacing={2}>
      {unknown.map(({ line, status }) => (
        <Alert key={line} severity="warning">
          {t('paymentBatches.reportUnknown', { line, status })}
        </Alert>
      ))}
      {batches.map((batch) => (
        <BatchAnswers key={batch.batchId} batch={batch} />
      ))}
    </Stack>
  )
}

type ReportedBatch = PaymentReport['batches'][number]

function BatchAnswers({ batch: { batchId, batchNumber, payments } }: { readonly batch: ReportedBatch }) {
  const t = useWords()
  return (
    <>
      <Alert severity="success" component="output">
        {t('paymentBatches.reportDone', { number: batchNumber })}{' '}
        <RecordLink resource="paymentBatches" id={batchId} name={t('paymentBatches.seeBatch')} />
      </Alert>
      <FigureTable
        label={t('paymentBatches.payments', { number: batchNumber })}
        headings={[t('payments.whom'), t('paymentBatches.result'), t('common.amount')]}
        saidByName={1}
        rows={payments.map((payment) => ({
          key: payment.paymentId,
          name: (
            <>
              {formatName(payment.beneficiary ?? NO_TEXT)}
              <BelowOnPhone>
                <Result payment={payment} />
              </BelowOnPhone>
            </>
          ),
          figures: [
            <Result key="result" payment={payment} />,
            <Amount key="amount" value={payment.amount} isVoid={isVoid({ state: payment.after })} />,
          ],
        }))}
      />
    </>
  )
}

function Result({ payment }: { readonly payment: ReportedBatch['payments'][number] }) {
  const t = useWords()
  return (
    <Stack sx={{ alignItems: { xs: 'start', sm: 'end' }, gap: 0.25 }}>
      <PaymentStateBadge state={payment.after} />
      {payment.before === payment.after && (
        <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
          {t(payment.isWaiting ? 'paymentBatches.refusalWaits' : 'paymentBatches.reportUnchanged')}
        </Typography>
      )}
      <PayeeVerification payment={payment} />
      <span>{failureWords({ ...payment, state: payment.isWaiting ? 'refused' : payment.after }, t)}</span>
    </Stack>
  )
}
