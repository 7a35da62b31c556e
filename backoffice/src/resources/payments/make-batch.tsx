import { useMemo } from 'react'
import { Alert, Typography } from '@mui/material'
import { useDataProvider, useRedirect, type RaRecord } from 'react-admin'
import { bankingDayFrom, mistakesOfExecutionDay, PaymentBatchBody } from '@cauce/contract'
import { groupIban } from '@cauce/format/iban.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { NamedDay } from '@cauce/contract/dates.ts'
import { withRule } from '@cauce/contract/rules.ts'
import { type CauceDataProvider, useRecords } from '../../providers/call.ts'
import type { PaymentBatchRecord, PaymentRecord } from '../../providers/records.ts'
import { Amount, Figure, Figures } from '../../ui/figures.tsx'
import { DayInput } from '../../ui/form/date-inputs.tsx'
import { SelectInput, TextInput } from '../../ui/form/inputs.tsx'
import { MoneyDialog } from '../../ui/form/money-dialog.tsx'
import { useToday } from '../../ui/time.tsx'
import { useWords } from '../../ui/words.ts'
import { sumOf } from '../transactions/effect-of.ts'
import { needsReason } from './payment-facts.ts'

interface Props {
  readonly payments: readonly PaymentRecord[]
  readonly onClose: () => void
}

const Body = PaymentBatchBody.omit({ paymentIds: true }).extend({ executionDay: NamedDay })
const bodyOn = (today: string, isStopped: boolean) =>
  withRule(
    isStopped ? Body.required({ reason: true }) : Body,
    ['executionDay'],
    ({ executionDay }) => mistakesOfExecutionDay(executionDay, today)[0],
  )

/** Makes a draft of the chosen payments. Another administrator releases it; until then nothing leaves. */
export function MakeBatch({ payments, onClose }: Props) {
  const t = useWords()
  const today = useToday()
  const redirect = useRedirect()
  const dataProvider = useDataProvider<CauceDataProvider>()
  const { data: accounts = [], isPending } = useRecords('companyAccounts', { state: 'active' })
  // The payments of the dialog are those that were chosen when it opened.
  const ids = useMemo(() => payments.map(({ id }) => id), [payments])
  const amount = sumOf(payments.map((payment) => payment.amount))
  const isStopped = payments.some(needsReason)
  const schema = useMemo(() => bodyOn(today, isStopped), [today, isStopped])
  const main = accounts.find((account) => account.main)
  if (isPending) return null
  return (
    <MoneyDialog
      resource="paymentBatches"
      title={t('payments.makeTitle')}
      schema={schema}
      defaultValues={{ executionDay: bankingDayFrom(today), companyAccountId: main?.id }}
      slot={`paymentBatches:${ids.join()}:create`}
      send={async (values, idempotencyKey) => {
        const { data } = await dataProvider.create<PaymentBatchRecord & RaRecord>('paymentBatches', {
          data: { ...values, paymentIds: ids } as never,
          meta: { idempotencyKey },
        })
        return data
      }}
      affects={['payments', 'paymentBatches']}
      words={({ number }) => t('payments.made', { number })}
      after={({ batchId }) => redirect('show', 'paymentBatches', batchId)}
      submitLabel={t('payments.makeBatch', { smart_count: ids.length, amount: formatMoney(amount) })}
      onClose={onClose}
    >
      {(isUncertain) => (
        <>
          <Typography sx={{ marginBlockEnd: 2 }}>{t('payments.makeAbout')}</Typography>
          <Figures>
            <Figure isMain label={t('paymentBatches.fields.total')} value={<Amount value={amount} />} />
            <Figure isMain label={t('paymentBatches.fields.count')} value={ids.length} />
          </Figures>
          <DayInput
            source="executionDay"
            label={t('payments.executionDay')}
            helperText={t('payments.executionHelp')}
            readOnly={isUncertain}
          />
          <SelectInput
            source="companyAccountId"
            label={t('payments.debtor')}
            choices={accounts.map(({ id, bankName, iban }) => ({ id, name: `${bankName}, ${groupIban(iban)}` }))}
            translateChoice={false}
            readOnly={isUncertain}
          />
          {isStopped && (
            <>
              <Alert severity="warning" sx={{ marginBlock: 1 }}>
                {t('payments.stoppedAbout')}
              </Alert>
              <TextInput
                source="reason"
                label={t('common.reason')}
                helperText={t('payments.stoppedReason')}
                multiline
                readOnly={isUncertain}
              />
            </>
          )}
        </>
      )}
    </MoneyDialog>
  )
}
