import { Box, Skeleton, Alert, Button } from '@mui/material'
import { Link, useCreatePath, useCanAccess } from 'react-admin'
import { Failure } from '../../ui/failure.tsx'
import { DecisionPane } from './decision-pane.tsx'
import { isOnPage, type QueueRow } from './queue.ts'
import { useItem } from './use-queue.ts'
import type { ReactNode } from 'react'
import { ageOf, isJustNow, useNow, useToday } from '../../ui/time.tsx'
import { useAction } from '../../ui/use-action.ts'
import { useWords } from '../../ui/words.ts'
import { useClaim } from './use-claims.ts'
import { formatDate } from '@cauce/format/dates.ts'
import type { UserTaskRecord } from '../../providers/records.ts'
import { accessTo } from '../../ui/ability.ts'
import { DecisionFrame } from '../../ui/decision/decision-frame.tsx'
import { Amount } from '../../ui/figures.tsx'
import { StateBadge } from '../../ui/states.tsx'
import { Terms, term } from '../../ui/terms.tsx'
import { Task } from './user-task.tsx'
import { detailOf, nameOf } from './queue-details.ts'

export const LoadingPane = () => <Skeleton variant="rounded" height={320} sx={{ margin: 2 }} />

interface Props {
  readonly row: QueueRow
  /** The reader chose it: colleagues see that they have it open. */
  readonly isChosen: boolean
  readonly onDecided: () => void
}

export function OpenedRow({ row, isChosen, onDecided }: Props) {
  if (isOnPage(row)) return <DutyPane row={row} />
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
      {row.kind !== 'task' && <ClaimNotice row={row} isChosen={isChosen} />}
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <Opened row={row} onDecided={onDecided} />
      </Box>
    </Box>
  )
}

function Opened({ row, onDecided }: Pick<Props, 'row' | 'onDecided'>) {
  const { item, error, reload } = useItem(row)
  if (!item) return error ? <Failure error={error} onRetry={reload} /> : <LoadingPane />
  if (item.kind === 'task') return <DutyPane row={row} task={item.record} />
  return <DecisionPane item={item} onReload={reload} onDecided={onDecided} />
}

/** Says who has this open: a colleague, from whom it can be taken over, or the reader, who can let it go. It keeps nobody from deciding. */
function ClaimNotice({ row, isChosen }: { readonly row: QueueRow; readonly isChosen: boolean }) {
  const t = useWords()
  const now = useNow()
  const { holder, isOwn, isLetGo, takeOver, letGo, claimAgain } = useClaim(row, isChosen)
  const { run, isBusy } = useAction(takeOver, { affects: [] })
  return (
    <Box component="output">
      {holder && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" loading={isBusy} onClick={() => void run()}>
              {t('backoffice.inbox.takeOver')}
            </Button>
          }
        >
          {isJustNow(holder.claimedAt, now)
            ? t('backoffice.inbox.heldSinceNow', { name: holder.userName })
            : t('backoffice.inbox.heldBy', { name: holder.userName, age: ageOf(holder.claimedAt, now) })}
        </Alert>
      )}
      {isOwn && (
        <OwnClaim action={t('backoffice.inbox.letGo')} onAct={letGo}>
          {t('backoffice.inbox.heldByYou')}
        </OwnClaim>
      )}
      {isLetGo && (
        <OwnClaim action={t('backoffice.inbox.claimAgain')} onAct={claimAgain}>
          {t('backoffice.inbox.heldByNobody')}
        </OwnClaim>
      )}
    </Box>
  )
}

interface OwnProps {
  readonly action: string
  readonly onAct: () => void
  readonly children: ReactNode
}

/** One line, so that it takes little of the decision below. */
const OwnClaim = ({ action, onAct, children }: OwnProps) => (
  <Box
    sx={{
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 1,
      paddingInline: 2,
      paddingBlock: 0.25,
      borderBlockEnd: '1px solid var(--line)',
      fontSize: '0.8125rem',
      color: 'text.secondary',
    }}
  >
    <span>{children}</span>
    <Button size="small" onClick={onAct} sx={{ flexShrink: 0 }}>
      {action}
    </Button>
  </Box>
)

interface DutyPaneProps {
  readonly row: QueueRow
  readonly task?: UserTaskRecord
}

function DutyPane({ row, task }: DutyPaneProps) {
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
      <Terms
        of={[
          term(t('backoffice.inbox.lastDay'), formatDate(row.dueOn)),
          what !== '' && term(t('backoffice.inbox.what'), what),
        ]}
      />
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
    case 'review':
      if (noun === 'providers') return createPath({ resource: noun, type: 'show', id: recordId })
      return `${createPath({ resource: noun, type: 'create' })}?kind=${recordId}`
    case 'report':
      return `${REPORT_PAGES[noun]}?year=${number}`
    default:
      return createPath({ resource: noun, type: 'show', id: recordId })
  }
}
