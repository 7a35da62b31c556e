import { Box, Typography } from '@mui/material'
import { IDENTIFICATION_DOCUMENT_TYPES } from '@cauce/contract'
import { formatDate } from '@cauce/format/dates.ts'
import type { VerificationRecord } from '../../providers/records.ts'
import { countryName } from '../../ui/names.ts'
import { Term, Terms } from '../../ui/terms.tsx'
import { useLanguage, useWords } from '../../ui/words.ts'

type IdentificationDocumentType = (typeof IDENTIFICATION_DOCUMENT_TYPES)[number]

/** Whether we have a name for a kind of document of the identity provider; else its own word is shown. */
export const isIdentificationDocumentType = (type: string): type is IdentificationDocumentType =>
  IDENTIFICATION_DOCUMENT_TYPES.some((known) => known === type)

/** Pictures of the document and the person, and what the identity provider read from the documents. */
export const VerificationEvidence = ({ verification }: { readonly verification: VerificationRecord }) => (
  <>
    <Pictures mediaIds={verification.mediaIds} />
    <Documents documents={verification.documents} />
  </>
)

function Documents({ documents }: Pick<VerificationRecord, 'documents'>) {
  const t = useWords()
  const language = useLanguage()
  return documents.map((document) => (
    <Box component="section" key={document.type + document.number}>
      <Typography component="h3" variant="subtitle2">
        {isIdentificationDocumentType(document.type)
          ? t(`users.identificationDocumentType.${document.type}`)
          : document.type}
      </Typography>
      <Terms>
        <Term label={t('users.fields.identificationDocumentNumber')}>{document.number}</Term>
        <Term label={t('backoffice.verification.country')}>{countryName(document.country, language)}</Term>
        <Term label={t('backoffice.verification.validFrom')}>{formatDate(document.validFrom)}</Term>
        <Term label={t('backoffice.verification.validUntil')}>{formatDate(document.validUntil)}</Term>
      </Terms>
    </Box>
  ))
}

function Pictures({ mediaIds }: Pick<VerificationRecord, 'mediaIds'>) {
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
