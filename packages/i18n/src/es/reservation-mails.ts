export const reservationMails = {
  reservationPlaced: {
    subject: 'Hemos recibido su reserva',
    text: 'Ha reservado %{amount} en «%{project}». Su puesto es el %{place}.\nDepósito reservado en su monedero: %{deposit}\nPuede retirar la reserva sin coste y sin dar motivos hasta el %{until}, desde sus inversiones. Después también puede, mientras no sea una inversión.\nCuando el proyecto abra, la reserva pasa a ser una inversión si tiene el resto en el monedero. Le avisaremos.',
    action: 'Ver mi reserva',
  },
  reservationWithdrawn: {
    subject: 'Ha retirado su reserva en «%{project}»',
    text: 'Ha retirado su reserva de %{amount} en «%{project}», sin coste.\nDepósito que vuelve a estar disponible: %{deposit}\nSi no ha sido usted, cambie la contraseña y escriba a soporte.',
    action: 'Ver el monedero',
  },
  reservationConverted: {
    subject: '«%{project}» ha abierto y su reserva es una inversión',
    text: 'El proyecto ha abierto, y su reserva es ahora una inversión de %{amount} en «%{project}». El depósito cuenta.\nPuede revocarla sin coste hasta el %{until}, desde sus inversiones. Después queda en firme.',
    action: 'Ver mis inversiones',
  },
  reservationCalled: {
    subject: '«%{project}» ha abierto: complete su reserva',
    text: 'El proyecto ha abierto. Su reserva de %{amount} no ha pasado a ser una inversión porque falta dinero en el monedero o un consentimiento.\nLe guardamos el puesto hasta el %{until}. Invierta antes en la página del proyecto: el depósito cuenta.\nSi no lo hace, la reserva caduca y el depósito vuelve entero a estar disponible.',
    action: 'Completar la reserva',
  },
  reservationLapsed: {
    subject: 'Su reserva en «%{project}» ha terminado',
    text: 'Su reserva de %{amount} en «%{project}» ha terminado sin pasar a ser una inversión: el plazo para completarla ha acabado, o el proyecto no sigue adelante.\nDepósito que vuelve a estar disponible: %{deposit}',
    action: 'Ver el monedero',
  },
} as const
