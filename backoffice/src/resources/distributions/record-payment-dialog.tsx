import { useId, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { Form, HttpError, useDataProvider, useNotify } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { DistributionRecordBody } from '@cauce/contract'
import { formatAmount, parseAmount } from '@cauce/contract/cents.ts'
import { ATTACHMENT_KINDS } from '@cauce/contract/files.ts'
import type { CauceDataProvider } from '../../providers/data.ts'
import { presentTranslator } from '../../providers/i18n.ts'
import type { DistributionRecord } from '../../providers/records.ts'
import type { RefusalBody } from '../../providers/refusal.ts'
import { FileDrop } from '../../ui/decision/file-drop.tsx'
import { DayInput } from '../../ui/form/day-input.tsx'
import { MoneyInput } from '../../ui/form/money-input.tsx'
import { schemaResolver } from '../../ui/form/schema-resolver.ts'
import { openMoneyAttempt } from '../../ui/money-attempt.ts'
import { useToday } from '../../ui/use-now.ts'
import { useWords } from '../../ui/words.ts'

interface Props {
  readonly distribution: DistributionRecord
  readonly onClose: () => void
}

/** Records the promoter's payment with its proof. What is due is filled in; a partial payment is told as what it is. */
export function RecordPaymentDialog({ distribution, onClose }: Props) {
  const t = useWords()
  const today = useToday()
  const id = useId()
  const notify = useNotify()
  const queries = useQueryClient()
  const dataProvider = useDataProvider<CauceDataProvider>()
  const isSending = useRef(false)
  const [file, setFile] = useState<File>()
  const [fileRefusal, setFileRefusal] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const [attempt] = useState(() => openMoneyAttempt(`distributions:${distribution.id}:record`))
  const due = formatAmount(parseAmount(distribution.interestDue) + parseAmount(distribution.principalDue))

  const send = async (values: Record<string, unknown>): Promise<Readonly<Record<string, string>> | undefined> => {
    if (isSending.current) return undefined
    if (!file) {
      setFileRefusal(t('errors.proof-required'))
      return undefined
    }
    isSending.current = true
    setRefusal(undefined)
    try {
      const data = { ...values, updatedAt: distribution.updatedAt, file: { rawFile: file, title: file.name } }
      await attempt.send((idempotencyKey) =>
        dataProvider.stepDistribution(distribution.id, 'record', data, { idempotencyKey }),
      )
      await queries.invalidateQueries({ queryKey: ['distributions'] })
      notify(t('distributions.recorded'), { type: 'success' })
      onClose()
      return undefined
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      const fields = (error.body as RefusalBody | null)?.errors
      setFileRefusal(fields?.['file'])
      setRefusal(fields ? undefined : error.message)
      return fields
    } finally {
      isSending.current = false
    }
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{t('distributions.record')}</DialogTitle>
      <Form
        resource="distributions"
        record={{}}
        defaultValues={{ amount: due, paidOn: today }}
        resolver={schemaResolver(DistributionRecordBody, { t: presentTranslator })}
        onSubmit={send as never}
        noValidate
        disableInvalidFormNotification
      >
        <DialogContent sx={{ paddingBlockStart: 0 }}>
          <Typography sx={{ marginBlockEnd: 2 }}>{t('distributions.recordHelp')}</Typography>
          <MoneyInput source="amount" isRequired />
          <DayInput source="paidOn" isRequired />
          <FileDrop
            label={t('distributions.fields.document')}
            kinds={ATTACHMENT_KINDS}
            file={file}
            onChange={(chosen) => {
              setFile(chosen)
              setFileRefusal(undefined)
            }}
            refusal={fileRefusal}
          />
          {refusal !== undefined && (
            <Alert severity="error" sx={{ marginBlockStart: 1 }}>
              {refusal}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <RecordButton label={t('distributions.record')} />
        </DialogActions>
      </Form>
    </Dialog>
  )
}

function RecordButton({ label }: { readonly label: string }) {
  const { isSubmitting } = useFormState()
  return (
    <Button type="submit" variant="contained" loading={isSubmitting} loadingPosition="start">
      {label}
    </Button>
  )
}
