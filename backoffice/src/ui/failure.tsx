import type { ReactNode } from 'react'
import { Alert, Box, Button, Skeleton, Typography } from '@mui/material'
import { useEditContext, useShowContext } from 'react-admin'
import { Hint, PageHeading } from './section.tsx'
import { useWords } from './words.ts'

interface Props {
  readonly error: Error
  readonly onRetry: () => unknown
}

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

interface InsteadProps {
  readonly rows: readonly unknown[] | undefined
  readonly error: Error | null
  readonly onRetry: () => unknown
  readonly none: string
}

export function InsteadOfRows({ rows, error, onRetry, none }: InsteadProps) {
  if (error) return <Failure error={error} onRetry={onRetry} />
  if (!rows) return <Skeleton variant="rounded" height={120} />
  return rows.length === 0 && <Hint>{none}</Hint>
}

interface MarkedProps {
  readonly isOld: boolean
  readonly children: ReactNode
}

export function MarkedIfOld({ isOld, children }: MarkedProps) {
  const t = useWords()
  return (
    <Box aria-busy={isOld} sx={{ minWidth: 0 }}>
      <Typography component="output" sx={isOld ? { color: 'text.secondary' } : { position: 'absolute' }}>
        {isOld && `${t('common.loading')}…`}
      </Typography>
      <Box data-old={isOld || undefined} sx={isOld ? { opacity: 0.45 } : {}}>
        {children}
      </Box>
    </Box>
  )
}

export const FailurePage = ({ title, ...failure }: Props & { readonly title: string }) => (
  <>
    <PageHeading title={title} />
    <Failure {...failure} />
  </>
)

/** Why the record of an edit page could not be read. One that could not be read again is still edited. */
export function EditFailure() {
  const { record, error, refetch } = useEditContext()
  return record || !error ? null : <Failure error={error as Error} onRetry={refetch} />
}

export function ShowFailure() {
  const { record, error, refetch } = useShowContext()
  return record || !error ? null : <Failure error={error} onRetry={refetch} />
}

/**
 * Query options of a page that shows its failure itself. Without them react-admin goes back to the list, where the reason is
 * a notice that disappears after five seconds.
 */
export const staysOnFailure = { onError: () => {} }
