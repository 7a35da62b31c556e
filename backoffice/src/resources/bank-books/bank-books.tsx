import type { ReactNode } from 'react'
import { Box, Button, Skeleton, Alert, Link as MuiLink, Typography } from '@mui/material'
import DownloadIcon from '@mui/icons-material/GetApp'
import { Link, useCreatePath, useTranslate, useCanAccess } from 'react-admin'
import { useCall, useRead } from '../../providers/call.ts'
import { Lead, Hint, PageHeading, Section } from '../../ui/section.tsx'
import { Failure } from '../../ui/failure.tsx'
import { downloadLines } from '../../ui/list/csv-export.ts'
import { useWords } from '../../ui/words.ts'
import { bankBookLines } from './bank-book-lines.ts'
import { AWAITED_ID, CauseLink, BookLink } from './book-link.tsx'
import { Accounts, Payments, Waiting } from './bank-book-sections.tsx'
import { StatementCalendar } from './statement-calendar.tsx'
import { formatDateTime, formatDate } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { formatCount } from '@cauce/format/quantities.ts'
import type { BankBooksReport } from '../../providers/records.ts'
import { FigureTable } from '../../ui/figure-table.tsx'
import { Amount, Figure, Figures } from '../../ui/figures.tsx'
import { CustomerLink, RecordLink } from '../../ui/links.tsx'
import type { z } from 'zod'
import { OwnIncomeBody } from '@cauce/contract'
import { accessTo } from '../../ui/ability.ts'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { MoneyDialog } from '../../ui/form/money-dialog.tsx'
import { MoneyInput } from '../../ui/form/number-inputs.tsx'

