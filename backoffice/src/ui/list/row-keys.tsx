import { useRef, type ReactNode } from 'react'
import { Box } from '@mui/material'
import { useHotkey } from '../use-hotkey.ts'

/** The keys of a list: J and K go from row to row, X marks the row, O opens it. */
export function RowKeys({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const present = () => document.activeElement?.closest<HTMLElement>('tbody > tr') ?? undefined
  const move = (by: 1 | -1) => {
    const rows = [...(box.current?.querySelectorAll<HTMLElement>('tbody > tr') ?? [])]
    const row = present()
    const next = rows[row === undefined ? 0 : Math.min(Math.max(rows.indexOf(row) + by, 0), rows.length - 1)]
    if (!next) return
    next.tabIndex = -1
    next.focus()
  }
  useHotkey('j', () => move(1))
  useHotkey('k', () => move(-1))
  useHotkey('x', () => present()?.querySelector<HTMLElement>('input[type=checkbox]')?.click())
  useHotkey('o', () => {
    const row = present()
    ;(row?.querySelector<HTMLElement>('a, button') ?? row)?.click()
  })
  return (
    <Box
      ref={box}
      sx={{
        minWidth: 0,
        // Neither the bar above nor the head of the table covers the row.
        '& tbody > tr': { scrollMarginBlock: '6rem' },
        '& tbody > tr:focus': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
      }}
    >
      {children}
    </Box>
  )
}
