import { createHash } from 'node:crypto'
import { renderPaper, type Block } from '@cauce/api/platform/pdf'
import type { FileKind } from '@cauce/contract'
import { brand } from '@cauce/contract/brand.ts'
import { formatDate } from '@cauce/format'

export interface WorldFile {
  readonly name: string
  readonly kind: FileKind
  readonly bytes: Uint8Array
}

export const seenOf = ({ bytes }: WorldFile): string => createHash('sha256').update(bytes).digest('hex')

interface Outline {
  readonly issuer: string
  readonly title: string
  readonly subtitle: string
  readonly issuedAt: Date
  readonly footer: string
  readonly blocks: readonly Block[]
}

export const renderPdf = ({ issuer, title, subtitle, issuedAt, footer, blocks }: Outline): Promise<Uint8Array> =>
  renderPaper({
    language: 'es',
    title,
    issuer,
    hasMark: issuer === brand(),
    numberLine: formatDate(issuedAt),
    footer: [footer],
    pageOf: (page, count) => `${page} / ${count}`,
    madeAt: issuedAt,
    blocks: [paragraph(subtitle), ...blocks],
  })

export const heading = (text: string): Block => ({ kind: 'heading', text })
export const paragraph = (text: string): Block => ({ kind: 'paragraph', text })

/** Room for a signature under each name. */
export const signatures = (...names: readonly string[]): Block => ({
  kind: 'table',
  columns: names.map((title) => ({ title, share: 1 })),
  rows: [{ cells: names.map(() => '\n\n\n') }],
})
