import { HttpError } from 'react-admin'
import { beforeEach, describe, expect, it } from 'vitest'
import { openMoneyAttempt } from './money-attempt.ts'

let memory: Map<string, string>
let storage: Storage
beforeEach(() => {
  memory = new Map()
  storage = {
    getItem: (name: string) => memory.get(name) ?? null,
    setItem: (name: string, value: string) => void memory.set(name, value),
    removeItem: (name: string) => void memory.delete(name),
  } as Storage
})

async function keyOf(outcome: unknown): Promise<string> {
  let used = ''
  const call = (key: string) => {
    used = key
    return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome)
  }
  await openMoneyAttempt('transactions:7', storage)
    .send(call)
    .catch(() => undefined)
  return used
}
const refusal = (status: number, code: string) => new HttpError('no', status, { code })

describe('the key of a call that moves money', () => {
  it.each([
    { when: 'no answer came', outcome: refusal(0, 'unavailable') },
    { when: 'the server broke', outcome: refusal(500, 'unexpected') },
    { when: 'the first call is still running', outcome: refusal(409, 'idempotency-in-progress') },
  ])('is the same again, also after a reload, when $when', async ({ outcome }) => {
    expect(await keyOf(outcome)).toBe(await keyOf('done'))
  })

  it.each([
    { when: 'it was done', outcome: 'done' },
    { when: 'it was refused', outcome: refusal(422, 'above-available-balance') },
    { when: 'the key was used for something else', outcome: refusal(422, 'idempotency-key-reused') },
  ])('is a new one once it is certain that $when', async ({ outcome }) => {
    expect(await keyOf(outcome)).not.toBe(await keyOf('done'))
  })
})
