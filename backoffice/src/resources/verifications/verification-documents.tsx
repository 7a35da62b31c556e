import { Box, Typography } from '@mui/material'
import { isIdentificationDocumentType } from './document-type.ts'
import { formatDate } from '@cauce/format/dates.ts'
import type { VerificationRecord } from '../../providers/records.ts'
import { countryName } from '../../ui/country-name.ts'
import { Term, Terms } from '../../ui/terms.tsx'
import { useLanguage, useWords } from '../../ui/words.ts'

/** What the identity provider read off the documents. */
export function VerificationDocuments({ documents }: Pick<VerificationRecord, 'documents'>) {
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
