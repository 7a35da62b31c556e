import { useId } from 'react'
import { BulkApproval } from './bulk-approval.tsx'
import { BulkFrame } from './bulk-frame.tsx'
import { BulkMatch } from './bulk-match.tsx'
import { BulkRow } from './bulk-row.tsx'
import { bulkModeOf, isLine, isMovement } from './bulk.ts'
import { useBulk, type BulkProps } from './use-bulk.ts'

/** The decision on all marked rows, by what they are. */
export function BulkPane({ items, ...props }: BulkProps) {
  const mode = bulkModeOf(items)
  if (mode === 'movements') return <BulkApproval {...props} items={items.filter(isMovement)} />
  if (mode === 'lines') return <BulkMatch {...props} items={items.filter(isLine)} />
  return <BulkRejection {...props} items={items} />
}

/** Rows that are approved one by one, and rejected together at most. */
function BulkRejection(props: BulkProps) {
  const { items, answerOf, onLeaveOut, onClear } = props
  const id = useId()
  const { rejection, isBusy } = useBulk(props)
  return (
    <BulkFrame
      items={items}
      {...(bulkModeOf(items) !== 'mixed' && { buttons: { approval: undefined, rejection } })}
      isBusy={isBusy}
      onClear={onClear}
    >
      {items.map((item) => (
        <BulkRow
          key={item.key}
          item={item}
          id={`${id}-${item.key}`}
          answer={answerOf(item)}
          isBusy={isBusy}
          onLeaveOut={() => onLeaveOut(item)}
        />
      ))}
    </BulkFrame>
  )
}
