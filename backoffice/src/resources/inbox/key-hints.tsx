import { Box } from '@mui/material'
import { Key } from '../../ui/decision/key.tsx'
import { useWords } from '../../ui/words.ts'

/** The keys of the queue, for those who have a keyboard. */
export function KeyHints({ mayDecide }: { readonly mayDecide: boolean }) {
  const t = useWords()
  const hints = [
    { keys: ['J', 'K'], words: t('backoffice.inbox.keys.move') },
    ...(mayDecide
      ? [
          { keys: ['X'], words: t('backoffice.inbox.keys.mark') },
          { keys: ['A'], words: t('backoffice.inbox.keys.approve') },
          { keys: ['R'], words: t('backoffice.inbox.keys.reject') },
        ]
      : []),
  ]
  return (
    <Box sx={{ display: { xs: 'none', lg: 'flex' }, gap: 2, color: 'text.secondary', fontSize: '0.8125rem' }}>
      {hints.map(({ keys, words }) => (
        <Box component="span" key={words} sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
          {keys.map((key) => (
            <Key key={key} name={key} />
          ))}
          {words}
        </Box>
      ))}
    </Box>
  )
}
