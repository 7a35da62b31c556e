import { Stack, Typography } from '@mui/material'
import { parseTypedAmount } from '@cauce/format/typed-amount.ts'
import { Amount, Effect } from '../../ui/figures.tsx'
import { useWords } from '../../ui/words.ts'
import { keyOf, type Choice } from './match-choice.ts'
import { useCreditEffects } from './use-credit-effects.ts'

/** The balance of each wallet that the match credits, now and after it (handbook rule 5.10). */
export function MatchEffects({ choice }: { readonly choice: Choice }) {
  const t = useWords()
  const parts = choice.flatMap(({ candidate, typed }) => {
    const amount = parseTypedAmount(typed)
    return amount === undefined ? [] : [{ id: keyOf(candidate), candidate, amount }]
  })
  const effects = useCreditEffects(parts)
  const shown = parts.flatMap(({ id, candidate }) => {
    const effect = effects.get(id)
    return effect ? [{ id, name: candidate.name, effect }] : []
  })
  return (
    <Stack spacing={1}>
      {shown.map(({ id, name, effect }) => (
        <div key={id}>
          {shown.length > 1 && <Typography variant="body2">{name}</Typography>}
          <Effect
            before={{ label: t('backoffice.decision.balanceNow'), value: <Amount value={effect.before} /> }}
            after={{ label: t('backoffice.decision.balanceAfter'), value: <Amount value={effect.after} /> }}
          />
        </div>
      ))}
    </Stack>
  )
}
