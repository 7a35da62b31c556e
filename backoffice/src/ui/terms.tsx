import type { ReactNode } from 'react'
import { Box, Typography } from '@mui/material'
import { formatDate, formatTime } from '@cauce/format/dates.ts'
import { Section } from './section.tsx'
import { fieldName, useWords, type FieldName, type NamedNoun } from './words.ts'
import { NO_TEXT } from './names.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

type Pair = readonly [label: ReactNode, value: ReactNode]

/** A value and its name. */
export const term = (label: ReactNode, value: ReactNode): Pair => [label, value]

/** Values under their names. What is no pair is left out. */
export const Terms = ({ of }: { readonly of: readonly (Pair | false | null | undefined | '')[] }) => (
  <Box component="dl" sx={{ margin: 0 }}>
    {of.map((pair, index) => pair && <Term key={index} label={pair[0]} value={pair[1]} />)}
  </Box>
)

const Term = ({ label, value }: { readonly label: ReactNode; readonly value: ReactNode }) => (
  <Box
    sx={{
      display: 'flex',
      justifyContent: 'space-between',
      gap: 2,
      paddingBlock: 0.875,
      borderBlockEnd: '1px solid var(--line)',
    }}
  >
    <Box component="dt" sx={{ color: 'text.secondary', flex: 'none', maxWidth: '50%' }}>
      {label}
    </Box>
    <Box component="dd" sx={{ margin: 0, fontWeight: 550, textAlign: 'end', overflowWrap: 'anywhere', minWidth: 0 }}>
      {value}
    </Box>
  </Box>
)

interface FactsProps<N extends NamedNoun> {
  readonly noun: N
  /** The heading of a section; without it the facts are a plain list. */
  readonly title?: string
  /** The value of each field to show. A null value reads as missing. */
  readonly facts: Readonly<Partial<Record<FieldName<N>, ReactNode>>>
}

export function Facts<N extends NamedNoun>({ noun, title, facts }: FactsProps<N>) {
  const t = useWords()
  const terms = (
    <Terms
      of={Object.entries(facts).map(([field, value]) =>
        term(fieldName(noun, field as FieldName<N>)(t), (value as ReactNode) ?? <Missing />),
      )}
    />
  )
  return title === undefined ? terms : <Section title={title}>{terms}</Section>
}

export const FactsGrid = ({ children }: { readonly children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
      gap: 4,
    }}
  >
    {children}
  </Box>
)

export interface HistoryEntry {
  readonly at: string
  readonly words: string
}

export function History({ entries }: { readonly entries: readonly (HistoryEntry | false)[] }) {
  const t = useWords()
  return (
    <Box component="section">
      <Typography component="h3" variant="subtitle2" sx={{ marginBlockEnd: 0.5 }}>
        {t('backoffice.decision.history')}
      </Typography>
      <Box component="ol" sx={{ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
        {entries
          .filter((entry) => entry !== false)
          .map(({ at, words }) => (
            <Box component="li" key={at + words} sx={{ display: 'grid', gridTemplateColumns: '8.5rem 1fr', gap: 1 }}>
              <Box component="time" dateTime={at} sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
                {formatDate(at)} {formatTime(at)}
              </Box>
              <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
                {words}
              </Box>
            </Box>
          ))}
      </Box>
    </Box>
  )
}

export function Missing() {
  const t = useWords()
  return (
    <>
      <span aria-hidden>{NO_TEXT}</span>
      <VisuallyHidden>{t('backoffice.none')}</VisuallyHidden>
    </>
  )
}
