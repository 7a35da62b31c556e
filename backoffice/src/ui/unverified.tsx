import { Alert, Box } from '@mui/material'
import { Folded } from './folded.tsx'
import { useWords } from './words.ts'

export function Unverified({ items }: { readonly items: readonly string[] }) {
  const t = useWords()
  return (
    <Alert severity="warning" sx={{ marginBlockStart: 2, '& details': { margin: 0 } }}>
      <Folded summary={t('taxFiles.unverifiedTitle', { smart_count: items.length })}>
        <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </Box>
      </Folded>
    </Alert>
  )
}
