import { Button, type ButtonProps } from '@mui/material'

/** What a button says of itself that opens a dialog or a drawer. */
export const OPENS_DIALOG = { 'aria-haspopup': 'dialog' } as const

/** A button that opens a dialog or a drawer. Screen readers announce it, and the walk over all screens opens it (decision testing). */
export const DialogButton = (props: ButtonProps) => <Button {...OPENS_DIALOG} {...props} />
