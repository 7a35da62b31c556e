import { Alert, Button } from '@mui/material'
import { PageHeading } from '../page-heading.tsx'
import { useWords } from '../words.ts'

interface Props {
  readonly error: Error
  readonly onRetry: () => unknown
}

/** A record that cannot be read says why, and how to try again. */
export function RecordFailure({ error, onRetry }: Props) {
  const t = useWords()
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={() => void onRetry()}>
          {t('common.retry')}
        </Button>
      }
    >
      {error.message}
    </Alert>
  )
}

/** The same as a whole page, under what the record would have been. */
export const RecordFailurePage = ({ title, ...failure }: Props & { readonly title: string }) => (
  <>
    <PageHeading title={title} />
    <RecordFailure {...failure} />
  </>
)
