import { accessMails } from './account/access-mails.ts'
import { paths, type LinkPurpose } from './pages.ts'

/** `general` and `tickets` can be declined. */
export type MailCategory = 'necessary' | 'security' | 'legal' | 'general' | 'tickets'

interface ParameterTypes {
  readonly text: string
  /** A name or title that a person typed: domains in it are not clickable. */
  readonly typed: string
  readonly count: number
  readonly money: { readonly money: string }
  /** English version of the same name without `En`. */
  readonly 'English or nothing': string | null
  readonly 'money or nothing': { readonly money: string } | null
  readonly instant: { readonly instant: string }
  readonly 'instant or nothing': { readonly instant: string } | null
  /** Drawn below the text; none if empty. */
  readonly 'QR code': string
}

interface MailDefinition {
  readonly category: MailCategory
  /** Page, or single-use link; without either no button. */
  readonly page?: string
  readonly link?: LinkPurpose
  readonly params: Readonly<Record<string, keyof ParameterTypes>>
  /** Anybody who knows an address can cause it: bounded by mailbox (handbook rule 2.48). */
  readonly isByAnybody?: true
}

const WALLET = paths.profile('wallet')
const TAX = paths.profile('tax')
const complaint = { number: 'text' } as const
const project = { project: 'typed' } as const
const taken = { amount: 'money', reason: 'text', balance: 'money' } as const
const newsParams = {
  ...project,
  title: 'typed',
  titleEn: 'English or nothing',
  description: 'text',
  descriptionEn: 'English or nothing',
} as const
const irregularityParams = { ...project, irregularity: 'text', irregularityEn: 'English or nothing' } as const
const suspensionParams = {
  ...irregularityParams,
  steps: 'text',
  stepsEn: 'English or nothing',
  lastDay: 'text',
} as const
const correctionParams = {
  ...irregularityParams,
  correction: 'text',
  correctionEn: 'English or nothing',
} as const
const cancelled = { amount: 'money', reason: 'text', number: 'text' } as const
const failed = { amount: 'money', account: 'text', reason: 'text', number: 'text' } as const

