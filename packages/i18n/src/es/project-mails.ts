export const offerMails = {
  offerSuspended: {
    subject: 'Hemos suspendido «%{project}»: puede revocar su inversión',
    text: 'La información de «%{project}», en el que usted ha invertido, tenía un error importante. Nadie puede invertir hasta que se corrija.\nQué está mal: %{irregularity}\nQué se está haciendo: %{steps}\nHasta el %{until} puede revocar su inversión en «Inversiones», sin coste y sin dar motivos, también si su plazo de reflexión ya había terminado.\nEl último día para corregir es el %{lastDay}. Si para entonces no está corregido, la oferta se cancela y el dinero vuelve a su monedero.',
  },
  offerCorrected: {
    subject: 'Hemos corregido la información de «%{project}»: puede revocar su inversión',
    text: 'La información de «%{project}», en el que usted ha invertido, tenía un error importante y está corregida.\nQué estaba mal: %{irregularity}\nQué se ha corregido: %{correction}\nHasta el %{until} puede revocar su inversión en «Inversiones», sin coste y sin dar motivos, también si su plazo de reflexión ya había terminado.\nSi no hace nada, su inversión se mantiene.',
  },
  offerResumed: {
    subject: 'La oferta de «%{project}» está corregida y continúa: puede revocar su inversión',
    text: 'La oferta de «%{project}», que estaba suspendida, está corregida y continúa.\nQué estaba mal: %{irregularity}\nQué se ha corregido: %{correction}\nHasta el %{until} puede revocar su inversión en «Inversiones», sin coste y sin dar motivos, también si su plazo de reflexión ya había terminado.\nSi no hace nada, su inversión se mantiene.',
  },
  offerCancelled: {
    subject: '«%{project}» se ha cancelado: le hemos devuelto su dinero',
    text: 'La oferta de «%{project}» estaba suspendida por un error importante que no se corrigió en el plazo, que terminó el %{lastDay}. La hemos cancelado y le hemos devuelto %{amount} a su monedero, sin ningún coste.',
  },
  suspensionEnding: {
    subject: 'La suspensión de «%{project}» termina el %{lastDay}',
    text: 'La oferta de «%{project}» está suspendida y aún no se ha corregido. Si el %{lastDay} sigue así, la plataforma la cancela y devuelve todo el dinero.',
    action: 'Ver el proyecto',
  },
  projectRefunded: {
    subject: 'Le hemos devuelto su inversión en «%{project}»',
    text: 'El proyecto «%{project}» no sigue adelante. Le hemos devuelto %{amount} a su monedero, sin ningún coste.',
  },
} as const

export const receiptMails = {
  taxDetailReceived: {
    subject: 'Hemos recibido sus datos fiscales',
    text: 'Hemos recibido los datos fiscales que nos ha comunicado, con efecto desde el %{since}. Los revisa una persona, normalmente en un día laborable; hasta entonces no cuentan.\nSi hay algún error, puede retirarlos desde su perfil.',
  },
  classRequested: {
    subject: 'Hemos recibido su solicitud de categoría de inversor',
    text: 'Una persona revisará su solicitud y los justificantes, y le escribiremos con la decisión. Hasta entonces conserva la categoría que tiene hoy.\nMientras esté pendiente puede retirarla.',
  },
} as const

