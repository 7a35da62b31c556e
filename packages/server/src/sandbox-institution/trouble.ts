/** A generator of numbers from 0 to below 1 that gives the same ones for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** How often of a hundred a notice is lost, comes twice, or comes after the one behind it. */
const [LOST, TWICE, LATE] = [10, 20, 20]

/** The deliveries of these notices as a network with trouble makes them: some lost, some twice, some in the wrong order. */
export function disturbed<Notice>(notices: readonly Notice[], random: () => number): Notice[] {
  const happens = (percentage: number) => random() * 100 < percentage
  const arriving = notices.flatMap((notice) => (happens(LOST) ? [] : happens(TWICE) ? [notice, notice] : [notice]))
  for (let index = 1; index < arriving.length; index += 1)
    if (happens(LATE)) [arriving[index - 1], arriving[index]] = [arriving[index]!, arriving[index - 1]!]
  return arriving
}

/** How often of a hundred a pay-out fails: the account is closed. */
const FAILS = 10

/** How the institution decides on a pay-out by chance. */
export const outcomeOf = (random: () => number): readonly ['succeeded' | 'failed', string | null] =>
  random() * 100 < FAILS ? ['failed', 'AC04'] : ['succeeded', null]
