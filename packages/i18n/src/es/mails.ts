import type { MailCategory, MailTemplate } from '@cauce/contract'
import { reservationMails, sheetMails, offerMails, receiptMails } from './project-mails.ts'

const accountMails = {
  confirmEmail: {
    subject: 'Confirme su correo electrónico',
    text: 'Gracias por registrarse. Confirme que esta dirección es suya. Después podrá iniciar sesión.\nEl enlace caduca en una hora; después, pida una contraseña nueva en la página de inicio de sesión. Si no se ha registrado, no haga nada.',
    action: 'Confirmar el correo',
  },
  resetPassword: {
    subject: 'Elija una contraseña nueva',
    text: 'Alguien, seguramente usted, ha pedido una contraseña nueva para su cuenta.\nEl enlace sirve una sola vez y caduca en una hora. Si no la ha pedido, no haga nada: su contraseña sigue siendo la misma.',
  },
  accountCreated: {
    subject: 'Su cuenta está lista',
    text: 'Hemos creado una cuenta a su nombre. Elija una contraseña para iniciar sesión.\nEl enlace sirve una sola vez y caduca en una hora. Después puede pedir otro desde la página de inicio de sesión, con «¿Ha olvidado la contraseña?».',
  },
  trial: {
    subject: 'Prueba de correo',
    text: 'Si lee esto, la plataforma envía correos. No tiene que hacer nada.',
  },
  alreadyRegistered: {
    subject: 'Ya tiene una cuenta',
    text: 'El %{at} alguien intentó abrir una cuenta con este correo, que ya tiene una.\nSi ha sido usted, inicie sesión; si no recuerda la contraseña o no llegó a confirmar el correo, pida una contraseña nueva en la misma página. Si no ha sido usted, no tiene que hacer nada.',
  },
  documentRegistered: {
    subject: 'No hemos podido abrir su cuenta',
    text: 'El %{at} se registró con este correo y con un documento de identidad que ya tiene una cuenta. El documento ya existe, así que no hemos abierto otra.\nSi esa cuenta es suya, inicie sesión con el correo con el que la abrió. Si no lo es o ya no tiene ese correo, escríbanos con el formulario de reclamaciones, que no necesita cuenta.',
  },
  newLogin: {
    subject: 'Nuevo inicio de sesión en su cuenta',
    text: 'El %{at} se inició sesión en su cuenta con %{browser}, desde la dirección %{address}.\nSi ha sido usted, no tiene que hacer nada. Si no, cambie la contraseña y cierre las sesiones abiertas desde su perfil.',
    action: 'Ver las sesiones abiertas',
  },
  deviceTrusted: {
    subject: 'Ha añadido un navegador de confianza',
    text: 'El %{at} se añadió «%{device}» a sus navegadores de confianza. Durante 30 días no se le pedirá el código al iniciar sesión desde él.\nSi no ha sido usted, deje de confiar en él desde su perfil y cambie la contraseña.',
    action: 'Ver los navegadores de confianza',
  },
  passwordChanged: {
    subject: 'Su contraseña ha cambiado',
    text: 'La contraseña de su cuenta cambió el %{at}. Se han cerrado las demás sesiones.\nSi no ha sido usted, bloquee la cuenta con el botón: se cerrarán las sesiones, nadie podrá iniciar sesión y no saldrá dinero hasta que la revisemos con usted. El botón sirve durante 7 días.',
  },
  emailChanged: {
    subject: 'El correo de su cuenta ha cambiado',
    text: 'El correo de su cuenta era este y desde el %{at} es otro. Los avisos se envían ya a la dirección nueva.\nSi no lo ha pedido, escriba a soporte.',
  },
  confirmNewEmail: {
    subject: 'Confirme su correo nuevo',
    text: 'Ha pedido que este sea el correo de su cuenta. Confirme que la dirección es suya y desde entonces iniciará sesión con ella.\nEl enlace sirve una sola vez y caduca en una hora. Si no lo ha pedido, no haga nada.',
    action: 'Confirmar el correo nuevo',
  },
  emailChangeAsked: {
    subject: 'Se ha pedido cambiar el correo de su cuenta',
    text: 'El %{at} se pidió cambiar el correo de su cuenta por otro. El cambio se hará cuando lo confirmen desde la dirección nueva.\nSi ha sido usted, no tiene que hacer nada. Si no, impídalo con el botón: se cerrarán todas las sesiones, la contraseña dejará de servir y le enviaremos un enlace para elegir otra. El botón sirve durante 7 días.',
    action: 'No he sido yo',
  },
  emailChangeMade: {
    subject: 'El correo de su cuenta ha cambiado',
    text: 'El correo de su cuenta era este y desde el %{at} es otro.\nSi ha sido usted, no tiene que hacer nada. Si no, deshaga el cambio con el botón: se cerrarán todas las sesiones, la contraseña dejará de servir y le enviaremos un enlace para elegir otra. El botón sirve durante 7 días.',
    action: 'Deshacer el cambio',
  },
  emailChangeUndone: {
    subject: 'Elija una contraseña nueva',
    text: 'El %{at} se impidió el cambio de correo de su cuenta desde esta dirección, que sigue siendo la suya. Se han cerrado todas las sesiones y la contraseña anterior ya no sirve.\nElija otra con el botón: el enlace sirve una sola vez y caduca en una hora. Después, compruebe en su perfil las llaves de acceso y las cuentas bancarias, y escriba a soporte si algo no es suyo.',
  },
  emailWantedElsewhere: {
    subject: 'Este correo ya tiene una cuenta',
    text: 'El %{at} alguien intentó usar este correo en otra cuenta. Ya es el de la suya, así que no ha cambiado nada.\nSi ha sido usted, use otra dirección para esa cuenta. Si no, no tiene que hacer nada.',
  },
  dataExportReady: {
    subject: 'La copia de sus datos está lista',
    text: 'La copia de todos sus datos que pidió el %{at} está lista. Descárguela desde su perfil con un código de su aplicación o una llave de acceso. Se borrará el %{until}.\nSi no la ha pedido, cierre desde su perfil las sesiones que no reconozca y cambie la contraseña.',
  },
  closingAsked: {
    subject: 'Ha pedido cerrar su cuenta',
    text: 'El %{at} se pidió la baja de su cuenta. Se cerrará el %{until} y se borrarán los datos que la ley no obliga a conservar. Hasta entonces no se puede invertir ni mover dinero.\nSi ha cambiado de idea o no lo ha pedido, inicie sesión y anule la baja desde su perfil.',
    action: 'Anular la baja',
  },
  closingWithdrawn: {
    subject: 'Su cuenta sigue abierta',
    text: 'El %{at} se anuló la baja de su cuenta, que sigue como antes.\nSi no ha sido usted, cambie la contraseña y cierre desde su perfil las sesiones que no reconozca.',
  },
  closingStopped: {
    subject: 'Su cuenta no se ha podido cerrar',
    text: 'Pidió cerrar su cuenta, pero ha entrado dinero o hay un pago en curso, y sigue abierta. Retire el dinero y vuelva a pedirlo.',
  },
  passkeyAdded: {
    subject: 'Ha añadido una llave de acceso',
    text: 'El %{at} se añadió la llave de acceso «%{name}» a su cuenta. Con ella se inicia sesión sin contraseña.\nSi no ha sido usted, bloquee la cuenta con el botón: se cerrarán las sesiones, nadie podrá iniciar sesión y no saldrá dinero hasta que la revisemos con usted. El botón sirve durante 7 días.',
  },
  passkeyRemoved: {
    subject: 'Ha quitado una llave de acceso',
    text: 'El %{at} se quitó la llave de acceso «%{name}» de su cuenta. Ya no sirve para iniciar sesión.\nSi no ha sido usted, bloquee la cuenta con el botón: se cerrarán las sesiones, nadie podrá iniciar sesión y no saldrá dinero hasta que la revisemos con usted. El botón sirve durante 7 días.',
  },
  otpRemoved: {
    subject: 'Se ha eliminado su dispositivo OTP',
    text: 'El %{at} se eliminaron el dispositivo OTP y las llaves de acceso de su cuenta y se cerraron todas las sesiones. La próxima vez que inicie sesión configurará otro.\nSi no lo ha pedido, bloquee la cuenta con el botón: se cerrarán las sesiones, nadie podrá iniciar sesión en la cuenta y no saldrá dinero de ella hasta que la revisemos con usted. El botón sirve durante 7 días.',
  },
  emailChangedByStaff: {
    subject: 'El correo de su cuenta ha cambiado',
    text: 'Nuestro equipo cambió el correo de su cuenta, que era este, el %{at}. Los avisos se envían ya a la dirección nueva. Durante 72 horas solo se paga a cuentas bancarias que ya eran válidas.\nSi no lo ha pedido, bloquee la cuenta con el botón: se cerrarán las sesiones, nadie podrá iniciar sesión en la cuenta y no saldrá dinero de ella hasta que la revisemos con usted. El botón sirve durante 7 días.',
    action: 'No lo he pedido',
  },
  phoneChanged: {
    subject: 'El teléfono de su cuenta ha cambiado',
    text: 'Nuestro equipo cambió el teléfono de su cuenta el %{at}. Durante 72 horas solo se paga a cuentas bancarias que ya eran válidas.\nSi no lo ha pedido, bloquee la cuenta con el botón: se cerrarán las sesiones, nadie podrá iniciar sesión en la cuenta y no saldrá dinero de ella hasta que la revisemos con usted. El botón sirve durante 7 días.',
    action: 'No lo he pedido',
  },
  accessProposed: {
    subject: '%{author} propone cambiar el acceso de %{name}',
    text: '%{author} propone para %{name}: %{change}.\nLo debe aprobar otro administrador, en «Pendiente».',
  },
  accessDisabled: {
    subject: '%{author} ha desactivado la cuenta de %{name}',
    text: '%{author} ha desactivado la cuenta de %{name} el %{at}.\nPara activarla de nuevo hacen falta dos administradores.',
  },
  administratorAppointed: {
    subject: '%{name} administra la plataforma',
    text: 'Con la orden del servidor, %{name} (%{email}) administra la plataforma desde el %{at}.\nSi no lo esperaba, hable con quien lleva el servidor.',
  },
  paymentsToRecall: {
    subject: 'Pida al banco que no pague a %{name}',
    text: 'La cuenta de %{name} está bloqueada o desactivada, y el banco ya tiene un pago suyo de %{amount}: %{ids}.\nPida hoy su anulación al banco. No se lo diga a la persona. |||| La cuenta de %{name} está bloqueada o desactivada, y el banco ya tiene %{smart_count} pagos suyos, en total %{amount}: %{ids}.\nPida hoy su anulación al banco. No se lo diga a la persona.',
  },
  debitElsewhere: {
    subject: 'El banco ha pagado a otra cuenta',
    text: 'Un cargo de %{amount} lleva la referencia de un pago a %{name}, pero fue a la cuenta %{paid}; el pago se liberó para la %{account}.\nPuede que alguien haya cambiado el archivo antes de enviarlo al banco. Hable hoy con el banco. El movimiento está retenido en «Pendiente».',
  },
  refusedPaid: {
    subject: 'Faltan %{missing} de un pago rechazado que el banco ha hecho',
    text: 'El banco ha pagado %{amount} a %{name} después de rechazar el pago, y el dinero ya se había devuelto a su monedero. Ahí ya solo quedaba una parte: faltan %{missing}.\nEsa diferencia consta como movimiento propio de la empresa. Reclámela a la persona o al banco.',
  },
  creditedUnreceived: {
    subject: 'Hay %{amount} abonados a inversores y sin recibir',
    text: 'Un pago del promotor de %{project} se ha abonado a los inversores y no está en ningún extracto. En total hay %{amount} sin recibir, de un máximo de %{maximum}; lo más antiguo se abonó el %{since}.\nImporte los extractos del banco o reclame el pago al promotor. Mientras tanto, los inversores no pueden disponer del dinero.',
  },
  accessStopped: {
    subject: '%{name} ha bloqueado su cuenta',
    text: 'El %{at} se bloqueó la cuenta de %{name} con el enlace de un aviso. Quien lo usó dice que no pidió el cambio de su acceso. Nadie puede iniciar sesión en ella y no sale dinero.\nHable con la persona por un medio de contacto anterior al cambio. Dos administradores levantan el bloqueo.',
  },
  otpChanged: {
    subject: 'Ha cambiado su dispositivo OTP',
    text: 'El %{at} se sustituyó el dispositivo OTP de su cuenta. Los códigos del anterior ya no sirven, se han cerrado las demás sesiones y ya no tiene navegadores de confianza.\nSi no ha sido usted, bloquee la cuenta con el botón: se cerrarán las sesiones, nadie podrá iniciar sesión y no saldrá dinero hasta que la revisemos con usted. El botón sirve durante 7 días.',
  },
  recoveryCodesRenewed: {
    subject: 'Tiene códigos de recuperación nuevos',
    text: 'El %{at} se crearon diez códigos de recuperación nuevos para su cuenta. Los anteriores ya no sirven.\nSi no ha sido usted, bloquee la cuenta con el botón: se cerrarán las sesiones, nadie podrá iniciar sesión y no saldrá dinero hasta que la revisemos con usted. El botón sirve durante 7 días.',
  },
  recoveryCodeUsed: {
    subject: 'Se ha usado un código de recuperación',
    text: 'El %{at} se usó uno de sus códigos de recuperación.\nLe queda %{smart_count} código. Si no ha sido usted, cambie la contraseña y escriba a soporte. |||| El %{at} se usó uno de sus códigos de recuperación.\nLe quedan %{smart_count} códigos. Si no ha sido usted, cambie la contraseña y escriba a soporte.',
  },
  lossReviewDue: {
    subject: 'Es hora de repetir la simulación',
    text: 'Ha pasado un año desde que nos envió el resultado de su simulación, y la ley pide revisarla cada año.\nPuede repetirla cuando quiera. Si no lo hace, puede seguir invirtiendo, pero el resultado anterior ya no cuenta.',
    action: 'Repetir la simulación',
  },
  knowledgeReviewDue: {
    subject: 'Es hora de repetir la prueba de conocimientos',
    text: 'Han pasado dos años desde que respondió a la prueba de conocimientos, y la ley pide repetirla cada dos años.\nPuede repetirla cuando quiera. Si no lo hace, puede seguir invirtiendo, pero antes verá la advertencia de riesgo.',
    action: 'Repetir la prueba',
  },
} as const

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

