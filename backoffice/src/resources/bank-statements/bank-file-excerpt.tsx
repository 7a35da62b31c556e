import { Fragment } from 'react'
import { Box } from '@mui/material'
import type { BankFile } from '../../providers/records.ts'
import { useWords } from '../../ui/words.ts'

type Refusal = NonNullable<BankFile['refusal']>

interface Props {
  readonly line: number
  readonly excerpt: NonNullable<Refusal['excerpt']>
}

export function BankFileExcerpt({ line, excerpt: { before, text, offset, columns } }: Props) {
  const t = useWords()
  const at = columns && partsOf(text, columns.from - offset - 1, columns.to - offset)
  return (
    <Box
      component="section"
      tabIndex={0}
      aria-label={t('bankFiles.excerpt.of', { line })}
      sx={{
        overflowX: 'auto',
        padding: 1.5,
        marginBlock: 1,
        borderRadius: '4px',
        backgroundColor: 'var(--sunken)',
        fontFamily: 'var(--font-mono, monospace)',
        fontSize: '0.8125rem',
        '&:focus-visible': { outline: '2px solid var(--focus)' },
      }}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'max-content max-content', columnGap: 2, whiteSpace: 'pre' }}>
        {before !== null && offset === 0 && (
          <>
            <Box sx={{ color: 'text.secondary' }}>{line - 1}</Box>
            <Box sx={{ color: 'text.secondary' }}>{before}</Box>
          </>
        )}
        <Box>{line}</Box>
        <Box>
          {offset > 0 && '…'}
          {at ? (
            at.map(({ part, isMarked }, index) =>
              isMarked ? (
                <Box
                  key={index}
                  component="mark"
                  sx={{
                    backgroundColor: 'var(--clay-wash)',
                    color: 'var(--clay-ink)',
                    fontWeight: 700,
                    textDecoration: 'underline',
                  }}
                >
                  {part}
                </Box>
              ) : (
                <Fragment key={index}>{part}</Fragment>
              ),
            )
          ) : (
            <>{text}</>
          )}
        </Box>
      </Box>
      {columns && (
        <Box sx={{ marginBlockStart: 0.75, color: 'var(--clay-ink)' }}>
          {columns.from === columns.to
            ? t('bankFiles.excerpt.column', { column: columns.from })
            : t('bankFiles.excerpt.columns', { from: columns.from, to: columns.to })}
        </Box>
      )}
    </Box>
  )
}

const partsOf = (text: string, from: number, to: number) =>
  [
    { part: text.slice(0, Math.max(0, from)), isMarked: false },
    { part: text.slice(Math.max(0, from), to), isMarked: true },
    { part: text.slice(to), isMarked: false },
  ].filter(({ part }) => part !== '')
