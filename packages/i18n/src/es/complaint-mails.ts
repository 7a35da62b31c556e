/** Where a complainant can turn who did not get all they asked for (Delegated Regulation (EU) 2022/2117, article 4). */
const remedies =
  'Si no está de acuerdo, puede reclamar ante la Comisión Nacional del Mercado de Valores (www.cnmv.es), que nos supervisa, o acudir a los tribunales.'
const action = 'Ver la reclamación'

export const complaintMails = {
  complaintReceived: {
    subject: 'Hemos recibido su reclamación %{number}',
    text: 'Su reclamación está registrada con el número %{number}. Reclamar es gratuito.\nComo muy tarde el %{until} le diremos si la admitimos y por qué, quién la lleva y cuándo la resolveremos.\nCon el enlace de abajo puede ver cómo va, escribirnos y añadir documentos. Guárdelo: quien lo tenga puede verla.',
    action,
  },
  complaintAdmitted: {
    subject: 'Hemos admitido su reclamación %{number}',
    text: 'Hemos admitido su reclamación %{number}.\n%{reason}\nLa lleva %{handler}: %{email}, teléfono %{phone}.\nLa resolveremos como muy tarde el %{until}.',
    action,
  },
  complaintDismissed: {
    subject: 'No hemos admitido su reclamación %{number}',
    text: `No hemos admitido su reclamación %{number}.\nMotivo: %{reason}\n${remedies}`,
    action,
  },
  complaintDelayed: {
    subject: 'Necesitamos más tiempo para su reclamación %{number}',
    text: 'No podemos resolver su reclamación %{number} en el plazo que le dijimos.\nMotivo: %{reason}\nLa resolveremos como muy tarde el %{until}.',
    action,
  },
  complaintGranted: {
    subject: 'Hemos resuelto su reclamación %{number}',
    text: 'Hemos estimado su reclamación %{number}.\n%{answer}',
    action,
  },
  complaintPartlyGranted: {
    subject: 'Hemos resuelto su reclamación %{number}',
    text: `Hemos estimado en parte su reclamación %{number}.\n%{answer}\n${remedies}`,
    action,
  },
  complaintRejected: {
    subject: 'Hemos resuelto su reclamación %{number}',
    text: `Hemos desestimado su reclamación %{number}.\n%{answer}\n${remedies}`,
    action,
  },
  complaintAnswered: {
    subject: 'Tiene un mensaje sobre su reclamación %{number}',
    text: 'Le hemos escrito sobre su reclamación %{number}. Puede leerlo y contestar con el enlace de abajo.',
    action,
  },
  complaintWithdrawn: {
    subject: 'Ha retirado su reclamación %{number}',
    text: 'Ha retirado su reclamación %{number} y dejamos de tramitarla. Puede presentar otra cuando quiera.',
    action,
  },
} as const
