export type ProseBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }

/** Empty lines separate paragraphs; lines that start with "- " are a list. */
export function proseBlocks(text: string): ProseBlock[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .flatMap((part) =>
      blocksOf(
        part
          .split('\n')
          .map((line) => line.trim())
          .filter(Boolean),
      ),
    )
}

function blocksOf(lines: readonly string[]): ProseBlock[] {
  const blocks: ProseBlock[] = []
  for (const line of lines) {
    const isItem = line.startsWith('- ')
    const last = blocks.at(-1)
    if (isItem && last?.kind === 'list')
      blocks[blocks.length - 1] = { kind: 'list', items: [...last.items, line.slice(2)] }
    else if (isItem) blocks.push({ kind: 'list', items: [line.slice(2)] })
    else if (last?.kind === 'paragraph') blocks[blocks.length - 1] = { kind: 'paragraph', text: `${last.text} ${line}` }
    else blocks.push({ kind: 'paragraph', text: line })
  }
  return blocks
}

export function isOnlyList(text: string): boolean {
  const blocks = proseBlocks(text)
  return blocks.length === 1 && blocks[0]!.kind === 'list'
}
