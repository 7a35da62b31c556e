import type { Translation } from '../translation.ts'
import type * as source from '../es/project.ts'

export const phases = {
  title: 'Phases',
  one: 'Phase',
  name: {
    Discarded: 'Discarded',
    Draft: 'Draft',
    Next_Opening: 'Next opening',
    Preinvestment: 'Preinvestment',
    Investment: 'Open',
    Financed: 'Financed',
    Closed: 'Closed',
  },
} as const satisfies Translation<typeof source.phases>

export const projectTypes = {
  title: 'Project types',
  one: 'Project type',
  fields: {
    projectTypeId: 'Identifier',
    name: 'Name',
    description: 'Description',
    image: 'Image',
    createdAt: 'Created',
    updatedAt: 'Updated',
  },
} as const satisfies Translation<typeof source.projectTypes>

export const projects = {
  title: 'Projects',
  one: 'Project',
  deliveryFeePeriod: {
    monthly: 'Monthly',
    quarterly: 'Quarterly',
    annual: 'Annual',
    'end of project': 'End of project',
  },
  fields: {
    projectId: 'Identifier',
    name: 'Name',
    direction: 'Address',
    locality: 'Town',
    projectPhaseId: 'Phase',
    phaseId: 'Phase',
    phaseName: 'Phase',
    projectTypeId: 'Project type',
    projectTypeName: 'Project type',
    country: 'Country',
    managerId: 'Manager',
    managerName: 'Manager',
    url: 'URL',
    dateStart: 'Start of financing',
    dateEnd: 'End of financing',
    startedAt: 'Start of the works',
    financingAmount: 'Target amount',
    amountInvested: 'Raised',
    amountRemaining: 'Remaining',
    amountInEscrow: 'In escrow',
    percentageInvested: 'Funded',
    projectDuration: 'Duration (months)',
    targetProfitability: 'Target profitability',
    annualProfitability: 'Annual profitability',
    minimumInvestment: 'Minimum investment',
    maximumInvestment: 'Maximum investment',
    maxInvestorNumber: 'Maximum number of investors',
    investorCount: 'Investors',
    showInvestorNumber: 'Show the number of investors',
    withdrawMoneyFinanced: 'Pay the promoter once financed',
    cancellationFee: 'Cancellation fee',
    managerFee: 'Management fee',
    deliveryFeePeriod: 'Payments',
    preinvestorMaxNumber: 'Maximum number of preinvestors',
    preinvestorDateEnd: 'End of preinvestment',
    preinvestorDeposit: 'Deposit of preinvestment',
    preinvestorAmount: 'Amount of preinvestment',
    destinationBankAccount: 'Destination bank account',
    private: 'Private',
    promoterName: 'Promoter',
    promoterDescription: 'About the promoter',
    guaranteeAgentName: 'Guarantee agent',
    guaranteeAgentDescription: 'About the guarantee agent',
    cover: 'Main picture',
    pendingRefund: 'Pending refund',
    daysLate: 'Days late',
    createdAt: 'Created',
    updatedAt: 'Updated',
  },
} as const satisfies Translation<typeof source.projects>

export const projectDescriptions = {
  title: 'Descriptions',
  one: 'Description',
  fields: {
    projectDescriptionId: 'Identifier',
    projectId: 'Project',
    title: 'Title',
    description: 'Description',
    order: 'Order',
    createdAt: 'Created',
    updatedAt: 'Updated',
  },
} as const satisfies Translation<typeof source.projectDescriptions>

export const projectMediaFiles = {
  title: 'Pictures',
  one: 'Picture',
  fields: {
    projectMediaFileId: 'Identifier',
    projectId: 'Project',
    userId: 'Uploaded by',
    description: 'Description',
    order: 'Order',
    picture: 'Picture',
    createdAt: 'Uploaded',
    updatedAt: 'Updated',
  },
} as const satisfies Translation<typeof source.projectMediaFiles>

export const projectDocuments = {
  title: 'Documents',
  one: 'Document',
  fields: {
    projectDocumentId: 'Identifier',
    documentTypeId: 'Document type',
    documentTypeName: 'Document type',
    projectId: 'Project',
    userId: 'Uploaded by',
    description: 'Description',
    visible: 'Visible',
    document: 'File',
    file: 'File',
    createdAt: 'Uploaded',
    updatedAt: 'Updated',
  },
} as const satisfies Translation<typeof source.projectDocuments>

export const timeline = {
  title: 'Timeline',
  one: 'Event',
  fields: {
    timelineEventId: 'Identifier',
    projectId: 'Project',
    date: 'Date',
    title: 'Title',
    description: 'Description',
    createdAt: 'Created',
    updatedAt: 'Updated',
  },
} as const satisfies Translation<typeof source.timeline>

export const templates = {
  title: 'Description templates',
  one: 'Description template',
  menu: 'Templates',
  createTitle: 'New description template',
  deleteConsequence: 'The descriptions that started from it do not change.',
  use: 'Start from a template',
  help: 'It is copied into the description; it can be changed afterwards.',
  fields: {
    templateId: 'Identifier',
    name: 'Name',
    description: 'Text',
    createdAt: 'Created',
    updatedAt: 'Updated',
  },
} as const satisfies Translation<typeof source.templates>

export const projectAlerts = {
  title: 'Opening alert',
  leadThis: 'A single e-mail, on the day this project opens for investment.',
  leadNext: 'A single e-mail, on the day the next project opens.',
  askThis: 'Alert me when it opens',
  askNext: 'Alert me about the next project',
  logInFirst: 'Log in or register first; you will then come back here with the alert turned on.',
  onThis: 'The alert is on: we will write to you when this project opens.',
  onNext: 'The alert is on: we will write to you when the next project opens.',
  stop: 'Turn off the alert',
  muted: 'In your profile, notices about your projects are turned off, so this one would not reach you either.',
  toPreferences: 'Change it in your profile',
} as const satisfies Translation<typeof source.projectAlerts>
