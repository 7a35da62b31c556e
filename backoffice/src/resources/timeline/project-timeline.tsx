import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Box, Button, IconButton, Tooltip, Typography } from '@mui/material'
import EditIcon from '@mui/icons-material/EditOutlined'
import { useGetList } from 'react-admin'
import { TimelineEventBody, TimelineEventPatch } from '@cauce/contract'
import { MAXIMUM_TAKE } from '@cauce/contract/paging.ts'
import { formatDate } from '@cauce/format/dates.ts'
import type { ProjectRecord, TimelineEventRecord } from '../../providers/records.ts'
import { useMay } from '../../ui/actor.ts'
import { DeleteRecordButton } from '../../ui/delete-record-button.tsx'
import { DayInput } from '../../ui/form/day-input.tsx'
import { RecordDialog } from '../../ui/form/record-dialog.tsx'
import { Section } from '../../ui/section.tsx'
import { useWords } from '../../ui/words.ts'
import { TextInput } from '../../ui/form/text-input.tsx'

/** What has happened to a project and what is expected. */
export function ProjectTimeline({ project }: { readonly project: ProjectRecord }) {
  const t = useWords()
  const queries = useQueryClient()
  const mayEdit = useMay('projects.editContent', project)
  const [open, setOpen] = useState<TimelineEventRecord | 'new'>()
  const { data = [], total } = useGetList<TimelineEventRecord>('timeline', {
    filter: { projectId: project.id },
    sort: { field: 'date', order: 'ASC' },
    pagination: { page: 1, perPage: MAXIMUM_TAKE },
  })
  const done = () => {
    setOpen(undefined)
    void queries.invalidateQueries({ queryKey: ['timeline'] })
  }

  return (
    <Section
      title={t('timeline.title')}
      actions={
        mayEdit && (
          <Button variant="outlined" onClick={() => setOpen('new')}>
            {t('backoffice.timeline.add')}
          </Button>
        )
      }
    >
      {total === 0 && <Typography sx={{ color: 'text.secondary' }}>{t('backoffice.timeline.none')}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0, maxWidth: '62rem' }}>
        {data.map((event) => (
          <Box
            component="li"
            key={event.id}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '1fr auto', sm: '7rem 1fr auto' },
              gap: 1,
              paddingBlock: 1.5,
              borderBlockStart: '1px solid var(--line)',
            }}
          >
            <Box
              component="time"
              dateTime={event.date}
              sx={{ color: 'text.secondary', gridColumn: { xs: '1 / -1', sm: 'auto' } }}
            >
              {formatDate(event.date)}
            </Box>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography component="h3" variant="subtitle2">
                {event.title}
              </Typography>
              {event.description !== null && <Typography sx={{ maxWidth: '62ch' }}>{event.description}</Typography>}
            </Box>
            {mayEdit && (
              <Box sx={{ whiteSpace: 'nowrap' }}>
                <Tooltip title={t('common.edit')}>
                  <IconButton
                    size="small"
                    aria-label={t('backoffice.editTitle', { name: event.title })}
                    onClick={() => setOpen(event)}
                  >
                    <EditIcon fontSize="small" />
                  </IconButton>
                </Tooltip>
                <DeleteRecordButton
                  isRow
                  resource="timeline"
                  record={event}
                  title={t('backoffice.deleteTitle', { name: event.title })}
                  consequence={t('backoffice.timeline.deleteConsequence')}
                  done={t('backoffice.deleted', { name: event.title })}
                />
              </Box>
            )}
          </Box>
        ))}
      </Box>
      {open !== undefined && (
        <RecordDialog
          resource="timeline"
          title={open === 'new' ? t('backoffice.timeline.add') : t('backoffice.editTitle', { name: open.title })}
          schema={open === 'new' ? TimelineEventBody : TimelineEventPatch}
          record={open === 'new' ? undefined : open}
          fixedValues={{ projectId: project.id }}
          meta={{ projectId: project.id }}
          onDone={done}
          onClose={() => setOpen(undefined)}
        >
          <DayInput source="date" isRequired />
          <TextInput source="title" isRequired />
          <TextInput source="description" lines={3} />
        </RecordDialog>
      )}
    </Section>
  )
}
