/** Another seed makes another world. */
const SEED = 'cauce'

/** Deterministic for a seed. */
export interface Random {
  /** At least 0, below 1. */
  next(): number
  between(low: number, high: number): number
  /** Both bounds included. */
  integer(low: number, high: number): number
  chance(probability: number): boolean
  pick<Item>(items: readonly Item[]): Item
}

/** One random source per topic: changing one leaves the others as they are. */
export const chanceFor = (topic: string): Random => createRandom(`${SEED}/${topic}`)

/** SplitMix32, seeded by the FNV-1a hash of the name. */
function createRandom(seed: string): Random {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x9e3779b9) | 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
  }
  const between = (low: number, high: number) => low + next() * (high - low)
  return {
    next,
    between,
    integer: (low, high) => Math.floor(between(low, high + 1)),
    chance: (probability) => next() < probability,
    pick: (items) => {
      if (items.length === 0) throw new Error('There is nothing to pick from')
      return items[Math.floor(next() * items.length)]!
    },
  }
}

function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return value
}
