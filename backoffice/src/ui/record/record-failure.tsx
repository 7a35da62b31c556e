import { useShowContext } from 'react-admin'
import { FailurePage } from '../failure.tsx'

/** Why the record of a page could not be read, under the name of its kind. */
export function RecordFailure({ title }: { readonly title: string }) {
  const { error, refetch } = useShowContext()
  return error ? <FailurePage title={title} error={error} onRetry={refetch} /> : null
}
