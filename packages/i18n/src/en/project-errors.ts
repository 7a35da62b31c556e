import type { Translation } from '../translation.ts'
import type * as source from '../es/project-errors.ts'

export const projectErrors = {
  'project-not-ready': 'The project still lacks: %{missing}.',
  'terms-locked': 'It cannot change any more because someone has invested on these terms.',
  'sheet-missing': 'The loan has no published key investment information sheet yet. Publish it first.',
  'sheet-of-loans': 'Only loans have this key investment information sheet.',
  'sheet-without-lei': 'The LEI of the platform is missing (PLATFORM_LEI). Without it the offer has no identifier.',
  'sheet-incomplete': 'Missing in the sheet: %{count}.',
  'sheet-too-long': 'The sheet has %{pages} pages, and the law allows %{maximum}.',
  'sheet-unchanged': 'The sheet says the same as the version in force.',
  'sheet-stale':
    'There is a new version of the key investment information sheet. Reload the page and read it before you invest.',
} as const satisfies Translation<typeof source.projectErrors>
