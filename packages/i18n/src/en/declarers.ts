import type { Translation } from '../translation.ts'
import type * as source from '../es/declarers.ts'
import { proposals } from './proposals.ts'

export const declarers = {
  about:
    'The data with which the platform files form 193. One administrator proposes them and another approves them; earlier ones stay in the list. They are already filled in when the file is made, and can be changed for that file.',
  state: proposals.state,
  fields: {
    declarerId: 'Identifier',
    taxNumber: 'Tax number',
    name: 'Name',
    contact: 'Contact person',
    phone: 'Telephone',
    ...proposals.fields,
  },
  contactHelp: 'Whom the tax office asks: surname and name.',
  phoneHelp: 'Of the contact person: nine digits.',
  createTitle: 'Propose the data of the declarer',
  proposed: 'Proposal saved. Another administrator approves it.',
  approve: 'Approve',
  approveTitle: 'Approve the data of the declarer',
  approveAbout:
    'Form 193 is made with %{name}, tax number %{taxNumber}, contact %{contact}, telephone %{phone}. The earlier data stay in the list.',
  approved: 'Proposal approved',
  refuse: 'Refuse',
  refuseTitle: 'Refuse the proposal',
  refuseAbout: '%{name}, tax number %{taxNumber}: it does not come into force.',
  refused: 'Proposal refused',
  ownProposal: 'You proposed it: another administrator approves it.',
} as const satisfies Translation<typeof source.declarers>
