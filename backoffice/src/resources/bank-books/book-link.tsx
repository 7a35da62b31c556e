import type { ReactNode } from 'react'
import { Link as MuiLink } from '@mui/material'
import { Link, useCreatePath } from 'react-admin'
import type { DIFFERENCE_CAUSES } from '@cauce/contract'
import type { Noun } from '../../providers/nouns.ts'
import { RowButton } from '../../ui/links.tsx'

interface Props {
  readonly resource: Noun
  readonly query?: Readonly<Record<string, string | Readonly<Record<string, unknown>>>>
  readonly children: ReactNode
}

export function BookLink({ resource, query = {}, children }: Props) {
  const path = useCreatePath()({ resource, type: 'list' })
  const parts = Object.entries(query).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  const search = new URLSearchParams(parts).toString()
  return (
    <MuiLink component={Link} to={search === '' ? path : `${path}?${search}`}>
      {children}
    </MuiLink>
  )
}

/** Where the rows of what is booked and on no statement are, on the same page. */
export const AWAITED_ID = 'bank-books-awaited'
const OLDEST_FIRST = { sort: 'bookingDay', order: 'ASC' } as const

export function CauseLink({
  cause,
  children,
}: {
  readonly cause: (typeof DIFFERENCE_CAUSES)[number]
  readonly children: ReactNode
}) {
  switch (cause) {
    case 'openingBalances':
    case 'missingDays':
      return <BookLink resource="bankStatements">{children}</BookLink>
    case 'unassigned':
    case 'unexplained':
      return (
        <BookLink resource="matching" query={OLDEST_FIRST}>
          {children}
        </BookLink>
      )
    case 'own':
      return (
        <BookLink resource="matching" query={{ filter: { state: 'set_aside' } }}>
          {children}
        </BookLink>
      )
    default:
      return (
        <RowButton mayWrap onClick={() => document.getElementById(AWAITED_ID)?.focus()}>
          {children}
        </RowButton>
      )
  }
}
