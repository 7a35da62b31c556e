import { isOnlyList } from '../../../ui/prose.ts'

interface Titled {
  readonly title: string
  readonly description: string
}

/** Texts in their order; two lists in a row, such as what speaks for and against, stand side by side to be read against each other. */
export function groupDescriptions<Description extends Titled>(
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
