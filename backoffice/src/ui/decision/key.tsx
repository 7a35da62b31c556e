import { Box } from '@mui/material'
import { useSingleKeys } from '../use-hotkey.ts'

interface Props {
  readonly name: string
  /** In a list of shortcuts the key is read out, and shown at any width; beside a button it is only a hint. */
  readonly isRead?: boolean
}

export const Key = ({ name, isRead = false }: Props) => (
  <Box
    component="kbd"
    aria-hidden={!isRead}
    sx={{
      display: isRead ? 'inline-grid' : { xs: 'none', md: 'inline-grid' },
      placeItems: 'center',
      minWidth: '1.375rem',
      height: '1.375rem',
      paddingInline: '0.25rem',
      border: '1px solid currentColor',
      borderRadius: '2px',
      font: 'inherit',
      fontSize: '0.75rem !important',
      lineHeight: 1,
    }}
  >
    {name}
  </Box>
)

/** A key that acts by itself, beside what it does; nothing where such keys are turned off. */
export function SingleKey({ name }: { readonly name: string }) {
  const [isOn] = useSingleKeys()
  return isOn && <Key name={name} />
}
