import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Box, Button, IconButton, Tooltip, Typography } from '@mui/material'
import EditIcon from '@mui/icons-material/EditOutlined'
import { useGetList } from 'react-admin'
import { ProjectDescriptionBody, ProjectDescriptionPatch } from '@cauce/contract'
import { MAXIMUM_TAKE } from '@cauce/contract/paging.ts'
import type { ProjectDescriptionRecord, ProjectRecord } from '../../providers/records.ts'
import { useMay } from '../../ui/actor.ts'
import { DeleteRecordButton } from '../../ui/delete-record-button.tsx'
import { MoveButtons } from '../../ui/form/move-buttons.tsx'
import { RecordDialog } from '../../ui/form/record-dialog.tsx'
import { useMove } from '../../ui/form/use-move.ts'
import { Section } from '../../ui/section.tsx'
import { useWords } from '../../ui/words.ts'
import { TemplatePicker } from '../templates/template-picker.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'

/** The texts of a project, in the order in which visitors read them. */
export function ProjectDescriptions({ project }: { readonly project: ProjectRecord }) {
  const t = useWords()
  const queries = useQueryClient()
  const mayEdit = useMay('projects.editContent', project)
  const [open, setOpen] = useState<ProjectDescriptionRecord | 'new'>()
  const { data = [], total } = useGetList<ProjectDescriptionRecord>('projectDescriptions', {
    filter: { projectId: project.id },
    sort: { field: 'order', order: 'ASC' },
    pagination: { page: 1, perPage: MAXIMUM_TAKE },
  })
  const { move, isMoving } = useMove('projectDescriptions', data)
  const done = () => {
    setOpen(undefined)
    void queries.invalidateQueries({ queryKey: ['projectDescriptions'] })
  }

  return (
    <Section
      title={t('projectDescriptions.title')}
      actions={
        mayEdit && (
          <Button variant="outlined" onClick={() => setOpen('new')}>
            {t('backoffice.descriptions.add')}
          </Button>
        )
      }
    >
      {total === 0 && <Typography sx={{ color: 'text.secondary' }}>{t('backoffice.descriptions.none')}</Typography>}
      {data.map((text, index) => (
        <Box
          key={text.id}
          component="article"
          sx={{ paddingBlock: 2, borderBlockStart: '1px solid var(--line)', maxWidth: '62rem' }}
        >
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
            <Typography component="h3" variant="subtitle2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {text.title}
            </Typography>
            {mayEdit && (
              <>
                <MoveButtons name={text.title} index={index} count={data.length} isMoving={isMoving} onMove={move} />
                <Tooltip title={t('common.edit')}>
                  <IconButton
                    size="small"
                    aria-label={t('backoffice.editTitle', { name: text.title })}
                    onClick={() => setOpen(text)}
                  >
                    <EditIcon fontSize="small" />
                  </IconButton>
                </Tooltip>
                <DeleteRecordButton
                  isRow
                  resource="projectDescriptions"
                  record={text}
                  title={t('backoffice.deleteTitle', { name: text.title })}
                  consequence={t('backoffice.descriptions.deleteConsequence')}
                  done={t('backoffice.deleted', { name: text.title })}
                />
              </>
            )}
          </Box>
          <Typography sx={{ whiteSpace: 'pre-line', maxWidth: '70ch', overflowWrap: 'anywhere' }}>
            {text.description}
          </Typography>
        </Box>
      ))}
      {open !== undefined && (
        <RecordDialog
          resource="projectDescriptions"
          title={open === 'new' ? t('backoffice.descriptions.add') : t('backoffice.editTitle', { name: open.title })}
          schema={open === 'new' ? ProjectDescriptionBody : ProjectDescriptionPatch}
          record={open === 'new' ? undefined : open}
          fixedValues={{ projectId: project.id, order: data.length }}
          onDone={done}
          onClose={() => setOpen(undefined)}
        >
          {open === 'new' && <TemplatePicker />}
          <TextInput source="title" isRequired />
          <TextInput source="description" isRequired lines={8} helperText={t('backoffice.descriptions.help')} />
        </RecordDialog>
      )}
    </Section>
  )
}
