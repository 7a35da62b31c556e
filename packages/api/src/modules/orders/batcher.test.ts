import { describe, expect, it } from 'vitest'
import { createBatcher, type Outcome } from './batcher.ts'

const isRolledBack = () => true
const answer = (command: number): Outcome<number> => ({ ok: true, value: command * 10 })

describe('group commit', () => {
  it('runs a lone command at once, as a batch of one', async () => {
    const sizes: number[] = []
    const batcher = createBatcher<number, number>({
      maximum: 64,
      concurrency: 1,
      isRolledBack,
      run: async (commands) => (sizes.push(commands.length), commands.map(answer)),
    })
    expect(await batcher.submit(1)).toBe(10)
    expect(sizes).toEqual([1])
  })

  it('gathers what waits while a batch is under way, up to the maximum', async () => {
    const sizes: number[] = []
    const batcher = createBatcher<number, number>({
      maximum: 4,
      concurrency: 1,
      isRolledBack,
      run: async (commands) => (sizes.push(commands.length), commands.map(answer)),
    })
    const results = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((command) => batcher.submit(command)))
    expect(results).toEqual([10, 20, 30, 40, 50, 60, 70])
    expect(sizes).toEqual([1, 4, 2])
  })

  it('answers a refusal to its own caller only', async () => {
    const batcher = createBatcher<number, number>({
      maximum: 64,
      concurrency: 1,
      isRolledBack,
      run: async (commands) =>
        commands.map((command) => (command === 3 ? { ok: false, error: 'refused' } : answer(command))),
    })
    const results = await Promise.allSettled([1, 2, 3, 4].map((command) => batcher.submit(command)))
    expect(results.map((result) => (result.status === 'fulfilled' ? result.value : result.reason))).toEqual([
      10,
      20,
      'refused',
      40,
    ])
  })

  it('splits a batch that fails, so that one bad command does not fail its neighbours', async () => {
    const batcher = createBatcher<number, number>({
      maximum: 64,
      concurrency: 1,
      isRolledBack,
      run: async (commands) => {
        if (commands.includes(5)) throw new Error('broken')
        return commands.map(answer)
      },
    })
    const results = await Promise.allSettled([1, 2, 3, 4, 5, 6, 7].map((command) => batcher.submit(command)))
    expect(results.map((result) => result.status === 'fulfilled')).toEqual([true, true, true, true, false, true, true])
  })

  it('never runs a batch again whose commit may have happened', async () => {
    let runs = 0
    const batcher = createBatcher<number, number>({
      maximum: 64,
      concurrency: 1,
      isRolledBack: () => false,
      run: async () => {
        runs += 1
        throw new Error('connection lost')
      },
    })
    const results = await Promise.allSettled([1, 2, 3].map((command) => batcher.submit(command)))
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(runs).toBe(2)
  })
})
