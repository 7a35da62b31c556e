import type { ReactNode } from 'react'
import { Box } from '@mui/material'
import { DataTable, ListContextProvider, ResourceContextProvider, useList, type RaRecord } from 'react-admin'
import type { Noun } from '../../providers/nouns.ts'

interface Props<Row> {
  readonly resource: Noun
  readonly label: string
  readonly rows: readonly Row[]
  readonly children: ReactNode
}

export function RecordsTable<Row extends RaRecord>({ resource, label, rows, children }: Props<Row>) {
  const list = useList({ resource, data: rows as Row[] })
  return (
    <ResourceContextProvider value={resource}>
      <ListContextProvider value={list}>
        <Box component="section" aria-label={label}>
          <DataTable rowClick={false}>{children}</DataTable>
        </Box>
      </ListContextProvider>
    </ResourceContextProvider>
  )
}
