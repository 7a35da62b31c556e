import type { IrregularityState } from '@cauce/contract'
import type { Tone } from '../../ui/states.tsx'

export const IRREGULARITY_TONES: Readonly<Record<IrregularityState, Tone>> = {
  suspended: 'clay',
  corrected: 'green',
  cancelled: 'grey',
}
