import { Typography } from '@mui/material'
import { Link } from 'react-admin'
import { useRead } from '../../providers/call.ts'
import { useWords } from '../../ui/words.ts'

const FRESH_MS = 300_000

export function useChecklist(staleTime = 0) {
  return useRead(['checklist'], 'GET /v1/misc/checklist', {}, { staleTime })
}

/** Above the inbox of a real installation until nothing is left. */
export function ChecklistLink() {
  const t = useWords()
  const { data } = useChecklist(FRESH_MS)
  if (data === undefined || data.items.length === 0 || data.isDemonstration) return null
  const missing = data.items.filter(({ level }) => level === 'missing').length
  return (
    <Typography sx={{ marginBlockEnd: 2 }}>
      <Link to="/set-up">{t('checklist.summary', { missing, warnings: data.items.length - missing })}</Link>
    </Typography>
  )
}
