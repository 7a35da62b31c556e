import { Box } from '@mui/material'

/** The hint of a keyboard shortcut, hidden from screen readers. */
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
