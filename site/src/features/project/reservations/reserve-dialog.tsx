import { formatDateTime, formatMoney, formatUntil, formatCents, formatDays } from '@cauce/format'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { paths } from '@cauce/contract/pages.ts'
import type { Viewer } from '../../../http/viewer.server.ts'
import { call, client, reloadWithFocus, isRefusedWith, wordsOfFailure } from '../../../ui/api.ts'
import { Terms } from '../../../ui/blocks.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { defineIsland, useTranslate, useLanguage } from '../../../ui/island.tsx'
import { openMoneyAttempt } from '@cauce/client/money-attempt.ts'
import { StepUpDialog } from '../../auth/code-form.tsx'
import { withCode } from '../../auth/step-up.store.ts'
import { $wallet, refreshWallet, type Wallet } from '../../wallet/wallet.store.ts'
import { type ContractDocument, GUIDANCE_CAP, InvestDeclaration } from '../orders/invest-declaration.tsx'
import { acknowledge, loadInvested, loadOffer, useInvestmentRequests, type Project } from '../orders/invest-dialog.tsx'
import { createInvestStore, type InvestDraft, type InvestState, type InvestStore } from '../orders/invest.store.ts'
import { useTermsError } from '../orders/invest-form.tsx'
import { judgeReservation } from './reservation-checks.ts'
import { formatAmount, type Cents } from '@cauce/contract/cents.ts'
import { COMPLETION_DAYS, reservationBoundsOf } from '@cauce/contract/project/preinvestment.ts'
import { reflectionEndOf } from '@cauce/contract/project/reflection.ts'
import { errorMessage } from '@cauce/i18n/error-message.ts'
import { AmountField } from '../../../ui/amount-field.tsx'
import { Form } from '../../../ui/form.tsx'
import { Effect } from '../../wallet/move-money-fields.tsx'
import { RiskConsent } from '../orders/risk-consent.tsx'
import { preinvestmentOf, type Reservation } from '../projects/preinvestment.ts'
import './reservations.css'

interface ReserveDialogProps {
  readonly project: Project
  readonly viewer: Viewer
  readonly reflectionDays: number
  readonly documents: readonly ContractDocument[]
}

/** Two-step reservation dialog (handbook rule 25.15). */
function ReserveDialog(props: ReserveDialogProps) {
  const { wallet } = props.viewer
  if (!wallet) return null
  return (
    <>
      <Steps {...props} wallet={wallet} />
      <StepUpDialog />
    </>
  )
}

function Steps({ project, viewer, reflectionDays, documents, wallet: given }: ReserveDialogProps & { wallet: Wallet }) {
  const t = useTranslate<'reservations'>()
  const wallet = useStore($wallet) ?? given
  const [store] = useState(() => storeOf(project, viewer.user.userId, given))
  const state = useStore(store.$invest)
  useInvestmentRequests(store, given.walletId, project.url)
  const isDone = state.step === 'done'
  const close = () => {
    if (isDone) reloadWithFocus('[data-own-reservation] button')
    store.close()
  }
  return (
    <Dialog
      isOpen={state.step !== 'closed'}
      isBusy={state.isSending}
      isKept={isDone}
      isPrepared
      title={isDone ? t('reservations.reserve.doneTitle') : t('reservations.reserve.title', { project: project.name })}
      onClose={close}
    >
      {!isDone && <ReserveForm {...{ store, project, wallet, reflectionDays, documents }} />}
      {isDone && state.order && <Confirmation reservation={state.order} onClose={close} />}
    </Dialog>
  )
}

