import type { Translation } from '../translation.ts'
import type { complaintMails as source } from '../es/complaint-mails.ts'

const remedies =
  'If you do not agree, you can complain to the Comisión Nacional del Mercado de Valores (www.cnmv.es), which supervises us, or go to court.'
const action = 'See the complaint'

export const complaintMails = {
  complaintReceived: {
    subject: 'We have received your complaint %{number}',
    text: 'Your complaint is registered under the number %{number}. Complaining is free of charge.\nBy %{until} we will tell you whether it is admissible and why, who handles it and when we will decide.\nWith the link below you can see how it goes, write to us and add documents. Keep it: anyone who has it can see the complaint.',
    action,
  },
  complaintAdmitted: {
    subject: 'We have accepted your complaint %{number} for examination',
    text: 'Your complaint %{number} is admissible, and we are examining it.\n%{reason}\n%{handler} handles it: %{email}, telephone %{phone}.\nWe will decide by %{until}.',
    action,
  },
  complaintDismissed: {
    subject: 'Your complaint %{number} is not admissible',
    text: `Your complaint %{number} is not admissible.\nReason: %{reason}\n${remedies}`,
    action,
  },
  complaintDelayed: {
    subject: 'We need more time for your complaint %{number}',
    text: 'We cannot decide your complaint %{number} in the time that we named.\nReason: %{reason}\nWe will decide by %{until}.',
    action,
  },
  complaintGranted: {
    subject: 'We have decided your complaint %{number}',
    text: 'We have upheld your complaint %{number}.\n%{answer}',
    action,
  },
  complaintPartlyGranted: {
    subject: 'We have decided your complaint %{number}',
    text: `We have upheld your complaint %{number} in part.\n%{answer}\n${remedies}`,
    action,
  },
  complaintRejected: {
    subject: 'We have decided your complaint %{number}',
    text: `We have rejected your complaint %{number}.\n%{answer}\n${remedies}`,
    action,
  },
  complaintAnswered: {
    subject: 'You have a message about your complaint %{number}',
    text: 'We have written to you about your complaint %{number}. You can read it and answer with the link below.',
    action,
  },
  complaintWithdrawn: {
    subject: 'You have withdrawn your complaint %{number}',
    text: 'You have withdrawn your complaint %{number} and we stop handling it. You can send another whenever you like.',
    action,
  },
} as const satisfies Translation<typeof source>
