import type * as source from '../es/access-changes.ts'
import type { Translation } from '../translation.ts'
import { proposals } from './tax.ts'

const accessKind = {
  role: 'Role',
  enable: 'Enable the account',
  disable: 'Disable the account',
  email: 'E-mail',
  factor: 'Delete the OTP device and the passkeys',
} as const

export const accessChanges = {
  title: 'Access changes',
  one: 'Access change',
  lead: "One administrator proposes changes to a person's role, or to the access of an administrator or manager; another approves them. For 7 days, whatever that person approves counts as approved by the two administrators who proposed and approved the change.",
  state: proposals.state,
  kind: accessKind,
  fields: {
    userName: 'Person',
    userEmail: 'Current e-mail',
    kind: 'Change',
    value: 'New value',
    ...proposals.fields,
  },
  approve: 'Approve',
  approveTitle: 'Approve the access change',
  approveAbout:
    'It takes effect now for %{name} (%{email}): %{change}. For 7 days, what this person approves counts as approved by you and by the administrator who proposed it.',
  approved: 'Access change approved',
  refuse: 'Refuse',
  refuseTitle: 'Refuse the access change',
  refuseAbout: 'The access of %{name} stays as it is.',
  refused: 'Proposal refused',
  ownProposal: 'You proposed it: another administrator must approve it.',
  waiting: 'Waiting for the approval of another administrator: %{changes}.',
  waits: 'Proposed. It is waiting for the approval of another administrator.',
} as const satisfies Translation<typeof source.accessChanges>

export const personHands = {
  title: "Changes to a person's data",
  one: "Change to a person's data",
  kind: {
    ...accessKind,
    factor: 'OTP device or passkeys',
    account: 'Account created',
    phone: 'Telephone',
    identity: 'Name or document',
    password: 'Password',
  },
  fields: {
    userName: 'Person',
    handName: 'Changed by',
    kind: 'Change',
    createdAt: 'Date',
  },
  recent: {
    email: 'E-mail changed %{since} by %{who}',
    phone: 'Telephone changed %{since} by %{who}',
    factor: 'OTP device or passkeys changed %{since} by %{who}',
    password: 'Password changed %{since} by %{who}',
    identity: 'Name or document changed %{since} by %{who}',
    account: 'Account created %{since} by %{who}',
    role: 'Role changed %{since} by %{who}',
    enable: 'Account enabled %{since} by %{who}',
    disable: 'Account disabled %{since} by %{who}',
  },
  themselves: 'the person themselves',
} as const satisfies Translation<typeof source.personHands>
