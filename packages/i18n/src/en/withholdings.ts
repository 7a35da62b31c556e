import type { Translation } from '../translation.ts'
import type * as source from '../es/withholdings.ts'

export const withholdings = {
  title: 'Tax withheld',
  about:
    'What was withheld from the interest of investors, by the quarter in which it accrued: that of its due date, even if it was paid later. The figures are for forms 123 and 216; check them with your adviser before you declare.',
  balance: 'Withheld and not handed over, according to the books: %{amount}.',
  none: 'Nothing has been withheld yet.',
  noneMatch: 'No quarter with these filters.',
  filter: { year: 'Year', quarter: 'Quarter', all: { year: 'All years', quarter: 'All quarters' } },
  quarterOf: 'Quarter %{number}',
  quarter: '%{from} to %{to}',
  dueBy: 'It has to be declared and paid by %{date}.',
  unpaid:
    '%{amount} of gross interest fell due and the promoters have not paid it. It has accrued, and nothing could be withheld from it yet.',
  applies: 'Whom it applies to',
  form: 'Form',
  rate: 'Rate',
  investors: 'Investors',
  interest: 'Gross interest',
  withheld: 'Withheld',
  sum: 'Withheld in all',
  handovers: 'Handovers',
  open: 'To be handed over',
  underWay: 'Under way',
  handedOver: 'Handed over',
  notOver: 'The quarter has not ended: it is handed over from %{date} on.',
  overdue: 'The deadline was %{date}, and %{amount} is not paid.',
  handOver: 'Hand over',
  handOverOf: 'Hand over what was withheld from %{from} to %{to}',
  handOverAbout:
    '%{amount} goes to the queue of payments: one payment for each form that the platform files, and one for each project whose promoter files them. They leave in a batch that two administrators approve. The account of the tax office is entered in the queue.',
  queued: 'Payments queued',
  to: 'To whom',
  toOffice: 'Tax office, form %{form}',
  toPromoter: 'Promoter of %{project}',
  state: 'State of the payment',
  reason: {
    residentIndividual: 'Individual, resident of Spain',
    residentCompany: 'Company, resident of Spain',
    exemptEntity: 'Exempt entity',
    unionResident: 'Resident of the European Union, with a certificate',
    economicAreaResident: 'Resident of the European Economic Area, with a certificate',
    treaty: 'Resident of a country with a treaty, with a certificate',
    nonResident: 'Non-resident, with a certificate',
    noCertificate: 'Non-resident, without a valid certificate',
  },
} as const satisfies Translation<typeof source.withholdings>
