import { Alert, Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Link, useCreatePath } from 'react-admin'
import type { Check } from '@cauce/contract'
import type { Translate } from '@cauce/i18n/office.ts'
import { useCall } from '../../providers/call.ts'
import { StateBadge } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'

/** What is mended in the back office. */
const MENDED_BY: Readonly<Partial<Record<Check, string>>> = {
  company: 'companyDetails',
  sender: 'companyDetails',
  account: 'companyAccounts',
  brand: 'brands',
}
const TONES = { missing: 'clay', warning: 'grey' } as const
const FRESH_MS = 300_000

/** The server knows which parameters each text names. */
const textOf = (t: Translate) => t as unknown as (key: string, params: object) => string

/** What a real installation still lacks; nothing when nothing is left. */
export function Checklist() {
  const t = useWords()
  const call = useCall()
  const createPath = useCreatePath()
  const { data } = useQuery({
    queryKey: ['checklist'],
    queryFn: () => call('GET /v1/misc/checklist'),
    staleTime: FRESH_MS,
  })
  if (data === undefined || data.items.length === 0) return null
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
              {textOf(t)(`checklist.finding.${check}.text`, params)}{' '}
              {MENDED_BY[check] && (
                <Link
                  to={createPath({ resource: MENDED_BY[check], type: 'create' })}
                  aria-label={`${t('checklist.mend')}: ${t(`checklist.finding.${check}.title`)}`}
                >
                  {t('checklist.mend')}
                </Link>
              )}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
