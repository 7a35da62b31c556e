import { parseAmount } from '@cauce/contract/cents.ts'
import { ATTACHMENT_KINDS } from '@cauce/contract/files.ts'
import { formatAmount } from '@cauce/contract/cents.ts'
import { formatCents, formatMoney, maskIbanShort } from '@cauce/format'
import { errorMessage } from '@cauce/i18n/error-message.ts'
import { useRef, useState, type SyntheticEvent } from 'react'
import { paths } from '../../paths.ts'
import { AmountField } from '../../ui/amount-field.tsx'
import type { Failure } from '../../ui/api.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { wordsOfFailure } from '../../ui/failure.ts'
import { SelectField } from '../../ui/field.tsx'
import { FileField } from '../../ui/file-field.tsx'
import { useTranslate } from '../../ui/island.tsx'
import type { Wallet } from '../wallets/wallet.store.ts'
import type { MoveMoneyRequest } from './move-money-dialog.tsx'
import { openMoneyMove, type BankAccount, type MoneyMove } from './move-money.store.ts'
import { availableAfter, centsOf, examineMovement, type MovementKind } from './movement-checks.ts'
import type { Transaction } from './movement-filters.ts'

interface MoveMoneyFormProps {
  readonly request: MoveMoneyRequest
  readonly wallet: Wallet
  readonly accounts: readonly BankAccount[]
  readonly isVerified: boolean
  readonly onDone: (transaction: Transaction) => void
}

export function MoveMoneyForm({ request, wallet, accounts, isVerified, onDone }: MoveMoneyFormProps) {
  const t = useTranslate<'transactions' | 'wallets' | 'errors' | 'errorWords' | 'forms'>()
  const { move, change, proof, setProof, isTouched, failure, attempts, isSending, isRepeat, submit } = useMoneyMove({
    request,
    wallet,
    accounts,
    onDone,
  })
  const available = parseAmount(wallet.available)
  const amount = centsOf(move.amount)
  const refusal = examineMovement(move.type, amount, available)
  const after = availableAfter(move.type, amount, available)
  const failed = failure && wordsOfFailure(t, failure)
  const amountError = refusal && isTouched ? errorMessage(t, refusal) : failed?.fields['amount']
  const isIncome = move.type === 'income'
  const needsIdentity = !isIncome && !isVerified
  const failedLead = t(isIncome ? 'wallets.incomeFailed' : 'wallets.withdrawFailed')
  const summary = failed && (failure.kind === 'network' ? failed.message : `${failedLead} ${failed.message}`)
  return (
    <form className="form" noValidate onSubmit={submit}>
      <ErrorSummary
        attempt={attempts}
        message={summary}
        fields={{ amount: amountError, bankAccountId: failed?.fields['bankAccountId'], file: failed?.fields['file'] }}
      />
      {isRepeat && <p className="note">{t('transactions.move.unanswered')}</p>}
      <KindChoice kind={move.type} onKind={(type) => change({ type })} />
      {needsIdentity ? (
        <>
          <p>{t('transactions.move.needsIdentity')}</p>
          <p>
            <a className="button" href={`${paths.profile('customer')}#identity-status`}>
              {t('transactions.move.toIdentity')}
            </a>
          </p>
        </>
      ) : (
        <>
          <AmountField
            id="amount"
            isBig
            autoFocus
            label={t('transactions.move.amount')}
            value={move.amount}
            onAmount={(typed) => change({ amount: typed })}
            error={amountError}
            help={t('transactions.move.availableIs', { amount: formatMoney(wallet.available) })}
          >
            {!isIncome && available > 0n && (
              <button
                type="button"
                className="button plain small"
                onClick={() => change({ amount: formatAmount(available) })}
              >
                {t('transactions.move.withdrawAll')}
              </button>
            )}
          </AmountField>
          <SelectField
            id="bankAccountId"
            label={t(isIncome ? 'transactions.move.fromAccount' : 'transactions.move.toAccount')}
            help={t('transactions.move.onlyValid')}
            value={move.bankAccountId}
            onChange={(event) => change({ bankAccountId: event.target.value })}
            error={failed?.fields['bankAccountId']}
          >
            {accounts.map(({ bankAccountId, alias, account }) => (
              <option key={bankAccountId} value={bankAccountId}>
                {t('transactions.move.accountOption', { alias, account: maskIbanShort(account) })}
              </option>
            ))}
          </SelectField>
          {isIncome && (
            <FileField
              id="file"
              label={t('transactions.move.proof')}
              help={t('transactions.move.proofHelp')}
              kinds={ATTACHMENT_KINDS}
              file={proof}
              onFile={setProof}
              error={failed?.fields['file']}
              isOptional
            />
          )}
          <dl className={refusal && isTouched ? 'effect refused' : 'effect'} aria-live="polite">
            <div>
              <dt>{t('transactions.move.availableNow')}</dt>
              <dd>{formatMoney(wallet.available)}</dd>
            </div>
            <div>
              <dt>{t(isIncome ? 'transactions.move.afterApproval' : 'transactions.move.wouldBe')}</dt>
              <dd>
                {after !== undefined
                  ? formatCents(after)
                  : refusal?.code === 'above-available-balance'
                    ? t('transactions.move.notEnough')
                    : '–'}
              </dd>
            </div>
          </dl>
          <Button type="submit" isWide isBusy={isSending} busyLabel={t('transactions.move.submitting')}>
            {amount !== undefined && !refusal
              ? t(isIncome ? 'transactions.move.submitIncomeOf' : 'transactions.move.submitWithdrawOf', {
                  amount: formatCents(amount),
                })
              : t(isIncome ? 'transactions.move.submitIncome' : 'transactions.move.submitWithdraw')}
          </Button>
          <p className="fine">{t(isIncome ? 'transactions.move.aboutIncome' : 'transactions.move.aboutWithdraw')}</p>
        </>
      )}
    </form>
  )
}

