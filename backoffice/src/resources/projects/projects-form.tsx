import { useEffect, useState } from 'react'
import { Box, Button, Skeleton, Step, StepButton, StepLabel, Stepper } from '@mui/material'
import {
  CanAccess,
  Create,
  useCreatePath,
  useGetOne,
  useLocation,
  useNavigate,
  useRedirect,
  Edit,
  useRecordContext,
  useCanAccess,
} from 'react-admin'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { ProjectBody, type ProjectTerm, ProjectPatch } from '@cauce/contract'
import { addMonths } from '@cauce/contract/calendar.ts'
import { accessTo } from '../../ui/ability.ts'
import type { ProjectRecord } from '../../providers/records.ts'
import { Failure, staysOnFailure } from '../../ui/failure.tsx'
import { FieldGrid } from '../../ui/form/field-grid.tsx'
import { RecordForm } from '../../ui/form/record-form.tsx'
import { PageForbidden } from '../../ui/layout/pages.tsx'
import { Hint, PageHeading } from '../../ui/section.tsx'
import { useToday } from '../../ui/time.tsx'
import { useLanguage, useWords } from '../../ui/words.ts'
import { usePresentParameter } from '../parameters/present-parameter.tsx'
import { ProjectDescriptions } from './project-descriptions.tsx'
import { ProjectDocuments } from './project-documents.tsx'
import { ProjectMediaFiles } from './project-media-files.tsx'
import { TermInput, ProjectInputs } from './projects-inputs.tsx'
import { proposedInWords } from './terms-in-words.ts'
import { urlOf } from './url-of.ts'
import { ProjectPage } from './project-page.tsx'
import { ProjectOverview } from './projects-show.tsx'

/** Creation steps: project, add descriptions, add documents, add multimedia (handbook rule 14.6). */
const STEPS = ['project', 'descriptions', 'documents', 'multimedia'] as const
type StepName = (typeof STEPS)[number]

/** /admin/project/new: the first step creates the draft; after a reload the same step is open. */
export function ProjectsCreate() {
  const { search } = useLocation()
  const query = new URLSearchParams(search)
  const id = query.get('project')
  return (
    <CanAccess {...accessTo('projects.create')} accessDenied={<PageForbidden />}>
      {id === null ? (
        <FirstStep />
      ) : (
        <LaterStep id={id} step={STEPS.find((name) => name === query.get('step')) ?? 'descriptions'} />
      )}
    </CanAccess>
  )
}

const ASKED = [
  'name',
  'url',
  'projectTypeId',
  'direction',
  'financingAmount',
  'targetProfitability',
] as const satisfies ProjectTerm[]

/** What it proposes, for a project that is financed in the three months that begin with the next one. */
function proposedTerms(today: string) {
  const dateStart = addMonths(`${today.slice(0, 'YYYY-MM'.length)}-01`, 1)
  return {
    country: 'ES',
    dateStart,
    dateEnd: addMonths(dateStart, 3),
    projectDuration: 12,
    minimumInvestment: '250.00',
    deliveryFeePeriod: 'quarterly',
    showInvestorNumber: true,
    withdrawMoneyFinanced: true,
    private: false,
  }
}

/** Beside them the fees that the company decides for new projects. */
function FirstStep() {
  const managerFee = usePresentParameter('newProjectManagerFee')
  const cancellationFee = usePresentParameter('newProjectCancellationFee')
  if (!managerFee || !cancellationFee) return null
  return <NewProject fees={{ managerFee: Number(managerFee.value), cancellationFee: Number(cancellationFee.value) }} />
}

function NewProject({ fees }: { readonly fees: Readonly<Record<'managerFee' | 'cancellationFee', number>> }) {
  const t = useWords()
  const language = useLanguage()
  const go = useGoToStep()
  const today = useToday()
  const [proposed] = useState(() => ({ ...proposedTerms(today), ...fees }))
  return (
    <>
      <PageHeading title={t('backoffice.projects.createTitle')} />
      <Steps step="project" />
      <Create
        actions={false}
        mutationOptions={{ onSuccess: ({ id }) => go(String(id), 'descriptions', { replace: true }) }}
      >
        <RecordForm schema={ProjectBody} defaultValues={proposed} saveLabel={t('backoffice.projects.createDraft')}>
          <FieldGrid>
            {ASKED.map((term) => (
              <TermInput key={term} term={term} />
            ))}
          </FieldGrid>
          <ProposedUrl />
          <Hint>{t('backoffice.projects.proposed', proposedInWords(proposed, language))}</Hint>
        </RecordForm>
      </Create>
    </>
  )
}

