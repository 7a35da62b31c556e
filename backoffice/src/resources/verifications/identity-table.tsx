import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { formatDate } from '@cauce/format/dates.ts'
import { formatDays } from '@cauce/format/quantities.ts'
import type { UserRecord, VerificationRecord } from '../../providers/records.ts'
import { Sign } from '../../ui/document/sign.tsx'
import { countryName } from '../../ui/names.ts'
import { useToday } from '../../ui/time.tsx'
import { useLanguage, useWords } from '../../ui/words.ts'
import { isIdentificationDocumentType } from './document-type.ts'
import { daysValid, identityFacts, type IdentityFact } from './identity-facts.ts'
import { NO_TEXT } from '../../ui/missing.tsx'

interface Props {
  readonly user: UserRecord
  readonly verification: VerificationRecord
}

/** What the person registered beside what was read from the document, with the result of each comparison. */
export function IdentityTable({ user, verification }: Props) {
  const t = useWords()
  const facts = identityFacts(user, verification)
  const same = facts.filter(({ verdict }) => verdict === 'same').length
  return (
    <div>
      <Typography variant="body2" sx={{ fontWeight: 650, marginBlockEnd: 0.5 }}>
        {t('backoffice.verification.agreement', { same, total: facts.length })}
      </Typography>
      <Table size="small" sx={tableSx}>
        <TableHead>
          <TableRow>
            <TableCell>{t('backoffice.verification.fact')}</TableCell>
            <TableCell>{t('backoffice.verification.registered')}</TableCell>
            <TableCell>{t('backoffice.verification.read')}</TableCell>
            <TableCell>{t('backoffice.verification.result')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {facts.map((fact) => (
            <FactRow key={fact.name} fact={fact} />
          ))}
          <ValidityRow document={verification.documents[0]} />
        </TableBody>
      </Table>
    </div>
  )
}

/** On a telephone its columns share the width, whatever stands in them. */
const tableSx = {
  tableLayout: { xs: 'fixed', sm: 'auto' },
  '& thead th': { whiteSpace: 'normal' },
  '& th, & td': { paddingInline: { xs: 0.5, sm: 0.75 }, overflowWrap: { xs: 'anywhere', sm: 'break-word' } },
} as const

function FactRow({ fact: { name, registered, read, verdict } }: { readonly fact: IdentityFact }) {
  const t = useWords()
  const shown = useShown(name)
  return (
    <TableRow sx={verdict === 'different' ? { backgroundColor: 'var(--clay-wash)' } : {}}>
      <TableCell component="th" scope="row">
        {t(`users.fields.${name}`)}
      </TableCell>
      <TableCell>{shown(registered)}</TableCell>
      <TableCell>{shown(read)}</TableCell>
      <TableCell>
        {verdict === 'unread' ? (
          t('backoffice.verification.verdict.unread')
        ) : (
          <Sign look={verdict === 'same' ? 'agrees' : 'absent'}>{t(`backoffice.verification.verdict.${verdict}`)}</Sign>
        )}
      </TableCell>
    </TableRow>
  )
}

/** A value as people read it. */
function useShown(name: IdentityFact['name']) {
  const t = useWords()
  const language = useLanguage()
  return (value: string | null): string => {
    if (name === 'birthdayAt') return formatDate(value)
    if (value === null) return NO_TEXT
    if (name === 'nationality') return countryName(value, language)
    return name === 'identificationDocumentType' && isIdentificationDocumentType(value)
      ? t(`users.identificationDocumentType.${value}`)
      : value
  }
}

/** A document that ends so soon is said. */
const SOON_DAYS = 30

interface ValidityProps {
  readonly document: VerificationRecord['documents'][number] | undefined
}

/** From when and until when the document is valid. */
function ValidityRow({ document }: ValidityProps) {
  const t = useWords()
  const language = useLanguage()
  const { validFrom = null, validUntil = null } = document ?? {}
  const days = daysValid(validUntil, useToday())
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {t('backoffice.verification.validUntil')}
      </TableCell>
      <TableCell />
      <TableCell>
        {formatDate(validUntil)}
        {validFrom !== null && (
          <Typography variant="caption" component="div" color="textSecondary">
            {t('backoffice.verification.validFrom', { day: formatDate(validFrom) })}
          </Typography>
        )}
      </TableCell>
      <TableCell>
        {days === undefined ? (
          t('backoffice.verification.verdict.unread')
        ) : days < 0 ? (
          <Sign look="absent">{t('backoffice.verification.expired')}</Sign>
        ) : days <= SOON_DAYS ? (
          <Sign look="similar">{t('backoffice.verification.daysLeft', { days: formatDays(days, language) })}</Sign>
        ) : (
          <Sign look="agrees">{t('backoffice.verification.valid')}</Sign>
        )}
      </TableCell>
    </TableRow>
  )
}
