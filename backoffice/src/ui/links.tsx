import { useState, type MouseEvent, type ReactNode } from 'react'
import { Button, Link as MuiLink } from '@mui/material'
import { Link, useCanAccess, useCreatePath, type Identifier } from 'react-admin'
import { formatDateTime } from '@cauce/format/dates.ts'
import type { Noun } from '../providers/nouns.ts'
import { accessTo } from './ability.ts'
import { OPENS_DIALOG } from './dialog-button.tsx'

interface RecordLinkProps {
  readonly resource: Noun
  readonly type?: 'create' | 'edit' | 'list' | 'show'
  /** Absent where a record is created. */
  readonly id?: string
  readonly tab?: string | undefined
  /** Of a list. */
  readonly filter?: object
  readonly name: ReactNode
}

export const filtered = (list: string, filter: object): string =>
  `${list}?filter=${encodeURIComponent(JSON.stringify(filter))}`

/** Leads to a record. In a table the row has its own click, which must not run too: it would add a second history entry. */
export function RecordLink({ resource, type = 'show', id, tab, filter, name }: RecordLinkProps) {
  const path = useCreatePath()({ resource, type, ...(id !== undefined && { id }) })
  return (
    <MuiLink
      component={Link}
      to={filter ? filtered(path, filter) : tab === undefined ? path : `${path}/${tab}`}
      onClick={(event: MouseEvent) => event.stopPropagation()}
      sx={{ fontWeight: 550 }}
    >
      {name}
    </MuiLink>
  )
}

export function CustomerLink(link: Pick<RecordLinkProps, 'id' | 'tab' | 'name'>) {
  const { canAccess } = useCanAccess(accessTo('users.read'))
  return canAccess ? <RecordLink resource="users" {...link} /> : link.name
}

/** `firstId`: the row that a link to this page has open. */
export function useOpenRow(firstId?: string) {
  const [openId, setOpenId] = useState(firstId)
  return {
    openId,
    close: () => setOpenId(undefined),
    rowClick: (id: Identifier): false => {
      setOpenId(String(id))
      return false
    },
    buttonOf: ({ id, createdAt }: { readonly id: string; readonly createdAt: string }) => (
      <RowButton opensDialog onClick={() => setOpenId(id)}>
        {formatDateTime(createdAt)}
      </RowButton>
    ),
  }
}

interface RowButtonProps {
  readonly onClick: () => void
  readonly mayWrap?: boolean
  readonly opensDialog?: boolean
  readonly children: ReactNode
}

/** Opens a row with the keyboard. With the mouse the whole row can be pressed. */
export const RowButton = ({ onClick, mayWrap = false, opensDialog = false, children }: RowButtonProps) => (
  <MuiLink
    {...(opensDialog && OPENS_DIALOG)}
    component="button"
    type="button"
    onClick={(event) => {
      event.stopPropagation()
      onClick()
    }}
    sx={{ font: 'inherit', textAlign: 'start', whiteSpace: mayWrap ? 'normal' : 'nowrap' }}
  >
    {children}
  </MuiLink>
)

interface PreviewButtonProps {
  readonly label: string
  readonly name: string
  readonly href: string
}

/** Opens a version on the pages of the site, in a new tab. */
export const PreviewButton = ({ label, name, href }: PreviewButtonProps) => (
  <Button size="small" variant="outlined" href={href} target="_blank" aria-label={`${label}: ${name}`}>
    {label}
  </Button>
)
