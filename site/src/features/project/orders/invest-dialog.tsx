import type { Answer } from '@cauce/client'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { Viewer } from '../../../http/viewer.server.ts'
import { call, client } from '../../../ui/api.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Island, UI_NOUNS, useTranslate, type IslandProps } from '../../../ui/island.tsx'
import { openMoneyAttempt } from '../../../ui/money-attempt.ts'
import { StepUpDialog } from '../../auth/step-up-dialog.tsx'
import { withCode } from '../../auth/step-up.store.ts'
import { centsOf } from '../../wallet/movement-checks.ts'
import { $wallet, refreshWallet, type Wallet } from '../../wallet/wallet.store.ts'
import { IdentityNeeded } from './identity-needed.tsx'
import { InvestConfirmation } from './invest-confirmation.tsx'
import { InvestForm } from './invest-form.tsx'
import { createInvestStore } from './invest.store.ts'
import { examineInvestment, limitsOf } from './investment-checks.ts'
import './invest-dialog.css'

export const INVEST_NOUNS = [...UI_NOUNS, 'orders', 'sessions'] as const

export type Project = Answer<'/v1/project/projects/{id}'>

interface InvestDialogProps {
  readonly project: Project
  readonly viewer: Viewer
  readonly reflectionDays: number
}

/**
 * The investment dialog of a project page, in two steps (spec section 2). It opens on the event `cauce:invest` with
 * `{ detail: { amount } }`, the amount as on the wire.
 */
export function InvestDialogIsland(props: IslandProps<(typeof INVEST_NOUNS)[number]> & InvestDialogProps) {
  const { viewer } = props
  if (!viewer.wallet) return null
  return (
    <Island {...props}>
      <InvestDialog {...props} wallet={viewer.wallet} />
      <StepUpDialog />
    </Island>
  )
}

function InvestDialog({ project, viewer, reflectionDays, wallet: given }: InvestDialogProps & { wallet: Wallet }) {
  const t = useTranslate<'orders'>()
  const wallet = useStore($wallet) ?? given
  const [store] = useState(() => storeOf(project, viewer.user.userId, given))
  const state = useStore(store.$invest)
  useEffect(() => {
    const open = (event: CustomEvent<{ amount: string }>) => {
      store.open(event.detail.amount)
      void refreshWallet(given.walletId)
    }
    addEventListener('cauce:invest', open)
    return () => removeEventListener('cauce:invest', open)
  }, [store, given.walletId])
  const close = () => {
    // The figures of the page are those from before the order.
    if (state.step === 'done') location.reload()
    store.close()
  }
  return (
    <Dialog
      isOpen={state.step !== 'closed'}
      isBusy={state.isSending}
      title={state.step === 'done' ? t('orders.invest.doneTitle') : t('orders.invest.title', { project: project.name })}
      onClose={close}
    >
      <p className="fine">{t('orders.invest.step', { step: state.step === 'done' ? 2 : 1 })}</p>
      {state.step === 'confirm' &&
        (viewer.isVerified ? <InvestForm {...{ store, project, wallet, reflectionDays }} /> : <IdentityNeeded />)}
      {state.step === 'done' && state.order && (
        <InvestConfirmation order={state.order} wallet={wallet} onClose={close} />
      )}
    </Dialog>
  )
}

function storeOf(project: Project, userId: string, wallet: Wallet) {
  const { projectId, projectPhaseId } = project
  return createInvestStore({
    openAttempt: () => openMoneyAttempt<string>(`invest:${projectId}`),
    examine: (amount) => {
      const wire = centsOf(amount) === undefined ? undefined : amount
      return examineInvestment(wire, limitsOf(project, $wallet.get() ?? wallet))
    },
    send: (amount, key) => {
      const order = {
        projectId,
        projectPhaseId,
        amount,
        userId,
        orderType: 'invest',
        penaltyAmount: '0.00',
        penalty: 0,
        acceptsTerms: true,
      } as const
      return withCode(() =>
        call(client.POST('/v1/project/orders', { params: { header: { 'Idempotency-Key': key } }, body: order })),
      )
    },
    onInvested: () => void refreshWallet(wallet.walletId),
  })
}

declare global {
  interface WindowEventMap {
    'cauce:invest': CustomEvent<{ amount: string }>
  }
}
