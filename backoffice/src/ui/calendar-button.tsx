import { Suspense, useState } from 'react'
import { Box, CircularProgress, IconButton, InputAdornment, Popover, Tooltip } from '@mui/material'
import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined'
import { useWords } from './words.ts'
import { loaded } from './loaded.ts'

/** Loaded when a calendar is opened for the first time: no page needs it before (decision input-validation). */
const Calendar = loaded(() => import('./calendar.tsx'), 'Calendar')

/** That of the loaded calendar: a popover finds its place when it opens, and would leave the window when it grows. */
const CALENDAR_SIZE = { width: 320, height: 336 }

interface Props {
  /** The date in the field (`2026-11-20`), or a text that is none. */
  readonly date: string
  readonly onChoose: (date: string) => void
  readonly fieldId: string
  readonly disabled?: boolean
}

/** A button at the end of a date field, which opens a calendar. The field itself is typed in (handbook rule 11.14). */
export function CalendarButton({ date, onChoose, fieldId, disabled = false }: Props) {
  const t = useWords()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const close = () => setAnchor(undefined)
  return (
    <InputAdornment position="end">
      <Tooltip title={t('backoffice.calendar.open')}>
        <span>
          <IconButton
            edge="end"
            size="small"
            disabled={disabled}
            aria-label={t('backoffice.calendar.open')}
            aria-describedby={`${fieldId}-label`}
            aria-haspopup="dialog"
            onClick={({ currentTarget }) => setAnchor(currentTarget)}
          >
            <CalendarIcon fontSize="small" />
          </IconButton>
        </span>
      </Tooltip>
      <Popover
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('backoffice.calendar.title') } }}
      >
        <Box sx={CALENDAR_SIZE}>
          <Suspense fallback={<CircularProgress sx={{ margin: 4 }} />}>
            <Calendar
              date={date}
              onChoose={(chosen) => {
                onChoose(chosen)
                close()
              }}
            />
          </Suspense>
        </Box>
      </Popover>
    </InputAdornment>
  )
}
