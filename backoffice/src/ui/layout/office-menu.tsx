import type { ReactNode } from 'react'
import { Menu, useSidebarState } from 'react-admin'
import { Box, Divider, Typography } from '@mui/material'
import { useWords } from '../words.ts'
import { useMayOpen, useOfficePages, type MenuEntry, type MenuGroup } from '../office-pages.ts'

/** The menu of the sidebar (handbook rule 14.2). Entries that the person may not open are not shown. */
export function OfficeMenu() {
  const t = useWords()
  const { groups } = useOfficePages()
  return (
    <Box component="nav" aria-label={t('backoffice.layout.menu')}>
      <Menu>
        {groups.map((group) => (
          <Group key={group.entries[0]!.path} group={group} />
        ))}
      </Menu>
    </Box>
  )
}

function Group({ group: { title, entries } }: { readonly group: MenuGroup }) {
  const t = useWords()
  const mayOpen = useMayOpen()
  const [isOpen] = useSidebarState()
  const visible = entries.filter(mayOpen)
  if (visible.length === 0) return null
  return (
    <>
      {title && (isOpen ? <GroupTitle>{title(t)}</GroupTitle> : <Divider component="li" />)}
      {visible.map((entry) => (
        <EntryItem key={entry.path} entry={entry} />
      ))}
    </>
  )
}

/** A heading, which is no item of the menu for screen readers. */
const GroupTitle = ({ children }: { readonly children: ReactNode }) => (
  <Typography
    component="li"
    role="none"
    variant="caption"
    sx={{ paddingInline: 2, paddingBlock: '1rem 0.25rem', color: 'text.secondary' }}
  >
    {children}
  </Typography>
)

function EntryItem({ entry: { path, Icon, label, Count } }: { readonly entry: MenuEntry }) {
  const t = useWords()
  const words = label(t)
  return (
    <Menu.Item to={path} primaryText={words} leftIcon={<Icon fontSize="small" />}>
      <Box component="span" sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        {words}
        {Count && <Count />}
      </Box>
    </Menu.Item>
  )
}

interface CountProps {
  readonly count: number
  /** What the number counts. */
  readonly words: string
  /** Highlights the number. */
  readonly isHot?: boolean
}

/** A number beside a menu entry; nothing when it is 0. */
export function MenuCount({ count, words, isHot = false }: CountProps) {
  if (count === 0) return null
  return (
    <Box
      component="span"
      title={words}
      sx={{
        minWidth: '1.5rem',
        paddingInline: '0.375rem',
        borderRadius: '999px',
        backgroundColor: isHot ? 'error.main' : 'var(--sunken)',
        color: isHot ? 'error.contrastText' : 'text.primary',
        fontSize: '0.75rem',
        fontWeight: 650,
        textAlign: 'center',
        lineHeight: '1.375rem',
      }}
    >
      {count}
    </Box>
  )
}
