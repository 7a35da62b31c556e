import { useHotkey } from '../use-hotkey.ts'

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
export function useRowKeys(): void {
  useHotkey('j', () => move(1))
  useHotkey('k', () => move(-1))
  useHotkey('x', () => present()?.querySelector<HTMLElement>('input[type=checkbox]')?.click())
  useHotkey('o', () => {
    const row = present()
    ;(row?.querySelector<HTMLElement>('td:not(.MuiTableCell-paddingCheckbox) :is(a, button)') ?? row)?.click()
  })
}
