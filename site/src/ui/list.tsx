import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Button } from './button.tsx'
import { createListStore, type ListSource } from './list.store.ts'

/** A paged list of an island: its state, and the actions of its store. */
export function useList<Row, Filters = null>(source: () => ListSource<Row, Filters>) {
  const [{ $list, ...actions }] = useState(() => createListStore(source()))
  return { ...useStore($list), ...actions }
}
export type List<Row, Filters = null> = ReturnType<typeof useList<Row, Filters>>

interface ListFootProps {
  readonly list: Pick<List<unknown>, 'rows' | 'total' | 'status' | 'more'>
  /** "20 of 45". */
  readonly shown: string
  readonly moreLabel: string
  readonly busyLabel?: string
}

/** Below a list: how many rows are shown, and the button that loads the next page. */
export function ListFoot({ list, shown, moreLabel, busyLabel }: ListFootProps) {
  return (
    <p className="row between small muted">
      <span>{shown}</span>
      {list.rows.length < list.total && (
        <Button
          look="quiet"
          isSmall
          isBusy={list.status === 'loading'}
          busyLabel={busyLabel}
          onClick={() => void list.more()}
        >
          {moreLabel}
        </Button>
      )}
    </p>
  )
}
