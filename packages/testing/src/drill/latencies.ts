/** What the clients waited for answers, by the kind of call and by what was going on meanwhile. */
export class Latencies {
  /** What is broken at this moment. */
  phase = CALM
  private readonly waits = new Map<string, Map<string, number[]>>()

  /** Times a call, answered or not. It counts for the fault during which it was sent or, if it was sent before, answered. */
  async timed<Answer>(kind: string, call: () => Promise<Answer>): Promise<Answer> {
    const [startedAt, phase] = [performance.now(), this.phase]
    try {
      return await call()
    } finally {
      this.add(kind, phase === CALM ? this.phase : phase, performance.now() - startedAt)
    }
  }

  add(kind: string, phase: string, waitMs: number): void {
    const phases = this.waits.get(phase) ?? new Map<string, number[]>()
    this.waits.set(phase, phases)
    const waits = phases.get(kind) ?? []
    waits.push(waitMs)
    phases.set(kind, waits)
  }

  /** Lines for the terminal: each phase with each kind of call, how often, and p50, p99 and the longest in ms. */
  lines(): string[] {
    const head = ['', 'calls', 'p50', 'p99', 'longest']
    return [...this.waits].flatMap(([phase, kinds]) => {
      const all: [string, number[]] = ['all', [...kinds.values()].flat()]
      const rows = [...[...kinds].toSorted(([one], [other]) => one.localeCompare(other)), all]
      return [row([phase, ...head.slice(1)]), ...rows.map(([kind, waits]) => row([`  ${kind}`, ...figuresOf(waits)]))]
    })
  }
}

export const CALM = 'calm'

/** The wait that this share of the calls stayed within: the nearest rank. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}

function figuresOf(waits: readonly number[]): string[] {
  const sorted = waits.toSorted((one, other) => one - other)
  return [sorted.length, ...[0.5, 0.99, 1].map((share) => Math.round(quantile(sorted, share)))].map(String)
}

const row = ([name = '', ...figures]: readonly string[]) =>
  name.padEnd(44) + figures.map((figure) => figure.padStart(9)).join('')
