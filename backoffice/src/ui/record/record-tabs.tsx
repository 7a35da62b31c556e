import { Children, isValidElement, Suspense, type ComponentProps, type ReactNode } from 'react'
import { Box } from '@mui/material'
import {
  Loading,
  Navigate,
  Tab,
  TabbedShowLayout,
  TabbedShowLayoutTabs,
  useParams,
  useSplatPathBase,
} from 'react-admin'

interface Props {
  readonly label: string
  readonly children: ReactNode
}

/** react-admin's tabs of a record. The path names the open one; one that is none opens the first. */
export function RecordTabs({ label, children }: Props) {
  const first = useSplatPathBase()
  const { '*': wanted = '' } = useParams()
  const paths = Children.toArray(children).flatMap((tab) =>
    isValidElement<{ readonly path?: string }>(tab) ? [tab.props.path ?? ''] : [],
  )
  if (!paths.includes(wanted)) return <Navigate to={first} replace />
  return (
    <TabbedShowLayout
      tabs={<TabbedShowLayoutTabs aria-label={label} variant="scrollable" allowScrollButtonsMobile />}
      className="record-tabs"
    >
      {children}
    </TabbedShowLayout>
  )
}

/** A tab that holds parts of a page, where react-admin's own holds fields, each under its label. */
export const RecordTab = ({ children, ...tab }: ComponentProps<typeof Tab>) =>
  tab.context === 'header' ? (
    <Tab {...tab}>{null}</Tab>
  ) : (
    <Box role="tabpanel" aria-label={String(tab.label)}>
      <Suspense fallback={<Loading />}>{children}</Suspense>
    </Box>
  )
