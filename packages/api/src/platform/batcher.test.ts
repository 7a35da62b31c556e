import { describe, expect, it } from 'vitest'
import { createBatcher, type Outcome } from './batcher.ts'

type Run = (commands: readonly number[]) => Promise<Outcome<number>[]>
const answer = (command: number): Outcome<number> => ({ ok: true, value: command * 10 })
const batcherOf = (run: Run, more: Partial<Parameters<typeof createBatcher<number, number>>[0]> = {}) =>
  createBatcher<number, number>({
    maximum: 64,
    concurrency: 1,
    patienceMs: 60_000,
    isRolledBack: () => true,
    run,
    ...more,
  })

describe('group commit', () => {
  it('runs a lone command at once, as a batch of one', async () => {
    const sizes: number[] = []
    const batcher = batcherOf(async (commands) => (sizes.push(commands.length), commands.map(answer)))
    expect(await batcher.submit(1)).toBe(10)
    expect(sizes).toEqual([1])
  })

  it('gathers waiting commands while a batch is under way, up to the maximum', async () => {
    const sizes: number[] = []
    const batcher = batcherOf(async (commands) => (sizes.push(commands.length), commands.map(answer)), { maximum: 4 })
    const results = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((command) => batcher.submit(command)))
    expect(results).toEqual([10, 20, 30, 40, 50, 60, 70])
    expect(sizes).toEqual([1, 4, 2])
  })

  it('starts another batch next to a delayed one, up to the concurrency', async () => {
    const begun: number[][] = []
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const run: Run = async (commands) => {
      begun.push([...commands])
      if (commands.includes(1) || commands.includes(4)) await held
      return commands.map(answer)
    }
    const batcher = batcherOf(run, { concurrency: 2, patienceMs: 5 })
    const first = batcher.submit(1)
    // They wait at most `patienceMs` for the first, then run together.
    expect(await Promise.all([batcher.submit(2), batcher.submit(3)])).toEqual([20, 30])
    const others = [batcher.submit(4), batcher.submit(5), batcher.submit(6)]
    release()
    expect(await Promise.all([first, ...others])).toEqual([10, 40, 50, 60])
    expect(begun.slice(0, 2)).toEqual([[1], [2, 3]])
  })

  it('answers a refusal to its own caller only', async () => {
    const batcher = batcherOf(async (commands) =>
      commands.map((command) => (command === 3 ? { ok: false, error: 'refused' } : answer(command))),
    )
    const results = await Promise.allSettled([1, 2, 3, 4].map((command) => batcher.submit(command)))
    expect(results.map((result) => (result.status === 'fulfilled' ? result.value : result.reason))).toEqual([
      10,
      20,
      'refused',
      40,
    ])
  })

  it('splits a batch that fails, so that one bad command does not fail its neighbours', async () => {
    const batcher = batcherOf(async (commands) => {
      if (commands.includes(5)) throw new Error('broken')
      return commands.map(answer)
    })
    const results = await Promise.allSettled([1, 2, 3, 4, 5, 6, 7].map((command) => batcher.submit(command)))
    expect(results.map((result) => result.status === 'fulfilled')).toEqual([true, true, true, true, false, true, true])
  })

  it('never repeats a batch whose commit may have happened', async () => {
    let runs = 0
    const run: Run = async () => {
      runs += 1
      throw new Error('connection lost')
    }
    const batcher = batcherOf(run, { isRolledBack: () => false })
    const results = await Promise.allSettled([1, 2, 3].map((command) => batcher.submit(command)))
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(runs).toBe(2)
  })
})
