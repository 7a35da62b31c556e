import { Box, Link, Typography } from '@mui/material'
import { formatDate } from '@cauce/format/dates.ts'
import { formatFileSize } from '@cauce/format/quantities.ts'
import type { OpenedIdentity } from '../../providers/records.ts'
import { Section } from '../../ui/section.tsx'
import { Term, Terms } from '../../ui/terms.tsx'
import { useWords } from '../../ui/words.ts'

/** All that is kept of a person, once it is opened. Reloading the page closes it again. */
export function Opened({ identity }: { readonly identity: OpenedIdentity }) {
  const t = useWords()
  const { name, surname, birthdayAt, documents, ...rest } = identity
  const facts = {
    name: `${name} ${surname}`.trim(),
    companyName: rest.companyName,
    legalRepresentativeName: rest.legalRepresentativeName,
    taxNumber: rest.taxNumber,
    identificationDocumentNumber: rest.identificationDocumentNumber,
    nationality: rest.nationality,
    birthdayAt: formatDate(birthdayAt),
  }
  const known = (Object.keys(facts) as (keyof typeof facts)[]).filter((field) => facts[field])
  return (
    <Box component="output" sx={{ display: 'block', maxWidth: '40rem' }}>
      <Section title={t('keptIdentities.opened.title')}>
        <Terms>
          {known.map((field) => (
            <Term key={field} label={t(`keptIdentities.opened.${field}`)}>
              {facts[field]}
            </Term>
          ))}
        </Terms>
      </Section>
      <Section title={t('keptIdentities.documents')}>
        {documents.length === 0 && (
          <Typography sx={{ color: 'text.secondary' }}>{t('keptIdentities.noDocuments')}</Typography>
        )}
        <Terms>
          {documents.map(({ source, createdAt, file, address }) => (
            <Term key={file.fileId} label={`${t(`keptIdentities.source.${source}`)}, ${formatDate(createdAt)}`}>
              <Link href={address.url} target="_blank" rel="noreferrer">
                {file.name}
              </Link>{' '}
              <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
                {formatFileSize(file.sizeBytes)}
              </Typography>
            </Term>
          ))}
        </Terms>
      </Section>
    </Box>
  )
}
