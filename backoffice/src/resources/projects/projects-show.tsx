import { Suspense } from 'react'
import { Stack } from '@mui/material'
import { useRecordContext, useCanAccess } from 'react-admin'
import { formatPercent } from '@cauce/format/percent.ts'
import type { ProjectRecord } from '../../providers/records.ts'
import { accessTo } from '../../ui/ability.ts'
import { Amount, Figure, Figures } from '../../ui/figures.tsx'
import { useWords, useLanguage } from '../../ui/words.ts'
import { hasSchedule } from './has-schedule.ts'
import { ProjectNext } from './project-next.tsx'
import { isShown, ProjectPage } from './project-page.tsx'
import { loaded } from '../../ui/loaded.ts'
import type { ProjectTerm } from '@cauce/contract'
import { Facts, FactsGrid } from '../../ui/terms.tsx'
import { factOf, TERM_GROUPS, termGroupTitle, termsOf } from './projects-inputs.tsx'

const ProjectPayee = loaded(() => import('../payees/project-payee.tsx'), 'ProjectPayee')
const LoanStanding = loaded(() => import('../loan-defaults/loan-defaults.tsx'), 'LoanStanding')
const OfferStanding = loaded(() => import('../irregularities/irregularities.tsx'), 'OfferStanding')

/** /admin/project/{id}: a project to read, for administrators and managers alike. */
export const ProjectsShow = () => (
  <ProjectPage>
    <ProjectOverview />
  </ProjectPage>
)

export function ProjectOverview() {
  const { canAccess: mayReadPayees } = useCanAccess(accessTo('payees.read'))
  const project = useRecordContext<ProjectRecord>()
  if (!project) return null
  return (
    <Stack spacing={2}>
      <ProjectFigures project={project} />
      <ProjectNext project={project} />
      <Suspense fallback={null}>
        <Standings project={project} />
        {mayReadPayees && <ProjectPayee project={project} />}
      </Suspense>
      <ProjectFacts project={project} />
    </Stack>
  )
}

function ProjectFigures({ project }: { readonly project: ProjectRecord }) {
  const t = useWords()
  return (
    <Figures>
      <Figure label={t('projects.fields.amountInvested')} value={<Amount value={project.amountInvested} />} />
      <Figure label={t('projects.fields.percentageInvested')} value={formatPercent(project.percentageInvested)} />
      <Figure label={t('projects.fields.amountRemaining')} value={<Amount value={project.amountRemaining} />} />
      {project.investorCount !== null && (
        <Figure label={t('projects.fields.investorCount')} value={project.investorCount} />
      )}
      {project.followerCount !== null && (
        <Figure label={t('projects.fields.followerCount')} value={project.followerCount} />
      )}
      <Figure label={t('projects.fields.annualProfitability')} value={formatPercent(project.annualProfitability)} />
    </Figures>
  )
}

function Standings({ project }: { readonly project: ProjectRecord }) {
  const { canAccess: mayReadDefaults } = useCanAccess(accessTo('loanDefaults.read'))
  const { canAccess: mayReadIrregularities } = useCanAccess(accessTo('irregularities.read'))
  return (
    <>
      {mayReadIrregularities && isShown(project) && <OfferStanding project={project} />}
      {mayReadDefaults && project.isLoan && hasSchedule(project) && <LoanStanding project={project} />}
    </>
  )
}

/** The terms of a project for readers who may not change them (handbook rule 1.11), grouped as in the form. */
function ProjectFacts({ project }: { readonly project: ProjectRecord }) {
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
