import type { IrregularityStateName } from '@cauce/contract'
import type { Tone } from '../../ui/states.tsx'

export const IRREGULARITY_TONES: Readonly<Record<IrregularityStateName, Tone>> = {
  suspended: 'clay',
  corrected: 'green',
  cancelled: 'grey',
}
