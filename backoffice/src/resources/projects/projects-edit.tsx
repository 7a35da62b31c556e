import { Edit, useRecordContext, useCanAccess } from 'react-admin'
import { ProjectPatch } from '@cauce/contract'
import type { ProjectRecord } from '../../providers/records.ts'
import { accessTo } from '../../ui/ability.ts'
import { staysOnFailure } from '../../ui/failure.tsx'
import { RecordForm } from '../../ui/form/record-form.tsx'
import { ProjectPage } from './project-page.tsx'
import { ProjectInputs } from './projects-inputs.tsx'
import { ProjectOverview } from './projects-show.tsx'

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
