import type { ProjectTerm } from '@cauce/contract'
import type { ProjectRecord } from '../../providers/records.ts'
import { Facts, FactsGrid } from '../../ui/terms.tsx'
import { useLanguage, useWords } from '../../ui/words.ts'
import { factOf, TERM_GROUPS, termGroupTitle, termsOf } from './projects-inputs.tsx'

/** The terms of a project for readers who may not change them (handbook rule 1.11), grouped as in the form. */
export function ProjectFacts({ project }: { readonly project: ProjectRecord }) {
  const t = useWords()
  const words = { project, t, language: useLanguage() }
  return (
    <FactsGrid>
      {TERM_GROUPS.filter((group) => group !== 'preinvestment').map((group) => (
        <Facts
          key={group}
          noun="projects"
          title={termGroupTitle(group, t)}
          facts={Object.fromEntries(
            termsOf(group)
              .filter((term) => !NOT_SHOWN.has(term))
              .map((term) => [term, factOf(term, words)]),
          )}
        />
      ))}
    </FactsGrid>
  )
}

/** The name is the heading of the page; the long texts are on the public page. */
const NOT_SHOWN: ReadonlySet<ProjectTerm> = new Set([
  'name',
  'promoterDescription',
  'promoterDescriptionEn',
  'guaranteeAgentDescription',
  'guaranteeAgentDescriptionEn',
])
