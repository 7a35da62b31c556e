import { Box } from '@mui/material'
import { useWords } from '../../ui/words.ts'

/** Pictures of the document and of the person; each opens in full in a page of its own. */
export function VerificationPictures({ mediaIds }: { readonly mediaIds: readonly string[] }) {
  const t = useWords()
  if (mediaIds.length === 0) return null
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))', gap: 1 }}>
      {mediaIds.map((mediaId, index) => (
        <Box
          component="a"
          key={mediaId}
          href={`/v1/account/verifications/${mediaId}`}
          target="_blank"
          rel="noreferrer"
          sx={{ display: 'block' }}
        >
          <Box
            component="img"
            src={`/v1/account/verifications/${mediaId}`}
            alt={t('backoffice.verification.picture', { number: index + 1, total: mediaIds.length })}
            loading="lazy"
            sx={{
              display: 'block',
              width: '100%',
              aspectRatio: '8 / 5',
              objectFit: 'cover',
              borderRadius: '4px',
              border: '1px solid var(--line)',
            }}
          />
        </Box>
      ))}
    </Box>
  )
}
