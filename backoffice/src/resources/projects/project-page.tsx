import type { ReactNode } from 'react'
import { Button, Skeleton } from '@mui/material'
import { EditButton, Show, useRecordContext, useCanAccess } from 'react-admin'
import { isSuspended, PUBLIC_PHASES } from '@cauce/contract'
import type { ProjectRecord } from '../../providers/records.ts'
import { accessTo } from '../../ui/ability.ts'
import { ShowFailure } from '../../ui/failure.tsx'
import { RecordTab, RecordTabs } from '../../ui/record/record-tabs.tsx'
import { PageHeading } from '../../ui/section.tsx'
import { PhaseBadge, StateBadge } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'
import { hasSchedule } from './has-schedule.ts'
import { PhaseActions } from './phase-actions.tsx'
import { PendingRefund } from './refund.tsx'
import { loaded } from '../../ui/loaded.ts'

const ProjectMovements = loaded(() => import('./project-movements.tsx'), 'ProjectMovements')
const ProjectDistributions = loaded(() => import('../distributions/project-distributions.tsx'), 'ProjectDistributions')
const ProjectDescriptions = loaded(() => import('./project-descriptions.tsx'), 'ProjectDescriptions')
const ProjectDocuments = loaded(() => import('./project-documents.tsx'), 'ProjectDocuments')
const ProjectMediaFiles = loaded(() => import('./project-media-files.tsx'), 'ProjectMediaFiles')
const ProjectSheet = loaded(() => import('../information-sheets/project-sheet.tsx'), 'ProjectSheet')
const ProjectTimeline = loaded(() => import('./project-timeline.tsx'), 'ProjectTimeline')
const ProjectHistory = loaded(() => import('./project-history.tsx'), 'ProjectHistory')

interface Props {
  readonly isEdited?: boolean
  readonly children: ReactNode
}

/** The page of a project: its heading and the tabs of handbook rule 14.5, the first of which holds the children. */
export const ProjectPage = ({ isEdited = false, children }: Props) => (
  <Show actions={<ProjectHeading isEdited={isEdited} />} error={<ShowFailure />}>
    <ProjectTabs>{children}</ProjectTabs>
  </Show>
)

function ProjectHeading({ isEdited }: { readonly isEdited: boolean }) {
  const t = useWords()
  const project = useRecordContext<ProjectRecord>()
  if (!project) return <PageHeading title={t('projects.one')} />
  const { name, phaseName, url } = project
  return (
    <PageHeading
      title={isEdited ? t('backoffice.editTitle', { name }) : name}
      aside={
        <>
          <PhaseBadge state={phaseName} />
          {isSuspended(project) && <StateBadge tone="clay" label={t('projects.isSuspended')} />}
        </>
      }
    >
      <Button href={`/projects/${url}`} target="_blank" rel="noreferrer">
        {t(isShown(project) ? 'backoffice.projects.seePublic' : 'backoffice.projects.preview')}
      </Button>
      {!isEdited && <EditButton variant="outlined" size="medium" />}
      {!isEdited && <PhaseActions project={project} />}
    </PageHeading>
  )
}

function ProjectTabs({ children }: { readonly children: ReactNode }) {
  const t = useWords()
  const project = useRecordContext<ProjectRecord>()
  const { canAccess: mayReadAudit } = useCanAccess(accessTo('audit.read'))
  const { canAccess: mayReadOrders } = useCanAccess(accessTo('orders.read'))
  const { canAccess: mayReadDistributions } = useCanAccess(accessTo('distributions.read'))
  const { canAccess: mayReadSheet, isPending } = useCanAccess(accessTo('sheetDrafts.read'))
  // Which tabs there are depends on who reads.
  if (!project || isPending) return <Skeleton variant="rounded" height={320} sx={{ marginBlock: 2 }} />
  return (
    <>
      {project.pendingRefund && <PendingRefund refund={project.pendingRefund} />}
      <RecordTabs label={project.name}>
        <RecordTab label={t('projects.one')}>{children}</RecordTab>
        {mayReadOrders && (
          <RecordTab path="movements" label={t('transactions.title')}>
            <ProjectMovements project={project} />
          </RecordTab>
        )}
        {mayReadDistributions && hasSchedule(project) && (
          <RecordTab path="distributions" label={t('distributions.title')}>
            <ProjectDistributions project={project} />
          </RecordTab>
        )}
        <RecordTab path="descriptions" label={t('projectDescriptions.title')}>
          <ProjectDescriptions project={project} />
        </RecordTab>
        <RecordTab path="documents" label={t('projectDocuments.title')}>
          <ProjectDocuments project={project} />
        </RecordTab>
        <RecordTab path="multimedia" label={t('backoffice.projects.multimedia')}>
          <ProjectMediaFiles project={project} />
        </RecordTab>
        {mayReadSheet && project.isLoan && (
          <RecordTab path="information-sheet" label={t('sheetDrafts.title')}>
            <ProjectSheet project={project} />
          </RecordTab>
        )}
        <RecordTab path="timeline" label={t('timeline.title')}>
          <ProjectTimeline project={project} />
        </RecordTab>
        {mayReadAudit && (
          <RecordTab path="history" label={t('audit.history')}>
            <ProjectHistory project={project} />
          </RecordTab>
        )}
      </RecordTabs>
    </>
  )
}

export const isShown = ({ phaseName }: ProjectRecord) => PUBLIC_PHASES.some((phase) => phase === phaseName)
