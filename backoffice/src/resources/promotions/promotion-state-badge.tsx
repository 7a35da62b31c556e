import type { PromotionRecord } from '../../providers/records.ts'
import { StateBadge, type Tone } from '../../ui/state-badge.tsx'
import { useNow } from '../../ui/use-now.ts'
import { useWords } from '../../ui/words.ts'
import { promotionStateAt, type PromotionState } from './promotion-state.ts'

const tones = { upcoming: 'grey', active: 'blue', over: 'green' } as const satisfies Record<PromotionState, Tone>

export function PromotionStateBadge({ promotion }: { readonly promotion: PromotionRecord }) {
  const t = useWords()
  const state = promotionStateAt(promotion, useNow())
  return <StateBadge tone={tones[state]} label={t(`promotions.state.${state}`)} />
}
