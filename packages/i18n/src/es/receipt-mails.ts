/** Mails that confirm what has arrived and waits for a decision. */
export const receiptMails = {
  taxDetailReceived: {
    subject: 'Hemos recibido sus datos fiscales',
    text: 'Hemos recibido los datos fiscales que nos ha comunicado, con efecto desde el %{since}. Los revisa una persona, normalmente en un día laborable; hasta entonces no cuentan.\nSi hay algún error, puede retirarlos desde su perfil.',
    action: 'Ver los datos fiscales',
  },
  classRequested: {
    subject: 'Hemos recibido su solicitud de clase de inversor',
    text: 'Una persona revisará su solicitud y los justificantes, y le escribiremos con la decisión. Hasta entonces conserva la clase que tiene hoy.\nMientras esté pendiente puede retirarla.',
    action: 'Ver la clase de inversor',
  },
} as const
