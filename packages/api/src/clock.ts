/** The present instant as an argument: tests and the seed move it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
