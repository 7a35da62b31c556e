import { useMemo } from 'react'
import { useDataProvider } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { TransactionBody } from '@cauce/contract'
import { formatAmount, MAXIMUM_CENTS, MAXIMUM_STORED_CENTS, parseAmount, WIRE_AMOUNT } from '@cauce/contract/cents.ts'
import { knownLimits, refusalOfExcess, type MovementLimits } from '@cauce/contract/wallet/movement-limits.ts'
import { formatMoney } from '@cauce/format/money.ts'
import type { TransactionRecord, WalletRecord } from '../../providers/records.ts'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { Amount, Effect } from '../../ui/figures.tsx'
import { TextInput } from '../../ui/form/inputs.tsx'
import { MoneyDialog } from '../../ui/form/money-dialog.tsx'
import { MoneyInput } from '../../ui/form/number-inputs.tsx'
import { BankAccountInput } from '../../ui/form/reference-inputs.tsx'
import { useSettings } from '../../ui/use-settings.ts'
import { useWords } from '../../ui/words.ts'
import { effectOf } from './effect-of.ts'

interface Props {
  readonly type: TransactionRecord['type']
  readonly wallet: WalletRecord
}

/** Lets an administrator add an income or a withdrawal for a customer. Another one approves it (handbook rule 5.8). */
export function AddTransactionButton(props: Props) {
  const t = useWords()
  return (
    <DialogButton variant="outlined" dialog={(close) => <AddTransactionDialog {...props} onClose={close} />}>
      {t(`backoffice.addTransaction.${props.type}`)}
    </DialogButton>
  )
}

const bodyFor = (type: Props['type'], limits: MovementLimits) =>
  TransactionBody.extend({
    amount: TransactionBody.shape.amount.superRefine((amount, context) => {
      const refusal = refusalOfExcess(type, amount, limits)
      if (refusal) context.addIssue({ code: 'custom', message: refusal.code, params: refusal.params })
    }),
  })

/** The body within the limits of the wallet and of the installation. Until these are read, the API alone refuses too large an income. */
function useBody(type: Props['type'], wallet: WalletRecord) {
  const settings = useSettings()
  return useMemo(() => {
    const unread = { maximumIncome: formatAmount(MAXIMUM_CENTS), maximumWallet: formatAmount(MAXIMUM_STORED_CENTS) }
    return bodyFor(type, knownLimits(wallet, settings ?? unread))
  }, [type, wallet, settings])
}

function AddTransactionDialog({ type, wallet, onClose }: Props & { readonly onClose: () => void }) {
  const t = useWords()
  const dataProvider = useDataProvider()
  const schema = useBody(type, wallet)
  return (
    <MoneyDialog
      resource="transactions"
      title={t(`backoffice.addTransaction.${type}Title`, { name: wallet.userName })}
      schema={schema}
      defaultValues={{ walletId: wallet.walletId, type }}
      slot={`transactions:${wallet.id}:${type}`}
      send={(data, idempotencyKey) => dataProvider.create('transactions', { data, meta: { idempotencyKey } })}
      affects={['transactions', 'wallets', 'users']}
      words={t(`backoffice.addTransaction.${type}Done`, { name: wallet.userName })}
      submitLabel={<SubmitLabel type={type} />}
      onClose={onClose}
    >
      {(isUncertain) => (
        <>
          <EffectOfTyped type={type} wallet={wallet} />
          <MoneyInput
            source="amount"
            readOnly={isUncertain}
            {...(type === 'withdraw' && {
              helperText: t('transactions.move.availableIs', { amount: formatMoney(wallet.available) }),
            })}
          />
          <BankAccountInput source="bankAccountId" userId={wallet.userId} readOnly={isUncertain} />
          <TextInput
            source="note"
            label={t('backoffice.reasonForRecord')}
            multiline
            minRows={2}
            readOnly={isUncertain}
          />
        </>
      )}
    </MoneyDialog>
  )
}

function useTypedAmount(): string | undefined {
  const amount: unknown = useWatch({ name: 'amount' })
  return typeof amount === 'string' && WIRE_AMOUNT.test(amount) ? amount : undefined
}

function EffectOfTyped({ type, wallet }: Props) {
  const t = useWords()
  const amount = useTypedAmount() ?? '0.00'
  const effect = effectOf({ type, amount }, wallet)
  const isTooMuch = type === 'withdraw' && parseAmount(amount) > parseAmount(wallet.available)
  return (
    <Effect
      before={{ label: t('backoffice.decision.balanceNow'), value: <Amount value={effect.before} /> }}
      after={{
        label: t('backoffice.decision.balanceAfter'),
        value: isTooMuch ? (
          <span style={{ color: 'var(--clay-ink)' }}>{t('transactions.move.notEnough')}</span>
        ) : (
          <Amount value={effect.after} />
        ),
      }}
    />
  )
}

function SubmitLabel({ type }: Pick<Props, 'type'>) {
  const t = useWords()
  const amount = useTypedAmount()
  if (amount === undefined) return t(`backoffice.addTransaction.${type}`)
  return t(`backoffice.addTransaction.${type}Amount`, { amount: formatMoney(amount, { places: 'auto' }) })
}
