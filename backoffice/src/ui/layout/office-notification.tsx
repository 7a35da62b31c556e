import { Notification } from 'react-admin'

/** "Snackbar 5000 ms" (spec section 9). */
const SNACKBAR_MS = 5000

export const OfficeNotification = () => (
  <Notification autoHideDuration={SNACKBAR_MS} anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }} />
)
