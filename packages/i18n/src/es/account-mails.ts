export const accountMails = {
  confirmEmail: {
    subject: 'Confirme su correo electrónico',
    text: 'Gracias por registrarse. Confirme que esta dirección es suya. Después podrá iniciar sesión.\nEl enlace caduca en una hora; después, pida una contraseña nueva en la página de inicio de sesión. Si no se ha registrado, no haga nada.',
    action: 'Confirmar el correo',
  },
  resetPassword: {
    subject: 'Elija una contraseña nueva',
    text: 'Alguien, seguramente usted, ha pedido una contraseña nueva para su cuenta.\nEl enlace sirve una sola vez y caduca en una hora. Si no la ha pedido, no haga nada: su contraseña sigue siendo la misma.',
    action: 'Elegir la contraseña',
  },
  accountCreated: {
    subject: 'Su cuenta está lista',
    text: 'Hemos creado una cuenta a su nombre. Elija una contraseña para iniciar sesión.\nEl enlace sirve una sola vez y caduca en una hora. Después puede pedir otro desde la página de inicio de sesión, con «¿Ha olvidado la contraseña?».',
    action: 'Elegir la contraseña',
  },
  alreadyRegistered: {
    subject: 'Ya tiene una cuenta',
    text: 'El %{at} alguien ha querido abrir una cuenta con este correo, que ya tiene una.\nSi ha sido usted, inicie sesión; si no recuerda la contraseña o no llegó a confirmar el correo, pida una contraseña nueva en la misma página. Si no ha sido usted, no tiene que hacer nada.',
    action: 'Iniciar sesión',
  },
  documentRegistered: {
    subject: 'No hemos podido abrir su cuenta',
    text: 'El %{at} se registró con este correo y con un documento de identidad que ya tiene una cuenta. El documento ya existe, así que no hemos abierto otra.\nSi esa cuenta es suya, inicie sesión con el correo con el que la abrió. Si no lo es o ya no tiene ese correo, escríbanos con el formulario de reclamaciones, que no necesita cuenta.',
    action: 'Iniciar sesión',
  },
  newLogin: {
    subject: 'Nuevo inicio de sesión en su cuenta',
    text: 'El %{at} se inició sesión en su cuenta con %{browser}, desde la dirección %{address}.\nSi ha sido usted, no tiene que hacer nada. Si no, cambie la contraseña y cierre las sesiones abiertas desde su perfil.',
    action: 'Ver las sesiones abiertas',
  },
  deviceTrusted: {
    subject: 'Ha añadido un navegador de confianza',
    text: 'El %{at} se ha añadido «%{device}» a sus navegadores de confianza. Durante 30 días no se le pedirá el código al iniciar sesión desde él.\nSi no ha sido usted, deje de confiar en él desde su perfil y cambie la contraseña.',
    action: 'Ver los navegadores de confianza',
  },
  passwordChanged: {
    subject: 'Su contraseña ha cambiado',
    text: 'La contraseña de su cuenta ha cambiado el %{at}. Se han cerrado las demás sesiones.\nSi no ha sido usted, pare la cuenta con el botón: se cierran las sesiones, nadie podrá iniciar sesión y no saldrá dinero hasta que la revisemos con usted. El botón sirve durante 7 días.',
    action: 'No he sido yo',
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
    action: 'Elegir la contraseña',
  },
  emailWantedElsewhere: {
    subject: 'Este correo ya tiene una cuenta',
    text: 'El %{at} se quiso poner este correo en otra cuenta. Ya es el de la suya, así que no ha cambiado nada.\nSi ha sido usted, use otra dirección para esa cuenta. Si no, no tiene que hacer nada.',
    action: 'Iniciar sesión',
  },
  dataExportReady: {
    subject: 'La copia de sus datos está lista',
    text: 'La copia de todos sus datos que pidió el %{at} está lista. Descárguela desde su perfil con un código de su aplicación o una llave de acceso. Se borrará el %{until}.\nSi no la ha pedido, cierre desde su perfil las sesiones que no reconozca y cambie la contraseña.',
    action: 'Ir a su perfil',
  },
  closingAsked: {
    subject: 'Ha pedido cerrar su cuenta',
    text: 'El %{at} se pidió la baja de su cuenta. Se cerrará el %{until} y se borrarán los datos que la ley no obliga a conservar. Hasta entonces no se puede invertir ni mover dinero.\nSi ha cambiado de idea o no lo ha pedido, inicie sesión y anule la baja desde su perfil.',
    action: 'Anular la baja',
  },
  closingWithdrawn: {
    subject: 'Su cuenta sigue abierta',
    text: 'El %{at} se anuló la baja de su cuenta, que sigue como antes.\nSi no ha sido usted, cambie la contraseña y cierre desde su perfil las sesiones que no reconozca.',
    action: 'Ir a su perfil',
  },
  closingStopped: {
    subject: 'Su cuenta no se ha podido cerrar',
    text: 'Pidió cerrar su cuenta, pero ha entrado dinero o hay un pago en curso, y sigue abierta. Retire el dinero y vuelva a pedirlo.',
    action: 'Ver el monedero',
  },
  passkeyAdded: {
    subject: 'Ha añadido una llave de acceso',
    text: 'El %{at} se ha añadido la llave de acceso «%{name}» a su cuenta. Con ella se inicia sesión sin contraseña.\nSi no ha sido usted, pare la cuenta con el botón: se cierran las sesiones, nadie podrá iniciar sesión y no saldrá dinero hasta que la revisemos con usted. El botón sirve durante 7 días.',
    action: 'No he sido yo',
  },
  passkeyRemoved: {
    subject: 'Ha quitado una llave de acceso',
    text: 'El %{at} se ha quitado la llave de acceso «%{name}» de su cuenta. Ya no sirve para iniciar sesión.\nSi no ha sido usted, pare la cuenta con el botón: se cierran las sesiones, nadie podrá iniciar sesión y no saldrá dinero hasta que la revisemos con usted. El botón sirve durante 7 días.',
    action: 'No he sido yo',
  },
  otpRemoved: {
    subject: 'Se ha eliminado su dispositivo OTP',
    text: 'El %{at} se han eliminado el dispositivo OTP y las llaves de acceso de su cuenta y se han cerrado todas las sesiones. La próxima vez que inicie sesión configurará otro.\nSi no lo ha pedido, párelo con el botón: se cierran las sesiones, nadie podrá iniciar sesión en la cuenta y no saldrá dinero de ella hasta que la revisemos con usted. El botón sirve durante 7 días.',
    action: 'No he sido yo',
  },
  emailChangedByStaff: {
    subject: 'El correo de su cuenta ha cambiado',
    text: 'Nuestro equipo ha cambiado el correo de su cuenta, que era este, el %{at}. Los avisos se envían ya a la dirección nueva. Durante 72 horas solo se paga a cuentas bancarias que ya eran válidas.\nSi no lo ha pedido, párelo con el botón: se cierran las sesiones, nadie podrá iniciar sesión en la cuenta y no saldrá dinero de ella hasta que la revisemos con usted. El botón sirve durante 7 días.',
    action: 'No lo he pedido',
  },
  phoneChanged: {
    subject: 'El teléfono de su cuenta ha cambiado',
    text: 'Nuestro equipo ha cambiado el teléfono de su cuenta el %{at}. Durante 72 horas solo se paga a cuentas bancarias que ya eran válidas.\nSi no lo ha pedido, párelo con el botón: se cierran las sesiones, nadie podrá iniciar sesión en la cuenta y no saldrá dinero de ella hasta que la revisemos con usted. El botón sirve durante 7 días.',
    action: 'No lo he pedido',
  },
  accessProposed: {
    subject: '%{author} propone cambiar el acceso de %{name}',
    text: '%{author} propone para %{name}: %{change}.\nLo debe aprobar otro administrador. Está en la bandeja de entrada.',
    action: 'Abrir la administración',
  },
  accessDisabled: {
    subject: '%{author} ha desactivado la cuenta de %{name}',
    text: '%{author} ha desactivado la cuenta de %{name} el %{at}.\nPara activarla de nuevo hacen falta dos administradores.',
    action: 'Abrir la administración',
  },
  administratorAppointed: {
    subject: '%{name} administra la plataforma',
    text: 'Con la orden del servidor, %{name} (%{email}) administra la plataforma desde el %{at}.\nSi no lo esperaba, hable con quien lleva el servidor.',
    action: 'Abrir la administración',
  },
  paymentsToRecall: {
    subject: 'Pida al banco que no pague a %{name}',
    text: 'La cuenta de %{name} está retenida o desactivada, y el banco ya tiene un pago suyo de %{amount}: %{ids}.\nPida hoy su anulación al banco. No se lo diga a la persona. |||| La cuenta de %{name} está retenida o desactivada, y el banco ya tiene %{smart_count} pagos suyos, en total %{amount}: %{ids}.\nPida hoy su anulación al banco. No se lo diga a la persona.',
    action: 'Abrir la administración',
  },
  debitElsewhere: {
    subject: 'El banco ha pagado a otra cuenta',
    text: 'Un cargo de %{amount} lleva la referencia de un pago a %{name}, pero fue a la cuenta %{paid}, y se liberó para la %{account}.\nPuede que alguien haya cambiado el archivo antes de enviarlo al banco. Hable hoy con el banco. El movimiento está retenido en la bandeja de entrada.',
    action: 'Abrir la administración',
  },
  refusedPaid: {
    subject: 'Faltan %{missing} de un pago rechazado que el banco ha hecho',
    text: 'El banco ha pagado %{amount} a %{name} después de rechazar el pago, y el dinero ya se había devuelto a su monedero. Ahí ya solo quedaba una parte: faltan %{missing}.\nEsa diferencia consta como movimiento propio de la empresa. Reclámela a la persona o al banco.',
    action: 'Abrir la administración',
  },
  accessStopped: {
    subject: '%{name} ha parado su cuenta',
    text: 'El %{at} se ha parado la cuenta de %{name} con el enlace de un aviso: dice que no pidió un cambio de su acceso. Nadie puede iniciar sesión en ella y no sale dinero.\nHable con la persona por un medio que ya conociera. Dos administradores levantan el bloqueo.',
    action: 'Abrir la administración',
  },
  otpChanged: {
    subject: 'Ha cambiado su dispositivo OTP',
    text: 'El %{at} se ha sustituido el dispositivo OTP de su cuenta. Los códigos del anterior ya no sirven, se han cerrado las demás sesiones y ya no confía en ningún navegador.\nSi no ha sido usted, pare la cuenta con el botón: se cierran las sesiones, nadie podrá iniciar sesión y no saldrá dinero hasta que la revisemos con usted. El botón sirve durante 7 días.',
    action: 'No he sido yo',
  },
  recoveryCodesRenewed: {
    subject: 'Tiene códigos de recuperación nuevos',
    text: 'El %{at} se han creado diez códigos de recuperación nuevos para su cuenta. Los anteriores ya no sirven.\nSi no ha sido usted, pare la cuenta con el botón: se cierran las sesiones, nadie podrá iniciar sesión y no saldrá dinero hasta que la revisemos con usted. El botón sirve durante 7 días.',
    action: 'No he sido yo',
  },
  recoveryCodeUsed: {
    subject: 'Se ha usado un código de recuperación',
    text: 'El %{at} se ha usado uno de sus códigos de recuperación.\nLe queda %{smart_count} código. Si no ha sido usted, cambie la contraseña y escriba a soporte. |||| El %{at} se ha usado uno de sus códigos de recuperación.\nLe quedan %{smart_count} códigos. Si no ha sido usted, cambie la contraseña y escriba a soporte.',
    action: 'Ir a su perfil',
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
