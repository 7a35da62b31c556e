import type { Answer } from '@cauce/client'
import { openMoneyAttempt } from '@cauce/client/money-attempt.ts'
import type { RefusalValue } from '@cauce/contract'
import { RISK_WARNING_VERSION } from '@cauce/contract/account/knowledge-state.ts'
import { paths } from '@cauce/contract/pages.ts'
import { formatMoney } from '@cauce/format'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { call, client, reloadWithFocus, type ApiAnswer } from '../../../ui/api.ts'
import { Terms } from '../../../ui/blocks.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog, showPrepared } from '../../../ui/dialog.tsx'
import { useTranslate } from '../../../ui/island.tsx'
import { StepUpDialog } from '../../auth/code-form.tsx'
import { withCode } from '../../auth/step-up.store.ts'
import { $wallet, refreshWallet, type Wallet } from '../../wallet/wallet.store.ts'
import { onInvestmentRequest, onSimulated, takeKeptAmount } from '../projects/invest-request.ts'
import type { ContractDocument } from './invest-declaration.tsx'
import { createInvestStore, type InvestDraft, type InvestStore } from './invest.store.ts'
import { offerOf, type Standing } from './large-order-checks.ts'

export type Project = Answer<'/v1/project/projects/{id}'>

export interface OrderDialogProps {
  readonly project: Project
  readonly userId: string
  readonly wallet: Wallet
  readonly standing: Standing
  /** Simulated by the page as it was served. */
  readonly amount: string
  readonly reflectionDays: number
  readonly documents: readonly ContractDocument[]
}

interface OrderKind<Done> extends Pick<OrderDialogProps, 'project' | 'userId' | 'wallet' | 'standing' | 'amount'> {
  readonly kind: 'invest' | 'reserve'
  readonly asksLater?: boolean
  readonly title: string
  readonly doneTitle: string
  /** Focused when the page is loaded again, as its figures are stale. */
  readonly focusAfter: string
  readonly examine: (amount: string, available: string) => RefusalValue | undefined
  readonly post: (body: ReturnType<typeof bodyOf>, key: string) => Promise<ApiAnswer<Done>>
  readonly form: (store: InvestStore<Done>, wallet: Wallet) => ReactNode
  readonly done: (order: Done, wallet: Wallet, onClose: () => void) => ReactNode
}

/** Two-step dialog of an order or reservation, opened by `requestInvestment` (handbook rules 13.18 and 25.15). */
export function OrderDialog<Done>(props: OrderKind<Done>) {
  const wallet = useStore($wallet) ?? props.wallet
  const [store] = useState(() => storeOf(props))
  const { step, isSending, order } = useStore(store.$invest)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    // From before a log-in.
    const kept = takeKeptAmount()
    if (kept !== null) store.open(kept)
    return onInvestmentRequest((amount) => showPrepared(dialog.current, () => store.open(amount)))
  }, [store])
  useEffect(() => onSimulated(store.prepare), [store])
  const close = () => {
    if (order) reloadWithFocus(props.focusAfter)
    store.close()
  }
  return (
    <>
      <Dialog
        element={dialog}
        isOpen={step !== 'closed'}
        isBusy={isSending}
        isKept
        isPrepared
        title={order ? props.doneTitle : props.title}
        onClose={close}
      >
        {order ? props.done(order, wallet, close) : props.form(store, wallet)}
      </Dialog>
      <StepUpDialog />
    </>
  )
}

function storeOf<Done>(of: OrderKind<Done>) {
  const { kind, project, userId, wallet } = of
  const { projectId, name } = project
  const { walletId } = wallet
  const back = (amount: string) => paths.investment(project.url, amount)
  return createInvestStore<Done>({
    ...(of.asksLater && { asksLater: true }),
    openAttempt: () => openMoneyAttempt<InvestDraft>(`${kind}:${projectId}`),
    served: { offer: offerOf(of.standing), amount: of.amount },
    async refresh(amount) {
      void refreshWallet(walletId, back(amount))
      const params = { query: { projectId } }
      const { data } = await call(client.GET('/v1/project/orders/threshold', { params }), back(amount))
      return data && offerOf(data)
    },
    acknowledge: (amount) =>
      call(
        client.POST('/v1/account/knowledge/acknowledgements', { body: { warningVersion: RISK_WARNING_VERSION } }),
        back(amount),
      ),
    examine: (amount) => of.examine(amount, ($wallet.get() ?? wallet).available),
    send(draft, key) {
      const sent = () => call(of.post(bodyOf(draft, { projectId, userId }), key), back(draft.amount))
      const outcome = withCode(sent, `${formatMoney(draft.amount)} · ${name}`)
      // Another tab may have spent the balance that is shown.
      void outcome.then(({ failure }) => failure && refreshWallet(walletId))
      return outcome
    },
    onInvested: () => void refreshWallet(walletId),
  })
}

const bodyOf = ({ consentsAboveGuidance, ...said }: InvestDraft, whose: { projectId: string; userId: string }) =>
  ({ ...whose, ...said, acceptsTerms: true, ...(consentsAboveGuidance && { consentsAboveGuidance }) }) as const

interface OrderDoneProps {
  readonly lead: string
  readonly reflection: string
  readonly rows: ComponentProps<typeof Terms>['rows']
  readonly children?: ReactNode
  readonly onClose: () => void
}

export function OrderDone({ lead, reflection, rows, children, onClose }: OrderDoneProps) {
  const t = useTranslate<'orders'>()
  const start = useRef<HTMLParagraphElement>(null)
  useEffect(() => start.current?.focus(), [])
  return (
    <>
      <p ref={start} tabIndex={-1} className="invest-done">
        {lead}
      </p>
      <p>{reflection}</p>
      <Terms rows={rows} />
      <p className="row">
        <a className="button" href={paths.investments}>
          {t('orders.invest.toInvestments')}
        </a>
        {children}
        <Button look="plain" onClick={onClose}>
          {t('orders.invest.close')}
        </Button>
      </p>
    </>
  )
}
