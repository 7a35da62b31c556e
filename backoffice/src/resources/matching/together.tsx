import type { ReactNode } from 'react'
import { Skeleton } from '@mui/material'
import { useGetMany } from 'react-admin'
import type { MatchingRecord } from '../../providers/records.ts'
import { Failure } from '../../ui/failure.tsx'

interface Props {
  /** The movements that a first administrator has chosen together with the one of the pane. */
  readonly ids: readonly string[]
  readonly children: (movements: readonly MatchingRecord[]) => ReactNode
}

const NONE: readonly MatchingRecord[] = []

/** Reads the movements that were prepared together, so that the second administrator begins with what the first one chose. */
export const Together = (props: Props) => (props.ids.length === 0 ? props.children(NONE) : <Prepared {...props} />)

function Prepared({ ids, children }: Props) {
  const { data, error, refetch } = useGetMany<MatchingRecord>('matching', { ids: [...ids] })
  if (error) return <Failure error={error as Error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={320} />
  return children(data)
}
