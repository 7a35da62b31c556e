import { Alert, Box, Typography } from '@mui/material'
import { useWords } from './words.ts'

/** What no adviser has checked of a file for an authority. */
export function Unverified({ items }: { readonly items: readonly string[] }) {
  const t = useWords()
  return (
    <Alert severity="warning" sx={{ marginBlockStart: 2 }}>
      <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
        {t('taxFiles.unverifiedTitle')}
      </Typography>
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </Box>
    </Alert>
  )
}
