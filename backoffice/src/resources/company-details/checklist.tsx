import { Alert, Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Link, useCreatePath, useResourceContext } from 'react-admin'
import type { Check } from '@cauce/contract'
import { paths } from '@cauce/contract/pages.ts'
import type { Translate } from '@cauce/i18n/office.ts'
import { useCall } from '../../providers/call.ts'
import { StateBadge } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'

interface Place {
  readonly resource: string
  readonly type: 'create' | 'list'
}
const proposing = (resource: string): Place => ({ resource, type: 'create' })
const TRIED: Place = { resource: 'companyDetails', type: 'list' }

/** What is mended or tried in the back office. */
const PLACES: Readonly<Partial<Record<Check, Place>>> = {
  company: proposing('companyDetails'),
  paymentInstitution: proposing('companyDetails'),
  sender: proposing('companyDetails'),
  account: proposing('companyAccounts'),
  brand: proposing('brands'),
  sheets: proposing('parameters'),
  legalTexts: { resource: 'legalTexts', type: 'list' },
  numbers: { resource: 'users', type: 'list' },
  mailServer: TRIED,
  storage: TRIED,
}
const TONES = { missing: 'clay', warning: 'grey' } as const
const FRESH_MS = 300_000

/** The server knows which parameters each text names. */
const textOf = (t: Translate) => t as unknown as (key: string, params: object) => string

/**
 * What a real installation still lacks; nothing when nothing is left.
 * @param isForReal leaves it out of a demonstration
 */
export function Checklist({ isForReal = false }: { readonly isForReal?: boolean }) {
  const t = useWords()
  const call = useCall()
  const { data } = useQuery({
    queryKey: ['checklist'],
    queryFn: () => call('GET /v1/misc/checklist'),
    staleTime: FRESH_MS,
  })
  if (data === undefined || data.items.length === 0 || (isForReal && data.isDemonstration)) return null
  const missing = data.items.filter(({ level }) => level === 'missing').length
  const warnings = data.items.length - missing
  return (
    <Box component="details" sx={{ marginBlockEnd: 2, maxWidth: '62rem' }}>
      <Box component="summary" sx={{ cursor: 'pointer', paddingBlock: 1, fontWeight: 600 }}>
        {t('checklist.summary', { missing, warnings })}
      </Box>
      {data.isDemonstration && <Alert severity="info">{t('checklist.demonstration')}</Alert>}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {data.items.map(({ check, level, params }, index) => (
          <Box
            component="li"
            key={`${check}${index}`}
            sx={{ paddingBlock: 1, borderBlockEnd: '1px solid var(--line)' }}
          >
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
              <StateBadge tone={TONES[level]} label={t(`checklist.level.${level}`)} />
              <Typography component="h2" variant="subtitle2">
                {t(`checklist.finding.${check}.title`)}
              </Typography>
            </Box>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {textOf(t)(`checklist.finding.${check}.text`, params)} <PlaceLink check={check} />
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

function PlaceLink({ check }: { readonly check: Check }) {
  const t = useWords()
  const createPath = useCreatePath()
  const here = useResourceContext()
  const words = t('checklist.mend')
  const about = { 'aria-label': `${words}: ${t(`checklist.finding.${check}.title`)}` }
  if (check === 'administrators')
    return (
      <a href={paths.setUp} {...about}>
        {words}
      </a>
    )
  const place = PLACES[check]
  if (place === undefined || (place === TRIED && here === TRIED.resource)) return null
  return (
    <Link to={createPath(place)} {...about}>
      {words}
    </Link>
  )
}
