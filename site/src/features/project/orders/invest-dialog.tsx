import { formatDateTime, formatMoney, formatUntil } from '@cauce/format'
import type { Cents } from '@cauce/contract/cents.ts'
import { paths } from '@cauce/contract/pages.ts'
import { client } from '../../../ui/api.ts'
import { defineIsland, useTranslate } from '../../../ui/island.tsx'
import { plus } from '../projects/preinvestment.ts'
import { InvestForm } from './invest-form.tsx'
import { examineInvestment, limitsOf } from './investment-checks.ts'
import type { Order } from './leaving.ts'
import { OrderDialog, OrderDone, type OrderDialogProps } from './order-dialog.tsx'

interface InvestDialogProps extends OrderDialogProps {
  /** Cents of the reservation that the order completes; counts towards the order. */
  readonly deposit?: Cents
}

function InvestDialog({ reflectionDays, documents, deposit = 0n, ...props }: InvestDialogProps) {
  const t = useTranslate<'orders'>()
  const { project } = props
  const { projectPhaseId, informationSheetId } = project
  const step = (number: number) => <p className="fine">{t('orders.invest.step', { step: number })}</p>
  return (
    <OrderDialog<Order>
      {...props}
      kind="invest"
      title={t('orders.invest.title', { project: project.name })}
      doneTitle={t('orders.invest.doneTitle')}
      focusAfter="[data-invest]:not([hidden], :disabled)"
      examine={(amount, available) =>
        examineInvestment(amount, limitsOf(project, { available: plus(available, deposit) }))
      }
      post={(body, key) =>
        client.POST('/v1/project/orders', {
          params: { header: { 'Idempotency-Key': key } },
          body: {
            ...body,
            projectPhaseId,
            orderType: 'invest',
            penaltyAmount: '0.00',
            penalty: 0,
            ...(informationSheetId && { informationSheetId }),
          },
        })
      }
      form={(store, { available }) => (
        <>
          {step(1)}
          <InvestForm {...{ store, project, reflectionDays, documents }} available={plus(available, deposit)} />
        </>
      )}
      done={({ amount, projectName, createdAt, reflectionEndsAt }, { available }, onClose) => (
        <>
          {step(2)}
          <OrderDone
            lead={t('orders.invest.doneLead', { amount: formatMoney(amount), project: projectName })}
            reflection={t('orders.invest.doneReflection')}
            rows={[
              { term: t('orders.invest.doneDate'), value: formatDateTime(createdAt) },
              { term: t('orders.invest.doneUntil'), value: formatUntil(reflectionEndsAt) },
              { term: t('orders.invest.doneWallet'), value: formatMoney(available) },
            ]}
            onClose={onClose}
          >
            <a className="button quiet" href={paths.profile('wallet')}>
              {t('orders.invest.toWallet')}
            </a>
          </OrderDone>
        </>
      )}
    />
  )
}

export const InvestDialogIsland = defineIsland(['orders', 'riskWarning', 'sessions', 'sheetPages'], InvestDialog)
