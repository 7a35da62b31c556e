import { Box } from '@mui/material'
import { useGetList } from 'react-admin'
import { MAXIMUM_TAKE } from '@cauce/contract/page-sizes.ts'
import { formatCount } from '@cauce/format/quantities.ts'
import type { UserTaskRecord } from '../../providers/records.ts'
import { Section } from '../../ui/section.tsx'
import { useToday } from '../../ui/time.tsx'
import { useWords } from '../../ui/words.ts'
import { Task } from '../users/user-task.tsx'

/** What the reader is to do by today for their customers, the latest last; nothing where there is none (handbook rule 14.41). */
export function TasksDue() {
  const t = useWords()
  const today = useToday()
  const { data = [], total = 0 } = useGetList<UserTaskRecord>('userTasks', {
    filter: { awaitsMe: true, dueBy: today },
    sort: { field: 'dueOn', order: 'ASC' },
    pagination: { page: 1, perPage: MAXIMUM_TAKE },
  })
  if (total === 0) return null
  return (
    <Box sx={{ paddingBlockEnd: 2, maxWidth: '62rem' }}>
      <Section title={t('userTasks.due', { count: formatCount(total) })}>
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, maxHeight: '16rem', overflowY: 'auto' }}>
          {data.map((task) => (
            <Task key={task.id} task={task} mayEdit isWithCustomer />
          ))}
        </Box>
      </Section>
    </Box>
  )
}
