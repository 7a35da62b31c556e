import { paths } from '@cauce/contract/pages.ts'
import { formatDate, formatDateTime, formatMoney, maskIban } from '@cauce/format'
import type { Translate } from '@cauce/i18n/translate.ts'
import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useState } from 'react'
import { call, client } from '../../ui/api.ts'
import { Badge, Terms, Timeline, type BadgeColour } from '../../ui/blocks.tsx'
import { Button } from '../../ui/button.tsx'
import { defineIsland, useTranslate } from '../../ui/island.tsx'
import { CancelDialog, useCancelling } from './cancel-dialog.tsx'
import type { Transaction } from './movement-filters.ts'
import { $wallet, refreshWallet, type Wallet } from './wallet.store.ts'
import {
  eventsOf,
  isOpen,
  stateOfWithdrawal,
  stepsOf,
  type Step,
  type WithdrawalEvent,
  type WithdrawalState,
} from './withdrawal-steps.ts'
import { isAccountFault } from '@cauce/contract/bank/payments.lifecycle.ts'
import { bankReasonMessage } from '@cauce/i18n/bank-reason-message.ts'
import './withdrawal-page.css'

interface WithdrawalPageProps {
  readonly withdrawal: Transaction
  readonly wallet: Wallet
}

/** Handbook rule 5.71. */
function WithdrawalPage({ withdrawal: given, wallet: ofPage }: WithdrawalPageProps) {
  const t = useTranslate<'withdrawals'>()
  const { withdrawal, isOld, refresh } = useWithdrawal(given)
  const wallet = useStore($wallet) ?? ofPage
  const { heading, ask, dialog } = useCancelling(refresh)
  const state = stateOfWithdrawal(withdrawal)
  const amount = formatMoney(withdrawal.amount)
  const { bankAccount } = withdrawal
  return (
    <div className="withdrawal">
      <p className="row withdrawal-state">
        <output>
          <Badge colour={COLOURS[state]}>{t(`withdrawals.state.${state}`)}</Badge>
        </output>
        {bankAccount && (
          <span className="small muted">
            {t('withdrawals.to', { alias: bankAccount.alias, account: maskIban(bankAccount.account) })}
          </span>
        )}
      </p>
      <div className="withdrawal-way">
        <section aria-labelledby="stages">
          <h2 id="stages" ref={heading} tabIndex={-1}>
            {t('withdrawals.stagesTitle')}
          </h2>
          <ol className="locks" aria-labelledby="stages">
            {stepsOf(withdrawal).map((step) => (
              <StepItem key={step.name} step={step} executionDay={withdrawal.transfer?.executionDay ?? null} />
            ))}
          </ol>
          <p>{t(`withdrawals.about.${state}`, { amount })}</p>
          <WithdrawalOutcome withdrawal={withdrawal} />
          {isOld && (
            <p className="note clay" role="alert">
              {t('withdrawals.refreshFailed')}
            </p>
          )}
        </section>
        <section aria-labelledby="history">
          <h2 id="history">{t('withdrawals.historyTitle')}</h2>
          <Timeline labelledBy="history" steps={eventsOf(withdrawal).map((event) => stepOf(t, event, amount))} />
        </section>
      </div>
      <Money withdrawal={withdrawal} wallet={wallet} onCancel={() => ask(withdrawal)} />
      <CancelDialog {...dialog} />
    </div>
  )
}

/** Reloaded after a cancellation and when the page becomes visible. */
function useWithdrawal(given: Transaction) {
  const [withdrawal, setWithdrawal] = useState(given)
  const [isOld, setOld] = useState(false)
  const { transactionId, walletId } = given
  const refresh = useCallback(async () => {
    const params = { path: { id: transactionId } }
    const [read] = await Promise.all([
      call(client.GET('/v1/wallet/transactions/{id}', { params })),
      refreshWallet(walletId),
    ])
    if (read.data) setWithdrawal(read.data)
    setOld(!read.data)
  }, [transactionId, walletId])
  useEffect(() => {
    const whenVisible = () => void (document.visibilityState === 'visible' && refresh())
    document.addEventListener('visibilitychange', whenVisible)
    return () => document.removeEventListener('visibilitychange', whenVisible)
  }, [refresh])
  return { withdrawal, isOld, refresh }
}

const COLOURS = {
  pending: 'grey',
  approved: 'blue',
  batched: 'blue',
  released: 'blue',
  sent: 'blue',
  executed: 'green',
  rejected: 'clay',
  refused: 'clay',
  returned: 'clay',
  cancelled: 'grey',
} as const satisfies Record<WithdrawalState, BadgeColour>

