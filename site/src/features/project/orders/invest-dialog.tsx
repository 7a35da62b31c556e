import type { Answer } from '@cauce/client'
import { formatDateTime, formatMoney, formatUntil } from '@cauce/format'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { RISK_WARNING_VERSION } from '@cauce/contract/account/knowledge-state.ts'
import { parseAmount, type Cents } from '@cauce/contract/cents.ts'
import { paths, withNext } from '@cauce/contract/pages.ts'
import type { Viewer } from '../../../http/viewer.server.ts'
import { call, client, reloadWithFocus } from '../../../ui/api.ts'
import { Terms } from '../../../ui/blocks.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { defineIsland, useTranslate } from '../../../ui/island.tsx'
import { openMoneyAttempt } from '@cauce/client/money-attempt.ts'
import { StepUpDialog } from '../../auth/code-form.tsx'
import { withCode } from '../../auth/step-up.store.ts'
import { $wallet, refreshWallet, type Wallet } from '../../wallet/wallet.store.ts'
import { InvestForm } from './invest-form.tsx'
import type { ContractDocument } from './invest-declaration.tsx'
import { onInvestmentRequest, takeKeptAmount } from '../projects/invest-request.ts'
import { plus } from '../projects/preinvestment.ts'
import { createInvestStore, type InvestDraft, type InvestStore } from './invest.store.ts'
import { offerOf, type Offer } from './large-order-checks.ts'
import { examineInvestment, limitsOf } from './investment-checks.ts'
import type { Order } from './leaving.ts'

export type Project = Answer<'/v1/project/projects/{id}'>

interface InvestDialogProps {
  readonly project: Project
  readonly viewer: Viewer
  readonly reflectionDays: number
  readonly documents: readonly ContractDocument[]
  /** Cents of the reservation that the order completes; counts towards the order. */
  readonly deposit?: Cents
}

/** Two-step investment dialog (handbook rule 13.18), opened by `requestInvestment`. */
function InvestDialog(props: InvestDialogProps) {
  const { wallet } = props.viewer
  if (!wallet) return null
  return (
    <>
      <Steps {...props} wallet={wallet} />
      <StepUpDialog />
    </>
  )
}

function Steps(props: InvestDialogProps & { wallet: Wallet }) {
  const { project, viewer, reflectionDays, documents, deposit = 0n, wallet: given } = props
  const t = useTranslate<'orders'>()
  const wallet = useStore($wallet) ?? given
  const [store] = useState(() => storeOf(project, viewer.user.userId, { wallet: given, deposit }))
  const state = useStore(store.$invest)
  useInvestmentRequests(store, given.walletId, project.url)
  const isDone = state.step === 'done'
  const close = () => {
    // The figures of the page are stale after the order.
    if (isDone) reloadWithFocus('[data-invest]:not([hidden], :disabled)')
    store.close()
  }
  return (
    <Dialog
      isOpen={state.step !== 'closed'}
      isBusy={state.isSending}
      isKept={isDone}
      isPrepared
      title={isDone ? t('orders.invest.doneTitle') : t('orders.invest.title', { project: project.name })}
      onClose={close}
    >
      <p className="fine">{t('orders.invest.step', { step: isDone ? 2 : 1 })}</p>
      {!isDone &&
        (viewer.isVerified ? (
          <InvestForm
            {...{ store, project, reflectionDays, documents }}
            wallet={{ ...wallet, available: plus(wallet.available, deposit) }}
          />
        ) : (
          <IdentityNeeded isEmailConfirmed={viewer.user.isEmailConfirmed} />
        ))}
      {isDone && state.order && <Confirmation order={state.order} wallet={wallet} onClose={close} />}
    </Dialog>
  )
}

/** Opens the dialog for each request, also one from before a log-in. */
export function useInvestmentRequests<Done>(store: InvestStore<Done>, walletId: string, url: string): void {
  useEffect(() => {
    const kept = takeKeptAmount()
    if (kept !== null) store.open(kept)
    return onInvestmentRequest((amount) => {
      store.open(amount)
      void refreshWallet(walletId, paths.investment(url, amount))
    })
  }, [store, walletId, url])
}

interface Purse {
  readonly wallet: Wallet
  readonly deposit: Cents
}

