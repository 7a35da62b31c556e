import type { DocumentBlock, SheetDocument, DocumentFact } from '@cauce/contract'
import { formatDate } from '@cauce/format'
import { translator } from '@cauce/i18n'
import type { Block, Paper } from '../../../platform/pdf/paper.domain.ts'

export interface SheetImprint {
  readonly identifier: string | null
  readonly issuer: string
  readonly version: number | null
  readonly madeAt: Date
}

/** Title, legal texts, sections, references. */
export function sheetPaperOf(document: SheetDocument, { identifier, issuer, version, madeAt }: SheetImprint): Paper {
  const { language } = document
  const t = translator(language)
  return {
    language,
    title: document.title,
    issuer,
    numberLine: identifier ?? t('sheetPaper.overview.noIdentifier'),
    footer: [versionLine(t, version, formatDate(madeAt)), t('sheetPaper.unchanging')],
    pageOf: (page, count) => t('papers.page', { page, count }),
    madeAt,
    blocks: [
      factsOf(document.facts),
      ...document.warnings.map((text): Block => ({ kind: 'paragraph', text })),
      ...document.sections.flatMap(({ letter, title, blocks }): Block[] => [
        { kind: 'heading', text: `${letter}. ${title}` },
        ...blocks.map(blockOf),
      ]),
      ...document.footnotes.map((text): Block => ({ kind: 'note', text })),
    ],
  }
}

function versionLine(t: ReturnType<typeof translator>, version: number | null, date: string): string {
  if (version === null) return t('sheetPaper.draft')
  if (version === 1) return t('sheetPaper.version', { version, date })
  return t('sheetPaper.replaces', { version, date, previous: version - 1 })
}

const factsOf = (facts: readonly DocumentFact[]): Block => ({
  kind: 'facts',
  facts: facts.map(({ label, value }) => [label, value]),
})

/** Headings one level below the section's. */
function blockOf(block: DocumentBlock): Block {
  if (block.kind === 'heading') return { kind: 'subheading', text: block.text }
  if (block.kind === 'facts') return factsOf(block.facts)
  if (block.kind !== 'table') return block
  const { columns, rows, sum } = block
  return { kind: 'table', columns, rows: rows.map((cells) => ({ cells })), ...(sum && { sum }) }
}
