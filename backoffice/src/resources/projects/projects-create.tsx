import { Box, Button, Skeleton, Step, StepLabel, Stepper } from '@mui/material'
import { Create, useCreatePath, useGetOne, useLocation, useNavigate, useRedirect } from 'react-admin'
import { ProjectForm } from '@cauce/contract'
import type { ProjectRecord } from '../../providers/records.ts'
import { RecordForm } from '../../ui/form/record-form.tsx'
import { Guarded } from '../../ui/layout/pages.tsx'
import { PageHeading } from '../../ui/section.tsx'
import { Failure } from '../../ui/failure.tsx'
import { useWords } from '../../ui/words.ts'
import { ProjectDescriptions } from './project-descriptions.tsx'
import { ProjectDocuments } from './project-documents.tsx'
import { ProjectMediaFiles } from './project-media-files.tsx'
import { ProjectInputs } from './projects-inputs.tsx'

/** Creation steps: project, add descriptions, add documents, add multimedia (handbook rule 14.6). */
const STEPS = ['project', 'descriptions', 'documents', 'multimedia'] as const
type StepName = (typeof STEPS)[number]

/** /admin/project/new: the first step creates the draft; after a reload the same step is open. */
export function ProjectsCreate() {
  const t = useWords()
  const { search } = useLocation()
  const query = new URLSearchParams(search)
  const id = query.get('project')
  const step = id === null ? 'project' : (STEPS.find((name) => name === query.get('step')) ?? 'descriptions')
  return (
    <Guarded permission="projects.create">
      <PageHeading title={t('backoffice.projects.createTitle')} />
      <Stepper activeStep={STEPS.indexOf(step)} alternativeLabel sx={{ marginBlockEnd: 3, maxWidth: '48rem' }}>
        {STEPS.map((name) => (
          <Step key={name}>
            <StepLabel>{t(`backoffice.projects.steps.${name}`)}</StepLabel>
          </Step>
        ))}
      </Stepper>
      {id === null ? <FirstStep /> : <LaterStep id={id} step={step} />}
    </Guarded>
  )
}

const defaultValues = {
  country: 'ES',
  deliveryFeePeriod: 'quarterly',
  showInvestorNumber: true,
  withdrawMoneyFinanced: true,
  private: false,
  cancellationFee: 2,
  managerFee: 10,
}

function FirstStep() {
  const t = useWords()
  const go = useGoToStep()
  return (
    <Create mutationOptions={{ onSuccess: ({ id }) => go(String(id), 'descriptions') }}>
      <RecordForm
        schema={ProjectForm}
        defaultValues={defaultValues}
        saveLabel={t('backoffice.projects.createDraft')}
        cancelTo="list"
      >
        <ProjectInputs />
      </RecordForm>
    </Create>
  )
}

function LaterStep({ id, step }: { readonly id: string; readonly step: StepName }) {
  const t = useWords()
  const redirect = useRedirect()
  const go = useGoToStep()
  const { data: project, error, refetch } = useGetOne<ProjectRecord>('projects', { id })
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!project) return <Skeleton variant="rounded" height={240} />
  const index = STEPS.indexOf(step)
  const next = STEPS[index + 1]
  const previous = index > 1 ? STEPS[index - 1] : undefined
  return (
    <>
      {step === 'descriptions' && <ProjectDescriptions project={project} />}
      {step === 'documents' && <ProjectDocuments project={project} />}
      {step === 'multimedia' && <ProjectMediaFiles project={project} />}
      <Box sx={{ display: 'flex', gap: 1, paddingBlock: 3 }}>
        <Button variant="contained" onClick={() => (next ? go(id, next) : redirect('edit', 'projects', id))}>
          {next ? t('common.continue') : t('backoffice.projects.finish')}
        </Button>
        {previous && (
          <Button variant="outlined" onClick={() => go(id, previous)}>
            {t('common.back')}
          </Button>
        )}
      </Box>
    </>
  )
}

function useGoToStep() {
  const navigate = useNavigate()
  const createPath = useCreatePath()
  return (id: string, step: StepName) =>
    navigate(`${createPath({ resource: 'projects', type: 'create' })}?project=${id}&step=${step}`)
}
