import { Box } from '@mui/material'

/** The beginning of a long text, in two lines at most. */
export const Excerpt = ({ text }: { readonly text: string }) => (
  <Box
    component="span"
    sx={{
      display: '-webkit-box',
      WebkitLineClamp: 2,
      WebkitBoxOrient: 'vertical',
      overflow: 'hidden',
      overflowWrap: 'anywhere',
      maxWidth: '60ch',
    }}
  >
    {text}
  </Box>
)