function storeOf({ projectId, projectPhaseId, url, ...project }: Project, userId: string, { wallet, deposit }: Purse) {
  const available = () => plus(($wallet.get() ?? wallet).available, deposit)
  return createInvestStore({
    openAttempt: () => openMoneyAttempt<InvestDraft>(`invest:${projectId}`),
    examine: (amount) => examineInvestment(amount, limitsOf(project, { available: available() })),
    loadInvested: (amount) => loadInvested(userId, paths.investment(url, amount)),
    loadOffer: (amount) => loadOffer(projectId, paths.investment(url, amount)),
    acknowledge: (amount) => acknowledge(paths.investment(url, amount)),
    send: ({ amount, consentsAboveGuidance, thresholdConsent, understanding }, key) => {
      const order = {
        projectId,
        projectPhaseId,
        amount,
        userId,
        orderType: 'invest',
        penaltyAmount: '0.00',
        penalty: 0,
        acceptsTerms: true,
        ...(consentsAboveGuidance && { consentsAboveGuidance }),
        ...(thresholdConsent && { thresholdConsent }),
        ...(understanding && { understanding }),
        ...(project.informationSheetId && { informationSheetId: project.informationSheetId }),
      } as const
      const params = { header: { 'Idempotency-Key': key } }
      const back = paths.investment(url, amount)
      const sent = () => call(client.POST('/v1/project/orders', { params, body: order }), back)
      const outcome = withCode(sent, `${formatMoney(amount)} · ${project.name}`)
      // Another tab may have spent the balance that is shown.
      void outcome.then(({ failure }) => failure && refreshWallet(wallet.walletId))
      return outcome
    },
    onInvested: () => void refreshWallet(wallet.walletId),
  })
}

/** Invested today: the last month of the summary (handbook rule 7.15). */
export async function loadInvested(userId: string, back: string): Promise<Cents | undefined> {
  const { data } = await call(client.GET('/v1/project/orders/summary', { params: { query: { userId } } }), back)
  return data && parseAmount(data.data.at(-1)?.outstanding ?? '0.00')
}

export async function loadOffer(projectId: string, back: string): Promise<Offer | undefined> {
  const { data } = await call(client.GET('/v1/project/orders/threshold', { params: { query: { projectId } } }), back)
  return data && offerOf(data)
}

/** Stores the acknowledgement of the risk warning. */
export const acknowledge = (back: string) =>
  call(client.POST('/v1/account/knowledge/acknowledgements', { body: { warningVersion: RISK_WARNING_VERSION } }), back)

function IdentityNeeded({ isEmailConfirmed }: { isEmailConfirmed: boolean }) {
  const t = useTranslate<'orders'>()
  return (
    <>
      <p>
        <b>{t(isEmailConfirmed ? 'orders.invest.identityTitle' : 'orders.invest.emailTitle')}</b>
      </p>
      <p>{t(isEmailConfirmed ? 'orders.invest.identity' : 'orders.invest.email')}</p>
      <p>
        <a className="button" href={withNext(paths.opening, location.pathname + location.search)}>
          {t(isEmailConfirmed ? 'orders.invest.toIdentity' : 'orders.invest.toEmail')}
        </a>
      </p>
    </>
  )
}

interface ConfirmationProps {
  readonly order: Order
  readonly wallet: Wallet
  readonly onClose: () => void
}

function Confirmation({ order, wallet, onClose }: ConfirmationProps) {
  const t = useTranslate<'orders'>()
  const lead = useRef<HTMLParagraphElement>(null)
  useEffect(() => lead.current?.focus(), [])
  return (
    <>
      <p ref={lead} tabIndex={-1} className="invest-done">
        {t('orders.invest.doneLead', { amount: formatMoney(order.amount), project: order.projectName })}
      </p>
      <p>{t('orders.invest.doneReflection')}</p>
      <Terms
        rows={[
          { term: t('orders.invest.doneDate'), value: formatDateTime(order.createdAt) },
          { term: t('orders.invest.doneUntil'), value: formatUntil(order.reflectionEndsAt) },
          { term: t('orders.invest.doneWallet'), value: formatMoney(wallet.available) },
        ]}
      />
      <p className="row">
        <a className="button" href={paths.investments}>
          {t('orders.invest.toInvestments')}
        </a>
        <a className="button quiet" href={paths.profile('wallet')}>
          {t('orders.invest.toWallet')}
        </a>
        <Button look="plain" onClick={onClose}>
          {t('orders.invest.close')}
        </Button>
      </p>
    </>
  )
}

export const InvestDialogIsland = defineIsland(['orders', 'riskWarning', 'sessions', 'sheetPages'], InvestDialog)
