import { Box, Skeleton } from '@mui/material'
import { useNotify } from 'react-admin'
import { Failure } from '../../ui/failure.tsx'
import { ClaimNotice } from './claim-notice.tsx'
import { DecisionPane } from './decision-pane.tsx'
import { DutyPane } from './duty-pane.tsx'
import { isOnPage, type QueueRow } from './queue.ts'
import { useItem } from './use-queue.ts'

export const LoadingPane = () => <Skeleton variant="rounded" height={320} sx={{ margin: 2 }} />

interface Props {
  readonly row: QueueRow
  /** The reader chose it: colleagues see that they have it open. */
  readonly isChosen: boolean
  readonly onDecided: () => void
}

/** A decision under the notice of who has it open. */
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

/** The decision on the record of a row. */
function Opened({ row, onDecided }: Pick<Props, 'row' | 'onDecided'>) {
  const notify = useNotify()
  const { item, error, reload } = useItem(row)
  if (!item) return error ? <Failure error={error} onRetry={reload} /> : <LoadingPane />
  if (item.kind === 'task') return <DutyPane row={row} task={item.record} />
  return (
    <DecisionPane
      item={item}
      onReload={reload}
      onDecided={(words) => {
        if (words !== undefined) notify(words, { type: 'success' })
        onDecided()
      }}
    />
  )
}