/** /admin/bank: the books beside the statements of the banks, and why they differ. */
export function BankBooks() {
  const t = useWords()
  const translate = useTranslate()
  const createPath = useCreatePath()
  const { data, error, isFetching, refetch } = useRead(['bankBooks'], 'GET /v1/bank/books')
  return (
    <>
      <PageHeading title={t('bankBooks.title')}>
        {data && (
          <Button
            startIcon={<DownloadIcon />}
            onClick={() => downloadLines(bankBookLines(data, t), t('bankBooks.exportName'))}
          >
            {translate('ra.action.export')}
          </Button>
        )}
        <Button variant="outlined" onClick={() => void refetch()} loading={isFetching}>
          {t('reconciliation.again')}
        </Button>
        <Button variant="contained" component={Link} to={createPath({ resource: 'bankStatements', type: 'create' })}>
          {t('bankFiles.title')}
        </Button>
      </PageHeading>
      <Lead>{t('bankBooks.about')}</Lead>
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton variant="rounded" height={420} />}
      {data && (
        <Box
          sx={{
            display: 'grid',
            gap: 5,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <Column>
            <Balances books={data} />
            <Owners books={data} />
            <Accounts books={data} />
          </Column>
          <Column>
            <Waiting books={data} />
            <StatementCalendar books={data} />
            <Payments books={data} />
          </Column>
          <Box id={AWAITED_ID} tabIndex={-1} sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
            <AwaitedSection books={data} />
          </Box>
        </Box>
      )}
    </>
  )
}

const Column = ({ children }: { readonly children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 5, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}>{children}</Box>
)

interface Props {
  readonly books: BankBooksReport
}

function Balances({ books }: Props) {
  const t = useWords()
  const { booked, stated, difference, causes, left, checkedAt } = books
  const isRight = left === '0.00'
  return (
    <Section title={t('bankBooks.balances')}>
      <Figures>
        <Figure label={t('bankBooks.booked')} value={<Amount value={booked} />} />
        <Figure label={t('bankBooks.stated')} value={<Amount value={stated} />} />
        <Figure label={t('bankBooks.difference')} value={<Amount value={difference} sign="always" />} />
      </Figures>
      <Typography variant="body2" sx={{ color: 'text.secondary', marginBlock: 1 }}>
        {t('bankBooks.bookedHelp')}
      </Typography>
      <FigureTable
        label={t('bankBooks.why')}
        headings={[t('bankBooks.why'), t('bankBooks.count'), t('bankBooks.amount')]}
        rows={[
          ...causes.map(({ cause, count, amount }) => ({
            key: cause,
            name: <CauseLink cause={cause}>{t(`bankBooks.cause.${cause}`)}</CauseLink>,
            figures: [formatCount(count), <Amount key={cause} value={amount} sign="always" />],
          })),
          { key: 'left', name: t('bankBooks.left'), figures: ['', <Amount key="left" value={left} sign="always" />] },
        ]}
      />
      <Alert severity={isRight ? 'success' : 'error'} component="output" sx={{ marginBlockStart: 1 }}>
        {isRight ? (
          t('bankBooks.nothingLeft')
        ) : (
          <MuiLink component={Link} to="/reconciliation" color="inherit">
            {t('bankBooks.isLeft', { amount: formatMoney(left) })}
          </MuiLink>
        )}{' '}
        {t('reconciliation.checkedAt', { instant: formatDateTime(checkedAt) })}
      </Alert>
    </Section>
  )
}

type Awaited = BankBooksReport['awaited'][number]

function AwaitedSection({ books: { awaited, causes } }: { readonly books: BankBooksReport }) {
  const t = useWords()
  const count = causes
    .filter(({ cause }) => cause === 'awaitedIn' || cause === 'awaitedOut')
    .reduce((sum, cause) => sum + cause.count, 0)
  return (
    <Section title={t('bankBooks.awaited')}>
      {awaited.length === 0 ? (
        <Hint>{t('bankBooks.noneAwaited')}</Hint>
      ) : (
        <>
          {count > awaited.length && <Hint>{t('bankBooks.awaitedShown', { count: formatCount(count) })}</Hint>}
          <FigureTable
            label={t('bankBooks.awaited')}
            headings={[t('bankBooks.who'), t('bankBooks.bookedAt'), t('bankBooks.amount')]}
            rows={awaited.map((row) => ({
              key: String(row.recordId),
              name: (
                <>
                  <Owner row={row} />
                  <Hint isSmall>
                    <What row={row} />
                  </Hint>
                </>
              ),
              figures: [formatDate(row.bookedAt), <Amount key="amount" value={row.amount} sign="always" />],
            }))}
          />
        </>
      )}
    </Section>
  )
}

/** What is of nobody known leads to its line of the statement. */
function What({ row: { kind, recordId } }: { readonly row: Awaited }) {
  const t = useWords()
  const words = t(`bankBooks.kind.${kind}`)
  if (kind !== 'returnTransfer' || recordId === null) return <>{words}</>
  return (
    <BookLink resource="matching" query={{ filter: { ids: [recordId] } }}>
      {words}
    </BookLink>
  )
}

function Owner({ row: { userId, userName, projectId, projectName } }: { readonly row: Awaited }) {
  if (userId !== null) return <CustomerLink id={userId} name={userName ?? ''} tab="wallet" />
  if (projectId === null) return null
  return <RecordLink resource="projects" id={projectId} name={projectName} />
}

interface OwnersProps {
  readonly books: BankBooksReport
}

function Owners({ books: { owners, stated, transferable } }: OwnersProps) {
  const t = useWords()
  const { canAccess: mayPay } = useCanAccess(accessTo('payments.payOwn'))
  return (
    <Section title={t('bankBooks.whose')}>
      <FigureTable
        label={t('bankBooks.whose')}
        headings={[t('bankBooks.who'), t('bankBooks.amount')]}
        rows={[
          ...owners.map(({ owner, amount }) => ({
            key: owner,
            name: t(`bankBooks.owner.${owner}`),
            figures: [<Amount key={owner} value={amount} />],
          })),
          { key: 'total', name: t('bankBooks.total'), figures: [<Amount key="total" value={stated} />] },
        ]}
      />
      {mayPay && transferable !== '0.00' && (
        <DialogButton
          variant="outlined"
          sx={{ marginBlockStart: 1 }}
          dialog={(close) => <PayOwn transferable={transferable} onClose={close} />}
        >
          {t('bankBooks.payOwn')}
        </DialogButton>
      )}
    </Section>
  )
}

interface Asked {
  readonly transferable: string
  readonly onClose: () => void
}

function PayOwn({ transferable, onClose }: Asked) {
  const t = useWords()
  const call = useCall()
  return (
    <MoneyDialog
      resource="payments"
      title={t('bankBooks.payOwn')}
      schema={OwnIncomeBody}
      defaultValues={{ amount: transferable }}
      slot="bankBooks:payOwn"
      send={(values, idempotencyKey) =>
        call('POST /v1/bank/payments/own-income', { body: values as z.input<typeof OwnIncomeBody>, idempotencyKey })
      }
      affects={['payments', 'bankBooks']}
      words={t('bankBooks.payOwnQueued')}
      onClose={onClose}
    >
      {(isUncertain) => (
        <>
          <Typography sx={{ marginBlockEnd: 2 }}>
            {t('bankBooks.payOwnAbout', { amount: formatMoney(transferable) })}
          </Typography>
          <MoneyInput source="amount" readOnly={isUncertain} />
        </>
      )}
    </MoneyDialog>
  )
}
