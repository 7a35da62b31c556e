import { IconButton, Tooltip } from '@mui/material'
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward'
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward'
import { useDataProvider, type RaRecord } from 'react-admin'
import type { Noun } from '../../providers/nouns.ts'
import { useAction } from '../use-action.ts'
import { useWords } from '../words.ts'

interface Move {
  readonly row: RaRecord<string>
  readonly from: number
  readonly to: number
}

/** Moves a row to a place among its siblings. The API numbers the others. */
export function useMove(resource: Noun, rows: readonly RaRecord<string>[], affects: readonly Noun[] = []) {
  const t = useWords()
  const dataProvider = useDataProvider()
  const { run, isBusy } = useAction(
    ({ row, to }: Move) => dataProvider.update(resource, { id: row.id, data: { order: to }, previousData: row }),
    {
      words: t('backoffice.moved'),
      affects: [resource, ...affects],
      undo: ({ row: { id }, from }) =>
        dataProvider.update(resource, { id, data: { order: from }, previousData: { id } }),
    },
  )
  return {
    move: (row: RaRecord<string>, to: number) => void run({ row, from: rows.findIndex(({ id }) => id === row.id), to }),
    isMoving: isBusy,
  }
}

interface Props {
  readonly name: string
  readonly index: number
  readonly count: number
  readonly isMoving: boolean
  readonly onMove: (to: number) => void
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
          onClick={() => !isMoving && !isAtEnd && onMove(index + step)}
        >
          <Icon fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  ))
}
