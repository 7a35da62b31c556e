import { useState, type ReactNode } from 'react'
import { Box, LinearProgress } from '@mui/material'
import {
  Button,
  ColumnsButton,
  CreateButton,
  ExportButton,
  FilterButton,
  TopToolbar,
  useFilterContext,
  useListContext,
  useResourceDefinition,
  type Exporter,
} from 'react-admin'
import { formatCount } from '@cauce/format/quantities.ts'
import type { MessageKey } from '@cauce/i18n/office.ts'
import type { ExportMeta } from '../../providers/data.ts'
import { useWords } from '../words.ts'
import { useHotkey } from '../use-hotkey.ts'

interface Props {
  readonly children?: ReactNode
  /** The words of the button for a new record, where it is not created by a form. */
  readonly createLabel?: MessageKey
}

export function ListActions({ children, createLabel }: Props) {
  const { hasCreate } = useResourceDefinition()
  const filters = useFilterContext()
  useRowKeys()
  return (
    <TopToolbar>
      {children}
      {filters && <FilterButton />}
      <ColumnsButton />
      <ExportAll />
      {hasCreate && <CreateButton {...(createLabel !== undefined && { label: createLabel })} variant="contained" />}
    </TopToolbar>
  )
}

/** More rows than an export of any list has. */
const MAXIMUM_ROWS = 1_000_000

function ExportAll() {
  const t = useWords()
  const { total = 0, exporter } = useListContext()
  const [done, setDone] = useState<number>()
  const [controller, setController] = useState(() => new AbortController())
  const isRunning = done !== undefined
  const meta: ExportMeta = {
    onProgress: (read) => {
      if (!controller.signal.aborted) setDone(read)
    },
    signal: controller.signal,
  }
  const write: Exporter = (...records) => {
    setDone(undefined)
    if (exporter) void exporter(...records)
  }
  const stop = () => {
    controller.abort()
    setController(new AbortController())
    setDone(undefined)
  }
  return (
    <>
      {isRunning && (
        <Box sx={{ minWidth: '9rem', fontVariantNumeric: 'tabular-nums' }}>
          <Box component="span" id="export-progress">
            {t('backoffice.list.exporting', { done: formatCount(done), total: formatCount(total) })}
          </Box>
          <LinearProgress aria-labelledby="export-progress" variant="determinate" value={(done / total) * 100} />
        </Box>
      )}
      {isRunning ? (
        <Button label="ra.action.cancel" onClick={stop} />
      ) : (
        // On a telephone the kit's button has no name while it is disabled.
        <ExportButton
          aria-label={t('reactAdmin.action.export')}
          maxResults={MAXIMUM_ROWS}
          meta={meta}
          exporter={write}
          onClick={() => setDone(0)}
        />
      )}
    </>
  )
}

const rows = () => [...document.querySelectorAll<HTMLElement>('.RaDataTable-tbody > .RaDataTable-row')]
const present = () => document.activeElement?.closest<HTMLElement>('.RaDataTable-row') ?? undefined

function move(by: 1 | -1): void {
  const all = rows()
  const row = present()
  const next = all[row === undefined ? 0 : Math.min(Math.max(all.indexOf(row) + by, 0), all.length - 1)]
  if (!next) return
  next.tabIndex = -1
  next.focus()
}

/** The keys of a list: J and K go from row to row, X marks the row, O opens it. */
function useRowKeys(): void {
  useHotkey('j', () => move(1))
  useHotkey('k', () => move(-1))
  useHotkey('x', () => present()?.querySelector<HTMLElement>('input[type=checkbox]')?.click())
  useHotkey('o', () => {
    const row = present()
    ;(row?.querySelector<HTMLElement>('td:not(.MuiTableCell-paddingCheckbox) :is(a, button)') ?? row)?.click()
  })
}
