import type { ReactNode } from 'react'
import { Alert, Box, Checkbox, FormControlLabel, Typography } from '@mui/material'
import { useUpdate } from 'react-admin'
import { UserTaskBody, UserTaskPatch } from '@cauce/contract'
import { formatDate } from '@cauce/format/dates.ts'
import type { UserRecord, UserTaskRecord } from '../../providers/records.ts'
import { useActor, useMay } from '../../ui/ability.ts'
import { DayInput } from '../../ui/form/date-inputs.tsx'
import { TextInput } from '../../ui/form/inputs.tsx'
import { ColleagueInput } from '../../ui/form/reference-inputs.tsx'
import { ChildRecords } from '../../ui/record/child-records.tsx'
import { useToday } from '../../ui/time.tsx'
import { useAction } from '../../ui/use-action.ts'
import { useWords } from '../../ui/words.ts'

/** What is to be done for a customer, by its day: what is open first (handbook rule 1.26). */
export function UserTasks({ user }: { readonly user: UserRecord }) {
  const t = useWords()
  const actor = useActor()
  const mayEdit = useMay('userTasks.edit', user)
  return (
    <ChildRecords<UserTaskRecord>
      resource="userTasks"
      parent={{ userId: user.id }}
      sort={{ field: 'dueOn', order: 'ASC' }}
      mayEdit={mayEdit}
      title={t('userTasks.title')}
      addLabel={t('userTasks.add')}
      none={t('userTasks.none')}
      nameOf={({ title }) => title}
      deleteConsequence={t('userTasks.deleteConsequence')}
      schema={UserTaskBody}
      patch={UserTaskPatch}
      defaultValues={{ assigneeId: actor?.userId ?? null }}
      inputs={() => (
        <>
          <TextInput source="title" isRequired />
          <DayInput source="dueOn" isRequired />
          <ColleagueInput source="assigneeId" userId={user.id} helperText={t('userTasks.assigneeHelp')} />
        </>
      )}
    >
      {(rows, buttonsOf) => (
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {[
            ...rows.filter(({ state }) => state === 'open'),
            ...rows.filter(({ state }) => state === 'done').toReversed(),
          ].map((row) => (
            <Task key={row.id} task={row} mayEdit={mayEdit}>
              {buttonsOf(row)}
            </Task>
          ))}
        </Box>
      )}
    </ChildRecords>
  )
}

interface TaskProps {
  readonly task: UserTaskRecord
  readonly mayEdit: boolean
  /** Its buttons. */
  readonly children: ReactNode
}

function Task({ task, mayEdit, children }: TaskProps) {
  const t = useWords()
  const [update] = useUpdate<UserTaskRecord>()
  const isDone = task.state === 'done'
  const action = useAction(
    () =>
      update(
        'userTasks',
        { id: task.id, data: { state: isDone ? 'open' : 'done' }, previousData: task },
        { mutationMode: 'pessimistic', returnPromise: true },
      ),
    { affects: ['userTasks'], words: t(isDone ? 'userTasks.reopened' : 'userTasks.finished', { name: task.title }) },
  )
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
        <TaskDay task={task} />
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {task.doneAt === null
            ? (task.assigneeName ?? t('userTasks.anybody'))
            : t('userTasks.doneBy', { name: task.doneByName ?? '–', date: formatDate(task.doneAt) })}
        </Typography>
      </Box>
      {action.refusal !== undefined && <Alert severity="error">{action.refusal.message}</Alert>}
    </Box>
  )
}

const DAY_MS = 86_400_000

/** The day of a task, and how late it is. */
export function TaskDay({ task }: { readonly task: Pick<UserTaskRecord, 'dueOn' | 'state'> }) {
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
