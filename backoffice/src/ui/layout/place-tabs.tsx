import { Box, Link as MuiLink } from '@mui/material'
import { Link, useLocation } from 'react-admin'
import { useIsHere, usePlaces } from '../office-pages.ts'
import { useWords } from '../words.ts'

/** The pages of the place that is open. They are links: each has an address, filters and keys of its own. A record has tabs of its own. */
export function PlaceTabs() {
  const t = useWords()
  const isHere = useIsHere()
  const [, , id] = useLocation().pathname.split('/')
  const place = usePlaces().find(({ pages }) => pages.some(isHere))
  const present = place?.pages.find(isHere)
  const tabs = place?.pages.filter(({ under }) => under === undefined) ?? []
  if (!place || !present || tabs.length < 2 || (id !== undefined && id !== 'create')) return null
  const isTop = present.under === undefined && id === undefined
  return (
    <Box component="nav" aria-label={place.label(t)} sx={{ borderBlockEnd: '1px solid var(--line)' }}>
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.75, margin: 0, padding: 0, listStyle: 'none' }}
      >
        {tabs.map(({ path, label, Count }) => (
          <li key={path}>
            <MuiLink
              component={Link}
              to={path}
              underline="none"
              color="textPrimary"
              {...(path === (present.under ?? present.path) && { 'aria-current': isTop ? 'page' : 'true' })}
              sx={tabStyle}
            >
              {label(t)}
              {Count && <Count />}
            </MuiLink>
          </li>
        ))}
      </Box>
    </Box>
  )
}

const tabStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: '2.75rem',
  // Over the line below all of them.
  marginBlockEnd: '-1px',
  borderBlockEnd: '2px solid transparent',
  '&:hover': { borderBlockEndColor: 'var(--line-strong)' },
  '&[aria-current]': { borderBlockEndColor: 'var(--river)', fontWeight: 600 },
  // Forced colours draw a transparent border too.
  '@media (forced-colors: active)': {
    borderBlockEndColor: 'Canvas',
    '&[aria-current]': { borderBlockEndColor: 'Highlight' },
  },
} as const
