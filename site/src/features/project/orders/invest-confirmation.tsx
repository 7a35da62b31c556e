import { formatDateTime, formatMoney } from '@cauce/format'
import { useEffect, useRef } from 'react'
import { paths } from '../../../http/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { useTranslate } from '../../../ui/island.tsx'
import type { Wallet } from '../../wallet/wallet.store.ts'
import type { Order } from './leaving.ts'

interface InvestConfirmationProps {
  readonly order: Order
  readonly wallet: Wallet
  readonly onClose: () => void
}

/** Step 2: what was done, until when it can be undone, and where to find it. */
export function InvestConfirmation({ order, wallet, onClose }: InvestConfirmationProps) {
  const t = useTranslate<'orders'>()
  const lead = useRef<HTMLParagraphElement>(null)
  useEffect(() => lead.current?.focus(), [])
  return (
    <>
      <p ref={lead} tabIndex={-1} className="invest-done">
        {t('orders.invest.doneLead', { amount: formatMoney(order.amount), project: order.projectName })}
      </p>
      <dl className="terms">
        <div>
          <dt>{t('orders.invest.doneDate')}</dt>
          <dd>{formatDateTime(order.createdAt)}</dd>
        </div>
        <div>
          <dt>{t('orders.invest.doneUntil')}</dt>
          <dd>{formatDateTime(order.reflectionEndsAt)}</dd>
        </div>
        <div>
          <dt>{t('orders.invest.doneWallet')}</dt>
          <dd>{formatMoney(wallet.available)}</dd>
        </div>
      </dl>
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
