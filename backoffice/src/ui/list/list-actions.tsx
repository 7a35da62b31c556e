import { useEffect, useRef, useState, type ReactNode } from 'react'
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
} from 'react-admin'
import { formatCount } from '@cauce/format/quantities.ts'
import type { MessageKey } from '@cauce/i18n/office.ts'
import { useWords } from '../words.ts'
import { useRowKeys } from './row-keys.ts'

interface Props {
  /** Buttons before the usual ones. */
  readonly children?: ReactNode
  /** The words of the button for a new record, where it is not created by a form. */
  readonly createLabel?: MessageKey
}

/** The buttons of a list: filters, columns, export, and a new record. */
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

/** How far the data provider is with the rows of an export. */
export interface ExportMeta {
  readonly onProgress: (done: number, total: number) => void
  readonly signal: AbortSignal
}

/** Exports all rows that the filters let through. It says how far it is, and can be stopped. */
function ExportAll() {
  const t = useWords()
  const { total = 0 } = useListContext()
  const [done, setDone] = useState<number>()
  const controller = useRef<AbortController>(undefined)
  const stop = () => {
    controller.current?.abort()
    setDone(undefined)
  }
  useEffect(() => () => controller.current?.abort(), [])
  const begin = () => {
    controller.current = new AbortController()
    setDone(0)
  }
  const meta: ExportMeta = {
    onProgress: (read, of) => setDone(read < of ? read : undefined),
    get signal() {
      return (controller.current ??= new AbortController()).signal
    },
  }
  if (done === undefined) return <ExportButton maxResults={MAXIMUM_ROWS} meta={meta} onClick={begin} />
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box sx={{ minWidth: '9rem', fontVariantNumeric: 'tabular-nums' }}>
        <Box component="span" id="export-progress">
          {t('backoffice.list.exporting', { done: formatCount(done), total: formatCount(total) })}
        </Box>
        <LinearProgress aria-labelledby="export-progress" variant="determinate" value={(done / total) * 100} />
      </Box>
      <Button label="ra.action.cancel" onClick={stop} />
    </Box>
  )
}
