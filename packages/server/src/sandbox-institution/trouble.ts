/** mulberry32, in [0, 1). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Percent. */
const [LOST, TWICE, LATE] = [10, 20, 20]

/** Loses, repeats and reorders. */
export function disturbed<Notice>(notices: readonly Notice[], random: () => number): Notice[] {
  const happens = (percentage: number) => random() * 100 < percentage
  const arriving = notices.flatMap((notice) => (happens(LOST) ? [] : happens(TWICE) ? [notice, notice] : [notice]))
  for (let index = 1; index < arriving.length; index += 1)
    if (happens(LATE)) [arriving[index - 1], arriving[index]] = [arriving[index]!, arriving[index - 1]!]
  return arriving
}

/** Percent of pay-outs to a closed account. */
const FAILS = 10

export const outcomeOf = (random: () => number): readonly ['succeeded' | 'failed', string | null] =>
  random() * 100 < FAILS ? ['failed', 'AC04'] : ['succeeded', null]
