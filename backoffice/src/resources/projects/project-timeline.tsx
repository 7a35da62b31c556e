import { Box, Typography } from '@mui/material'
import { useCanAccess } from 'react-admin'
import { TimelineEventBody, TimelineEventPatch } from '@cauce/contract'
import { formatDate } from '@cauce/format/dates.ts'
import type { ProjectRecord, TimelineEventRecord } from '../../providers/records.ts'
import { accessTo } from '../../ui/ability.ts'
import { Content, useContentText } from '../../ui/content.tsx'
import { DayInput } from '../../ui/form/date-inputs.tsx'
import { EnglishMissing } from '../../ui/english-count.tsx'
import { BothLanguagesInput } from '../../ui/form/inputs.tsx'
import { ChildRecords } from '../../ui/record/child-records.tsx'
import { useWords } from '../../ui/words.ts'

export function ProjectTimeline({ project }: { readonly project: ProjectRecord }) {
  const t = useWords()
  const { canAccess: mayEdit } = useCanAccess(accessTo('projects.editContent', project))
  const textOf = useContentText()
  return (
    <ChildRecords<TimelineEventRecord>
      resource="timeline"
      parent={{ projectId: project.id }}
      sort={{ field: 'date', order: 'ASC' }}
      mayEdit={mayEdit}
      title={t('timeline.title')}
      addLabel={t('backoffice.timeline.add')}
      none={t('backoffice.timeline.none')}
      nameOf={(row) => textOf(row, 'title')}
      deleteConsequence={t('backoffice.timeline.deleteConsequence')}
      schema={TimelineEventBody}
      patch={TimelineEventPatch}
      affects={['projects']}
      inputs={() => (
        <>
          <DayInput source="date" />
          <BothLanguagesInput source="title" />
          <BothLanguagesInput source="description" minRows={3} />
        </>
      )}
    >
      {(rows, buttonsOf) => (
        <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {rows.map((row) => (
            <Box component="li" key={row.id} sx={event}>
              <Box
                component="time"
                dateTime={row.date}
                sx={{ color: 'text.secondary', gridColumn: { xs: '1 / -1', sm: 'auto' } }}
              >
                {formatDate(row.date)}
              </Box>
              <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <Typography component="h3" variant="subtitle2">
                  <Content record={row} field="title" />
                </Typography>
                {row.description !== null && (
                  <Typography sx={{ maxWidth: '62ch' }}>
                    <Content record={row} field="description" />
                  </Typography>
                )}
                <EnglishMissing record={row} fields={['title', 'description']} />
              </Box>
              <Box sx={{ whiteSpace: 'nowrap' }}>{buttonsOf(row)}</Box>
            </Box>
          ))}
        </Box>
      )}
    </ChildRecords>
  )
}

const event = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr auto', sm: '7rem 1fr auto' },
  gap: 1,
  paddingBlock: 1.5,
  borderBlockStart: '1px solid var(--line)',
} as const