export const reservationMails = {
  reservationPlaced: {
    subject: 'Hemos recibido su reserva',
    text: 'Ha reservado %{amount} en «%{project}». Es el n.º %{place} en la lista de espera.\nDepósito reservado en su monedero: %{deposit}\nPuede retirar la reserva sin coste y sin dar motivos hasta el %{until}, desde sus inversiones. Después también podrá, mientras no haya pasado a ser una inversión.\nCuando el proyecto abra, la reserva pasa a ser una inversión si tiene el resto en el monedero. Le avisaremos.',
    action: 'Ver mi reserva',
  },
  reservationWithdrawn: {
    subject: 'Ha retirado su reserva en «%{project}»',
    text: 'Ha retirado su reserva de %{amount} en «%{project}», sin coste.\nDepósito que vuelve a estar disponible: %{deposit}\nSi no ha sido usted, cambie la contraseña y escriba a soporte.',
  },
  reservationConverted: {
    subject: '«%{project}» ha abierto y su reserva es una inversión',
    text: 'El proyecto ha abierto, y su reserva es ahora una inversión de %{amount} en «%{project}». El depósito forma parte de ese importe.\nPuede revocarla sin coste hasta el %{until}, desde sus inversiones. Después queda en firme.',
  },
  reservationCalled: {
    subject: '«%{project}» está abierto: complete su reserva',
    text: 'El proyecto está abierto. Su reserva de %{amount} no ha pasado a ser una inversión porque falta dinero en el monedero o un consentimiento.\nLe guardamos el puesto hasta el %{until}. Invierta antes en la página del proyecto: el depósito forma parte del importe.\nSi no lo hace, la reserva caduca y el depósito vuelve entero a estar disponible.',
    action: 'Completar la reserva',
  },
  reservationSuspended: {
    subject: 'Hemos suspendido «%{project}»: su reserva queda en espera',
    text: 'La información de «%{project}», en el que usted tiene una reserva, tenía un error importante. Nadie puede invertir hasta que se corrija.\nQué está mal: %{irregularity}\nQué se está haciendo: %{steps}\nMientras tanto su reserva queda en espera y no caduca. Puede retirarla en «Inversiones», sin coste y sin dar motivos.\nEl último día para corregir es el %{lastDay}. Si para entonces no está corregido, la oferta se cancela, la reserva termina y el depósito vuelve entero a estar disponible.',
  },
  reservationCorrected: {
    subject: 'Hemos corregido la información de «%{project}», en el que tiene una reserva',
    text: 'La información de «%{project}», en el que usted tiene una reserva, tenía un error importante y está corregida.\nQué estaba mal: %{irregularity}\nQué se ha corregido: %{correction}\nPuede retirar la reserva en «Inversiones», sin coste y sin dar motivos. El plazo para completarla no cambia.',
  },
  reservationResumed: {
    subject: 'La oferta de «%{project}» está corregida y continúa: complete su reserva',
    text: 'La oferta de «%{project}», que estaba suspendida, está corregida y continúa.\nQué estaba mal: %{irregularity}\nQué se ha corregido: %{correction}\nEl plazo para completar su reserva de %{amount} empieza de nuevo: le guardamos el puesto hasta el %{until}. Invierta antes en la página del proyecto, o retire la reserva en «Inversiones», sin coste y sin dar motivos.\nSi no hace nada, la reserva caduca y el depósito vuelve entero a estar disponible.',
    action: 'Completar la reserva',
  },
  reservationLapsed: {
    subject: 'Su reserva en «%{project}» ha terminado',
    text: 'Su reserva de %{amount} en «%{project}» ha terminado sin pasar a ser una inversión: el plazo para completarla ha acabado, o el proyecto no sigue adelante.\nDepósito que vuelve a estar disponible: %{deposit}',
  },
} as const

export const sheetMails = {
  sheetChanged: {
    subject: 'Nueva ficha de «%{project}»',
    text: 'Hemos publicado la versión %{version} de la ficha de datos fundamentales de «%{project}», en el que ha invertido o tiene una reserva.\nQué cambia: %{changes}\nSus órdenes siguen citando la versión que regía cuando las dio.',
  },
  sheetChangedMaterially: {
    subject: 'Cambio importante en la ficha de «%{project}»',
    text: 'Hemos publicado la versión %{version} de la ficha de datos fundamentales de «%{project}», en el que ha invertido o tiene una reserva. El cambio puede influir en la decisión de invertir.\nQué cambia: %{changes}\nSus órdenes siguen citando la versión que regía cuando las dio.\nUna reserva se puede retirar en «Inversiones», sin coste y sin dar motivos.',
  },
}
