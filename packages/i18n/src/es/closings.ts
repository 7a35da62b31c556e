/** Closing the own account (handbook rule 1.23). */
export const closings = {
  title: 'Darse de baja',
  one: 'Cierre de cuenta',
  lead: 'Se cierra su cuenta y se borran los datos que la ley no obliga a conservar. No es posible mientras tenga dinero en el monedero o inversiones vivas.',
  open: 'Ver qué se borra y cuándo',
  confirmTitle: '¿Darse de baja?',
  confirm:
    'La cuenta se cerrará el %{date}. Hasta entonces podrá iniciar sesión y anular la baja, pero no invertir ni mover dinero. Después no se puede deshacer.',
  copyFirst: 'Si quiere una copia de sus datos, pídala y descárguela antes.',
  erasedTitle: 'Se borra ese día',
  erased: {
    person: 'Su correo y su teléfono, y su nombre en todas las páginas.',
    papers:
      'Los documentos que haya subido, los certificados de cuentas bancarias que no se validaron y las copias de sus datos.',
    access: 'La contraseña, las llaves de acceso, los códigos, las sesiones y los navegadores de confianza.',
    messages: 'Sus tickets, sus notificaciones y los avisos que haya pedido.',
    identity: 'Su identidad: nunca la verificó ni movió dinero.',
  },
  keptTitle: 'Se conserva',
  kept: {
    identity:
      'Su nombre, fecha de nacimiento, nacionalidad y números de documento y fiscal, y los documentos de su identidad, de su residencia fiscal y de sus cuentas bancarias validadas, como manda la ley de prevención del blanqueo (Ley 10/2010, artículo 25). Nadie los usa para otra cosa. Se borran el %{date}.',
    books:
      'Movimientos, inversiones y pagos, sin su nombre y con las cuatro últimas cifras de la cuenta bancaria: la ley obliga a guardar la contabilidad hasta el %{date} como mínimo (Código de Comercio, artículo 30).',
    papers:
      'Los contratos, extractos y certificados que la plataforma emitió, tal como se emitieron, hasta el %{date} como mínimo.',
    tax: 'El país de residencia fiscal y sus fechas, para declarar lo que se le retuvo, hasta el %{date} como mínimo.',
    evidence:
      'Lo que el personal de la plataforma hizo en su cuenta, como prueba y sin plazo. Solo lo lee la administración.',
  },
  submit: 'Darme de baja',
  submitting: 'Dando de baja',
  keep: 'Conservar la cuenta',
  waiting: 'Su cuenta se cerrará el %{date}. Hasta entonces no puede invertir ni mover dinero, y puede anular la baja.',
  withdraw: 'Anular la baja',
  withdrawing: 'Anulando',
  withdrawn: 'Ha anulado la baja. Su cuenta sigue como antes.',
  asked: 'Hemos anotado su baja.',
} as const
