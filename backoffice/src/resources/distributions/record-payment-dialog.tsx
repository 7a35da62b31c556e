import { useMemo } from 'react'
import { Typography } from '@mui/material'
import type { z } from 'zod'
import { BooleanInput } from 'react-admin'
import { dayBetween, DistributionRecordBody, refusalOfOverpayment, type Cents } from '@cauce/contract'
import { formatAmount, parseAmount } from '@cauce/contract/cents.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { ATTACHMENT_KINDS } from '@cauce/contract/files.ts'
import { useCall } from '../../providers/call.ts'
import type { DistributionRecord } from '../../providers/records.ts'
import { FileField } from '../../ui/form/file-field.tsx'
import { DayInput } from '../../ui/form/date-inputs.tsx'
import { MoneyDialog } from '../../ui/form/money-dialog.tsx'
import { MoneyInput } from '../../ui/form/number-inputs.tsx'
import { useToday } from '../../ui/time.tsx'
import { useWords } from '../../ui/words.ts'
import { useBadges } from '../../ui/badges.ts'

interface Props {
  readonly distribution: DistributionRecord
  readonly onClose: () => void
}

type Due = Readonly<Record<'interestDue' | 'principalDue', Cents>>

/** What the API will accept of a payment, said beside what else is wrong (decision input-validation). */
const bodyFor = (due: Due, today: string) =>
  DistributionRecordBody.extend({
    amount: DistributionRecordBody.shape.amount.superRefine((amount, context) => {
      const refusal = refusalOfOverpayment(due, amount)
      if (refusal) context.addIssue({ code: 'custom', message: refusal.code, params: refusal.params })
    }),
    paidOn: dayBetween(undefined, today),
  })

/** Records the payment of the promoter with its proof. The amount that is due is filled in; a partial payment is possible. */
export function RecordPaymentDialog({ distribution: { id, updatedAt, interestDue, principalDue }, onClose }: Props) {
  const t = useWords()
  const today = useToday()
  const call = useCall()
  const early = useBadges()?.unreceived
  const { schema, due } = useMemo(() => {
    const parts = { interestDue: parseAmount(interestDue), principalDue: parseAmount(principalDue) }
    return { schema: bodyFor(parts, today), due: formatAmount(parts.interestDue + parts.principalDue) }
  }, [interestDue, principalDue, today])
  return (
    <MoneyDialog
      resource="distributions"
      title={t('distributions.record')}
      schema={schema}
      requiredFiles={{ file: 'proof-required' }}
      defaultValues={{ amount: due, paidOn: today, creditsBeforeReceipt: false }}
      slot={`distributions:${id}:record`}
      send={(values, idempotencyKey) =>
        call('POST /v1/project/distributions/{id}/record', {
          params: { id },
          body: { ...(values as z.input<typeof schema>), updatedAt },
          idempotencyKey,
        })
      }
      affects={['distributions']}
      done={t('distributions.recorded')}
      submitLabel={t('distributions.record')}
      onClose={onClose}
    >
      {(isUncertain) => (
        <>
          <Typography sx={{ marginBlockEnd: 2 }}>{t('distributions.recordHelp')}</Typography>
          <MoneyInput source="amount" readOnly={isUncertain} />
          <DayInput source="paidOn" readOnly={isUncertain} />
          {early && early.maximum !== '0.00' && (
            <BooleanInput
              source="creditsBeforeReceipt"
              readOnly={isUncertain}
              helperText={t('distributions.earlyHelp', {
                maximum: formatMoney(early.maximum),
                amount: formatMoney(early.amount),
              })}
            />
          )}
          <FileField
            source="file"
            label={t('distributions.fields.document')}
            kinds={ATTACHMENT_KINDS}
            disabled={isUncertain}
          />
        </>
      )}
    </MoneyDialog>
  )
}
