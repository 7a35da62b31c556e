import { createContext, type ReactNode } from 'react'
import { Box } from '@mui/material'
import { HistoryAside, type HistoryFilter } from './record-history.tsx'

/** Of what the history is told on this page; its button in the heading asks. */
export const HistoryOf = createContext<HistoryFilter | undefined>(undefined)

interface Props {
  readonly filter: HistoryFilter
  readonly children: ReactNode
}

/** A record with the history of who did what at its side. */
export const WithHistory = ({ filter, children }: Props) => (
  <HistoryOf value={filter}>
    <Box sx={{ display: 'flex', gap: { xl: 4 }, minWidth: 0 }}>
      <Box sx={{ flex: '1 1 auto', minWidth: 0 }}>{children}</Box>
      <HistoryAside filter={filter} />
    </Box>
  </HistoryOf>
)
