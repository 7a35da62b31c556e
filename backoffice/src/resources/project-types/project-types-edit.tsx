import { ProjectTypePatch } from '@cauce/contract'
import type { ProjectTypeRecord } from '../../providers/records.ts'
import { NamedEditPage } from '../../ui/form/named-edit-page.tsx'
import { useWords } from '../../ui/words.ts'
import { ProjectTypeInputs } from './project-types-inputs.tsx'

/** /admin/config/project-types/edit/{id} */
export function ProjectTypesEdit() {
  const t = useWords()
  return (
    <NamedEditPage<ProjectTypeRecord>
      resource="projectTypes"
      schema={ProjectTypePatch}
      one={t('projectTypes.one')}
      nameOf={({ name }) => name}
      deleteConsequence={t('backoffice.projectTypes.deleteConsequence')}
    >
      <ProjectTypeInputs />
    </NamedEditPage>
  )
}
