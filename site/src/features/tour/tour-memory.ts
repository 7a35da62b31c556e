import { tabMemory } from '@cauce/client/tab-memory.ts'
import { TOUR_STEPS, type Tour } from './tour-steps.ts'

/** The tour spans pages of one tab. */
const memory = tabMemory<Tour>('tour')

export const rememberTour = memory.write
export const forgetTour = memory.forget
export const isTourUnderWay = (): boolean => memory.read() !== undefined

export function recallTour(): Tour | undefined {
  const tour = memory.read()
  return tour && TOUR_STEPS.includes(tour.step) ? tour : undefined
}
