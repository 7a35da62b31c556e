import { lazy, Suspense } from 'react'
import { Alert, Box, Skeleton } from '@mui/material'
import { ProjectPatch, type PhaseName } from '@cauce/contract'
import { Edit } from 'react-admin'
import { formatPercent } from '@cauce/format/percent.ts'
import type { ProjectRecord } from '../../providers/records.ts'
import { useMay } from '../../ui/ability.ts'
import { Amount, Figure, Figures } from '../../ui/figures.tsx'
import { staysOnFailure } from '../../ui/failure.tsx'
import { RecordForm } from '../../ui/form/record-form.tsx'
import { useWords } from '../../ui/words.ts'
import { ProjectFacts } from './project-facts.tsx'
import { ProjectInputs } from './projects-inputs.tsx'

const FundingCurve = lazy(async () => ({ default: (await import('./funding-curve.tsx')).FundingCurve }))
const ProjectPayee = lazy(async () => ({ default: (await import('../payees/project-payee.tsx')).ProjectPayee }))

/** The figures of the ledger and the terms, which an administrator edits and a manager reads. */
export function ProjectTerms({ project }: { readonly project: ProjectRecord }) {
  const t = useWords()
  const mayEdit = useMay('projects.edit')
  const mayReadPayees = useMay('payees.read')
  return (
    <>
      <Box sx={{ paddingBlockEnd: 3 }}>
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
        {project.daysLate > 0 && (
          <Alert severity="warning" sx={{ marginBlockStart: 2 }}>
            {t('backoffice.projects.late', { smart_count: project.daysLate })}
          </Alert>
        )}
      </Box>
      {!UNFUNDED.has(project.phaseName) && (
        <Box sx={{ paddingBlockEnd: 3 }}>
          <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
            <FundingCurve project={project} />
          </Suspense>
        </Box>
      )}
      {mayReadPayees && (
        <Suspense fallback={null}>
          <ProjectPayee project={project} />
        </Suspense>
      )}
      {mayEdit ? (
        <Edit resource="projects" id={project.id} queryOptions={{ ...staysOnFailure, initialData: project }}>
          <RecordForm schema={ProjectPatch}>
            <ProjectInputs />
          </RecordForm>
        </Edit>
      ) : (
        <ProjectFacts project={project} />
      )}
    </>
  )
}

/** Phases in which nobody has invested: there is no curve. */
const UNFUNDED: ReadonlySet<PhaseName> = new Set(['Draft', 'Next_Opening', 'Preinvestment'])