function KindChoice({ kind, onKind }: { kind: MovementKind; onKind: (kind: MovementKind) => void }) {
  const t = useTranslate<'transactions'>()
  return (
    <div className="segments" role="radiogroup" aria-label={t('transactions.move.kind')}>
      {(['income', 'withdraw'] as const).map((each) => (
        <label key={each}>
          <input type="radio" name="kind" checked={kind === each} onChange={() => onKind(each)} />
          {t(`transactions.move.${each}`)}
        </label>
      ))}
    </div>
  )
}

/** The dialog's own state: one attempt with one idempotency key from opening to an answer that is certain. */
function useMoneyMove({
  request,
  wallet,
  accounts,
  onDone,
}: Pick<MoveMoneyFormProps, 'request' | 'wallet' | 'accounts' | 'onDone'>) {
  const [attempt] = useState(() => openMoneyMove(wallet.walletId))
  const [move, setMove] = useState<MoneyMove>(() => firstMove(attempt.unanswered, request, accounts))
  const [proof, setProof] = useState<File | null>(null)
  const [isTouched, setTouched] = useState(attempt.unanswered !== undefined)
  const [failure, setFailure] = useState<Failure>()
  const [attempts, setAttempts] = useState(0)
  const [isSending, setSending] = useState(false)
  const isUnderWay = useRef(false)
  const change = (part: Partial<MoneyMove>) => {
    if (part.amount !== undefined) setTouched(true)
    setFailure(undefined)
    setMove((before) => ({ ...before, ...part }))
  }
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isUnderWay.current) return
    setTouched(true)
    if (examineMovement(move.type, centsOf(move.amount), parseAmount(wallet.available))) {
      setAttempts((count) => count + 1)
      return
    }
    isUnderWay.current = true
    setSending(true)
    setFailure(undefined)
    const outcome = await attempt.send(move, move.type === 'income' ? proof : null)
    isUnderWay.current = false
    setSending(false)
    if (outcome.failure) {
      setFailure(outcome.failure)
      setAttempts((count) => count + 1)
    } else onDone(outcome.data)
  }
  const isRepeat = attempt.unanswered !== undefined
  return { move, change, proof, setProof, isTouched, failure, attempts, isSending, isRepeat, submit }
}

function firstMove(
  unanswered: MoneyMove | undefined,
  { kind, amount = '' }: MoveMoneyRequest,
  accounts: readonly BankAccount[],
): MoneyMove {
  const isKnown = accounts.some(({ bankAccountId }) => bankAccountId === unanswered?.bankAccountId)
  if (unanswered && isKnown) return unanswered
  return { type: kind, amount, bankAccountId: accounts[0]!.bankAccountId }
}
