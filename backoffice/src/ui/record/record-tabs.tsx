import { Suspense, type ReactNode } from 'react'
import { Box, Tab, Tabs } from '@mui/material'
import { Loading, useLocation, useNavigate } from 'react-admin'

export interface RecordTab {
  /** Stands in the address: `?tab=bank-accounts`. */
  readonly name: string
  readonly label: string
  readonly content: ReactNode
}

/** The tabs of a record. The open one stands in the address; what is not open is neither loaded nor kept. */
export function RecordTabs({ tabs, label }: { readonly tabs: readonly RecordTab[]; readonly label: string }) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const wanted = new URLSearchParams(search).get('tab')
  const open = tabs.find(({ name }) => name === wanted) ?? tabs[0]
  if (!open) return null
  return (
    <>
      <Tabs
        value={open.name}
        aria-label={label}
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
        onChange={(_event, name: string) =>
          navigate({ search: name === tabs[0]?.name ? '' : `?tab=${name}` }, { state: { _scrollToTop: false } })
        }
      >
        {tabs.map(({ name, label: words }) => (
          <Tab key={name} value={name} label={words} id={`tab-${name}`} aria-controls={`panel-${name}`} />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`panel-${open.name}`} aria-labelledby={`tab-${open.name}`} sx={{ paddingBlockStart: 2 }}>
        <Suspense fallback={<Loading />}>{open.content}</Suspense>
      </Box>
    </>
  )
}
