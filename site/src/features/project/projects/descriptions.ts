import { allocate, type Cents } from '@cauce/contract/cents.ts'
import { isOnlyList, proseBlocks } from '../../../ui/prose.ts'

/** Purpose, share in basis points and amount. */
export interface Part {
  readonly name: string
  readonly share: number
  readonly amount: Cents
}

const ITEM = /^(.+?):\s*(\d{1,3})(?:[.,](\d{1,2}))?\s*%$/
const WHOLE = 10_000

export function compositionOf(text: string, whole: Cents): readonly Part[] | undefined {
  const list = proseBlocks(text).find((block) => block.kind === 'list')
  const items = list?.items.map((item) => ITEM.exec(item)) ?? []
  if (items.length < 2 || items.some((item) => item === null)) return undefined
  const shares = items.map((item) => Number(item![2]) * 100 + Number((item![3] ?? '').padEnd(2, '0')))
  if (shares.reduce((sum, share) => sum + share, 0) !== WHOLE) return undefined
  const amounts = allocate(whole, shares.map(BigInt))
  return items.map((item, index) => ({ name: item![1]!, share: shares[index]!, amount: amounts[index]! }))
}

export const wordsBeside = (text: string): string =>
  proseBlocks(text)
    .flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []))
    .join('\n\n')

export function groupDescriptions<Description extends { readonly description: string }>(
  descriptions: readonly Description[],
): (readonly [Description] | readonly [Description, Description])[] {
  const groups: (readonly [Description] | readonly [Description, Description])[] = []
  for (let index = 0; index < descriptions.length; index += 1) {
    const [one, other] = [descriptions[index]!, descriptions[index + 1]]
    if (other && isOnlyList(one.description) && isOnlyList(other.description)) {
      groups.push([one, other])
      index += 1
    } else groups.push([one])
  }
  return groups
}
