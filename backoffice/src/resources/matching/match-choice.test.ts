import { describe, expect, it } from 'vitest'
import { choiceOf, feeOf, leftOf, targetsOf, toggled, type Candidate } from './match-choice.ts'

const candidate = (id: string, amount: string | null = null): Candidate => ({
  kind: amount === null ? 'wallet' : 'income',
  id,
  name: id,
  userId: id,
  amount,
  isBooked: false,
  isEntered: false,
  firstApproval: null,
  account: null,
  since: null,
  nameLikeness: 0,
  reasons: [],
})
const typedOf = (choice: ReturnType<typeof choiceOf>) => choice.map(({ candidate: { id }, typed }) => [id, typed])

describe('what a movement is matched with', () => {
  it('is the suggestion: one takes all, several what each is expected to be', () => {
    expect(typedOf(choiceOf({ amount: '985.00', suggestions: [candidate('a', '1000.00')] }))).toEqual([['a', '985,00']])
    const two = [candidate('a', '750.00'), candidate('b', '2000.00')]
    expect(typedOf(choiceOf({ amount: '2750.00', suggestions: two }))).toEqual([
      ['a', '750,00'],
      ['b', '2.000,00'],
    ])
    expect(choiceOf({ amount: '-12.25', suggestions: [] })).toEqual([])
  })

  it('is chosen one by one: the first takes all, the next what is left', () => {
    const one = toggled([], candidate('a', '750.00'), '2750.00')
    expect(typedOf(one)).toEqual([['a', '2.750,00']])
    const two = toggled(one, candidate('b', '5000.00'), '2750.00')
    expect(typedOf(two)).toEqual([
      ['a', '750,00'],
      ['b', '2.000,00'],
    ])
    expect(typedOf(toggled(two, candidate('c'), '2750.00')).at(-1)).toEqual(['c', ''])
    expect(typedOf(toggled(two, candidate('a'), '2750.00'))).toEqual([
      ['a', '750,00'],
      ['b', '2.000,00'],
      ['a', ''],
    ])
    expect(typedOf(toggled(two, candidate('a', '750.00'), '2750.00'))).toEqual([['b', '2.750,00']])
  })

  it('is a new income with what the others leave, until they leave nothing', () => {
    const suggested = choiceOf({ amount: '1000.07', suggestions: [candidate('new')] })
    const one = toggled(suggested, candidate('a', '300.00'), '1000.07')
    expect(typedOf(one)).toEqual([
      ['new', '700,07'],
      ['a', '300,00'],
    ])
    const two = toggled(one, candidate('b', '500.00'), '1000.07')
    expect(typedOf(two)).toEqual([
      ['new', '200,07'],
      ['a', '300,00'],
      ['b', '500,00'],
    ])
    expect(targetsOf(two, '1000.07')).toHaveLength(3)
    expect(typedOf(toggled(two, candidate('c', '900.00'), '1000.07'))).toEqual([
      ['a', '300,00'],
      ['b', '500,00'],
      ['c', '200,07'],
    ])
  })

  it('is sent once it makes up the amount, to the cent', () => {
    const choice = [
      { candidate: candidate('a', '750.00'), typed: '750,00' },
      { candidate: candidate('b'), typed: '1.999,99' },
    ]
    expect(leftOf(choice, '2750.00')).toBe(1n)
    expect(targetsOf(choice, '2750.00')).toBeUndefined()
    expect(targetsOf(choice, '-2749.99')).toEqual([
      { kind: 'income', id: 'a', amount: '750.00' },
      { kind: 'wallet', id: 'b', amount: '1999.99' },
    ])
    expect(targetsOf([{ candidate: candidate('a'), typed: 'x' }], '10.00')).toBeUndefined()
    expect(targetsOf([], '0.00')).toBeUndefined()
    const nothing = { candidate: candidate('c'), typed: '0' }
    expect(targetsOf([...choice, nothing], '2749.99')).toBeUndefined()
  })

  it('is a payment less what a bank kept of its return', () => {
    const payment = { ...candidate('p', '500.00'), kind: 'payment' as const }
    const fee = (amount: string, kind: 'transfer' | 'return' = 'return') =>
      feeOf(choiceOf({ amount, suggestions: [payment] }), { amount, kind })
    expect(fee('493.50')).toBe(650n)
    expect(fee('500.00')).toBe(0n)
    expect(fee('500.01')).toBe(0n)
    expect(fee('493.50', 'transfer')).toBe(0n)
  })
})
