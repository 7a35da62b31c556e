import { Box, Button } from '@mui/material'
import { Link, useCreatePath, useCanAccess } from 'react-admin'
import { formatDate } from '@cauce/format/dates.ts'
import type { UserTaskRecord } from '../../providers/records.ts'
import { accessTo } from '../../ui/ability.ts'
import { DecisionFrame } from '../../ui/decision/decision-frame.tsx'
import { Amount } from '../../ui/figures.tsx'
import { StateBadge } from '../../ui/states.tsx'
import { Term, Terms } from '../../ui/terms.tsx'
import { useToday } from '../../ui/time.tsx'
import { useWords } from '../../ui/words.ts'
import { Task } from './user-task.tsx'
import { detailOf, nameOf } from './queue-details.ts'
import type { QueueRow } from './queue.ts'

interface Props {
  readonly row: QueueRow
  /** A task is finished here. */
  readonly task?: UserTaskRecord
}

/** What falls due: by when, and the page where it is done. */
export function DutyPane({ row, task }: Props) {
  const t = useWords()
  const today = useToday()
  const { canAccess: mayFinish } = useCanAccess(accessTo('userTasks.edit'))
  const path = usePathOf(row)
  const what = detailOf({ ...row, dueOn: null }, t)
  const isLate = row.dueOn !== null && row.dueOn < today
  return (
    <DecisionFrame
      badge={<StateBadge tone={isLate ? 'clay' : 'grey'} label={t(`backoffice.inbox.kindOf.${row.kind}`)} />}
      waitingSince={row.since}
      title={nameOf(row, t)}
      {...(row.amount !== null && { amount: <Amount value={row.amount} /> })}
      actions={
        <Button variant="contained" component={Link} to={path}>
          {t('backoffice.inbox.openPage')}
        </Button>
      }
    >
      <Terms>
        <Term label={t('backoffice.inbox.lastDay')}>{formatDate(row.dueOn)}</Term>
        {what !== '' && <Term label={t('backoffice.inbox.what')}>{what}</Term>}
      </Terms>
      {task && (
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          <Task task={task} mayEdit={mayFinish} isWithCustomer />
        </Box>
      )}
    </DecisionFrame>
  )
}

const REPORT_PAGES: Readonly<Record<string, string>> = {
  annualReports: '/annual-reports',
  outcomeStatements: '/outcomeStatements/create',
  taxFiles: '/tax-files',
}

/** The page where it is done. */
function usePathOf({ kind, noun, recordId, userId, number }: QueueRow): string {
  const createPath = useCreatePath()
  switch (kind) {
    case 'task':
      return createPath({ resource: 'users', type: 'show', id: userId ?? '' })
    case 'latePayment':
      return `${createPath({ resource: noun, type: 'show', id: recordId })}/distributions`
    case 'conflict':
      return createPath({ resource: noun, type: 'edit', id: recordId })
    case 'withheldTax':
      return '/withholdings'
    case 'riskReview':
      return `${createPath({ resource: noun, type: 'show', id: recordId })}/diligence`
    case 'report':
      return `${REPORT_PAGES[noun]}?year=${number}`
    default:
      return createPath({ resource: noun, type: 'show', id: recordId })
  }
}
