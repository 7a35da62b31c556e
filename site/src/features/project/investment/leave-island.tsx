import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { defineIsland, useTranslate } from '../../../ui/island.tsx'
import { StepUpDialog } from '../../auth/code-form.tsx'
import { LeaveDialog, type LeaveRequest } from '../orders/leave-dialog.tsx'
import { wayOut, type Leaving, type Order } from '../orders/leaving.ts'

interface LeaveProps {
  readonly order: Order
  /** Percent. */
  readonly cancellationFee: number
  readonly action: Leaving['action']
}

function Leave({ order, cancellationFee, action }: LeaveProps) {
  const t = useTranslate<'orders'>()
  const [request, setRequest] = useState<LeaveRequest | null>(null)
  // The reflection period may have ended since page load.
  const open = () => {
    const leaving = wayOut(order, { cancellationFee }, new Date())
    if (leaving?.action === action) setRequest({ order, leaving, cancellationFee })
    else location.reload()
  }
  return (
    <>
      <Button
        look="quiet"
        isWide
        aria-label={t(`orders.leave.${action}Of`, { project: order.projectName })}
        onClick={open}
      >
        {t(`orders.leave.${action}`)}
      </Button>
      <LeaveDialog request={request} onClose={() => setRequest(null)} onDone={() => location.reload()} />
      <StepUpDialog />
    </>
  )
}

export const LeaveIsland = defineIsland(['orders', 'sessions'], Leave)
