import { type ReactNode } from 'react'
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  List,
  ListItem,
  ListItemText,
} from '@mui/material'
import { useGetMany, useListContext, type RaRecord } from 'react-admin'
import type { Noun } from '../../providers/nouns.ts'
import { useOnEach, type Result } from '../use-on-each.ts'
import { useWords } from '../words.ts'

export interface BulkProps<Row> {
  readonly rows: readonly Row[]
  readonly nameOf: (row: Row) => string
  readonly onDone: (row: Row) => void
}

export function useMarkedRows<Row extends RaRecord>(resource: Noun, nameOf: (row: Row) => string): BulkProps<Row> {
  const { selectedIds, onToggleItem } = useListContext<Row>()
  const { data = [] } = useGetMany<Row>(resource, { ids: selectedIds })
  return { rows: data.filter(Boolean), nameOf, onDone: ({ id }) => onToggleItem(id) }
}

interface Props<Row> extends BulkProps<Row> {
  readonly title: string
  readonly confirmLabel: string
  readonly isIncomplete?: boolean
  readonly send: (row: Row) => Promise<unknown>
  readonly words: (done: readonly Row[]) => string
  readonly affects: readonly Noun[]
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * Does one thing with all marked rows. Each is sent by itself and gets its own answer; those that are done lose their mark when the dialog is
 * closed, a refused one keeps it, with its reason.
 */
export function BulkDialog<Row extends RaRecord>(props: Props<Row>) {
  const { rows, nameOf, onDone, title, confirmLabel, isIncomplete = false, send, words, affects, onClose } = props
  const t = useWords()
  const { run, isBusy, results, stop } = useOnEach(rows, {
    keyOf: (row: Row) => String(row.id),
    send,
    words: (done) => (done.length > 0 ? words(done) : undefined),
    affects,
  })
  const isOver = rows.every((row) => results.get(String(row.id))?.isDone === true)
  const close = () => {
    for (const row of rows) if (results.get(String(row.id))?.isDone === true) onDone(row)
    onClose()
  }
  return (
    <Dialog open onClose={isBusy ? undefined : close} maxWidth="sm" fullWidth>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        {props.children}
        <Box component="output" sx={{ display: 'block', marginBlockStart: 2, fontVariantNumeric: 'tabular-nums' }}>
          {results.size > 0 && t('backoffice.list.sent', { done: results.size, total: rows.length })}
        </Box>
        {isBusy && <LinearProgress aria-hidden variant="determinate" value={(results.size / rows.length) * 100} />}
        <List dense>
          {rows.map((row) => (
            <Answer key={row.id} name={nameOf(row)} result={results.get(String(row.id))} />
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        {isBusy && <Button onClick={stop}>{t('backoffice.list.stop')}</Button>}
        {!isBusy && <Button onClick={close}>{t(results.size > 0 ? 'common.close' : 'common.cancel')}</Button>}
        {!isOver && (
          <Button
            variant="contained"
            disabled={isIncomplete}
            loading={isBusy}
            loadingPosition="start"
            onClick={() => void run()}
          >
            {confirmLabel}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

function Answer({ name, result }: { readonly name: string; readonly result: Result | undefined }) {
  const t = useWords()
  const words = result && (result.isDone ? t('backoffice.list.rowDone') : result.why)
  const isRefused = result !== undefined && !result.isDone
  return (
    <ListItem divider disableGutters>
      <ListItemText
        primary={name}
        secondary={words}
        slotProps={{ secondary: isRefused ? { sx: { color: 'error.main' }, role: 'alert' } : {} }}
      />
    </ListItem>
  )
}