function storeOf(project: Project, userId: string, wallet: Wallet) {
  const { projectId, url } = project
  return createInvestStore<Reservation>({
    asksLater: true,
    openAttempt: () => openMoneyAttempt<InvestDraft>(`reserve:${projectId}`),
    examine: (amount) => judgeReservation(amount, project, ($wallet.get() ?? wallet).available).refusal,
    loadInvested: (amount) => loadInvested(userId, paths.investment(url, amount)),
    loadOffer: (amount) => loadOffer(projectId, paths.investment(url, amount)),
    acknowledge: (amount) => acknowledge(paths.investment(url, amount)),
    send: ({ amount, consentsAboveGuidance, thresholdConsent, understanding }, key) => {
      const body = {
        projectId,
        amount,
        userId,
        acceptsTerms: true,
        ...(consentsAboveGuidance && { consentsAboveGuidance }),
        ...(thresholdConsent && { thresholdConsent }),
        ...(understanding && { understanding }),
      } as const
      const params = { header: { 'Idempotency-Key': key } }
      const back = paths.investment(url, amount)
      const sent = () => call(client.POST('/v1/project/reservations', { params, body }), back)
      return withCode(sent, `${formatMoney(amount)} · ${project.name}`)
    },
    onInvested: () => void refreshWallet(wallet.walletId),
  })
}

interface ConfirmationProps {
  readonly reservation: Reservation
  readonly onClose: () => void
}

function Confirmation({ reservation, onClose }: ConfirmationProps) {
  const t = useTranslate<'reservations' | 'orders'>()
  const lead = useRef<HTMLParagraphElement>(null)
  useEffect(() => lead.current?.focus(), [])
  const { amount, projectName, place, deposit, reflectionEndsAt, createdAt } = reservation
  return (
    <>
      <p ref={lead} tabIndex={-1} className="invest-done">
        {t('reservations.reserve.doneLead', { amount: formatMoney(amount), project: projectName })}
      </p>
      <p>{t('reservations.reserve.doneReflection')}</p>
      <Terms
        rows={[
          { term: t('reservations.reserve.donePlace'), value: String(place) },
          { term: t('orders.invest.doneDate'), value: formatDateTime(createdAt) },
          { term: t('reservations.reserve.doneDeposit'), value: formatMoney(deposit) },
          { term: t('reservations.reserve.doneUntil'), value: formatUntil(reflectionEndsAt) },
        ]}
      />
      <p className="row">
        <a className="button" href={paths.investments}>
          {t('orders.invest.toInvestments')}
        </a>
        <Button look="plain" onClick={onClose}>
          {t('orders.invest.close')}
        </Button>
      </p>
    </>
  )
}

export const ReserveDialogIsland = defineIsland(
  ['orders', 'reservations', 'riskWarning', 'sessions', 'sheetPages'],
  ReserveDialog,
)

interface ReserveFormProps {
  readonly store: InvestStore<Reservation>
  readonly project: Project
  readonly wallet: Wallet
  readonly reflectionDays: number
  readonly documents: readonly ContractDocument[]
}

/** Step 1. Risk consents may be given now but are not required; nothing is preselected. */
function ReserveForm({ store, project, wallet, reflectionDays, documents }: ReserveFormProps) {
  const t = useTranslate<'reservations' | 'orders' | 'errors' | 'errorWords' | 'forms'>()
  const state = useStore(store.$invest)
  const verdict = judgeReservation(state.amount, project, wallet.available)
  const { minimum, room } = reservationBoundsOf(preinvestmentOf(project))
  const round = (cents: Cents) => formatCents(cents, { places: 'auto' })
  // An unanswered reservation may already hold its deposit: it is resent unchanged.
  const isRepeat = state.unanswered !== undefined && state.amount === state.unanswered
  const refusal = isRepeat ? undefined : verdict.refusal
  const amountError = refusal && errorMessage(t, refusal)
  const termsError = useTermsError(state)
  const isErrorShown = state.amount !== '' || state.attempts > 0
  return (
    <Form
      summary={{
        attempt: state.attempts,
        message: useFailureWords(state),
        fields: state.failure ? {} : { 'invest-amount': amountError, 'invest-terms': termsError },
      }}
      isSending={state.isSending}
      onSubmit={(event) => (event.preventDefault(), store.submit())}
      submitLabel={
        verdict.amount === undefined
          ? t('reservations.reserve.submit')
          : t('reservations.reserve.submitOf', { amount: round(verdict.amount) })
      }
      busyLabel={t('reservations.reserve.submitting')}
    >
      {isRepeat && state.attempts === 0 && <p className="note">{t('reservations.withdraw.unanswered')}</p>}
      <div className="order-parts">
        <div className="order-part">
          <AmountField
            id="invest-amount"
            label={t('orders.invest.amount')}
            value={state.amount}
            onAmount={store.changeAmount}
            error={isErrorShown ? amountError : undefined}
            help={t('reservations.reserve.amountHelp', { minimum: round(minimum), room: round(room) })}
          />
          <DepositEffect wallet={wallet} deposit={verdict.deposit} shortBy={verdict.shortBy} />
          <ReserveTerms {...verdict} reflectionDays={reflectionDays} openedAt={state.openedAt} />
          <InvestDeclaration
            {...{ store, state, project, documents }}
            amount={verdict.amount}
            error={state.attempts > 0 ? termsError : undefined}
            words={{
              thisAmount: t('reservations.reserve.thisReservation'),
              sum: t('reservations.reserve.sum'),
              above: (total) => t('reservations.reserve.termsAbove', { total, cap: GUIDANCE_CAP }),
            }}
          />
          <p className="fine">{t('reservations.reserve.later')}</p>
        </div>
        <RiskConsent store={store} state={state} errors={{}} />
      </div>
    </Form>
  )
}

