import { isAccountFault } from '@cauce/contract/bank/payment-states.ts'
import { paths } from '@cauce/contract/pages.ts'
import { bankReasonMessage } from '@cauce/i18n/bank-reason-message.ts'
import type { Translate } from '@cauce/i18n/translate.ts'
import { useTranslate } from '../../ui/island.tsx'
import type { Transaction } from './movement-filters.ts'
import { isOpen, stateOfWithdrawal } from './withdrawal-steps.ts'

export function WithdrawalOutcome({ withdrawal }: { readonly withdrawal: Transaction }) {
  const t = useTranslate<'withdrawals' | 'bankReasons'>()
  const state = stateOfWithdrawal(withdrawal)
  const reason = reasonOf(t, withdrawal)
  const isFault = isFaultOfAccount(withdrawal)
  const notice = noticeOf(t, withdrawal)
  return (
    <>
      {reason !== null && (
        <p className={state === 'cancelled' ? 'note' : 'note clay'}>
          {t('withdrawals.reason', { reason })}
          {isFault && (
            <>
              <br />
              {t('withdrawals.accountFault')}
            </>
          )}
        </p>
      )}
      {notice !== undefined && <p className="note">{notice}</p>}
      {ENDED.includes(state) && (
        <p className="row">
          {isFault && (
            <a className="button quiet small" href={paths.profile('bank-accounts')}>
              {t('withdrawals.toAccounts')}
            </a>
          )}
          <a className="button quiet small" href={paths.moveMoney('withdraw', withdrawal.amount)}>
            {t('withdrawals.again')}
          </a>
        </p>
      )}
    </>
  )
}

type State = ReturnType<typeof stateOfWithdrawal>

/** Ended unpaid. */
const ENDED: readonly State[] = ['rejected', 'refused', 'returned', 'cancelled']
const BY_BANK: readonly State[] = ['refused', 'returned']
const BEFORE_RELEASE: readonly State[] = ['approved', 'batched']
const AFTER_RELEASE: readonly State[] = ['released', 'sent']

function reasonOf(t: Translate<'bankReasons'>, withdrawal: Transaction): string | null {
  const { rejectReason, transfer } = withdrawal
  if (BY_BANK.includes(stateOfWithdrawal(withdrawal))) return bankReasonMessage(t, transfer?.reasonCode ?? null)
  return rejectReason ?? transfer?.cancelReason ?? null
}

const isFaultOfAccount = (withdrawal: Transaction): boolean =>
  BY_BANK.includes(stateOfWithdrawal(withdrawal)) && isAccountFault(withdrawal.transfer?.reasonCode ?? null)

function noticeOf(t: Translate<'withdrawals'>, withdrawal: Transaction): string | undefined {
  const state = stateOfWithdrawal(withdrawal)
  if (AFTER_RELEASE.includes(state)) return t('withdrawals.notCancellable')
  return BEFORE_RELEASE.includes(state) && isOpen(withdrawal) ? t('withdrawals.cancelUntil') : undefined
}
