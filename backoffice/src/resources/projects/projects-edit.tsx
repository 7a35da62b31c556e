import { lazy, Suspense } from 'react'
import { Button, Skeleton } from '@mui/material'
import { useGetOne, useParams } from 'react-admin'
import { isSuspended, PUBLIC_PHASES } from '@cauce/contract'
import type { ProjectRecord } from '../../providers/records.ts'
import { useMay } from '../../ui/ability.ts'
import { PageHeading } from '../../ui/section.tsx'
import { FailurePage } from '../../ui/failure.tsx'
import { RecordTabs } from '../../ui/record/record-tabs.tsx'
import { PhaseBadge, StateBadge } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'
import { hasSchedule } from './has-schedule.ts'
import { PhaseActions } from './phase-actions.tsx'
import { PendingRefund } from './refund.tsx'
import { ProjectNext } from './project-next.tsx'
import { ProjectTerms } from './project-terms.tsx'

const LoanStanding = lazy(async () => ({ default: (await import('../loan-defaults/loan-standing.tsx')).LoanStanding }))
const OfferStanding = lazy(async () => ({
  default: (await import('../irregularities/offer-standing.tsx')).OfferStanding,
}))
const ProjectMovements = lazy(async () => ({ default: (await import('./project-movements.tsx')).ProjectMovements }))
const ProjectDistributions = lazy(async () => ({
  default: (await import('../distributions/project-distributions.tsx')).ProjectDistributions,
}))
const ProjectDescriptions = lazy(async () => ({
  default: (await import('./project-descriptions.tsx')).ProjectDescriptions,
}))
const ProjectDocuments = lazy(async () => ({
  default: (await import('./project-documents.tsx')).ProjectDocuments,
}))
const ProjectMediaFiles = lazy(async () => ({
  default: (await import('./project-media-files.tsx')).ProjectMediaFiles,
}))
const ProjectSheet = lazy(async () => ({
  default: (await import('../information-sheets/project-sheet.tsx')).ProjectSheet,
}))
const ProjectTimeline = lazy(async () => ({
  default: (await import('./project-timeline.tsx')).ProjectTimeline,
}))
const ProjectHistory = lazy(async () => ({ default: (await import('./project-history.tsx')).ProjectHistory }))

/** The phase, and that nobody may invest for now. */
function ProjectBadges({ project }: { readonly project: ProjectRecord }) {
  const t = useWords()
  return (
    <>
      <PhaseBadge phase={project.phaseName} />
      {isSuspended(project) && <StateBadge tone="clay" label={t('projects.isSuspended')} />}
    </>
  )
}

/** /admin/project/edit/{id}: the whole project, in the tabs of handbook rule 14.5. */
export function ProjectsEdit() {
  const t = useWords()
  const { id = '' } = useParams<{ id: string }>()
  const { data: project, error, refetch } = useGetOne<ProjectRecord>('projects', { id })
  const mayReadAudit = useMay('audit.read')
  const mayReadOrders = useMay('orders.read')
  const mayReadDistributions = useMay('distributions.read')
  const mayReadSheet = useMay('sheetDrafts.read')
  if (error) return <FailurePage title={t('projects.one')} error={error} onRetry={refetch} />
  if (!project) return <Skeleton variant="rounded" height={320} sx={{ marginBlock: 2 }} />
  const isPublic = isShown(project)
  return (
    <>
      <PageHeading title={project.name} aside={<ProjectBadges project={project} />}>
        <Button href={`/projects/${project.url}`} target="_blank" rel="noreferrer">
          {t(isPublic ? 'backoffice.projects.seePublic' : 'backoffice.projects.preview')}
        </Button>
        <PhaseActions project={project} />
      </PageHeading>
      {project.pendingRefund && <PendingRefund refund={project.pendingRefund} />}
      <ProjectNext project={project} />
      <Suspense fallback={null}>
        <Standings project={project} />
      </Suspense>
      <RecordTabs
        label={project.name}
        tabs={[
          { name: 'project', label: t('projects.one'), content: <ProjectTerms project={project} />, isKept: true },
          ...(mayReadOrders
            ? [{ name: 'movements', label: t('transactions.title'), content: <ProjectMovements project={project} /> }]
            : []),
          ...(mayReadDistributions && hasSchedule(project)
            ? [
                {
                  name: 'distributions',
                  label: t('distributions.title'),
                  content: <ProjectDistributions project={project} />,
                },
              ]
            : []),
          {
            name: 'descriptions',
            label: t('projectDescriptions.title'),
            content: <ProjectDescriptions project={project} />,
          },
          { name: 'documents', label: t('projectDocuments.title'), content: <ProjectDocuments project={project} /> },
          {
            name: 'multimedia',
            label: t('backoffice.projects.multimedia'),
            content: <ProjectMediaFiles project={project} />,
          },
          ...(mayReadSheet && project.isLoan
            ? [
                {
                  name: 'information-sheet',
                  label: t('sheetDrafts.title'),
                  content: <ProjectSheet project={project} />,
                  isKept: true as const,
                },
              ]
            : []),
          { name: 'timeline', label: t('timeline.title'), content: <ProjectTimeline project={project} /> },
          ...(mayReadAudit
            ? [{ name: 'history', label: t('audit.history'), content: <ProjectHistory project={project} /> }]
            : []),
        ]}
      />
    </>
  )
}

const isShown = ({ phaseName }: ProjectRecord) => PUBLIC_PHASES.some((phase) => phase === phaseName)

/** How the offer and the loan stand, once there is something to say. */
function Standings({ project }: { readonly project: ProjectRecord }) {
  const mayReadDefaults = useMay('loanDefaults.read')
  const mayReadIrregularities = useMay('irregularities.read')
  return (
    <>
      {mayReadIrregularities && isShown(project) && <OfferStanding project={project} />}
      {mayReadDefaults && project.isLoan && hasSchedule(project) && <LoanStanding project={project} />}
    </>
  )
}