interface DepositEffectProps {
  readonly wallet: Wallet
  readonly deposit: Cents
  readonly shortBy: Cents | undefined
}

function DepositEffect({ wallet, deposit, shortBy }: DepositEffectProps) {
  const t = useTranslate<'orders'>()
  const after = BigInt(wallet.available.replace('.', '')) - deposit
  return (
    <>
      <Effect
        words={{ available: t('orders.invest.availableNow'), short: t('orders.invest.notEnough') }}
        available={formatMoney(wallet.available)}
        afterLabel={t('orders.invest.wouldBe')}
        after={shortBy === undefined ? formatCents(after) : undefined}
        isShort={shortBy !== undefined}
      />
      {shortBy !== undefined && (
        <a className="button quiet" href={paths.deposit(formatAmount(shortBy))}>
          {t('orders.invest.deposit', { amount: formatCents(shortBy) })}
        </a>
      )}
    </>
  )
}

interface ReserveTermsProps {
  readonly deposit: Cents
  readonly amount: Cents | undefined
  readonly reflectionDays: number
  readonly openedAt: Date
}

/** Pre-contractual information (Regulation (EU) 2020/1503, article 22). */
function ReserveTerms({ deposit, amount, reflectionDays, openedAt }: ReserveTermsProps) {
  const t = useTranslate<'reservations' | 'orders'>()
  const language = useLanguage()
  return (
    <Terms
      className="terms tight reservation-terms"
      rows={[
        {
          term: t('reservations.reserve.deposit'),
          value:
            deposit > 0n
              ? t('reservations.reserve.depositValue', { deposit: formatCents(deposit) })
              : t('reservations.reserve.depositNone'),
        },
        {
          term: t('reservations.reserve.opening'),
          value: t('reservations.reserve.openingValue', { days: formatDays(COMPLETION_DAYS, language) }),
        },
        {
          term: t('reservations.reserve.reflection'),
          value: t('reservations.reserve.reflectionValue', {
            days: formatDays(reflectionDays, language),
            until: formatUntil(reflectionEndOf(openedAt, reflectionDays)),
          }),
        },
        {
          term: t('orders.invest.riskLabel'),
          value: amount !== undefined && t('orders.invest.riskValue', { amount: formatCents(amount) }),
        },
      ]}
    />
  )
}

/** Also says whether money may be held. */
function useFailureWords({ failure, isUnsent }: InvestState<Reservation>): string | undefined {
  const t = useTranslate<'reservations' | 'errors' | 'errorWords' | 'forms'>()
  if (!failure) return undefined
  if (isRefusedWith(failure, 'idempotency-key-reused')) return t('reservations.reserve.arrived')
  const isUnsure = !isUnsent && (failure.kind === 'network' || failure.problem.status >= 500)
  const { message } = wordsOfFailure(t, failure)
  return isUnsure ? t('reservations.reserve.unsure') : `${message} ${t('reservations.reserve.nothingMoved')}`
}
