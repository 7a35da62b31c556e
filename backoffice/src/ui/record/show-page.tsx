import type { ComponentType } from 'react'
import { Skeleton } from '@mui/material'
import {
  ShowBase,
  useResourceContext,
  useShowContext,
  useTranslate,
  type RaRecord,
  type ShowBaseProps,
} from 'react-admin'
import { FailurePage, staysOnFailure } from '../failure.tsx'

interface Props<Row extends RaRecord> {
  readonly of: ComponentType<{ readonly record: Row }>
  readonly queryOptions?: ShowBaseProps<Row>['queryOptions']
}

export const ShowPage = <Row extends RaRecord>({ of, queryOptions }: Props<Row>) => (
  <ShowBase<Row> queryOptions={{ ...staysOnFailure, ...queryOptions }}>
    <Shown of={of} />
  </ShowBase>
)

function Shown<Row extends RaRecord>({ of: Page }: Pick<Props<Row>, 'of'>) {
  const translate = useTranslate()
  const resource = useResourceContext()
  const { record, error, refetch } = useShowContext<Row>()
  if (record) return <Page record={record} />
  if (error) return <FailurePage title={translate(`${resource}.one`)} error={error} onRetry={refetch} />
  return <Skeleton variant="rounded" height={320} sx={{ marginBlock: 2 }} />
}
