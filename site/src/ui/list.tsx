import { useStore } from '@nanostores/react'
import { useRef, useState, type ReactNode } from 'react'
import { Failed } from './blocks.tsx'
import { Button } from './button.tsx'
import { useTranslate } from './island.tsx'
import { createListStore, type ListSource } from './list.store.ts'
import './list.css'

export function useList<Row, Filters = null>(source: () => ListSource<Row, Filters>) {
  const [{ $list, ...actions }] = useState(() => createListStore(source()))
  return { ...useStore($list), ...actions }
}
export type List<Row, Filters = null> = ReturnType<typeof useList<Row, Filters>>

interface PagedRowsProps<Row> {
  readonly list: Pick<List<Row>, 'rows' | 'total' | 'status' | 'areRowsOld' | 'more'>
  readonly failedTitle: string
  /** Says that nothing is lost. */
  readonly failed: string
  readonly heading?: 'h2' | 'h3'
  /** "20 of 45", or false when all are shown. */
  readonly shown: string | false
  readonly moreLabel: string
  readonly empty?: ReactNode
  readonly children: (rows: readonly Row[]) => ReactNode
}

export function PagedRows<Row>(props: PagedRowsProps<Row>) {
  const { list, failedTitle, failed, heading, shown, moreLabel, empty, children } = props
  const { rows, total, status, areRowsOld, more } = list
  const t = useTranslate<'forms'>()
  const place = useRef<HTMLDivElement>(null)
  const retry = () => {
    // The pressed button disappears.
    place.current?.focus()
    void more()
  }
  const isLoading = status === 'loading'
  const isMoreShown = rows.length > 0 && rows.length < total && status !== 'failed' && !areRowsOld
  return (
    <div className="paged-rows" ref={place} tabIndex={-1} aria-busy={isLoading}>
      {rows.length > 0 && <div data-old={areRowsOld || undefined}>{children(rows)}</div>}
      {status === 'failed' && (
        <Failed title={failedTitle} text={failed} onRetry={retry} {...(heading && { heading })} />
      )}
      <div className="foot">
        <div aria-live="polite">
          {isLoading || rows.length > 0 ? (
            <span className="small muted">{isLoading ? t('forms.loading') : shown}</span>
          ) : (
            status === 'ready' && empty
          )}
        </div>
        {isMoreShown && (
          <Button look="quiet" isSmall isBusy={isLoading} busyLabel={t('forms.loading')} onClick={() => void more()}>
            {moreLabel}
          </Button>
        )}
      </div>
    </div>
  )
}
