import { Suspense, useState, type ReactNode } from 'react'
import { Box, Tab, Tabs } from '@mui/material'
import { Loading, useNavigate } from 'react-admin'
import { useActor } from '../ability.ts'
import { useQueryParts } from '../use-query-parts.ts'

export interface RecordTab {
  /** The value in the address: `?tab=bank-accounts`. */
  readonly name: string
  readonly label: string
  readonly content: ReactNode
  /** The tab stays mounted while another is open, because it holds a form. */
  readonly isKept?: true
}

/** The tabs of a record. The address names the open one; a tab that is none leaves it. */
export function RecordTabs({ tabs, label }: { readonly tabs: readonly RecordTab[]; readonly label: string }) {
  const navigate = useNavigate()
  // Which tabs there are depends on who reads.
  const isActorKnown = useActor() !== undefined
  const [query] = useQueryParts({ tab: (value) => !isActorKnown || tabs.some(({ name }) => name === value) })
  const wanted = query.get('tab')
  const { name: open } = tabs.find(({ name }) => name === wanted) ?? tabs[0]!
  const [opened, setOpened] = useState<readonly string[]>([open])
  if (!opened.includes(open)) setOpened([...opened, open])
  const present = tabs.filter(({ name, isKept }) => name === open || (isKept === true && opened.includes(name)))
  return (
    <>
      <Tabs
        value={open}
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
      {present.map(({ name, content }) => (
        <Box
          key={name}
          role="tabpanel"
          id={`panel-${name}`}
          aria-labelledby={`tab-${name}`}
          hidden={name !== open}
          sx={{ paddingBlockStart: 2 }}
        >
          <Suspense fallback={<Loading />}>{content}</Suspense>
        </Box>
      ))}
    </>
  )
}
