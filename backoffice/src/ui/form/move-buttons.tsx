import { IconButton, Tooltip } from '@mui/material'
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward'
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward'
import { useWords } from '../words.ts'

interface Props {
  readonly name: string
  readonly index: number
  readonly count: number
  readonly isMoving: boolean
  readonly onMove: (index: number, step: 1 | -1) => void
}

/** Up and down: the order can be changed without dragging (WCAG 2.5.7). */
export function MoveButtons({ name, index, count, isMoving, onMove }: Props) {
  const t = useWords()
  return (
    <>
      <Tooltip title={t('backoffice.moveUp', { name })}>
        <span>
          <IconButton
            size="small"
            aria-label={t('backoffice.moveUp', { name })}
            disabled={isMoving || index === 0}
            onClick={() => onMove(index, -1)}
          >
            <ArrowUpwardIcon fontSize="small" />
          </IconButton>
        </span>
      </Tooltip>
      <Tooltip title={t('backoffice.moveDown', { name })}>
        <span>
          <IconButton
            size="small"
            aria-label={t('backoffice.moveDown', { name })}
            disabled={isMoving || index === count - 1}
            onClick={() => onMove(index, 1)}
          >
            <ArrowDownwardIcon fontSize="small" />
          </IconButton>
        </span>
      </Tooltip>
    </>
  )
}
