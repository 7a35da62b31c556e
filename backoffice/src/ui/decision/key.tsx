import { Box } from '@mui/material'

/** A key of the keyboard, as a hint for those who see the screen. */
export const Key = ({ name }: { readonly name: string }) => (
  <Box
    component="kbd"
    aria-hidden
    sx={{
      display: { xs: 'none', md: 'inline-grid' },
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
