import { createRandom, type Random } from './pictures/core/random.ts'

/** The world of the demonstration. Another name would make another world. */
const SEED = 'cauce'

/** Chance for one topic: each has its own, so that a topic which is added or changed leaves the others as they were. */
export const chanceFor = (topic: string): Random => createRandom(`${SEED}/${topic}`)

export type { Random }