interface MailWords {
  readonly subject: string
  readonly text: string
  readonly action?: string
}

const templates = {
  ...accountMails,
  ...complaintMails,
  ...reservationMails,
  ...sheetMails,
  ...offerMails,
  ...receiptMails,
  verificationApproved: {
    subject: 'Su identidad está verificada',
    text: 'Hemos verificado su identidad. En la plataforma verá qué pasos le faltan, si le falta alguno.',
  },
  verificationDeclined: {
    subject: 'No hemos podido verificar su identidad',
    text: 'La verificación de su identidad se ha rechazado.\nMotivo: %{reason}\nPuede repetirla desde su perfil, o escribir a soporte si cree que es un error.',
  },
  verificationResubmission: {
    subject: 'Repita la verificación de su identidad',
    text: 'La verificación no ha terminado, y hay que repetir algún paso.\nMotivo: %{reason}\nPuede hacerlo desde su perfil.',
  },
  ticketOpened: {
    subject: 'Hemos abierto un ticket para usted',
    text: 'Le hemos escrito en el ticket «%{title}». Puede leerlo y contestar desde su área de soporte.',
    action: 'Ver el ticket',
  },
  ticketAnswered: {
    subject: 'Han respondido a su ticket',
    text: 'Hay un mensaje nuevo en su ticket «%{title}». Puede leerlo y responder desde soporte.',
    action: 'Ver el ticket',
  },
  confirmContact: {
    subject: 'Confirme su mensaje',
    text: 'Nos ha escrito desde la página de contacto. Confirme que esta dirección es suya para que leamos el mensaje.\nEl enlace caduca en un día. Si no nos ha escrito, no haga nada.',
    action: 'Confirmar el mensaje',
  },
  visitorAnswered: {
    subject: 'Respuesta a su mensaje: %{title}',
    text: '%{answer}',
    action: 'Escribir otro mensaje',
  },
  ticketWaits: {
    subject: 'Un ticket espera su respuesta',
    text: '%{client} ha escrito en el ticket «%{title}».',
    action: 'Ver el ticket',
  },
  noteMentions: {
    subject: 'Le mencionan en una nota',
    text: '%{author} le menciona en una nota sobre %{client}.',
    action: 'Ver al cliente',
  },
  orderReceived: {
    subject: 'Hemos recibido su inversión',
    text: 'Ha invertido %{amount} en «%{project}».\nPuede revocarla sin coste hasta el %{until}, desde sus inversiones. Después queda en firme.',
  },
  orderRevoked: {
    subject: 'Ha revocado su inversión en «%{project}»',
    text: 'Ha revocado su inversión en «%{project}» dentro del plazo de reflexión, sin coste. Hemos devuelto %{amount} a su monedero.\nSi no ha sido usted, cambie la contraseña y escriba a soporte.',
  },
  orderDisinvested: {
    subject: 'Ha desinvertido en «%{project}»',
    text: 'Ha desinvertido en «%{project}». Hemos devuelto %{amount} a su monedero.\nPenalización descontada: %{penalty}\nSi no ha sido usted, cambie la contraseña y escriba a soporte.',
  },
  returnPaid: {
    subject: 'Ha recibido un pago de «%{project}»',
    text: 'El proyecto «%{project}» le ha pagado %{amount}, que ya están en su monedero.\nPendiente de llegar a nuestro banco: %{unreceived}. Podrá invertirlo o retirarlo cuando llegue.\nPago %{number} de %{count}, del %{from} al %{to}\nEs la parte %{part} de ese pago: el promotor lo hace por partes.\nVencía el %{dueOn}: ha llegado con retraso.\nRendimiento: %{interest}\nComisión de gestión: %{fee}\nRetención de impuestos: %{withheld}\nCapital devuelto: %{principal}',
  },
  returnReversed: {
    subject: 'Hemos anulado un pago de «%{project}»',
    text: 'Hemos retirado %{amount} de su monedero: el pago %{number} de %{count} de «%{project}» se abonó por error.\nMotivo: %{reason}\nEl saldo de su monedero es ahora de %{balance}. Le escribiremos cuando le abonemos el pago correcto. Si cree que es un error, escriba a soporte.',
  },
  projectFinanced: {
    subject: '«%{project}» está financiado',
    text: 'El proyecto «%{project}» ha reunido toda su financiación. Cuando acabe el plazo de reflexión de sus inversores podrá ver el calendario de pagos en sus inversiones.',
  },
  projectReopened: {
    subject: '«%{project}» vuelve a estar abierto',
    text: 'Un inversor ha revocado su inversión dentro del plazo de reflexión y a «%{project}» le falta de nuevo una parte de la financiación. Su inversión sigue como estaba.',
  },
  projectClosed: {
    subject: '«%{project}» ha terminado',
    text: 'El proyecto «%{project}» ha hecho su último pago y se ha cerrado. En sus inversiones puede ver todo lo que ha recibido de él.',
  },
  loanPastDue: {
    subject: '«%{project}» está en impago',
    text: 'El préstamo de «%{project}», en el que usted tiene dinero, está en impago desde el %{since}: lleva más de 90 días sin pagar %{amount}, vencidos desde el %{pastDueSince}.\nLe escribiremos cuando cambie. Impago no quiere decir que el dinero esté perdido, pero puede perder una parte o todo.',
  },
  loanUnlikelyToPay: {
    subject: '«%{project}» está en impago',
    text: 'El préstamo de «%{project}», en el que usted tiene dinero, está en impago desde el %{since}: consideramos improbable que se pague por completo sin ejecutar su garantía.\nMotivo: %{reason}\nLe escribiremos cuando cambie. Impago no quiere decir que el dinero esté perdido, pero puede perder una parte o todo.',
  },
  loanCured: {
    subject: '«%{project}» ya no está en impago',
    text: 'El préstamo de «%{project}» ya no está en impago.\nMotivo: %{reason}',
  },
  loanWrittenOff: {
    subject: 'Damos por perdido lo que falta de «%{project}»',
    text: 'No esperamos recuperar lo que falta del préstamo de «%{project}»: %{loss} de capital, entre todos sus inversores.\nMotivo: %{reason}\nSi se cobra algo después, se reparte como siempre y se lo diremos.',
  },
  lossResultReceived: {
    subject: 'Hemos recibido el resultado de su simulación',
    text: 'Hemos recibido el resultado que nos ha enviado: podría asumir una pérdida de %{amount}, según datos del %{referenceDate} (versión %{version} de la calculadora).\nNo tenemos ninguno de los importes con los que lo calculó. Conviene repetir la simulación a partir del %{reviewOn}; su resultado no le impide invertir.',
    action: 'Ver la simulación',
  },
  classApproved: {
    subject: 'Ya es inversor experimentado',
    text: 'Hemos aprobado su solicitud: le tratamos como inversor experimentado hasta el %{until}.\nCuando invierta, ya no le haremos la prueba de conocimientos, ni le mostraremos la advertencia de riesgo, ni le pediremos consentimiento para inversiones grandes. Si deja de cumplir los criterios, díganoslo renunciando a la categoría.',
  },
  professionalApproved: {
    subject: 'Ya es inversor experimentado, como cliente profesional',
    text: 'Hemos comprobado su condición de cliente profesional: le tratamos como inversor experimentado mientras la tenga.\nCuando invierta, ya no le haremos la prueba de conocimientos, ni le mostraremos la advertencia de riesgo, ni le pediremos consentimiento para inversiones grandes. Si pierde esa condición, díganoslo renunciando a la categoría.',
  },
  classRefused: {
    subject: 'No hemos aprobado su solicitud de categoría de inversor',
    text: 'Tenemos dudas de que la solicitud sea correcta: %{reason}\nSigue siendo inversor no experimentado, con todas las protecciones. Puede hacer otra solicitud cuando quiera.',
  },
  classEnded: {
    subject: 'Vuelve a ser inversor no experimentado',
    text: 'Le hemos retirado la categoría de inversor experimentado, porque ya no se cumplen sus condiciones: %{reason}\nDesde su próxima orden vuelve a tener todas las protecciones de la ley. Lo invertido no cambia.',
  },
  classGivenUp: {
    subject: 'Ha renunciado a su categoría de inversor',
    text: 'Vuelve a ser inversor no experimentado. Desde su próxima orden vuelve a tener todas las protecciones de la ley. Lo invertido no cambia.',
  },
  classEnding: {
    subject: 'Su categoría de inversor termina pronto',
    text: 'Le tratamos como inversor experimentado hasta el %{until}. Después vuelve a ser no experimentado.\nSi quiere conservar la categoría, pídala otra vez antes de ese día.',
    action: 'Pedirla otra vez',
  },
  classExpired: {
    subject: 'Su categoría de inversor ha terminado',
    text: 'Han pasado los dos años de su aprobación: vuelve a ser inversor no experimentado, con todas las protecciones de la ley.\nPuede pedir la categoría otra vez cuando quiera.',
    action: 'Pedirla otra vez',
  },
  followedMoved: {
    subject: '«%{project}» cambia de fase: %{phase}',
    text: 'El proyecto «%{project}», que usted sigue, está ahora en esta fase: %{phase}.\nEn su página verá lo que viene después y puede dejar de seguirlo.',
    action: 'Ver el proyecto',
  },
  followedDiscarded: {
    subject: '«%{project}» no sigue adelante',
    text: 'El proyecto «%{project}», que usted sigue, se ha descartado. Ya no está entre los proyectos que sigue.',
    action: 'Ver los proyectos que sigo',
  },
  followedNews: {
    subject: 'Novedad en «%{project}»',
    text: '%{title}\n%{description}\nRecibe esta novedad porque sigue el proyecto; en su página puede dejar de seguirlo.',
    action: 'Ver el proyecto',
  },
  projectOpened: {
    subject: '«%{project}» ya está abierto',
    text: '«%{project}», en %{locality}, ya admite inversiones, desde %{minimum}.\nLéalo con calma antes de decidir, también lo que está en contra.\nRecibe este aviso porque sigue el proyecto, o porque pidió que le avisáramos del próximo; ese aviso se envía una sola vez.',
    action: 'Ver el proyecto',
  },
  projectNews: {
    subject: 'Novedad en «%{project}»',
    text: '%{title}\n%{description}',
  },
  incomeRequested: {
    subject: 'Hemos recibido la solicitud de ingreso',
    text: 'Ha solicitado un ingreso de %{amount} en su monedero, desde la cuenta %{account}.\nOrdene la transferencia en su banco. Beneficiario: %{beneficiary}\nIBAN: %{iban}\nBIC, si su banco lo pide: %{bic}\nConcepto, y nada más: %{reference}\nLe avisaremos cuando el dinero esté en su monedero. Hasta entonces puede cancelar la solicitud allí.',
  },
  withdrawalRequested: {
    subject: 'Hemos recibido la solicitud de retirada',
    text: 'Se ha solicitado una retirada de %{amount} a la cuenta %{account}. El importe queda reservado en su monedero.\nEstá pendiente de aprobación, que suele tardar un día laborable. Le comunicaremos la decisión.\nSi la ha solicitado usted, puede cancelarla en su monedero hasta que se libere la transferencia. Si no la ha solicitado, cambie la contraseña y escriba a soporte.\nNúmero: %{number}',
    action: 'Ver la retirada',
  },
  incomeApproved: {
    subject: 'Su ingreso está en el monedero',
    text: 'Hemos aprobado su ingreso de %{amount}. El saldo de su monedero es ahora de %{balance}.',
  },
  incomeRejected: {
    subject: 'Hemos rechazado su ingreso',
    text: 'Hemos rechazado su ingreso de %{amount}.\nMotivo: %{reason}\nSi cree que es un error, escriba a soporte.',
  },
  certificateReplaced: {
    subject: 'Hemos corregido su certificado de retenciones de %{year}',
    text: 'Su certificado de intereses y retenciones de %{year} ha cambiado. El nuevo, %{number}, sustituye al %{replaced} y dice qué cambia.\nUse el nuevo en su declaración. Si ya la presentó con el anterior, compruebe si debe rectificarla.',
    action: 'Ver el documento',
  },
  incomeTakenBack: {
    subject: 'Hemos retirado un ingreso de su monedero',
    text: 'Hemos retirado %{amount} de su monedero: le habíamos abonado una transferencia que no le correspondía.\nMotivo: %{reason}\nEl saldo de su monedero es ahora de %{balance}. Si cree que es un error, escriba a soporte.',
  },
  withdrawalApproved: {
    subject: 'Hemos aprobado su retirada',
    text: 'Hemos aprobado su retirada de %{amount}. El saldo de su monedero es ahora de %{balance}.\nLa transferencia sale con el próximo lote a la cuenta %{account}. Hasta que se libere puede cancelarla en su monedero.\nNúmero: %{number}',
    action: 'Ver la retirada',
  },
  thirdPartyPaid: {
    subject: 'Hemos pagado a un tercero con su saldo',
    text: 'Por el bloqueo que consta en su monedero hemos aprobado un pago de %{amount} a %{name}, en la cuenta %{account}.\nSi cree que es un error, escriba a soporte.\nNúmero: %{number}',
    action: 'Ver el pago',
  },
  withdrawalRejected: {
    subject: 'Hemos rechazado su retirada',
    text: 'Hemos rechazado su retirada de %{amount}, que vuelven a estar disponibles en su monedero.\nMotivo: %{reason}\nSi cree que es un error, escriba a soporte.\nNúmero: %{number}',
    action: 'Ver la retirada',
  },
  incomeCancelled: {
    subject: 'Ha cancelado un ingreso',
    text: 'Ha cancelado su solicitud de ingreso de %{amount}.\nSi ya había hecho la transferencia, no se pierde: la reconoceremos por su referencia cuando llegue. Si no la ha cancelado usted, cambie la contraseña y escriba a soporte.',
  },
  withdrawalCancelled: {
    subject: 'Su retirada se ha cancelado',
    text: 'La transferencia de su retirada de %{amount} no se hará. El dinero vuelve a estar disponible en su monedero.\nMotivo: %{reason}\nSi no la ha cancelado usted y no espera este mensaje, cambie la contraseña y escriba a soporte.\nNúmero: %{number}',
    action: 'Ver la retirada',
  },
  withdrawalPaid: {
    subject: 'Su retirada está pagada',
    text: 'El extracto de nuestro banco muestra la transferencia de %{amount} a la cuenta %{account}. Si su banco no la muestra todavía, suele hacerlo en un día hábil.\nNúmero: %{number}\nEn su extracto verá: %{remittance}',
    action: 'Ver la retirada',
  },
  withdrawalRefused: {
    subject: 'El banco ha rechazado su retirada',
    text: 'La transferencia de %{amount} a la cuenta %{account} no ha salido: %{reason}.\nEl dinero vuelve a estar disponible en su monedero. Si la cuenta aparece con un error en su perfil, corríjala o añada otra antes de pedir la retirada de nuevo.\nNúmero: %{number}',
    action: 'Ver la retirada',
  },
  withdrawalReturned: {
    subject: 'El banco ha devuelto su retirada',
    text: 'El banco ha devuelto la transferencia de %{amount} a la cuenta %{account}: %{reason}.\nEl dinero vuelve a estar disponible en su monedero. Si la cuenta aparece con un error en su perfil, corríjala o añada otra antes de pedir la retirada de nuevo.\nNúmero: %{number}',
    action: 'Ver la retirada',
  },
  residenceAccepted: {
    subject: 'Su residencia fiscal está validada',
    text: 'Hemos validado la residencia fiscal que declaró, desde el %{since}. Se aplica a los intereses que venzan desde ese día y aún no estén registrados.',
  },
  residenceRefused: {
    subject: 'No hemos podido validar su residencia fiscal',
    text: 'No podemos tener en cuenta la residencia fiscal que declaró desde el %{since}.\nMotivo: %{reason}\nPuede declararla de nuevo desde su perfil.',
  },
  certificateAccepted: {
    subject: 'Su certificado de residencia fiscal está validado',
    text: 'Hemos validado su certificado de residencia fiscal, que vale hasta el %{until}. Le avisaremos antes de que caduque.',
  },
  certificateRefused: {
    subject: 'No hemos podido validar su certificado de residencia fiscal',
    text: 'No podemos tener en cuenta su certificado de residencia fiscal, y se le retiene como a los no residentes sin certificado.\nMotivo: %{reason}\nPuede añadir otro desde su perfil.',
  },
  exemptionAccepted: {
    subject: 'Su exención de retención está validada',
    text: 'Hemos validado la exención de su empresa, desde el %{since}. De los intereses que venzan mientras valga no se le retiene nada.',
  },
  exemptionRefused: {
    subject: 'No hemos podido validar su exención de retención',
    text: 'No podemos tener en cuenta la exención de su empresa.\nMotivo: %{reason}\nPuede añadir otro documento desde su perfil.',
  },
  certificateExpires: {
    subject: 'Su certificado de residencia fiscal caduca pronto',
    text: 'Su certificado de residencia fiscal vale hasta el %{until}. De los intereses que venzan después se le retendrá como a los no residentes sin certificado.\nPida otro a la administración tributaria de su país y añádalo desde su perfil.',
    action: 'Añadir un certificado',
  },
  bankAccountAdded: {
    subject: 'Se ha añadido una cuenta bancaria',
    text: 'El %{at} se añadió a su perfil la cuenta %{account}.\nSi no ha sido usted, bloquee la cuenta con el botón: se cerrarán las sesiones, nadie podrá iniciar sesión y no saldrá dinero hasta que la revisemos con usted. El botón sirve durante 7 días.',
  },
  bankAccountValidated: {
    subject: 'Su cuenta bancaria está validada',
    text: 'Hemos validado la cuenta %{account} para ingresar y retirar dinero.\nPor su seguridad, podrá retirar dinero a esta cuenta desde el %{until}.',
  },
  bankAccountProven: {
    subject: 'Hemos recibido su primera transferencia',
    text: 'Su transferencia llegó desde la cuenta %{account} y a su nombre: la cuenta ya sirve para ingresar.\nAntes de la primera retirada a ella comprobamos el certificado. Le avisaremos.',
  },
  bankAccountRefused: {
    subject: 'No hemos podido validar su cuenta bancaria',
    text: 'La cuenta %{account} no se ha validado.\nMotivo: %{reason}\nPuede corregirla desde su perfil.',
  },
} as const satisfies Record<MailTemplate, MailWords>

const reasons = {
  necessary: 'Recibe este correo porque alguien lo ha pedido con su dirección.',
  security: 'Recibe este aviso porque afecta a la seguridad de su cuenta.',
  legal: 'Recibe este correo porque la ley nos obliga a enviárselo.',
  general: 'Puede dejar de recibir estos correos en su perfil.',
  tickets: 'Puede dejar de recibir los correos de tickets en su perfil.',
} as const satisfies Record<MailCategory, string>

export const mails = {
  greeting: 'Hola, %{name}:',
  linkHelp: 'Si el botón no funciona, copie esta dirección en el navegador:',
  risk: 'Invertir tiene riesgo: puede perder todo el dinero invertido.',
  actions: {
    administration: 'Abrir la administración',
    bankAccounts: 'Ver las cuentas bancarias',
    investments: 'Ver mis inversiones',
    investorClass: 'Ver la categoría de inversor',
    login: 'Iniciar sesión',
    profile: 'Ir a su perfil',
    resetPassword: 'Elegir la contraseña',
    stopAccess: 'No he sido yo',
    tax: 'Ver los datos fiscales',
    wallet: 'Ver el monedero',
  },
  templates,
  reasons,
} as const
