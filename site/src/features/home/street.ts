/* The street by day and by night, 1800 x 640. packages/seed/assets/README.md says how the two drawings were made. */
import streetDay from '../../assets/street-day.svg?url'
import streetNight from '../../assets/street-night.svg?url'

export { streetDay, streetNight }
export const STREET_WIDTH = 1800
export const STREET_HEIGHT = 640

/** Where a pin stands: percent of the drawing from its left and from its bottom, the length of its stem in rem. */
export const STREET_PINS = [
  { left: 42.1, bottom: 37.6, stem: 3, side: 'middle' },
  { left: 72.1, bottom: 41.3, stem: 2.5, side: 'middle' },
  { left: 91.8, bottom: 93.1, stem: 1.25, side: 'left' },
] as const
