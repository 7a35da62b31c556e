import { Box } from '@mui/material'
import { UserTaskBody, UserTaskPatch } from '@cauce/contract'
import { useCanAccess } from 'react-admin'
import type { UserRecord, UserTaskRecord } from '../../providers/records.ts'
import { accessTo, useActor } from '../../ui/ability.ts'
import { DayInput } from '../../ui/form/date-inputs.tsx'
import { TextInput } from '../../ui/form/inputs.tsx'
import { ColleagueInput } from '../../ui/form/reference-inputs.tsx'
import { ChildRecords } from '../../ui/record/child-records.tsx'
import { useWords } from '../../ui/words.ts'
import { Task } from '../inbox/user-task.tsx'

/** What is to be done for a customer, by its day: what is open first (handbook rule 1.26). */
export function UserTasks({ user }: { readonly user: UserRecord }) {
  const t = useWords()
  const actor = useActor()
  const { canAccess: mayEdit } = useCanAccess(accessTo('userTasks.edit', user))
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
      schema={UserTaskBody}
      patch={UserTaskPatch}
      defaultValues={{ assigneeId: actor?.userId ?? null }}
      inputs={() => (
        <>
          <TextInput source="title" />
          <DayInput source="dueOn" />
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
