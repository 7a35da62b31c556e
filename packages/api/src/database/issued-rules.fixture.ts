import { ONE, OTHER, type Rule } from './rule.fixture.ts'

type Rules = Readonly<Record<string, readonly Rule[]>>

const of = (kind: string, about: object = {}) => ({ user_id: ONE, kind, ...about })
const order = { order_id: ONE, project_id: ONE }
const month = (number: number) => ({ period_start: `2026-0${number}-01`, period_end: `2026-0${number}-28` })
const period = { period_start: '2026-01-01', period_end: '2026-01-31' }

/** What a document of each kind is about. */
export const ISSUED_CHECKS: Rules = {
  issued_documents: [
    {
      rule: 'issued_documents_fields_of_kind',
      fits: [
        of('orderContract', order),
        of('orderConfirmation', order),
        of('projectSummary', { project_id: ONE }),
        of('monthlyStatement', period),
        of('yearlyStatement', period),
        of('taxCertificate', period),
      ],
      breaks: [
        of('orderContract', { project_id: ONE }),
        of('orderConfirmation', { ...order, ...period }),
        of('projectSummary', order),
        of('projectSummary'),
        of('monthlyStatement'),
        of('monthlyStatement', { period_start: '2026-01-01' }),
        of('yearlyStatement', { ...period, project_id: ONE }),
        of('taxCertificate', { ...period, order_id: ONE }),
      ],
    },
  ],
}

/** Nothing is made twice. */
export const ISSUED_KEYS: Rules = {
  issued_documents: [
    {
      rule: 'issued_documents_number_key',
      fits: ['D-2026-000001', 'D-2026-000002'].map((number, row) =>
        of('monthlyStatement', { ...month(row + 1), number }),
      ),
      breaks: [of('monthlyStatement', { ...month(3), number: 'D-2026-000001' })],
    },
    {
      rule: 'issued_documents_file_key',
      fits: [ONE, OTHER].map((file_id, row) => of('monthlyStatement', { ...month(row + 1), file_id })),
      breaks: [of('monthlyStatement', { ...month(3), file_id: ONE })],
    },
    {
      rule: 'issued_documents_subject_key',
      fits: [
        of('orderContract', order),
        of('orderConfirmation', order),
        of('orderContract', { order_id: OTHER, project_id: ONE }),
        of('monthlyStatement', period),
        of('monthlyStatement', { period_start: '2026-02-01', period_end: '2026-02-28' }),
        { ...of('monthlyStatement', period), user_id: OTHER },
        of('projectSummary', { project_id: ONE }),
      ],
      breaks: [of('orderContract', order), of('monthlyStatement', period), of('projectSummary', { project_id: ONE })],
    },
  ],
}
