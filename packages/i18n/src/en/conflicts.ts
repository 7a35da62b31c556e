import type * as source from '../es/conflicts.ts'
import type { Translation } from '../translation.ts'

export const insiderKinds = {
  shareholder: 'Shareholder with 20\u00A0% or more',
  manager: 'Manager',
  employee: 'Employee',
  controlled: 'Company controlled by a shareholder, manager or employee',
  relative: 'Relative of a shareholder, manager or employee',
} as const satisfies Translation<typeof source.insiderKinds>

export const conflicts = {
  title: 'Conflicts of interest',
  one: 'Conflict of interest',
  lead: 'People who run the platform, work for it or hold 20\u00A0% or more of it cannot be promoters. If they invest, they do so on the same terms as everybody, and the page of the project says so. Each conflict is reviewed every year.',
  none: 'No conflict has been entered.',
  createTitle: 'Enter a conflict',
  created: 'The conflict has been entered.',
  publicHelp: 'It is published on the page of the project. Write no names.',
  nameHelp: 'Only administrators read it. For a relative, say whose.',
  taxNumberHelp: 'Of the person or company. It is compared with those of the promoters.',
  project: 'Project',
  fields: {
    conflictId: 'Identifier',
    kind: 'Who it is',
    tie: 'Tie to the project',
    personName: 'Name',
    taxNumber: 'Tax number',
    projectId: 'Project',
    projectName: 'Project',
    nature: 'What it is',
    natureEn: 'What it is (English)',
    measure: 'Measure',
    measureEn: 'Measure (English)',
    since: 'Since',
    state: 'State',
    endedOn: 'Until',
    reviewedOn: 'Last review',
    reviewDueOn: 'Next review',
    createdAt: 'Entered',
    updatedAt: 'Changed',
  },
  kind: insiderKinds,
  tie: { promoter: 'Promoter, or controls them', investor: 'Investor', other: 'Other' },
  state: { active: 'In force', ended: 'Ended' },
  reviewDue: 'Review due',
  step: { review: 'Review', end: 'End' },
  stepTitle: { review: 'Review the conflict', end: 'End the conflict' },
  stepAbout: {
    review: 'The next review is due in a year. The audit record keeps what was found.',
    end: 'The page of the project stops showing it. The audit record keeps the reason.',
  },
  stepReason: { review: 'What was found', end: 'Why it has ended' },
  stepDone: { review: 'The review has been entered.', end: 'The conflict has ended.' },
} as const satisfies Translation<typeof source.conflicts>

export const conflictPages = {
  title: 'Conflicts of interest',
  about:
    'People of the platform who have a tie to this project, and what we do about it (article 8 of Regulation (EU) 2020/1503).',
  policy: 'Our policy on conflicts of interest',
  kind: insiderKinds,
  tie: {
    promoter: 'Promotes the project',
    investor: 'Invests on the same terms as everybody',
    other: 'Has a tie to the promoter',
  },
  nature: 'What it is',
  measure: 'What we do',
  since: 'Since %{date}',
} as const satisfies Translation<typeof source.conflictPages>
