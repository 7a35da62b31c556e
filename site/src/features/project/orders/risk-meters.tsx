import type { Cents } from '@cauce/contract/cents.ts'
import { formatCents } from '@cauce/format'
import type { CSSProperties } from 'react'
import { useTranslate } from '../../../ui/island.tsx'
import type { Offer } from './large-order-checks.ts'
import './risk-consent.css'

interface RiskMetersProps {
  readonly offer: Offer
  readonly inProject: Cents
  /** Undefined while unknown. */
  readonly onPlatform: { readonly invested: Cents; readonly total: Cents } | undefined
}

export function RiskMeters({ offer, inProject, onPlatform }: RiskMetersProps) {
  const t = useTranslate<'riskWarning'>()
  const { held, threshold, result } = offer
  const scale = onPlatform && onPlatform.total > inProject ? onPlatform.total : inProject
  return (
    <div className="risk-meters">
      <Meter
        label={t('riskWarning.large.meters.project')}
        before={held}
        total={inProject}
        mark={threshold}
        scale={scale}
      />
      {onPlatform && (
        <Meter
          label={t('riskWarning.large.meters.platform')}
          before={onPlatform.invested}
          total={onPlatform.total}
          mark={result?.amount}
          scale={scale}
        />
      )}
      <p className="fine">{t(`riskWarning.large.meters.${onPlatform && result ? 'marks' : 'mark'}`)}</p>
    </div>
  )
}

interface MeterProps {
  readonly label: string
  readonly before: Cents
  readonly total: Cents
  /** None where it lies beyond the bar. */
  readonly mark: Cents | undefined
  readonly scale: Cents
}

function Meter({ label, before, total, mark, scale }: MeterProps) {
  const share = (cents: Cents) => `${Number((cents * 10_000n) / scale) / 100}%`
  const sizes = { '--before': share(before), '--total': share(total), '--mark': share(mark ?? 0n) } as CSSProperties
  return (
    <div>
      <p>
        {label} <strong className="figure">{formatCents(total)}</strong>
      </p>
      <div className="risk-meter" style={sizes} aria-hidden="true">
        {mark !== undefined && mark <= scale && <i />}
      </div>
    </div>
  )
}