/** Category, button target and parameters of each mail. */
export const mailTemplates = {
  confirmEmail: { category: 'necessary', link: 'confirmEmail', params: {}, isByAnybody: true },
  resetPassword: { category: 'necessary', link: 'resetPassword', params: {}, isByAnybody: true },
  accountCreated: { category: 'necessary', link: 'resetPassword', params: {} },
  trial: { category: 'necessary', params: {} },
  alreadyRegistered: { category: 'security', page: paths.login(), params: { at: 'instant' }, isByAnybody: true },
  documentRegistered: { category: 'necessary', page: paths.login(), params: { at: 'instant' }, isByAnybody: true },
  newLogin: {
    category: 'security',
    page: paths.profile(),
    params: { at: 'instant', browser: 'typed', address: 'text' },
  },
  deviceTrusted: { category: 'security', page: paths.profile(), params: { at: 'instant', device: 'typed' } },
  passwordChanged: { category: 'security', link: 'stopAccess', params: { at: 'instant' } },
  emailChanged: { category: 'security', params: { at: 'instant' } },
  confirmNewEmail: { category: 'necessary', link: 'confirmNewEmail', params: {}, isByAnybody: true },
  emailChangeAsked: { category: 'security', link: 'undoEmailChange', params: { at: 'instant' } },
  emailChangeMade: { category: 'security', link: 'undoEmailChange', params: { at: 'instant' } },
  emailChangeUndone: { category: 'security', link: 'resetPassword', params: { at: 'instant' } },
  emailWantedElsewhere: { category: 'security', page: paths.login(), params: { at: 'instant' }, isByAnybody: true },
  dataExportReady: { category: 'security', page: paths.profile(), params: { at: 'instant', until: 'instant' } },
  closingAsked: { category: 'security', page: paths.profile(), params: { at: 'instant', until: 'instant' } },
  closingWithdrawn: { category: 'security', page: paths.profile(), params: { at: 'instant' } },
  closingStopped: { category: 'security', page: WALLET, params: {} },
  passkeyAdded: { category: 'security', link: 'stopAccess', params: { at: 'instant', name: 'typed' } },
  passkeyRemoved: { category: 'security', link: 'stopAccess', params: { at: 'instant', name: 'typed' } },
  ...accessMails,
  otpChanged: { category: 'security', link: 'stopAccess', params: { at: 'instant' } },
  recoveryCodesRenewed: { category: 'security', link: 'stopAccess', params: { at: 'instant' } },
  recoveryCodeUsed: { category: 'security', page: paths.profile(), params: { at: 'instant', smart_count: 'count' } },
  ticketOpened: { category: 'tickets', page: paths.support, params: { title: 'typed' } },
  ticketAnswered: { category: 'tickets', page: paths.support, params: { title: 'typed' } },
  confirmContact: { category: 'necessary', params: {}, isByAnybody: true },
  visitorAnswered: { category: 'necessary', page: paths.contact, params: { title: 'typed', answer: 'text' } },
  ticketWaits: { category: 'tickets', page: paths.administrationTickets, params: { client: 'typed', title: 'typed' } },
  // The sender names the customer's page.
  noteMentions: { category: 'general', page: paths.administration, params: { author: 'typed', client: 'typed' } },
  // Mandatory (2022/2117); the delivery adds the private link.
  complaintReceived: { category: 'legal', params: { ...complaint, until: 'text' }, isByAnybody: true },
  complaintAdmitted: {
    category: 'legal',
    params: { ...complaint, handler: 'typed', email: 'text', phone: 'text', reason: 'text', until: 'text' },
  },
  complaintDismissed: { category: 'legal', params: { ...complaint, reason: 'text' } },
  complaintDelayed: { category: 'legal', params: { ...complaint, reason: 'text', until: 'text' } },
  complaintGranted: { category: 'legal', params: { ...complaint, answer: 'text' } },
  complaintPartlyGranted: { category: 'legal', params: { ...complaint, answer: 'text' } },
  complaintRejected: { category: 'legal', params: { ...complaint, answer: 'text' } },
  complaintAnswered: { category: 'legal', params: complaint },
  complaintWithdrawn: { category: 'legal', params: complaint },
  verificationApproved: { category: 'general', page: paths.profile(), params: {} },
  verificationDeclined: { category: 'general', page: paths.profile(), params: { reason: 'text' } },
  verificationResubmission: { category: 'general', page: paths.profile(), params: { reason: 'text' } },
  // Names the end of reflection (Regulation (EU) 2020/1503, article 22).
  orderReceived: {
    category: 'legal',
    page: paths.investments,
    params: { ...project, amount: 'money', until: 'text' },
  },
  orderRevoked: { category: 'legal', page: paths.investments, params: { ...project, amount: 'money' } },
  orderDisinvested: {
    category: 'legal',
    page: paths.investments,
    params: { ...project, amount: 'money', penalty: 'money or nothing' },
  },
  // Names the end of reflection.
  reservationPlaced: {
    category: 'legal',
    page: paths.investments,
    params: { ...project, amount: 'money', deposit: 'money or nothing', place: 'count', until: 'text' },
  },
  reservationWithdrawn: {
    category: 'legal',
    page: WALLET,
    params: { ...project, amount: 'money', deposit: 'money or nothing' },
  },
  reservationConverted: {
    category: 'legal',
    page: paths.investments,
    params: { ...project, amount: 'money', until: 'text' },
  },
  // The sender names the project's page.
  reservationCalled: {
    category: 'legal',
    page: paths.investments,
    params: { ...project, amount: 'money', until: 'text' },
  },
  reservationLapsed: {
    category: 'legal',
    page: WALLET,
    params: { ...project, amount: 'money', deposit: 'money or nothing' },
  },
  returnPaid: {
    category: 'general',
    page: WALLET,
    params: {
      ...project,
      number: 'text',
      count: 'text',
      from: 'text',
      to: 'text',
      part: 'text',
      dueOn: 'text',
      amount: 'money',
      unreceived: 'money or nothing',
      interest: 'money or nothing',
      fee: 'money or nothing',
      withheld: 'money or nothing',
      principal: 'money or nothing',
    },
  },
  returnReversed: {
    category: 'necessary',
    page: WALLET,
    params: { ...project, number: 'text', count: 'text', ...taken },
  },
  projectFinanced: { category: 'general', page: paths.investments, params: project },
  projectReopened: { category: 'general', page: paths.investments, params: project },
  projectClosed: { category: 'general', page: paths.investments, params: project },
  // Without delay (Delegated Regulation (EU) 2022/2115).
  loanPastDue: {
    category: 'legal',
    page: paths.investments,
    params: { ...project, since: 'text', amount: 'money', pastDueSince: 'text' },
  },
  loanUnlikelyToPay: {
    category: 'legal',
    page: paths.investments,
    params: { ...project, since: 'text', reason: 'text' },
  },
  loanCured: { category: 'legal', page: paths.investments, params: { ...project, reason: 'text' } },
  loanWrittenOff: {
    category: 'legal',
    page: paths.investments,
    params: { ...project, loss: 'money', reason: 'text' },
  },
  // Material changes, at once (Regulation (EU) 2020/1503, article 23).
  sheetChanged: {
    category: 'legal',
    page: paths.investments,
    params: { ...project, version: 'text', changes: 'text', changesEn: 'English or nothing' },
  },
  sheetChangedMaterially: {
    category: 'legal',
    page: paths.investments,
    params: { ...project, version: 'text', changes: 'text', changesEn: 'English or nothing' },
  },
  // Immediately (Regulation (EU) 2020/1503, article 23(13)).
  offerSuspended: { category: 'legal', page: paths.investments, params: { ...suspensionParams, until: 'text' } },
  offerCorrected: { category: 'legal', page: paths.investments, params: { ...correctionParams, until: 'text' } },
  offerResumed: { category: 'legal', page: paths.investments, params: { ...correctionParams, until: 'text' } },
  reservationSuspended: { category: 'legal', page: paths.investments, params: suspensionParams },
  reservationCorrected: { category: 'legal', page: paths.investments, params: correctionParams },
  // The sender names the project's page.
  reservationResumed: {
    category: 'legal',
    page: paths.investments,
    params: { ...correctionParams, amount: 'money', until: 'text' },
  },
  offerCancelled: { category: 'legal', page: WALLET, params: { ...project, amount: 'money', lastDay: 'text' } },
  // For administrators; the sender names the project's page.
  suspensionEnding: { category: 'legal', page: paths.administration, params: { ...project, lastDay: 'text' } },
  projectRefunded: { category: 'general', page: WALLET, params: { ...project, amount: 'money' } },
  // Acknowledgement of receipt (Regulation (EU) 2020/1503, article 21(5)).
  lossResultReceived: {
    category: 'legal',
    page: paths.lossSimulation,
    params: { amount: 'money', referenceDate: 'text', version: 'text', reviewOn: 'text' },
  },
  classRequested: { category: 'general', page: paths.investorClass, params: {} },
  // Express notification (Regulation (EU) 2020/1503, Annex II).
  classApproved: { category: 'legal', page: paths.investorClass, params: { until: 'text' } },
  professionalApproved: { category: 'legal', page: paths.investorClass, params: {} },
  classRefused: { category: 'legal', page: paths.investorClass, params: { reason: 'text' } },
  classEnded: { category: 'legal', page: paths.investorClass, params: { reason: 'text' } },
  classGivenUp: { category: 'legal', page: paths.investorClass, params: {} },
  certificateReplaced: {
    category: 'legal',
    page: paths.profile('documents'),
    params: { year: 'text', number: 'text', replaced: 'text' },
  },
  // Article 21(3) and (5); not answering has no consequence.
  lossReviewDue: { category: 'legal', page: paths.lossSimulation, params: {} },
  knowledgeReviewDue: { category: 'legal', page: paths.knowledge, params: {} },
  classEnding: { category: 'legal', page: paths.investorClass, params: { until: 'text' } },
  classExpired: { category: 'legal', page: paths.investorClass, params: {} },
  // For followers; the sender names the page.
  followedMoved: {
    category: 'general',
    page: paths.followedProjects,
    params: { ...project, phase: 'text', phaseEn: 'English or nothing' },
  },
  followedDiscarded: { category: 'general', page: paths.followedProjects, params: project },
  followedNews: { category: 'general', page: paths.followedProjects, params: newsParams },
  // The sender names the project's page.
  projectOpened: {
    category: 'general',
    page: paths.projects,
    params: { ...project, locality: 'typed', minimum: 'money' },
  },
  projectNews: {
    category: 'general',
    page: paths.investments,
    params: newsParams,
  },
  // Dropped without a company account.
  incomeRequested: {
    category: 'general',
    page: WALLET,
    params: {
      amount: 'money',
      account: 'text',
      beneficiary: 'text',
      iban: 'text',
      bic: 'text',
      reference: 'text',
      qrText: 'QR code',
    },
  },
  // Warns of money about to leave, so it cannot be declined (decision mail-and-notifications). The sender names the withdrawal's page.
  withdrawalRequested: {
    category: 'security',
    page: WALLET,
    params: { amount: 'money', account: 'text', number: 'text' },
  },
  incomeApproved: { category: 'general', page: WALLET, params: { amount: 'money', balance: 'money' } },
  incomeRejected: { category: 'general', page: WALLET, params: { amount: 'money', reason: 'text' } },
  // A bank line turned out to belong elsewhere.
  incomeTakenBack: { category: 'necessary', page: WALLET, params: taken },
  withdrawalApproved: {
    category: 'general',
    page: WALLET,
    params: { amount: 'money', balance: 'money', account: 'text', number: 'text' },
  },
  thirdPartyPaid: {
    category: 'security',
    page: WALLET,
    params: { amount: 'money', name: 'text', account: 'text', number: 'text' },
  },
  withdrawalRejected: {
    category: 'general',
    page: WALLET,
    params: cancelled,
  },
  withdrawalPaid: {
    category: 'general',
    page: WALLET,
    params: { amount: 'money', account: 'text', number: 'text', remittance: 'text' },
  },
  incomeCancelled: { category: 'general', page: WALLET, params: { amount: 'money' } },
  // Money does not arrive, so these cannot be declined.
  withdrawalCancelled: { category: 'security', page: WALLET, params: cancelled },
  withdrawalRefused: { category: 'security', page: WALLET, params: failed },
  withdrawalReturned: { category: 'security', page: WALLET, params: failed },
  taxDetailReceived: { category: 'general', page: TAX, params: { since: 'text' } },
  residenceAccepted: { category: 'general', page: TAX, params: { since: 'text' } },
  residenceRefused: { category: 'general', page: TAX, params: { since: 'text', reason: 'text' } },
  certificateAccepted: { category: 'general', page: TAX, params: { until: 'text' } },
  certificateRefused: { category: 'general', page: TAX, params: { reason: 'text' } },
  exemptionAccepted: { category: 'general', page: TAX, params: { since: 'text' } },
  exemptionRefused: { category: 'general', page: TAX, params: { reason: 'text' } },
  // More is withheld afterwards, so it cannot be declined.
  certificateExpires: { category: 'necessary', page: TAX, params: { until: 'text' } },
} as const satisfies Record<string, MailDefinition>

export type MailTemplate = keyof typeof mailTemplates

export const mailDefinitionOf = (template: MailTemplate): MailDefinition => mailTemplates[template]

export type MailParams<Template extends MailTemplate> = {
  readonly [
    Name in keyof (typeof mailTemplates)[Template]['params']
  ]: ParameterTypes[(typeof mailTemplates)[Template]['params'][Name] & keyof ParameterTypes]
}
