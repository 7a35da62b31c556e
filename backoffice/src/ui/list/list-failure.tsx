import { Alert, Button } from '@mui/material'
import { useListContext } from 'react-admin'
import { useWords } from '../words.ts'

/** A list that could not be read says so, and how to try again. */
export function ListFailure() {
  const t = useWords()
  const { error, refetch } = useListContext()
  if (!error) return null
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={() => void refetch()}>
          {t('common.retry')}
        </Button>
      }
    >
      {(error as Error).message}
    </Alert>
  )
}
