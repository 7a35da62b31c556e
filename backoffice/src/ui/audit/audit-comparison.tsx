import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { formatDateTime } from '@cauce/format/dates.ts'
import type { AuditEntry } from '../../providers/records.ts'
import { Referred } from '../referred.tsx'
import { useWords } from '../words.ts'
import { comparedFields, lookWith } from './audit-words.ts'

/** The project is the page's own, and a picture that was deleted cannot be shown any more. */
const NOT_COMPARED: ReadonlySet<string> = new Set(['projectId', 'picture', 'order'])

/**
 * What an entry changed, field by field, what it was beside what it became, whole. Of a creation and of a deletion there is one side.
 */
export function AuditComparison({ entry }: { readonly entry: AuditEntry }) {
  const t = useWords()
  const { before, after } = entry
  const isChange = before !== null && after !== null
  const rows = comparedFields(entry, t, lookWith(t)).filter(
    // What was empty when a record was added or deleted is left out.
    (row) =>
      !NOT_COMPARED.has(row.name) &&
      !isItself(row.reference, entry) &&
      (isChange || (row.before ?? row.after) !== t('audit.nothing')),
  )
  if (rows.length === 0) return null
  const sides = [
    ...(before === null
      ? []
      : [['before', isChange ? t('audit.fields.before') : t('audit.comparison.removed')] as const]),
    ...(after === null ? [] : [['after', isChange ? t('audit.fields.after') : t('audit.comparison.added')] as const]),
  ]
  return (
    <Box
      component="section"
      // On a telephone it scrolls, also from the keyboard.
      tabIndex={0}
      aria-label={formatDateTime(entry.createdAt)}
      sx={{ overflowX: 'auto', maxWidth: '75rem' }}
    >
      <Table
        size="small"
        sx={{
          tableLayout: 'fixed',
          minWidth: isChange ? '30rem' : 0,
          '& td, & th': { height: 'auto', paddingBlock: 0.25, borderBlockEndColor: 'transparent' },
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: '22%' }}>{t('audit.comparison.field')}</TableCell>
            {sides.map(([side, name]) => (
              <TableCell key={side}>{name}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.name} sx={{ verticalAlign: 'top' }}>
              <TableCell component="th" scope="row">
                {row.field}
              </TableCell>
              {sides.map(([side]) => (
                <TableCell
                  key={side}
                  lang={row.name.endsWith('En') && row[side] !== t('audit.nothing') ? 'en' : undefined}
                  sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
                >
                  {row.reference ? <Referred field={row.name} id={row.reference[side]} /> : row[side]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

/** Whether a field of the record is its own identifier. */
const isItself = (reference: Sides | undefined, { recordId }: AuditEntry) =>
  reference !== undefined && (reference.before ?? reference.after) === recordId

interface Sides {
  readonly before: string | undefined
  readonly after: string | undefined
}
