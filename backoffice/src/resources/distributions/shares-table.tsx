import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { DistributionShareRow } from '../../providers/records.ts'
import { Amount } from '../../ui/amount.tsx'
import { CustomerLink } from '../../ui/customer-link.tsx'
import { useWords } from '../../ui/words.ts'

/** What each investor gets of a payment. */
export function SharesTable({ shares }: { readonly shares: readonly DistributionShareRow[] }) {
  const t = useWords()
  const figures = [
    ['invested', t('distributions.invested')],
    ['interest', t('distributions.fields.interest')],
    ['fee', t('distributions.fields.fee')],
    ['principal', t('distributions.fields.principal')],
    ['net', t('distributions.net')],
  ] as const
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={t('distributions.shares')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('fees.fields.userName')}</TableCell>
            {figures.map(([source, heading]) => (
              <TableCell key={source} align="right">
                {heading}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {shares.map((share) => (
            <TableRow key={share.orderId}>
              <TableCell>
                <CustomerLink id={share.userId} name={share.userName} tab="wallet" />
              </TableCell>
              {figures.map(([source]) => (
                <TableCell key={source} align="right">
                  <Amount value={share[source]} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
