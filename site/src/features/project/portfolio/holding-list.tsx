import { useState } from 'react'
import { useTranslate } from '../../../ui/island.tsx'
import { wayOut } from '../orders/leaving.ts'
import type { LeaveRequest } from '../orders/leave-dialog.tsx'
import { HoldingRow } from './holding-row.tsx'
import type { Payment } from './payments.ts'
import { groupOf, type Holding, type HoldingGroup } from './portfolio.ts'

const GROUPS = ['live', 'finished', 'cancelled'] as const satisfies readonly HoldingGroup[]

interface HoldingListProps {
  readonly holdings: readonly Holding[]
  /** By project. */
  readonly next: ReadonlyMap<string, Payment>
  readonly now: Date
  readonly onLeave: (request: LeaveRequest) => void
}

/** The investments one by one, with the way out of those that have one. */
export function HoldingList({ holdings, next, now, onLeave }: HoldingListProps) {
  const t = useTranslate<'portfolio'>()
  const [group, setGroup] = useState<HoldingGroup>('live')
  const inGroup = (each: HoldingGroup) => holdings.filter((holding) => groupOf(holding) === each)
  const rows = inGroup(group)
  const headings = ['invested', 'annual', 'received', 'nextPayment', 'nextAmount'] as const
  return (
    <section className="section holdings-section" aria-labelledby="holdings">
      <div className="section-head">
        <h2 id="holdings">{t('portfolio.list.title')}</h2>
        <div className="chips">
          {GROUPS.map((each) => (
            <button
              key={each}
              type="button"
              className="chip"
              aria-pressed={each === group}
              onClick={() => setGroup(each)}
            >
              {t(`portfolio.list.${each}`)} <span className="figure">{inGroup(each).length}</span>
            </button>
          ))}
        </div>
      </div>
      {rows.length === 0 ? (
        <p className="muted">{t('portfolio.list.none')}</p>
      ) : (
        <table className="table middle holdings">
          <thead>
            <tr>
              <td>
                <span className="visually-hidden">{t('portfolio.list.picture')}</span>
              </td>
              <th scope="col">{t('portfolio.list.project')}</th>
              <th scope="col">{t('portfolio.list.status')}</th>
              {headings.map((heading) => (
                <th key={heading} scope="col" className="number">
                  {t(`portfolio.list.${heading}`)}
                </th>
              ))}
              <td>
                <span className="visually-hidden">{t('portfolio.list.actions')}</span>
              </td>
            </tr>
          </thead>
          <tbody>
            {rows.map((holding) => (
              <HoldingRow
                key={holding.order.orderId}
                holding={holding}
                next={group === 'live' ? next.get(holding.order.projectId) : undefined}
                isShared={rows.filter(({ order }) => order.projectId === holding.order.projectId).length > 1}
                leaving={wayOut(holding.order, holding.project, now)}
                now={now}
                onLeave={onLeave}
              />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
