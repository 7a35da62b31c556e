import { useId, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { Form, HttpError, useDataProvider, useNotify } from 'react-admin'
import { useFormState, useWatch } from 'react-hook-form'
import { TransactionBody } from '@cauce/contract'
import { parseAmount, WIRE_AMOUNT } from '@cauce/contract/cents.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { presentTranslator } from '../../providers/i18n.ts'
import type { TransactionRecord, WalletRecord } from '../../providers/records.ts'
import type { RefusalBody } from '../../providers/refusal.ts'
import { Amount } from '../../ui/amount.tsx'
import { Effect } from '../../ui/decision/effect.tsx'
import { MoneyInput } from '../../ui/form/money-input.tsx'
import { schemaResolver } from '../../ui/form/schema-resolver.ts'
import { isCertain, openMoneyAttempt } from '../../ui/money-attempt.ts'
import { useWords } from '../../ui/words.ts'
import { TextInput } from '../../ui/form/text-input.tsx'
import { BankAccountInput } from '../bank-accounts/bank-account-input.tsx'
import { effectOf } from './effect-of.ts'

interface Props {
  readonly type: TransactionRecord['type']
  readonly wallet: WalletRecord
  readonly onClose: () => void
}

type Values = Record<string, unknown>

/** A withdrawal needs a bank account to go to, whoever enters it (spec section 5, "Wallet operations"). */
const bodies = { income: TransactionBody, withdraw: TransactionBody.required({ bankAccountId: true }) } as const

/** The movement of an administrator: amount, account, why; the balance after is shown before. Sent once. */
export function AddTransactionDialog({ type, wallet, onClose }: Props) {
  const t = useWords()
  const id = useId()
  const notify = useNotify()
  const queries = useQueryClient()
  const dataProvider = useDataProvider()
  const isSending = useRef(false)
  const [refusal, setRefusal] = useState<string>()
  const [isUncertain, setUncertain] = useState(false)
  const [attempt] = useState(() => openMoneyAttempt(`transactions:${wallet.id}:${type}`))

  const send = async (values: Values): Promise<Readonly<Record<string, string>> | undefined> => {
    if (isSending.current) return undefined
    isSending.current = true
    setRefusal(undefined)
    try {
      await attempt.send((idempotencyKey) =>
        dataProvider.create('transactions', { data: values, meta: { idempotencyKey } }),
      )
      await Promise.all(
        ['transactions', 'wallets', 'users'].map((noun) => queries.invalidateQueries({ queryKey: [noun] })),
      )
      notify(t(`backoffice.addTransaction.${type}Done`, { name: wallet.userName }), { type: 'success' })
      onClose()
      return undefined
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      const fields = (error.body as RefusalBody | null)?.errors
      setUncertain(!isCertain(error))
      setRefusal(fields ? undefined : error.message)
      return fields
    } finally {
      isSending.current = false
    }
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{t(`backoffice.addTransaction.${type}Title`, { name: wallet.userName })}</DialogTitle>
      <Form
        resource="transactions"
        record={{}}
        defaultValues={{ walletId: wallet.walletId, type }}
        resolver={schemaResolver(bodies[type], { t: presentTranslator })}
        onSubmit={send as never}
        noValidate
        disableInvalidFormNotification
      >
        <DialogContent sx={{ paddingBlockStart: 0 }}>
          <EffectOfTyped type={type} wallet={wallet} />
          <MoneyInput source="amount" isRequired disabled={isUncertain} />
          <BankAccountInput userId={wallet.userId} isRequired={type === 'withdraw'} disabled={isUncertain} />
          <TextInput source="note" label={t('backoffice.reasonForRecord')} lines={2} disabled={isUncertain} />
          {refusal !== undefined && (
            <Alert severity="error" sx={{ marginBlockStart: 1 }}>
              {refusal} {isUncertain && t('backoffice.addTransaction.uncertain')}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <SendButton type={type} isRetry={isUncertain} />
        </DialogActions>
      </Form>
    </Dialog>
  )
}

function EffectOfTyped({ type, wallet }: Pick<Props, 'type' | 'wallet'>) {
  const t = useWords()
  const amount = useWatch({ name: 'amount' }) as unknown
  const effect = effectOf({ type, amount: isAmount(amount) ? amount : '0.00' }, wallet)
  const isOverdrawn = parseAmount(effect.after) < 0n
  return (
    <Effect
      before={{ label: t('backoffice.decision.balanceNow'), value: <Amount value={effect.before} /> }}
      after={{
        label: t('backoffice.decision.balanceAfter'),
        value: isOverdrawn ? (
          <span style={{ color: 'var(--clay-ink)' }}>{formatMoney(effect.after)}</span>
        ) : (
          <Amount value={effect.after} />
        ),
      }}
    />
  )
}

function SendButton({ type, isRetry }: { readonly type: TransactionRecord['type']; readonly isRetry: boolean }) {
  const t = useWords()
  const { isSubmitting } = useFormState()
  const amount = useWatch({ name: 'amount' }) as unknown
  const label = isAmount(amount)
    ? t(`backoffice.addTransaction.${type}Amount`, { amount: formatMoney(amount, { places: 'auto' }) })
    : t(`backoffice.addTransaction.${type}`)
  return (
    <Button type="submit" variant="contained" loading={isSubmitting} loadingPosition="start">
      {isRetry ? t('common.retry') : label}
    </Button>
  )
}

const isAmount = (value: unknown): value is string => typeof value === 'string' && WIRE_AMOUNT.test(value)