/** Proposes the URL from the name until the URL is edited. */
function ProposedUrl() {
  const { setValue } = useFormContext()
  const { dirtyFields } = useFormState()
  const name = useWatch({ name: 'name' }) as string | null | undefined
  const isTyped = dirtyFields['url'] === true
  useEffect(() => {
    if (!isTyped) setValue('url', name ? urlOf(name) : null)
  }, [name, isTyped, setValue])
  return null
}

function Steps({ project, step }: { readonly project?: ProjectRecord; readonly step: StepName }) {
  const t = useWords()
  const redirect = useRedirect()
  const go = useGoToStep()
  return (
    <Stepper
      nonLinear={project !== undefined}
      activeStep={STEPS.indexOf(step)}
      alternativeLabel
      aria-label={t('backoffice.projects.createSteps')}
      sx={{ marginBlockEnd: 3, maxWidth: '48rem', '& .MuiStepButton-root': { marginInline: 0, paddingInline: 0 } }}
    >
      {STEPS.map((name) => (
        <Step key={name}>
          {project ? (
            <StepButton
              onClick={() => (name === 'project' ? redirect('edit', 'projects', project.id) : go(project.id, name))}
            >
              {t(`backoffice.projects.steps.${name}`)}
            </StepButton>
          ) : (
            <StepLabel>{t(`backoffice.projects.steps.${name}`)}</StepLabel>
          )}
        </Step>
      ))}
    </Stepper>
  )
}

function LaterStep({ id, step }: { readonly id: string; readonly step: StepName }) {
  const t = useWords()
  const redirect = useRedirect()
  const go = useGoToStep()
  const { data: project, error, refetch } = useGetOne<ProjectRecord>('projects', { id })
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!project) return <Skeleton variant="rounded" height={240} />
  const next = STEPS[STEPS.indexOf(step) + 1]
  return (
    <>
      <PageHeading title={project.name} />
      <Steps project={project} step={step} />
      {step === 'descriptions' && <ProjectDescriptions project={project} />}
      {step === 'documents' && <ProjectDocuments project={project} />}
      {step === 'multimedia' && <ProjectMediaFiles project={project} />}
      <Box sx={{ paddingBlock: 3 }}>
        <Button variant="contained" onClick={() => (next ? go(id, next) : redirect('show', 'projects', id))}>
          {next
            ? t('backoffice.projects.next', { step: t(`backoffice.projects.steps.${next}`) })
            : t('backoffice.projects.finish')}
        </Button>
      </Box>
    </>
  )
}

function useGoToStep() {
  const navigate = useNavigate()
  const createPath = useCreatePath()
  return (id: string, step: StepName, options?: { readonly replace: boolean }) =>
    navigate(`${createPath({ resource: 'projects', type: 'create' })}?project=${id}&step=${step}`, options)
}

/** /admin/project/edit/{id}: the terms as a form. Who may not change them reads them. */
export function ProjectsEdit() {
  const { canAccess: mayEdit } = useCanAccess(accessTo('projects.edit'))
  return <ProjectPage isEdited={mayEdit}>{mayEdit ? <ProjectForm /> : <ProjectOverview />}</ProjectPage>
}

/** The page around the form has read the record. */
const JUST_READ = { staleTime: 10_000 }

function ProjectForm() {
  const project = useRecordContext<ProjectRecord>()
  if (!project) return null
  return (
    <Edit redirect="show" id={project.id} actions={false} queryOptions={{ ...staysOnFailure, ...JUST_READ }}>
      <RecordForm schema={ProjectPatch} cancelTo="show">
        <ProjectInputs />
      </RecordForm>
    </Edit>
  )
}
