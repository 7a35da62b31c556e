import { GlobalStyles } from '@mui/material'
import { Notification } from 'react-admin'

/** Snackbar 5000 ms (handbook rule 13.13). */
const SNACKBAR_MS = 5000

const NOTICES = '--notices'

/** What ends at the bottom edge of the window ends above a notice, so that none lies on a control (decision site-interaction). */
export const ABOVE_NOTICES = `var(${NOTICES}, 0px)`

/** The height of a notice of one line. */
export const PLACE_OF_NOTICE = '3.5rem'

/** Keeps the height of the notice while it is shown. */
function measure(notice: HTMLElement | null) {
  if (!notice) return undefined
  const { style } = document.documentElement
  const observer = new ResizeObserver(() =>
    style.setProperty(NOTICES, `${Math.ceil(notice.getBoundingClientRect().height)}px`),
  )
  observer.observe(notice)
  return () => {
    observer.disconnect()
    style.removeProperty(NOTICES)
  }
}

/**
 * What was done, in a band at the bottom edge of the window. Nothing shows through the band: the page ends above it. `shownFor` is in
 * milliseconds.
 */
export const OfficeNotification = ({ shownFor = SNACKBAR_MS }: { readonly shownFor?: number }) => (
  <>
    <GlobalStyles
      styles={{
        html: { scrollPaddingBlockEnd: ABOVE_NOTICES },
        // A dialog in the middle stays where it is when a notice comes or goes, so that nothing moves away below the pointer.
        '.MuiDialog-root .MuiDialog-paper:not(.MuiDialog-paperFullScreen)': {
          maxHeight: `calc(100% - 64px - 2 * ${ABOVE_NOTICES})`,
        },
        '.MuiDialog-root .MuiDialog-paperFullScreen': { height: `calc(100% - ${ABOVE_NOTICES})`, alignSelf: 'start' },
      }}
    />
    <Notification
      ref={measure}
      autoHideDuration={shownFor}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      sx={{
        '&&': { insetInline: 0, insetBlockEnd: 0, transform: 'none' },
        backgroundColor: 'background.default',
        borderBlockStart: '1px solid var(--line)',
        '& > *': { flex: 1, borderRadius: 0 },
      }}
    />
  </>
)

/** The custom property with the height of the bar on top, which the layout sets and what stays in view below the bar reads. */
export const BAR_HEIGHT = '--office-bar-height'
