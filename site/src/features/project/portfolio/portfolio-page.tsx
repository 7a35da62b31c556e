import { calendarDateOf } from '@cauce/contract/calendar.ts'
import { useState } from 'react'
import { client } from '../../../ui/api.ts'
import { Island, UI_NOUNS, type IslandProps } from '../../../ui/island.tsx'
import { LeaveDialog, type LeaveRequest } from '../orders/leave-dialog.tsx'
import { MovementHistory, type OrderMovement } from '../orders/movement-history.tsx'
import { StepUpDialog } from '../../auth/step-up-dialog.tsx'
import { refreshWallet, type Wallet } from '../../wallet/wallet.store.ts'
import { Calendar } from './calendar.tsx'
import { Composition } from './composition.tsx'
import { Empty } from './empty.tsx'
import { HoldingList } from './holding-list.tsx'
import { KeyFigures } from './key-figures.tsx'
import { LatePayments } from './late-payments.tsx'
import { calendarOf, nextPayments } from './payments.ts'
import { compositionOf, holdingsOf, summarize } from './portfolio.ts'
import { loadPortfolio, type PortfolioData } from './portfolio.load.ts'
import './portfolio.css'

export const PORTFOLIO_NOUNS = [...UI_NOUNS, 'orderMovements', 'orders', 'portfolio', 'sessions'] as const

interface PortfolioProps {
  readonly data: PortfolioData
  readonly wallet: Wallet
  readonly movements: { readonly rows: readonly OrderMovement[]; readonly total: number }
  /** ISO 8601: the moment that the page speaks of. */
  readonly now: string
}

export function PortfolioIsland(props: IslandProps<(typeof PORTFOLIO_NOUNS)[number]> & PortfolioProps) {
  return (
    <Island {...props}>
      <Portfolio {...props} />
      <StepUpDialog />
    </Island>
  )
}

function Portfolio({ data: given, wallet, movements, now }: PortfolioProps) {
  const [data, setData] = useState(given)
  const [request, setRequest] = useState<LeaveRequest | null>(null)
  const [version, setVersion] = useState(0)
  const moment = new Date(now)
  const today = calendarDateOf(moment)
  if (data.orders.length === 0) return <Empty available={wallet.available} />

  const holdings = holdingsOf(data.orders, data.projects)
  const payments = data.payments ?? []
  const calendar = calendarOf(payments, today)
  const left = async () => {
    setRequest(null)
    void refreshWallet(wallet.walletId)
    setVersion((before) => before + 1)
    const fresh = await loadPortfolio(client, wallet.userId, calendarDateOf(new Date()))
    if (fresh) setData(fresh)
  }
  return (
    <>
      <LatePayments payments={calendar.late} projects={data.projects} />
      <KeyFigures summary={summarize(holdings)} expected={calendar.net} />
      <div className="split">
        <Composition parts={compositionOf(holdings)} />
        <Calendar calendar={data.payments && calendar} />
      </div>
      <HoldingList holdings={holdings} next={nextPayments(payments)} now={moment} onLeave={setRequest} />
      <MovementHistory key={version} userId={wallet.userId} initial={version === 0 ? movements : undefined} />
      <LeaveDialog request={request} onClose={() => setRequest(null)} onDone={() => void left()} />
    </>
  )
}
