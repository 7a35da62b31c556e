import { useState } from 'react'
import { Box, Button, Typography } from '@mui/material'
import { useUpdate } from 'react-admin'
import { stateAfter, withholdingRateLifecycle } from '@cauce/contract'
import { formatDate } from '@cauce/format/dates.ts'
import { formatPercent } from '@cauce/format/percent.ts'
import type { RecordOf } from '../../providers/records.ts'
import { useActor } from '../../ui/ability.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { countryName } from '../../ui/names.ts'
import { useAction } from '../../ui/use-action.ts'
import { useLanguage, useWords } from '../../ui/words.ts'

export type Rate = RecordOf<'withholdingRates'>

/** Whose rate it is, with the country of a treaty. */
export function useScopeWords({ scope, country }: Pick<Rate, 'scope' | 'country'>): string {
  const t = useWords()
  const language = useLanguage()
  const words = t(`withholdingRates.scope.${scope}`)
  return country === null ? words : `${words}: ${countryName(country, language)}`
}
const DECISIONS = { approve: 'active', refuse: 'refused' } as const
type DecisionName = keyof typeof DECISIONS

/** The steps that the state allows. The administrator who proposed a rate reads that another one has to approve it. */
export function RateDecisions({ rate }: { readonly rate: Rate }) {
  const t = useWords()
  const actor = useActor()
  const words = useScopeWords(rate)
  const [asked, setAsked] = useState<DecisionName>()
  const isOwn = actor?.userId === rate.proposedBy
  const possible = (['approve', 'refuse'] as const).filter(
    (name) => stateAfter(withholdingRateLifecycle, name, rate.state) !== undefined,
  )
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {possible
        .filter((name) => name !== 'approve' || !isOwn)
        .map((name) => (
          <Button
            key={name}
            size="small"
            variant={name === 'approve' ? 'contained' : 'outlined'}
            color={name === 'approve' ? 'primary' : 'error'}
            aria-label={`${t(`withholdingRates.${name}`)}: ${words}, ${formatDate(rate.validFrom)}`}
            onClick={() => setAsked(name)}
          >
            {t(`withholdingRates.${name}`)}
          </Button>
        ))}
      {isOwn && possible.includes('approve') && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('withholdingRates.ownProposal')}
        </Typography>
      )}
      {asked && <DecisionDialog rate={rate} name={asked} onClose={() => setAsked(undefined)} />}
    </Box>
  )
}

interface DialogProps {
  readonly rate: Rate
  readonly name: DecisionName
  readonly onClose: () => void
}

const DONE = { approve: 'approved', refuse: 'refused' } as const

function DecisionDialog({ rate, name, onClose }: DialogProps) {
  const t = useWords()
  const scope = useScopeWords(rate)
  const [update] = useUpdate()
  const action = useAction(
    (reason: string) => {
      const data = { state: DECISIONS[name], ...(name === 'refuse' && { reason }) }
      return update(
        'withholdingRates',
        { id: rate.id, data, previousData: { id: rate.id, updatedAt: rate.updatedAt } },
        { returnPromise: true },
      )
    },
    { affects: ['withholdingRates'], words: t(`withholdingRates.${DONE[name]}`), after: onClose },
  )
  return (
    <ConfirmDialog
      title={t(`withholdingRates.${name}Title`)}
      consequence={t(`withholdingRates.${name}About`, {
        scope,
        percent: formatPercent(rate.percentage),
        date: formatDate(rate.validFrom),
      })}
      confirmLabel={t(`withholdingRates.${name}`)}
      isDangerous={name === 'refuse'}
      {...(name === 'refuse' && {
        reason: { label: t('withholdingRates.fields.reason'), isRequired: true, maximum: 300 },
      })}
      action={action}
      onClose={onClose}
    />
  )
}
