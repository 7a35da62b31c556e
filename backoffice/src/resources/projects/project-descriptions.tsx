import { Box, Typography } from '@mui/material'
import { useFormContext } from 'react-hook-form'
import { ProjectDescriptionBody, ProjectDescriptionPatch } from '@cauce/contract'
import { useCanAccess } from 'react-admin'
import type { ProjectDescriptionRecord, ProjectRecord, TemplateRecord } from '../../providers/records.ts'
import { accessTo } from '../../ui/ability.ts'
import { Content, useContentText } from '../../ui/content.tsx'
import { EnglishMissing } from '../../ui/english-count.tsx'
import { BothLanguagesInput } from '../../ui/form/inputs.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { ChildRecords } from '../../ui/record/child-records.tsx'
import { useNamed, useNamedOptions } from '../../ui/references.ts'
import { useWords } from '../../ui/words.ts'

export function ProjectDescriptions({ project }: { readonly project: ProjectRecord }) {
  const t = useWords()
  const { canAccess: mayEdit } = useCanAccess(accessTo('projects.editContent', project))
  const textOf = useContentText()
  return (
    <ChildRecords<ProjectDescriptionRecord>
      resource="projectDescriptions"
      parent={{ projectId: project.id }}
      sort={{ field: 'order', order: 'ASC' }}
      mayEdit={mayEdit}
      title={t('projectDescriptions.title')}
      addLabel={t('backoffice.descriptions.add')}
      none={t('backoffice.descriptions.none')}
      nameOf={(row) => textOf(row, 'title')}
      deleteConsequence={t('backoffice.descriptions.deleteConsequence')}
      schema={ProjectDescriptionBody}
      patch={ProjectDescriptionPatch}
      affects={['projects']}
      isOrdered
      inputs={(isNew) => (
        <>
          {isNew && <TemplatePicker />}
          <BothLanguagesInput source="title" />
          <BothLanguagesInput source="description" minRows={8} helperText={t('backoffice.descriptions.help')} />
        </>
      )}
    >
      {(rows, buttonsOf) =>
        rows.map((row) => (
          <Box key={row.id} component="article" sx={{ paddingBlock: 2, borderBlockStart: '1px solid var(--line)' }}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
              <Typography component="h3" variant="subtitle2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                <Content record={row} field="title" />
              </Typography>
              {buttonsOf(row)}
            </Box>
            <Typography sx={{ whiteSpace: 'pre-line', maxWidth: '70ch', overflowWrap: 'anywhere' }}>
              <Content record={row} field="description" />
            </Typography>
            <EnglishMissing record={row} fields={['title', 'description']} />
          </Box>
        ))
      }
    </ChildRecords>
  )
}

function TemplatePicker() {
  const t = useWords()
  const { setValue } = useFormContext()
  const { canAccess: mayRead = false } = useCanAccess(accessTo('templates.read'))
  const templates = useNamed<TemplateRecord>('templates', mayRead)
  const options = useNamedOptions('templates', mayRead)
  if (templates.length === 0) return null
  const fill = (id: string) => {
    const template = templates.find((one) => one.id === id)
    if (!template) return
    setValue('title', template.name, { shouldDirty: true })
    setValue('titleEn', template.nameEn, { shouldDirty: true })
    setValue('description', template.description, { shouldDirty: true })
    setValue('descriptionEn', template.descriptionEn, { shouldDirty: true })
  }
  return (
    <SelectField
      defaultValue=""
      label={t('templates.use')}
      helperText={t('templates.help')}
      options={options.map(({ id, name }) => [id, name])}
      onChoose={fill}
    />
  )
}