const formatAt = (at: string): string => (at.includes('T') ? formatDateTime(at) : formatDate(at))

function StepItem({ step: { name, mark, at }, executionDay }: { step: Step; executionDay: string | null }) {
  const t = useTranslate<'withdrawals'>()
  const isAwaited = name === 'executed' && mark === 'todo' && executionDay !== null
  return (
    <li className={mark} aria-current={mark === 'now' ? 'step' : undefined}>
      <b>{t(`withdrawals.step.${name}`)}</b>
      {at !== null && (
        <small>
          <time dateTime={at}>{formatAt(at)}</time>
        </small>
      )}
      {isAwaited && <small>{t('withdrawals.bankPaysOn', { date: formatDate(executionDay) })}</small>}
      <span className="visually-hidden">{`, ${t(`withdrawals.mark.${mark}`)}`}</span>
    </li>
  )
}

function stepOf(t: Translate<'withdrawals'>, { name, mark, at }: WithdrawalEvent, amount: string) {
  const isNext = mark === 'todo'
  const title = isNext ? (`withdrawals.next.${name as 'sent'}` as const) : (`withdrawals.past.${name}` as const)
  return {
    mark: isNext ? undefined : mark,
    at,
    shownAt: at === null ? '' : formatAt(at),
    title: { text: t(title) },
    about: { text: detailOf(t, name, amount) ?? '' },
  }
}

function detailOf(t: Translate<'withdrawals'>, name: WithdrawalEvent['name'], amount: string) {
  if (name === 'asked' || name === 'entered') return t('withdrawals.detail.asked', { amount })
  if (name === 'approved' || name === 'batched' || name === 'released' || name === 'executed')
    return t(`withdrawals.detail.${name}`)
  return name === 'sent' ? undefined : t('withdrawals.detail.moneyBack')
}

interface MoneyProps extends WithdrawalPageProps {
  readonly onCancel: () => void
}

/** Wallet figures, and the facts that identify the transfer. */
function Money({ withdrawal, wallet, onCancel }: MoneyProps) {
  const t = useTranslate<'withdrawals' | 'wallets' | 'transactions'>()
  const { transfer, bankAccount, thirdParty } = withdrawal
  const account = bankAccount?.account ?? thirdParty?.iban
  const hasReserve = wallet.reserved !== '0.00'
  return (
    <aside className="panel" aria-labelledby="money">
      <h2 id="money">{t('withdrawals.walletTitle')}</h2>
      <Terms
        rows={[
          { term: t('wallets.fields.balance'), value: formatMoney(wallet.balance) },
          { term: t('wallets.fields.reserved'), value: hasReserve && formatMoney(wallet.reserved) },
          {
            term: t('wallets.purse.unreceived'),
            value: wallet.unreceived !== '0.00' && formatMoney(wallet.unreceived),
          },
          {
            term: t('wallets.purse.garnished'),
            value: wallet.garnished !== '0.00' && formatMoney(wallet.garnished),
          },
          { term: t('wallets.fields.available'), value: formatMoney(wallet.available) },
        ]}
      />
      <Terms
        className="terms tight"
        rows={[
          {
            term: t('withdrawals.facts.number'),
            value: withdrawal.number !== null && <span className="figure">{withdrawal.number}</span>,
          },
          { term: t('transactions.fields.amount'), value: formatMoney(withdrawal.amount) },
          { term: t('transactions.fields.thirdParty'), value: thirdParty?.name },
          {
            term: t('withdrawals.facts.account'),
            value: account && <span className="figure">{maskIban(account)}</span>,
          },
          {
            term: t('withdrawals.facts.reference'),
            value: transfer && <span className="figure">{transfer.endToEndId}</span>,
          },
          { term: t('withdrawals.facts.remittance'), value: transfer?.remittance },
          { term: t('withdrawals.facts.cost'), value: formatMoney('0.00') },
        ]}
      />
      {isOpen(withdrawal) && (
        <Button look="quiet" isWide onClick={onCancel}>
          {t('transactions.cancel.submitWithdraw')}
        </Button>
      )}
      <p className="small">
        <a href={paths.newTicket}>{t('withdrawals.ask')}</a>
      </p>
    </aside>
  )
}

export const WithdrawalPageIsland = defineIsland(
  ['bankReasons', 'transactions', 'wallets', 'withdrawals'],
  WithdrawalPage,
)

function WithdrawalOutcome({ withdrawal }: { readonly withdrawal: Transaction }) {
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
