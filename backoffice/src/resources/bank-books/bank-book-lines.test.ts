import { translator } from '@cauce/i18n'
import { expect, test } from 'vitest'
import { bankBookLines } from './bank-book-lines.ts'

test('the export has every part of the page with its figures as spreadsheets read them', () => {
  const lines = bankBookLines(
    {
      checkedAt: '2026-11-20T09:00:00.000Z',
      booked: '1120.00',
      stated: '1000.50',
      difference: '-119.50',
      causes: [{ cause: 'awaitedIn', amount: '-119.50', count: 1 }],
      left: '0.00',
      accounts: [
        {
          iban: 'ES9121000418450200051332',
          bankName: 'Turia',
          fromDay: '2026-11-02',
          toDay: '2026-11-19',
          opening: '0.00',
          closing: '1000.50',
        },
      ],
      missingDays: [{ iban: 'ES9121000418450200051332', fromDay: '2026-11-03', toDay: '2026-11-06', amount: '1.00' }],
      waiting: [{ age: 'older', fromDay: null, toDay: '2026-10-20', amount: '2.00', count: 3 }],
      payments: [{ state: 'queued', amount: '4.00', count: 5 }],
      awaited: [
        {
          kind: 'income',
          recordId: 'a',
          userId: 'b',
          userName: 'Ana Ruiz',
          projectId: null,
          projectName: null,
          bookedAt: '2026-11-19T09:00:00.000Z',
          amount: '-119.50',
        },
        {
          kind: 'payout',
          recordId: 'c',
          userId: null,
          userName: null,
          projectId: 'c',
          projectName: 'Ribera',
          bookedAt: '2026-11-19T23:30:00.000Z',
          amount: '6.00',
        },
        {
          kind: 'other',
          recordId: null,
          userId: null,
          userName: null,
          projectId: null,
          projectName: null,
          bookedAt: '2026-11-19T09:00:00.000Z',
          amount: '7.00',
        },
      ],
    },
    translator('en'),
  )
  const written = lines.map((cells) => cells.join('|'))
  expect(written).toEqual([
    expect.stringMatching(/^Bank overview\|/),
    'According to the books|1.120,00',
    'According to the latest statements|1.000,50',
    'Difference|-119,50',
    '',
    'Why they differ|How many|Amount',
    'Booked as received, on no statement yet|1|-119,50',
    'Not explained||0,00',
    '',
    'Credits not assigned, by age|How many|Amount',
    'More than 30 days|3|2,00',
    '',
    'Payments under way|How many|Amount',
    'In the queue|5|4,00',
    '',
    'Account|From|To|Opening balance|Closing balance',
    'ES91 2100 0418 4502 0005 1332|02/11/2026|19/11/2026|0,00|1.000,50',
    '',
    'Days without a statement|Account|Amount',
    'Between 03/11/2026 and 06/11/2026|ES91 2100 0418 4502 0005 1332|1,00',
    '',
    'Booked, on no statement yet|Whose|Booked on|Amount',
    'Approved deposit|Ana Ruiz|19/11/2026|-119,50',
    'Payout to the promoter|Ribera|20/11/2026|6,00',
    'Posting without a transaction||19/11/2026|7,00',
  ])
})
