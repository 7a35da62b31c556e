import type { ReactNode } from 'react'

interface GaugeProps {
  /** 0 to 100. */
  readonly percent: number
  readonly label: string
  /** Money is promised and not yet in (Preinvestment). */
  readonly isReserved?: boolean
  /** The words beside it; a gauge never stands alone. */
  readonly children: ReactNode
}

/** How full the channel is. */
export function Gauge({ percent, label, isReserved, children }: GaugeProps) {
  return (
    <div className={isReserved ? 'gauge reserved' : 'gauge'}>
      <progress value={percent} max={100} aria-label={label} />
      <p>{children}</p>
    </div>
  )
}
