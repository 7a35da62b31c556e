import { Alert, Button } from '@mui/material'
import { PageHeading } from './section.tsx'
import { useWords } from './words.ts'

interface Props {
  readonly error: Error
  readonly onRetry: () => unknown
}

/** Why something could not be read, and a button that reads it again. */
export function Failure({ error, onRetry }: Props) {
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

/** The same as a whole page, under the name of the kind of record. */
export const FailurePage = ({ title, ...failure }: Props & { readonly title: string }) => (
  <>
    <PageHeading title={title} />
    <Failure {...failure} />
  </>
)

/**
 * Query options of a page that shows its failure itself. Without them react-admin goes back to the list, where the reason is
 * a notice that disappears after five seconds.
 */
export const staysOnFailure = { onError: () => {} }
