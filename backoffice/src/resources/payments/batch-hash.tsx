import { Box, Button, Typography } from '@mui/material'
import { useNotify } from 'react-admin'
import { Section } from '../../ui/section.tsx'
import { useWords } from '../../ui/words.ts'
import { hashGroups } from './payment-facts.ts'

export function BatchHash({ sha256 }: { readonly sha256: string }) {
  const t = useWords()
  const notify = useNotify()
  const groups = hashGroups(sha256)
  const copy = () =>
    navigator.clipboard.writeText(sha256).then(
      () => notify(t('paymentBatches.hashCopied'), { type: 'success' }),
      // Where the browser refuses access to the clipboard, the text can still be selected.
      () => notify(t('paymentBatches.hashNotCopied'), { type: 'warning' }),
    )
  return (
    <Section
      title={t('paymentBatches.hash')}
      actions={
        <Button size="small" onClick={() => void copy()}>
          {t('common.copy')}
        </Button>
      }
    >
      <Box
        component="code"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(4, minmax(3rem, 1fr))',
          gap: '0.25rem 0.5rem',
          padding: 1.5,
          borderRadius: '4px',
          backgroundColor: 'var(--sunken)',
          fontFamily: 'ui-monospace, monospace',
          fontSize: '0.875rem',
        }}
      >
        {groups.map((group, index) => (
          <Box
            component="span"
            // Two groups of a hash may be the same; their places differ and never change.
            key={index}
            sx={{
              ...((index === 0 || index === groups.length - 1) && { fontWeight: 700, color: 'primary.main' }),
            }}
          >
            {group}{' '}
          </Box>
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockStart: 0.5 }}>
        {t('paymentBatches.hashAbout')}
      </Typography>
    </Section>
  )
}
