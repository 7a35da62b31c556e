import type { Pen } from '../core/pen.ts'

/** What a drawn building takes up, in metres, from its left wall to its right and from the pavement to its top. */
export interface Extent {
  readonly width: number
  readonly height: number
}

/** Draws a building with its lower left corner at the origin. Colours and counts come from the pen's chance. */
export type Building = (pen: Pen) => Extent
