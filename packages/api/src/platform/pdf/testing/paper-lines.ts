import type { Block } from '../paper.domain.ts'

/**
 * Blocks as text: "# heading", "label: value", "- item", columns with width (star: figures, plus: head), rows, "= sum",
 * notes in brackets.
 */
export const paperLines = (blocks: readonly Block[]): string[] =>
  blocks.flatMap(linesOf).map((line) => line.replaceAll('\u00a0', ' ').replaceAll('\u2212', '-'))

function linesOf(block: Block): readonly string[] {
  switch (block.kind) {
    case 'heading':
      return [`# ${block.text}`]
    case 'subheading':
      return [`## ${block.text}`]
    case 'paragraph':
      return [block.text]
    case 'note':
      return [`(${block.text})`]
    case 'list':
      return block.items.map((item) => `- ${item}`)
    case 'facts':
      return block.facts.map(([label, value]) => `${label}: ${value}`)
    case 'table':
      return [
        block.columns
          .map(({ title, share, isFigure, isHead }) => `${title} ${share}${isFigure ? '*' : ''}${isHead ? '+' : ''}`)
          .join(' | '),
        ...block.rows.map(({ cells, note }) => `${cells.join(' | ')}${note === undefined ? '' : ` (${note})`}`),
        ...(block.sum ? [`= ${block.sum.join(' | ')}`] : []),
      ]
  }
}
