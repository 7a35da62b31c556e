export const offerMails = {
  offerSuspended: {
    subject: 'Hemos suspendido «%{project}»: puede revocar su inversión',
    text: 'La información de «%{project}», en el que usted ha invertido, tenía un error importante. Nadie puede invertir hasta que se corrija.\nQué está mal: %{irregularity}\nQué se está haciendo: %{steps}\nHasta el %{until} puede revocar su inversión en «Inversiones», sin coste y sin dar motivos, también si su plazo de reflexión ya había terminado.\nEl último día para corregir es el %{lastDay}. Si para entonces no está corregido, la oferta se cancela y el dinero vuelve a su monedero.',
    action: 'Ver mis inversiones',
  },
  offerCorrected: {
    subject: 'Hemos corregido la información de «%{project}»: puede revocar su inversión',
    text: 'La información de «%{project}», en el que usted ha invertido, tenía un error importante y está corregida.\nQué estaba mal: %{irregularity}\nQué se ha corregido: %{correction}\nHasta el %{until} puede revocar su inversión en «Inversiones», sin coste y sin dar motivos, también si su plazo de reflexión ya había terminado.\nSi no hace nada, su inversión se mantiene.',
    action: 'Ver mis inversiones',
  },
  offerResumed: {
    subject: 'La oferta de «%{project}» está corregida y continúa: puede revocar su inversión',
    text: 'La oferta de «%{project}», que estaba suspendida, está corregida y continúa.\nQué estaba mal: %{irregularity}\nQué se ha corregido: %{correction}\nHasta el %{until} puede revocar su inversión en «Inversiones», sin coste y sin dar motivos, también si su plazo de reflexión ya había terminado.\nSi no hace nada, su inversión se mantiene.',
    action: 'Ver mis inversiones',
  },
  offerCancelled: {
    subject: '«%{project}» se ha cancelado: le hemos devuelto su dinero',
    text: 'La oferta de «%{project}» estaba suspendida por un error importante que no se corrigió en el plazo, que terminó el %{lastDay}. La hemos cancelado y le hemos devuelto %{amount} a su monedero, sin ningún coste.',
    action: 'Ver el monedero',
  },
  suspensionEnding: {
    subject: 'La suspensión de «%{project}» termina el %{lastDay}',
    text: 'La oferta de «%{project}» está suspendida y aún no se ha corregido. Si el %{lastDay} sigue así, la plataforma la cancela y devuelve todo el dinero.',
    action: 'Ver el proyecto',
  },
  projectRefunded: {
    subject: 'Le hemos devuelto su inversión en «%{project}»',
    text: 'El proyecto «%{project}» no sigue adelante. Le hemos devuelto %{amount} a su monedero, sin ningún coste.',
    action: 'Ver el monedero',
  },
} as const
