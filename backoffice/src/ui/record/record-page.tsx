import type { ReactNode } from 'react'
import { Show, useShowContext } from 'react-admin'
import { FailurePage, staysOnFailure } from '../failure.tsx'

interface Props {
  /** The name of the kind of record, for a page that cannot be read. */
  readonly title: string
  readonly heading: ReactNode
  /** Beside what the tabs hold, or above them where there is no room. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** react-admin's page of a record, with a heading of ours and without its frame. */
export const RecordPage = ({ title, heading, aside, children }: Props) => (
  <Show
    title={false}
    actions={heading}
    component="div"
    aside={aside}
    error={<Unread title={title} />}
    queryOptions={staysOnFailure}
    sx={layout}
  >
    {children}
  </Show>
)

/** Why the record could not be read. */
function Unread({ title }: Pick<Props, 'title'>) {
  const { error, refetch } = useShowContext()
  return error ? <FailurePage title={title} error={error} onRetry={refetch} /> : null
}

const layout = {
  '& .RaShow-main': {
    display: { xs: 'flex', lg: 'grid' },
    flexDirection: 'column-reverse',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    rowGap: { xs: 1, lg: 0 },
    alignItems: 'start',
  },
  // The row of tabs takes the whole width, above the aside.
  '& .RaShow-card, & .record-tabs': { display: { lg: 'contents' }, width: 1, minWidth: 0 },
  '& .record-tabs > *': { minWidth: 0 },
  '& .record-tabs > .MuiTabs-root, & .record-tabs > .MuiDivider-root': { gridColumn: '1 / -1' },
} as const
