import { beforeEach, describe, expect, test } from 'vitest'
import { openMoneyAttempt, type SentCall } from './money-attempt.ts'

class MemoryStorage implements Storage {
  readonly #entries = new Map<string, string>()
  get length() {
    return this.#entries.size
  }
  clear = () => this.#entries.clear()
  getItem = (name: string) => this.#entries.get(name) ?? null
  key = (index: number) => [...this.#entries.keys()][index] ?? null
  removeItem = (name: string) => void this.#entries.delete(name)
  setItem = (name: string, value: string) => void this.#entries.set(name, value)
}

const DONE: SentCall = {}
const LOST: SentCall = { failure: { kind: 'network' } }
const refused = (status: number, code: string): SentCall => ({
  failure: { kind: 'refused', problem: { status, code } },
})

describe('the key of a dialog that moves money', () => {
  let tab: Storage
  beforeEach(() => {
    tab = new MemoryStorage()
  })
  const open = () => openMoneyAttempt<string>('invest:1', tab)
  const keySentBy = async (attempt: ReturnType<typeof open>, outcome: SentCall) => {
    let sent = ''
    await attempt.send('500.00', async (key) => {
      sent = key
      return outcome
    })
    return sent
  }

  test.each([
    { words: 'a lost connection', outcome: LOST },
    { words: 'a broken server', outcome: refused(502, 'unavailable') },
    { words: 'a call that is still running', outcome: refused(409, 'idempotency-in-progress') },
  ])('stays the same after $words, even across a reload, with the draft', async ({ outcome }) => {
    const first = await keySentBy(open(), outcome)
    const reopened = open()
    expect(reopened.unanswered).toBe('500.00')
    expect(await keySentBy(reopened, outcome)).toBe(first)
  })

  test.each([
    { words: 'success', outcome: DONE },
    { words: 'a refusal', outcome: refused(422, 'below-minimum-investment') },
  ])('changes after $words', async ({ outcome }) => {
    const attempt = open()
    const first = await keySentBy(attempt, outcome)
    expect(open().unanswered).toBeUndefined()
    expect(await keySentBy(attempt, outcome)).not.toBe(first)
  })

  test('differs between dialogs', async () => {
    const other = openMoneyAttempt<string>('invest:2', tab)
    expect(await keySentBy(open(), LOST)).not.toBe(await keySentBy(other, LOST))
  })

  test('ignores invalid stored data', () => {
    tab.setItem('idempotency:invest:1', '{"no":"key"}')
    expect(open().unanswered).toBeUndefined()
  })
})
