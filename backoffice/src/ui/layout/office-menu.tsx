import { Menu, MenuItemLinkClasses } from 'react-admin'
import { Box } from '@mui/material'
import { formatCount } from '@cauce/format/quantities.ts'
import { useIsHere, usePlaces, type Place } from '../office-pages.ts'
import { useWords } from '../words.ts'

/** The menu of the sidebar (handbook rule 14.2). Places that the person may not open are not shown. */
export function OfficeMenu() {
  const t = useWords()
  const places = usePlaces()
  return (
    <Box component="nav" aria-label={t('backoffice.layout.menu')}>
      <Menu>
        {places.map((place) => (
          <PlaceItem key={place.key} place={place} />
        ))}
      </Menu>
    </Box>
  )
}

function PlaceItem({ place: { pages, Icon, label, Count } }: { readonly place: Place }) {
  const t = useWords()
  const isHere = pages.some(useIsHere())
  const words = label(t)
  return (
    <Menu.Item
      to={pages[0]!.path}
      primaryText={words}
      leftIcon={<Icon fontSize="small" />}
      // The kit marks the entry whose own path is open; it is marked on the other pages of the place too.
      {...(isHere && { className: MenuItemLinkClasses.active, 'aria-current': 'page', ref: showItself })}
    >
      <Box component="span" sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        {words}
        {Count && <Count />}
      </Box>
    </Menu.Item>
  )
}

/** In a low window the menu scrolls to the entry that is open. */
const showItself = (item: HTMLElement | null): void => item?.scrollIntoView({ block: 'nearest' })

interface CountProps {
  readonly count: number
  readonly words: string
  readonly isHot?: boolean
}

/** A number beside an entry of the menu or a tab; nothing when it is 0. */
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
      {formatCount(count)}
    </Box>
  )
}
