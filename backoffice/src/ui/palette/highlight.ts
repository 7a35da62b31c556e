export interface TextPart {
  readonly text: string
  readonly isMatch: boolean
}

/** Cuts a text at every place where `wanted` stands, without regard to accents and case, as the API searches. */
export function partsOf(text: string, wanted: string): readonly TextPart[] {
  const characters = [...text]
  const folded = characters.map(fold)
  const sought = [...wanted.trim()].map(fold)
  if (sought.length === 0) return [{ text, isMatch: false }]
  const parts: TextPart[] = []
  let plainFrom = 0
  let at = 0
  while (at <= characters.length - sought.length) {
    if (!sought.every((character, offset) => folded[at + offset] === character)) {
      at += 1
      continue
    }
    if (at > plainFrom) parts.push({ text: characters.slice(plainFrom, at).join(''), isMatch: false })
    parts.push({ text: characters.slice(at, at + sought.length).join(''), isMatch: true })
    at += sought.length
    plainFrom = at
  }
  if (plainFrom < characters.length) parts.push({ text: characters.slice(plainFrom).join(''), isMatch: false })
  return parts
}

export const hasWords = (text: string, wanted: string): boolean =>
  wanted
    .trim()
    .split(/\s+/)
    .every((word) => partsOf(text, word).some(({ isMatch }) => isMatch) || word === '')

const fold = (character: string): string =>
  character
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
