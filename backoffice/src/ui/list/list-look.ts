import { useMemo } from 'react'
import { useResourceContext, useStore } from 'react-admin'
import { useActor } from '../ability.ts'
import { useListWidth } from '../widths.ts'
import { hiddenAtFirst, type Column } from './column.tsx'

interface ColumnChoice {
  /** Where react-admin's table reads the choice. */
  readonly storeKey: string
  /** The names of the columns that are hidden until the reader chooses them. */
  readonly hiddenAtFirst: string[]
  readonly isShown: (source: string) => boolean
  readonly toggle: (source: string) => void
  /** Shows the columns that are shown at first. */
  readonly reset: () => void
}

/** Which columns of a list the reader sees. They are chosen apart for each width of the screen. */
export function useColumnChoice<Row>(columns: readonly Column<Row>[]): ColumnChoice {
  const resource = useResourceContext()
  const width = useListWidth()
  const atFirst = useMemo(() => hiddenAtFirst(columns, width), [columns, width])
  const storeKey = width === 'desk' ? `${resource}.datatable` : `${resource}.datatable.${width}`
  const [hidden, setHidden] = useStore<string[]>(storeKey, atFirst)
  return {
    storeKey,
    hiddenAtFirst: atFirst,
    isShown: (source) => !hidden.includes(source),
    toggle: (source) =>
      setHidden(hidden.includes(source) ? hidden.filter((other) => other !== source) : [...hidden, source]),
    reset: () => setHidden(atFirst),
  }
}

/** The heights that the rows of lists can have. */
export const DENSITIES = ['compact', 'comfortable'] as const
type Density = (typeof DENSITIES)[number]

/** The height of the rows of all lists. Each person has their own in this browser. */
export function useDensity(): readonly [Density, (density: Density) => void] {
  const actor = useActor()
  return useStore<Density>(`lists.density.${actor?.userId ?? ''}`, 'compact')
}
