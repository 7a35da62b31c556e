import { formatDateTime, formatMoney, formatUntil } from '@cauce/format'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { paths } from '@cauce/contract/pages.ts'
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
import type { ContractDocument } from '../orders/invest-declaration.tsx'
import { acknowledge, loadInvested, loadOffer, type Project } from '../orders/invest-dialog.tsx'
import { createInvestStore, type InvestDraft } from '../orders/invest.store.ts'
import { onInvestmentRequest, takeKeptAmount } from '../projects/invest-request.ts'
import type { Reservation } from '../projects/own-reservation.ts'
import { judgeReservation } from './reservation-checks.ts'
import { ReserveForm } from './reserve-form.tsx'

interface ReserveDialogProps {
  readonly project: Project
  readonly viewer: Viewer
  readonly reflectionDays: number
  /** Published documents of the project, including the contracts that the terms name. */
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
  useEffect(() => {
    const kept = takeKeptAmount()
    if (kept !== null) store.open(kept)
    return onInvestmentRequest((amount) => {
      store.open(amount)
      void refreshWallet(given.walletId, paths.investment(project.url, amount))
    })
  }, [store, given.walletId, project.url])
  const isDone = state.step === 'done'
  const close = () => {
    // The figures of the page are stale after the reservation.
    if (isDone) reloadWithFocus('[data-own-reservation] button')
    store.close()
  }
  return (
    <Dialog
      isOpen={state.step !== 'closed'}
      isBusy={state.isSending}
      isKept={isDone}
      title={isDone ? t('reservations.reserve.doneTitle') : t('reservations.reserve.title', { project: project.name })}
      onClose={close}
    >
      {state.step === 'confirm' && <ReserveForm {...{ store, project, wallet, reflectionDays, documents }} />}
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
      return withCode(() => call(client.POST('/v1/project/reservations', { params, body }), back))
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

export const ReserveDialogIsland = defineIsland(['orders', 'reservations', 'riskWarning', 'sessions'], ReserveDialog)
