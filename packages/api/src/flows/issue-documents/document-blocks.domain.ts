import type { DocumentBlock } from '@cauce/contract'
import { headOf, type Block, type Table } from '../../platform/pdf/paper.domain.ts'

export function documentBlocksOf(blocks: readonly Block[]): DocumentBlock[] {
  let caption = ''
  return blocks.flatMap((block): DocumentBlock[] => {
    switch (block.kind) {
      case 'heading':
      case 'subheading':
        caption = block.text
        return [{ kind: 'heading', text: block.text }]
      case 'paragraph':
      case 'note':
        return [{ kind: 'paragraph', text: block.text }]
      case 'list':
        return block.items.map((text) => ({ kind: 'paragraph', text }))
      case 'facts':
        return [{ kind: 'facts', facts: block.facts.map(([label, value]) => ({ label, value })) }]
      case 'table':
        return [tableOf(block, caption)]
    }
  })
}

function tableOf(table: Table, caption: string): DocumentBlock {
  const head = headOf(table)
  return {
    kind: 'table',
    caption,
    columns: table.columns.map(({ title, share, isFigure = false }) => ({ title, share, isFigure })),
    rows: table.rows.map(({ cells, note }) =>
      cells.map((cell, column) => (note !== undefined && column === head ? `${cell} · ${note}` : cell)),
    ),
    sum: table.sum ? [...table.sum] : null,
  }
}
