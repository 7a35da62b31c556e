import { PHASE_IDS, PHASES } from '@cauce/contract'
import type { ProjectRecord } from '../../providers/records.ts'
import type { FilterSpec } from '../../ui/list/filter-spec.ts'
import { ListPage } from '../../ui/list/list-page.tsx'
import { useWords } from '../../ui/words.ts'
import { useProjectColumns } from './project-columns.tsx'

/** /admin/project/ */
export function ProjectsList() {
  const t = useWords()
  return (
    <ListPage<ProjectRecord>
      title={t('projects.title')}
      sort={{ field: 'createdAt', order: 'DESC' }}
      searchSource="name"
      searchLabel={t('backoffice.projects.search')}
      filters={useFilters()}
      columns={useProjectColumns()}
    />
  )
}

function useFilters(): FilterSpec[] {
  const t = useWords()
  return [
    {
      kind: 'choice',
      source: 'phaseId',
      label: t('projects.fields.phaseName'),
      choices: PHASES.map((name) => ({ value: PHASE_IDS[name], label: t(`phases.name.${name}`) })),
    },
    { kind: 'reference', source: 'projectTypeId', label: t('projects.fields.projectTypeId'), to: 'projectTypes' },
    { kind: 'reference', source: 'managerId', label: t('projects.fields.managerId'), to: 'managers' },
    { kind: 'amount', source: 'minimumInvestment', label: t('projects.fields.minimumInvestment') },
  ]
}
