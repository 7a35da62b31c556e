import type { ReactNode } from 'react'
import { Alert, Box, Button, Checkbox, FormControlLabel, Typography } from '@mui/material'
import { useDataProvider } from 'react-admin'
import { formatDate } from '@cauce/format/dates.ts'
import type { UserTaskRecord } from '../../providers/records.ts'
import { NO_TEXT } from '../../ui/names.ts'
import { CustomerLink } from '../../ui/links.tsx'
import { useToday } from '../../ui/time.tsx'
import { useAction } from '../../ui/use-action.ts'
import { useWords } from '../../ui/words.ts'
import { Caption } from '../../ui/section.tsx'

type Step = Pick<UserTaskRecord, 'id' | 'title' | 'state'>

function useTaskStep(task: Step) {
  const t = useWords()
  const dataProvider = useDataProvider()
  const isDone = task.state === 'done'
  return useAction(
    () =>
      dataProvider.update('userTasks', {
        id: task.id,
        data: { state: isDone ? 'open' : 'done' },
        previousData: task,
      }),
    {
      affects: ['userTasks'],
      words: t(isDone ? 'userTasks.reopened' : 'userTasks.finished', { name: task.title }),
      undo: () =>
        dataProvider.update('userTasks', { id: task.id, data: { state: task.state }, previousData: { id: task.id } }),
    },
  )
}

export function FinishTask({ task }: { readonly task: Step }) {
  const t = useWords()
  const { run, isBusy } = useTaskStep(task)
  const label = t('userTasks.finish')
  return (
    <Button size="small" loading={isBusy} aria-label={`${label}: ${task.title}`} onClick={() => void run()}>
      {label}
    </Button>
  )
}

interface TaskProps {
  readonly task: UserTaskRecord
  readonly mayEdit: boolean | undefined
  readonly isWithCustomer?: boolean
  readonly children?: ReactNode
}

export function Task({ task, mayEdit, isWithCustomer = false, children }: TaskProps) {
  const t = useWords()
  const action = useTaskStep(task)
  const isDone = task.state === 'done'
  return (
    <Box component="li" sx={{ paddingBlock: 0.5, borderBlockStart: '1px solid var(--line)', overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', alignItems: 'start', gap: 0.5 }}>
        <FormControlLabel
          sx={{ flex: 1, minWidth: 0, marginInlineEnd: 0, ...(isDone && { color: 'text.secondary' }) }}
          control={
            <Checkbox
              size="small"
              checked={isDone}
              disabled={!mayEdit || action.isBusy}
              onChange={() => void action.run()}
            />
          }
          label={task.title}
        />
        <Box sx={{ whiteSpace: 'nowrap' }}>{children}</Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, paddingInlineStart: 3.5 }}>
        {isWithCustomer && (
          <Caption color="inherit">
            <CustomerLink id={task.userId} name={task.userName} />
          </Caption>
        )}
        <TaskDay task={task} />
        <Caption>
          {task.doneAt === null
            ? (task.assigneeName ?? t('userTasks.anybody'))
            : t('userTasks.doneBy', { name: task.doneByName ?? NO_TEXT, date: formatDate(task.doneAt) })}
        </Caption>
      </Box>
      {action.refusal !== undefined && <Alert severity="error">{action.refusal.message}</Alert>}
    </Box>
  )
}

const DAY_MS = 86_400_000

function TaskDay({ task }: { readonly task: Pick<UserTaskRecord, 'dueOn' | 'state'> }) {
  const t = useWords()
  const today = useToday()
  const late = Math.round((Date.parse(today) - Date.parse(task.dueOn)) / DAY_MS)
  const isLate = task.state === 'open' && late > 0
  const isToday = task.state === 'open' && late === 0
  return (
    <Typography variant="caption" component="p" sx={{ color: isLate ? 'error.main' : 'text.secondary' }}>
      {formatDate(task.dueOn)}
      {isLate && ` · ${t('userTasks.late', { smart_count: late })}`}
      {isToday && ` · ${t('userTasks.today')}`}
    </Typography>
  )
}
