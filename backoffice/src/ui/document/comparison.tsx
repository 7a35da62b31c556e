import { Box, Skeleton, Typography } from '@mui/material'
import { useWords } from '../words.ts'
import type { Agreement } from './agreement.ts'
import { Sign } from './sign.tsx'
import type { ComparedFact } from './use-compared.ts'

interface Props {
  readonly facts: readonly ComparedFact[]
}

export function Comparison({ facts }: Props) {
  const t = useWords()
  return (
    <Box>
      <Box component="dl" sx={{ margin: 0 }}>
        {facts.map((fact) => (
          <FactRow key={fact.label} fact={fact} />
        ))}
      </Box>
      {facts.some(({ agreement }) => agreement === null) && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', marginBlockStart: 0.75 }}>
          {t('backoffice.document.unread')}
        </Typography>
      )}
    </Box>
  )
}

function FactRow({ fact: { label, shown, agreement } }: { readonly fact: ComparedFact }) {
  const t = useWords()
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: '1fr auto',
        columnGap: 1,
        paddingBlock: 0.875,
        borderBlockEnd: '1px solid var(--line)',
      }}
    >
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ margin: 0 }}>
        {agreement === undefined ? <Skeleton width={72} /> : agreement && <Verdict {...agreement} />}
      </Box>
      <Box component="dd" sx={{ gridColumn: '1 / -1', margin: 0, fontWeight: 550, overflowWrap: 'anywhere' }}>
        {shown}
      </Box>
      {agreement?.found !== undefined && (
        <Box component="dd" sx={{ gridColumn: '1 / -1', margin: 0, fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
          {t('backoffice.document.found', { words: agreement.found })}
        </Box>
      )}
    </Box>
  )
}

function Verdict({ verdict }: Pick<Agreement, 'verdict'>) {
  const t = useWords()
  return <Sign look={verdict}>{t(`backoffice.document.verdict.${verdict}`)}</Sign>
}
