import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Box, Button, IconButton, Tooltip, Typography } from '@mui/material'
import EditIcon from '@mui/icons-material/EditOutlined'
import { useGetList } from 'react-admin'
import { ProjectMediaFileBody, ProjectMediaFilePatch } from '@cauce/contract'
import { IMAGE_KINDS } from '@cauce/contract/files.ts'
import { MAXIMUM_TAKE } from '@cauce/contract/paging.ts'
import type { ProjectMediaFileRecord, ProjectRecord } from '../../providers/records.ts'
import { useMay } from '../../ui/actor.ts'
import { DeleteRecordButton } from '../../ui/delete-record-button.tsx'
import { FileField } from '../../ui/form/file-field.tsx'
import { MoveButtons } from '../../ui/form/move-buttons.tsx'
import { RecordDialog } from '../../ui/form/record-dialog.tsx'
import { useMove } from '../../ui/form/use-move.ts'
import { Picture } from '../../ui/picture.tsx'
import { Section } from '../../ui/section.tsx'
import { useWords } from '../../ui/words.ts'
import { TextInput } from '../../ui/form/text-input.tsx'

const REQUIRED_FILES = ['file']

/** The pictures of a project; the first is its cover. */
export function ProjectMediaFiles({ project }: { readonly project: ProjectRecord }) {
  const t = useWords()
  const queries = useQueryClient()
  const mayEdit = useMay('projects.editContent', project)
  const [open, setOpen] = useState<ProjectMediaFileRecord | 'new'>()
  const { data = [], total } = useGetList<ProjectMediaFileRecord>('projectMediaFiles', {
    filter: { projectId: project.id },
    sort: { field: 'order', order: 'ASC' },
    pagination: { page: 1, perPage: MAXIMUM_TAKE },
  })
  const { move, isMoving } = useMove('projectMediaFiles', data)
  const done = () => {
    setOpen(undefined)
    void queries.invalidateQueries({ queryKey: ['projectMediaFiles'] })
    void queries.invalidateQueries({ queryKey: ['projects'] })
  }

  return (
    <Section
      title={t('backoffice.projects.multimedia')}
      actions={
        mayEdit && (
          <Button variant="outlined" onClick={() => setOpen('new')}>
            {t('backoffice.media.add')}
          </Button>
        )
      }
    >
      {total === 0 && <Typography sx={{ color: 'text.secondary' }}>{t('backoffice.media.none')}</Typography>}
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          margin: 0,
          padding: 0,
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
          gap: 2,
        }}
      >
        {data.map((file, index) => (
          <Box component="li" key={file.id} sx={{ minWidth: 0 }}>
            <Picture picture={file.picture} width={480} />
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.25, marginBlockStart: 0.5 }}>
              <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {index === 0 && <b>{t('backoffice.media.cover')} </b>}
                {file.description}
              </Typography>
              {mayEdit && (
                <>
                  <MoveButtons
                    name={file.description}
                    index={index}
                    count={data.length}
                    isMoving={isMoving}
                    onMove={move}
                  />
                  <Tooltip title={t('common.edit')}>
                    <IconButton
                      size="small"
                      aria-label={t('backoffice.editTitle', { name: file.description })}
                      onClick={() => setOpen(file)}
                    >
                      <EditIcon fontSize="small" />
                    </IconButton>
                  </Tooltip>
                  <DeleteRecordButton
                    isRow
                    resource="projectMediaFiles"
                    record={file}
                    title={t('backoffice.deleteTitle', { name: file.description })}
                    consequence={t('backoffice.media.deleteConsequence')}
                    done={t('backoffice.deleted', { name: file.description })}
                  />
                </>
              )}
            </Box>
          </Box>
        ))}
      </Box>
      {open !== undefined && (
        <RecordDialog
          resource="projectMediaFiles"
          title={open === 'new' ? t('backoffice.media.add') : t('backoffice.editTitle', { name: open.description })}
          schema={open === 'new' ? ProjectMediaFileBody : ProjectMediaFilePatch}
          record={open === 'new' ? undefined : open}
          requiredFiles={REQUIRED_FILES}
          fixedValues={{ projectId: project.id, order: data.length }}
          onDone={done}
          onClose={() => setOpen(undefined)}
        >
          {open === 'new' && (
            <FileField source="file" kinds={IMAGE_KINDS} label={t('projectMediaFiles.fields.picture')} />
          )}
          <TextInput source="description" isRequired helperText={t('backoffice.media.descriptionHelp')} />
        </RecordDialog>
      )}
    </Section>
  )
}
