import { allocate, type Cents } from '@cauce/contract/cents.ts'
import { proseBlocks } from '../../../ui/prose.ts'

/** A part of the loan: what it pays, its share in basis points, and the amount that makes. */
export interface Part {
  readonly name: string
  readonly share: number
  readonly amount: Cents
}

const ITEM = /^(.+?):\s*(\d{1,3})(?:[.,](\d{1,2}))?\s*%$/
const WHOLE = 10_000

/**
 * What a text says the money is spent on: a list whose every item is `Name: 56,00 %`, the shares adding up to a hundred.
 * Such a list is drawn and told in euro; any other text stays text. The amounts add up to the whole.
 */
export function compositionOf(text: string, whole: Cents): readonly Part[] | undefined {
  const list = proseBlocks(text).find((block) => block.kind === 'list')
  const items = list?.items.map((item) => ITEM.exec(item)) ?? []
  if (items.length < 2 || items.some((item) => item === null)) return undefined
  const shares = items.map((item) => Number(item![2]) * 100 + Number((item![3] ?? '').padEnd(2, '0')))
  if (shares.reduce((sum, share) => sum + share, 0) !== WHOLE) return undefined
  const amounts = allocate(whole, shares.map(BigInt))
  return items.map((item, index) => ({ name: item![1]!, share: shares[index]!, amount: amounts[index]! }))
}

/** The words of such a text, without its list. */
export const wordsBeside = (text: string): string =>
  proseBlocks(text)
    .flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []))
    .join('\n\n')
