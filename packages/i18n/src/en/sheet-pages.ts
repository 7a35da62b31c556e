import type { Translation } from '../translation.ts'
import type * as source from '../es/sheet-pages.ts'

export const sheetPages = {
  title: 'Key investment information sheet: %{project}',
  description:
    'What the law wants you to know before you lend to %{project}: project owner, offer, risks, loan and costs.',
  crumb: 'Key investment information sheet',
  parts: 'Sections',
  overview: 'Summary and warnings',
  pdf: 'Download PDF',
  translation: 'Text fixed by law.',
  version: 'Version %{version} of %{date}',
  replaces: 'It replaces version %{version} of %{date}.',
  older: 'This is version %{version} of %{date}. Another one is in force.',
  present: 'See the one in force',
  unchanging: 'This version is never changed. Orders that are placed while it is in force refer to it by its number.',
  pages: '%{smart_count} of %{maximum} page allowed |||| %{smart_count} of %{maximum} pages allowed',
  versions: 'Versions',
  first: 'First version',
  material: 'Material change',
  onlySpanish:
    'This sheet is in Spanish only. If you do not understand Spanish well, we advise you against investing in this project.',
  onProject: {
    title: 'Key investment information sheet',
    lead: 'Project owner, offer, risks, loan and costs, on six pages at most. Read it before you invest.',
    read: 'Read the sheet',
  },
  inDialog: {
    read: 'Read the key investment information sheet',
    loading: 'Reading the sheet',
    failed: 'The sheet could not be read.',
    retry: 'Try again',
    page: 'Open it in another tab',
  },
  ofOrder: 'Key investment information sheet in force when the order was placed',
} as const satisfies Translation<typeof source.sheetPages>
