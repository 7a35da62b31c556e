import { IconButton, Tooltip } from '@mui/material'
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward'
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward'
import { useDataProvider, type RaRecord } from 'react-admin'
import type { Noun } from '../../providers/nouns.ts'
import { useAction } from '../use-action.ts'
import { useWords } from '../words.ts'
import { placesAfterMove } from './move.ts'

type Ordered = RaRecord<string> & { readonly order: number }

/** Moves a row up or down among its siblings. */
export function useMove(resource: Noun, rows: readonly RaRecord<string>[]) {
  const t = useWords()
  const dataProvider = useDataProvider()
  const { run, isBusy } = useAction(
    async ({ index, step }: { readonly index: number; readonly step: 1 | -1 }) => {
      for (const { id, order } of placesAfterMove(rows as Ordered[], index, step)) {
        const previousData = rows.find((row) => row.id === id)!
        await dataProvider.update(resource, { id, data: { order }, previousData })
      }
    },
    { words: t('backoffice.moved'), affects: [resource] },
  )
  const placing = useAction(
    async ({ row, order }: { readonly row: RaRecord<string>; readonly order: number }) => {
      await dataProvider.update(resource, { id: row.id, data: { order }, previousData: row })
    },
    { words: t('backoffice.moved'), affects: [resource] },
  )
  return {
    move: (index: number, step: 1 | -1) => void run({ index, step }),
    /** Moves a row to a place; the API numbers the others. */
    place: (row: RaRecord<string>, order: number) => void placing.run({ row, order }),
    isMoving: isBusy || placing.isBusy,
  }
}

interface Props {
  readonly name: string
  readonly index: number
  readonly count: number
  readonly isMoving: boolean
  readonly onMove: (index: number, step: 1 | -1) => void
}

/**
 * Buttons for up and down, so that the order can be changed without dragging (WCAG 2.5.7). One that can do nothing for now stays in reach:
 * disabled, it would lose the focus in the middle of moving a row by several places.
 */
export function MoveButtons({ name, index, count, isMoving, onMove }: Props) {
  const t = useWords()
  const steps = [
    { step: -1, label: t('backoffice.moveUp', { name }), isAtEnd: index === 0, Icon: ArrowUpwardIcon },
    { step: 1, label: t('backoffice.moveDown', { name }), isAtEnd: index === count - 1, Icon: ArrowDownwardIcon },
  ] as const
  return steps.map(({ step, label, isAtEnd, Icon }) => (
    <Tooltip key={step} title={label}>
      <span>
        <IconButton
          size="small"
          aria-label={label}
          aria-disabled={isMoving || isAtEnd}
          sx={{ '&[aria-disabled=true]': { color: 'text.disabled', cursor: 'default' } }}
          onClick={() => !isMoving && !isAtEnd && onMove(index, step)}
        >
          <Icon fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  ))
}
