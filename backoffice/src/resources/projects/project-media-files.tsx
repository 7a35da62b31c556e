import { Box, Typography } from '@mui/material'
import { ProjectMediaFileBody, ProjectMediaFilePatch } from '@cauce/contract'
import { IMAGE_KINDS } from '@cauce/contract/files.ts'
import type { ProjectMediaFileRecord, ProjectRecord } from '../../providers/records.ts'
import { useMay } from '../../ui/ability.ts'
import { FileField } from '../../ui/form/file-field.tsx'
import { BothLanguagesInput } from '../../ui/form/both-languages.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ChildRecords } from '../../ui/record/child-records.tsx'
import { useWords } from '../../ui/words.ts'

/** The pictures of a project; the first is its cover. */
export function ProjectMediaFiles({ project }: { readonly project: ProjectRecord }) {
  const t = useWords()
  return (
    <ChildRecords<ProjectMediaFileRecord>
      resource="projectMediaFiles"
      parent={{ projectId: project.id }}
      sort={{ field: 'order', order: 'ASC' }}
      mayEdit={useMay('projects.editContent', project)}
      title={t('backoffice.projects.multimedia')}
      addLabel={t('backoffice.media.add')}
      none={t('backoffice.media.none')}
      nameOf={({ description }) => description}
      deleteConsequence={t('backoffice.media.deleteConsequence')}
      schema={ProjectMediaFileBody}
      patch={ProjectMediaFilePatch}
      requiredFiles={{ file: 'required' }}
      isOrdered
      affects={['projects']}
      inputs={(isNew) => (
        <>
          {isNew && <FileField source="file" kinds={IMAGE_KINDS} label={t('projectMediaFiles.fields.picture')} />}
          <BothLanguagesInput source="description" isRequired helperText={t('backoffice.media.descriptionHelp')} />
        </>
      )}
    >
      {(rows, buttonsOf) => (
        <Box component="ol" sx={grid}>
          {rows.map((row, index) => (
            <Box component="li" key={row.id} sx={{ minWidth: 0 }}>
              <Picture picture={row.picture} width={480} />
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.25, marginBlockStart: 0.5 }}>
                <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                  {index === 0 && <b>{t('backoffice.media.cover')} </b>}
                  {row.description}
                </Typography>
                {buttonsOf(row)}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </ChildRecords>
  )
}

const grid = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  gap: 2,
} as const
