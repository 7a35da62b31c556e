import { TOUR_STEPS, type Tour } from './tour-steps.ts'

/** The tour spans pages of one tab. */

const SLOT = 'tour'

export const rememberTour = (tour: Tour): void => sessionStorage.setItem(SLOT, JSON.stringify(tour))
export const forgetTour = (): void => sessionStorage.removeItem(SLOT)
export const isTourUnderWay = (): boolean => sessionStorage.getItem(SLOT) !== null

export function recallTour(): Tour | undefined {
  const stored = sessionStorage.getItem(SLOT)
  if (stored === null) return undefined
  const tour = JSON.parse(stored) as Tour
  return TOUR_STEPS.includes(tour.step) ? tour : undefined
}
