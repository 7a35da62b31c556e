import { Button, Alert } from '@mui/material'
import { DataTable, List, useGetIdentity } from 'react-admin'
import { DayField, MomentField, MoneyField } from '../../ui/fields.tsx'
import { ListActions } from '../../ui/list/list-actions.tsx'
import { NoRows } from '../../ui/list/list-defaults.tsx'
import { FROM } from '../../ui/list/widths.ts'
import type { RecordOf } from '../../providers/records.ts'
import { useWords } from '../../ui/words.ts'
import { formatDate, formatDateTime } from '@cauce/format/dates.ts'
import { groupIban } from '@cauce/format/iban.ts'
import { formatCount } from '@cauce/format/quantities.ts'
import { useCall } from '../../providers/call.ts'
import { Amount } from '../../ui/figures.tsx'
import { PageHeading, Section } from '../../ui/section.tsx'
import { Facts, FactsGrid, Terms, term } from '../../ui/terms.tsx'
import { useAction } from '../../ui/use-action.ts'
import { ShowPage } from '../../ui/record/show-page.tsx'

const Col = DataTable.Col<RecordOf<'dailyCloses'>>

/** /admin/bank/daily-closes/: each day as it was closed, the last one first. */
export function DailyClosesList() {
  const t = useWords()
  return (
    <List
      sort={{ field: 'number', order: 'DESC' }}
      exporter={false}
      actions={
        <ListActions>
          <Button href="/v1/bank/daily-closes-export">{t('dailyCloses.export')}</Button>
        </ListActions>
      }
    >
      <DataTable rowClick="show" empty={<NoRows words="dailyCloses.none" />}>
        <Col source="number" align="right" />
        <Col source="day" field={DayField} />
        <Col source="customers" field={MoneyField} align="right" disableSort />
        <Col source="bank" field={MoneyField} align="right" disableSort sx={FROM.tablet} />
        <Col source="left" field={MoneyField} align="right" disableSort sx={FROM.tablet} />
        <Col
          source="signedBy"
          disableSort
          render={({ signedBy }) => signedBy.map(({ name }) => name).join(', ') || t('dailyCloses.unsigned')}
        />
        <Col source="closedAt" field={MomentField} sx={FROM.desk} />
      </DataTable>
    </List>
  )
}

type Close = RecordOf<'dailyCloses'>

/** /admin/bank/daily-closes/{id}: a day as it was closed, and who looked at it. */
export const DailyClosesShow = () => <ShowPage of={ClosePage} />

function ClosePage({ record }: { readonly record: Close }) {
  const t = useWords()
  const { number, day, closedAt, hash, previousHash, postingCount, postingsHash, checkedAt, exceptions } = record
  const amount = (field: 'stated' | 'openings' | 'missing' | 'left') => <Amount value={record[field]} />
  return (
    <>
      <PageHeading title={`${t('dailyCloses.name', { number })} · ${formatDate(day)}`}>
        <SignOff close={record} />
      </PageHeading>
      <Alert severity={exceptions.length === 0 ? 'success' : 'error'} component="output" sx={{ marginBlockEnd: 2 }}>
        {exceptions.length === 0 && t('dailyCloses.noExceptions')}
        {exceptions.map(({ invariant, count }) => (
          <div key={invariant}>
            {t('dailyCloses.exceptionsOf', { invariant: t(`reconciliation.invariant.${invariant}`), count })}
          </div>
        ))}{' '}
        {t('reconciliation.checkedAt', { instant: formatDateTime(checkedAt) })}
      </Alert>
      <FactsGrid>
        <Books close={record} />
        <Section title={t('dailyCloses.statements')}>
          <Terms
            of={record.accounts.map(({ iban, toDay, closing }) =>
              term(
                t('dailyCloses.until', { iban: groupIban(iban), day: formatDate(toDay) }),
                <Amount value={closing} />,
              ),
            )}
          />
          <Facts
            noun="dailyCloses"
            facts={{
              stated: amount('stated'),
              openings: amount('openings'),
              missing: amount('missing'),
              left: amount('left'),
            }}
          />
        </Section>
        <Facts
          noun="dailyCloses"
          title={t('dailyCloses.chain')}
          facts={{
            closedAt: formatDateTime(closedAt),
            postingCount: formatCount(postingCount),
            ...{ postingsHash, previousHash, hash },
          }}
        />
      </FactsGrid>
    </>
  )
}

function Books({ close }: { readonly close: Close }) {
  const t = useWords()
  const fields = ['customers', 'projects', 'tax', 'ours', 'unassigned', 'unexplained', 'underWay', 'bank'] as const
  const facts = Object.fromEntries(fields.map((field) => [field, <Amount key={field} value={close[field]} />]))
  return <Facts noun="dailyCloses" title={t('dailyCloses.books')} facts={facts} />
}

function SignOff({ close: { id, hash, signedBy } }: { readonly close: Close }) {
  const t = useWords()
  const call = useCall()
  const { identity } = useGetIdentity()
  const { run, isBusy, refusal } = useAction(
    () => call('POST /v1/bank/daily-closes/{id}/sign-offs', { params: { id }, body: { hash } }),
    { words: t('dailyCloses.signedOff'), affects: ['dailyCloses'] },
  )
  return (
    <>
      <span>
        {signedBy.map(({ name, signedAt }) => `${name}, ${formatDateTime(signedAt)}`).join(' · ') ||
          t('dailyCloses.unsigned')}
      </span>
      {identity && !signedBy.some(({ userId }) => userId === identity.id) && (
        <Button variant="contained" onClick={() => void run()} loading={isBusy}>
          {t('dailyCloses.signOff')}
        </Button>
      )}
      {refusal && <Alert severity="error">{refusal.message}</Alert>}
    </>
  )
}
