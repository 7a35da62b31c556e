import { formatAmount } from '@cauce/contract/cents.ts'
import { ATTACHMENT_KINDS } from '@cauce/contract/files.ts'
import { formatCents, maskIbanShort } from '@cauce/format'
import type { ReactNode } from 'react'
import { AmountField } from '../../ui/amount-field.tsx'
import { Terms } from '../../ui/blocks.tsx'
import { SelectField } from '../../ui/field.tsx'
import { FileField } from '../../ui/file-field.tsx'
import { useTranslate } from '../../ui/island.tsx'
import { type BankAccount, shownState } from '../payment/bank-account.ts'
import type { MovementKind } from '@cauce/contract/wallet/movement-limits.ts'
import type { MoneyMoveState } from './use-money-move.ts'

interface MoveFieldsProps {
  readonly state: MoneyMoveState
  readonly accounts: readonly BankAccount[]
  readonly errors: Readonly<Record<string, string>>
}

export function MoveFields({ state, accounts, errors }: MoveFieldsProps) {
  const t = useTranslate<'transactions'>()
  const { move, effect, change } = state
  const isIncome = move.type === 'income'
  const chosen = accounts.find(({ bankAccountId }) => bankAccountId === move.bankAccountId)
  const isWaiting = chosen !== undefined && shownState(chosen) === 'pending'
  const choices = accounts.map(({ bankAccountId, alias, account }) => ({
    value: bankAccountId,
    label: t('transactions.move.accountOption', { alias, account: maskIbanShort(account) }),
  }))
  return (
    <>
      <AmountField
        id="amount"
        label={t('transactions.move.amount')}
        value={move.amount}
        onAmount={(amount) => change({ amount })}
        error={errors['amount']}
        help={<AmountHelp state={state} />}
      />
      <SelectField
        id="bankAccountId"
        label={t(isIncome ? 'transactions.move.fromAccount' : 'transactions.move.toAccount')}
        help={t(isWaiting ? 'transactions.move.proves' : 'transactions.move.onlyOwn')}
        value={move.bankAccountId}
        onChange={(event) => change({ bankAccountId: event.target.value })}
        error={errors['bankAccountId']}
        choices={choices}
      />
      {isIncome && (
        <FileField
          id="file"
          label={t('transactions.move.proof')}
          help={t('transactions.move.proofHelp')}
          kinds={ATTACHMENT_KINDS}
          file={state.proof}
          onFile={state.chooseProof}
          error={errors['file']}
          isOptional
        />
      )}
      <Effect
        available={formatCents(effect.available)}
        afterLabel={t(isIncome ? 'transactions.move.afterApproval' : 'transactions.move.wouldBe')}
        after={effect.after === undefined ? undefined : formatCents(effect.after)}
        isShort={effect.refusal?.code === 'above-available-balance'}
        isMarked={state.isTouched}
        words={{ available: t('transactions.move.availableNow'), short: t('transactions.move.notEnough') }}
      />
    </>
  )
}

function AmountHelp({ state: { move, effect, change } }: { state: MoneyMoveState }): ReactNode {
  const t = useTranslate<'transactions'>()
  const { available } = effect
  return (
    <>
      {t('transactions.move.availableIs', { amount: formatCents(available) })}{' '}
      {move.type === 'withdraw' && available > 0n && (
        <button type="button" className="withdraw-all" onClick={() => change({ amount: formatAmount(available) })}>
          {t('transactions.move.withdrawAll')}
        </button>
      )}
    </>
  )
}

interface EffectProps {
  readonly words: { readonly available: string; readonly short: string }
  readonly available: string
  readonly afterLabel: string
  /** Undefined while the amount is not possible. */
  readonly after: string | undefined
  readonly isShort: boolean
  readonly isMarked?: boolean
}

export function Effect({ words, available, afterLabel, after, isShort, isMarked = true }: EffectProps) {
  return (
    <Terms
      className={isShort && isMarked ? 'effect refused' : 'effect'}
      isLive
      rows={[
        { term: words.available, value: available },
        { term: afterLabel, value: after ?? (isShort ? words.short : '–') },
      ]}
    />
  )
}

export function KindChoice({ kind, onKind }: { kind: MovementKind; onKind: (kind: MovementKind) => void }) {
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
