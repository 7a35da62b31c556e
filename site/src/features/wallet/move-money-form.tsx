import { formatAmount } from '@cauce/contract/cents.ts'
import { ATTACHMENT_KINDS } from '@cauce/contract/files.ts'
import { formatCents, formatMoney, maskIbanShort } from '@cauce/format'
import type { Translate } from '@cauce/i18n/translate.ts'
import { errorMessage } from '@cauce/i18n/error-message.ts'
import { paths } from '../../http/paths.ts'
import { AmountField } from '../../ui/amount-field.tsx'
import type { Failure } from '../../ui/api.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { wordsOfFailure, type FailureNouns, type FailureWords } from '../../ui/failure.ts'
import { SelectField } from '../../ui/field.tsx'
import { FileField } from '../../ui/file-field.tsx'
import { useTranslate } from '../../ui/island.tsx'
import type { BankAccount } from '../payment/bank-account.ts'
import type { MovementKind } from './movement-checks.ts'
import { useMoneyMove, type MoneyMoveOptions, type MoneyMoveState } from './use-money-move.ts'

interface MoveMoneyFormProps extends MoneyMoveOptions {
  readonly isVerified: boolean
}

export function MoveMoneyForm({ isVerified, ...options }: MoveMoneyFormProps) {
  const t = useTranslate<'transactions' | 'wallets' | 'errors' | 'errorWords' | 'forms'>()
  const state = useMoneyMove(options)
  const { move, effect, isTouched, failure, attempts } = state
  const isIncome = move.type === 'income'
  const failed = failure && wordsOf(t, failure, isIncome)
  const amountError = effect.refusal && isTouched ? errorMessage(t, effect.refusal) : failed?.fields['amount']
  const fields = { ...failed?.fields, ...(amountError && { amount: amountError }) }
  return (
    <form className="form" method="post" noValidate onSubmit={state.submit}>
      <ErrorSummary attempt={attempts} message={failed?.message} fields={fields} />
      {state.isRepeat && attempts === 0 && <p className="note">{t('transactions.move.unanswered')}</p>}
      <KindChoice kind={move.type} onKind={(type) => state.change({ type })} />
      {isIncome || isVerified ? (
        <MoveFields state={state} accounts={options.accounts} amountError={amountError} failed={failed} />
      ) : (
        <IdentityNeeded />
      )}
    </form>
  )
}

/** Says that nothing has moved, except where nobody knows yet, or where an earlier request turns out to have arrived. */
function wordsOf(
  t: Translate<'transactions' | 'wallets' | FailureNouns>,
  failure: Failure,
  isIncome: boolean,
): FailureWords {
  const words = wordsOfFailure(t, failure)
  if (failure.kind === 'network') return words
  if (failure.problem.code === 'idempotency-key-reused') return { ...words, message: t('transactions.move.arrived') }
  const lead = t(isIncome ? 'wallets.incomeFailed' : 'wallets.withdrawFailed')
  return { ...words, message: `${lead} ${words.message}` }
}

interface MoveFieldsProps {
  readonly state: MoneyMoveState
  readonly accounts: readonly BankAccount[]
  readonly amountError: string | undefined
  readonly failed: FailureWords | undefined
}

function MoveFields({ state, accounts, amountError, failed }: MoveFieldsProps) {
  const t = useTranslate<'transactions'>()
  const { move, effect, change } = state
  const isIncome = move.type === 'income'
  return (
    <>
      <AmountField
        id="amount"
        isBig
        data-autofocus
        label={t('transactions.move.amount')}
        value={move.amount}
        onAmount={(amount) => change({ amount })}
        error={amountError}
        help={
          <>
            {t('transactions.move.availableIs', { amount: formatCents(effect.available) })}{' '}
            {!isIncome && effect.available > 0n && (
              <button
                type="button"
                className="withdraw-all"
                onClick={() => change({ amount: formatAmount(effect.available) })}
              >
                {t('transactions.move.withdrawAll')}
              </button>
            )}
          </>
        }
      />
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
          file={state.proof}
          onFile={state.setProof}
          error={failed?.fields['file']}
          isOptional
        />
      )}
      <Effect state={state} />
      <Button type="submit" isWide isBusy={state.isSending} busyLabel={t('transactions.move.submitting')}>
        <SubmitWords state={state} />
      </Button>
      <p className="fine">{t(isIncome ? 'transactions.move.aboutIncome' : 'transactions.move.aboutWithdraw')}</p>
    </>
  )
}

/** Before and after: what the decision about money does, in view before it is taken. */
function Effect({ state: { move, effect, isTouched } }: { state: MoneyMoveState }) {
  const t = useTranslate<'transactions'>()
  const isShort = effect.refusal?.code === 'above-available-balance'
  const unknown = isShort ? t('transactions.move.notEnough') : '–'
  return (
    <dl className={isShort && isTouched ? 'effect refused' : 'effect'} aria-live="polite">
      <div>
        <dt>{t('transactions.move.availableNow')}</dt>
        <dd>{formatCents(effect.available)}</dd>
      </div>
      <div>
        <dt>{t(move.type === 'income' ? 'transactions.move.afterApproval' : 'transactions.move.wouldBe')}</dt>
        <dd>{effect.after === undefined ? unknown : formatCents(effect.after)}</dd>
      </div>
    </dl>
  )
}

/** The button names the amount. */
function SubmitWords({ state: { move, effect } }: { state: MoneyMoveState }) {
  const t = useTranslate<'transactions'>()
  const isIncome = move.type === 'income'
  if (effect.refusal) return t(isIncome ? 'transactions.move.submitIncome' : 'transactions.move.submitWithdraw')
  const amount = formatMoney(move.amount)
  return t(isIncome ? 'transactions.move.submitIncomeOf' : 'transactions.move.submitWithdrawOf', { amount })
}

function IdentityNeeded() {
  const t = useTranslate<'transactions'>()
  return (
    <>
      <p>{t('transactions.move.needsIdentity')}</p>
      <p>
        <a className="button" href={`${paths.profile('customer')}#identity-status`}>
          {t('transactions.move.toIdentity')}
        </a>
      </p>
    </>
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
