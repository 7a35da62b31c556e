import { useMemo, type ReactNode } from 'react'
import { Box, Skeleton, Typography } from '@mui/material'
import { useWords } from '../words.ts'
import { Sign } from './sign.tsx'
import { accountIn, amountIn, nameIn, type Agreement } from './agreement.ts'

const FIND = { amount: amountIn, name: nameIn, account: accountIn } as const

/** A fact of a record that a document must say too. */
export interface Fact {
  readonly label: string
  readonly shown: ReactNode
  readonly kind: keyof typeof FIND
  /** An amount as on the wire, a name, or an IBAN. */
  readonly wanted: string
}

interface Props {
  readonly facts: readonly Fact[]
  /** `null` where the document has none that a program could read, `undefined` while it is being read. */
  readonly text: string | null | undefined
}

/** What a record says, each fact with a tick where the document says the same. */
export function Comparison({ facts, text }: Props) {
  const t = useWords()
  return (
    <Box>
      <Box component="dl" sx={{ margin: 0 }}>
        {facts.map((fact) => (
          <FactRow key={fact.label} fact={fact} text={text} />
        ))}
      </Box>
      {text === null && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', marginBlockStart: 0.75 }}>
          {t('backoffice.document.unread')}
        </Typography>
      )}
    </Box>
  )
}

function FactRow({ fact: { label, shown, kind, wanted }, text }: Pick<Props, 'text'> & { readonly fact: Fact }) {
  const t = useWords()
  // Names are looked for in every place of the text: not again at each key that is pressed elsewhere.
  const agreement = useMemo(() => (typeof text === 'string' ? FIND[kind](text, wanted) : text), [kind, text, wanted])
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

/** Whether two things agree, in words and with a sign beside them. */
function Verdict({ verdict }: Pick<Agreement, 'verdict'>) {
  const t = useWords()
  return <Sign look={verdict}>{t(`backoffice.document.verdict.${verdict}`)}</Sign>
}
