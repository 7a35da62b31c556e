/** Words of the back office that belong to no noun alone; names of fields, states and kinds are with their nouns. */

const layout = {
  brandHome: '%{brand}, inicio de la administración',
  menu: 'Administración',
  configuration: 'Configuración',
  search: 'Buscar cliente, proyecto o importe',
  userView: 'Ver como usuario',
  language: 'Idioma: %{language}',
  identity: '%{name}, %{role}',
  account: 'Cuenta de %{who}',
  failedAdvice: 'Lo guardado está a salvo. Vuelva a intentarlo o regrese al inicio.',
} as const

const inbox = {
  title: 'Pendiente de decisión',
  menu: 'Pendiente',
  queue: 'Cola, lo más antiguo primero',
  pane: 'Decisión',
  kinds: 'Qué se muestra',
  all: 'Todo',
  kindsOf: { income: 'Ingresos', withdraw: 'Retiradas', bankAccount: 'Cuentas', verification: 'Verificaciones' },
  kindOf: { income: 'Ingreso', withdraw: 'Retirada', bankAccount: 'Cuenta bancaria', verification: 'Verificación' },
  keys: { move: 'mover', mark: 'marcar', approve: 'aprobar', reject: 'rechazar' },
  waits: 'Espera',
  what: 'Qué',
  who: 'Quién',
  mark: 'Marcar: %{what} de %{name}',
  account: '%{alias}, %{account}',
  fromAccount: 'Desde la cuenta %{account}',
  toAccount: 'A la cuenta %{account}',
  attempt: '%{document}, intento %{attempt}',
  waiting: '%{smart_count} pendiente |||| %{smart_count} pendientes',
  shownOf: 'Se muestran los %{shown} más antiguos de %{total}',
  late: '%{shown}, uno con más de dos días |||| %{shown}, %{smart_count} con más de dos días',
  comingIn: 'Por entrar',
  goingOut: 'por salir',
  nothingChosen: 'Elija una fila para decidir.',
  gone: 'Ya no está pendiente: alguien lo ha decidido.',
  cleared: 'No hay nada pendiente',
  clearedHelp: 'Lo nuevo aparecerá aquí por sí solo.',
} as const

const decision = {
  waits: 'Espera %{age}',
  incomeOf: 'Ingreso de %{name}',
  withdrawOf: 'Retirada de %{name}',
  bankAccountOf: 'Cuenta bancaria de %{name}',
  verificationOf: 'Verificación de %{name}',
  balanceNow: 'Saldo ahora',
  balanceAfter: 'Después',
  proof: 'el justificante',
  otherProof: 'Sustituir el justificante',
  tick: 'marcar la casilla',
  incomeSeen: 'He visto el abono en la cuenta de la plataforma',
  withdrawSeen: 'He enviado la transferencia al cliente',
  missing: 'Para aprobar falta %{what}.',
  incomeThisYear: 'Ingresos este año',
  withdrawThisYear: 'Retiradas este año',
  count: '%{count}',
  countAndAmount: '%{count}, por %{amount}',
  history: 'Historia',
  approve: 'Aprobar',
  approveAmount: 'Aprobar %{amount}',
  reject: 'Rechazar',
  decline: 'Rechazar',
  validate: 'Validar',
  refuse: 'Marcar con error',
  reasonHelp: 'El cliente lo leerá. Ctrl y Entrar para enviarlo.',
  secondNeeded: 'Usted ya lo aprobó. Por su importe, lo debe aprobar también otra persona antes del %{until}.',
} as const

const history = {
  asked: 'Pedido por el cliente',
  addedByAdministrator: 'Añadido por administración',
  firstApproval: 'Primera aprobación: %{name}, vale hasta el %{until}',
  completed: 'Aprobado',
  completedBy: 'Aprobado por %{name}',
  rejected: 'Rechazado',
  rejectedBy: 'Rechazado por %{name}',
  bankAccountAdded: 'Añadida por el cliente',
  changed: 'Último cambio',
  attempt: 'Intento %{attempt}: %{status}',
} as const

const done = {
  transaction: {
    pending: 'Primera aprobación registrada. Falta la de otra persona.',
    completed: 'Aprobado: %{name}',
    rejected: 'Rechazado: %{name}',
  },
  bankAccount: {
    pending: 'Cuenta pendiente otra vez: %{name}',
    valid: 'Cuenta validada: %{name}',
    error: 'Cuenta marcada con error: %{name}',
  },
  verification: { approved: 'Identidad aprobada: %{name}', declined: 'Identidad rechazada: %{name}' },
} as const

const bulk = {
  marked: 'Una fila marcada |||| %{smart_count} filas marcadas',
  clear: 'Quitar marcas',
  help: 'Cada fila se decide por separado y responde por sí misma. Los movimientos sin justificante se aprueban uno a uno.',
  approve: 'Aprobar la marcada |||| Aprobar las %{smart_count}',
  reason: 'Motivo para todas',
} as const

const addTransaction = {
  income: 'Añadir ingreso',
  incomeTitle: 'Añadir un ingreso a %{name}',
  incomeAmount: 'Añadir ingreso de %{amount}',
  incomeDone: 'Ingreso añadido a %{name}. Queda pendiente de aprobación.',
  withdraw: 'Añadir retirada',
  withdrawTitle: 'Añadir una retirada a %{name}',
  withdrawAmount: 'Añadir retirada de %{amount}',
  withdrawDone: 'Retirada añadida a %{name}. Queda pendiente de aprobación.',
  uncertain: 'Puede repetirlo sin riesgo: no se hará dos veces.',
} as const

const users = {
  search: 'Nombre, correo, teléfono o documento',
  tabs: { general: 'General' },
  person: 'Persona',
  account: 'Cuenta',
  contact: 'Contacto',
  notifications: 'Avisos',
  enabled: 'Activa',
  disabled: 'Deshabilitada',
  pending: 'Con pendientes',
  editTitle: 'Editar a %{name}',
  createTitle: 'Nuevo cliente',
  create: 'Crear cliente',
  emailHelp: 'Recibirá un enlace para elegir su contraseña.',
  disable: 'Deshabilitar',
  disableTitle: 'Deshabilitar a %{name}',
  disableConsequence:
    'Sus sesiones terminan en el acto y no podrá entrar. Su dinero, sus inversiones y sus datos se conservan.',
  nowDisabled: 'Cuenta deshabilitada: %{name}',
  enable: 'Habilitar',
  enableTitle: 'Habilitar a %{name}',
  enableConsequence: 'Podrá volver a entrar con su contraseña y su código.',
  nowEnabled: 'Cuenta habilitada: %{name}',
  deleteOtp: 'Eliminar OTP',
  deleteOtpTitle: 'Eliminar el dispositivo OTP de %{name}',
  deleteOtpConsequence:
    'Sus sesiones terminan y deberá configurar el código de nuevo la próxima vez que entre. Compruebe antes que es quien dice ser.',
  otpDeleted: 'Dispositivo OTP eliminado: %{name}',
  deleteTitle: 'Dar de baja a %{name}',
  deleteConsequence:
    'Se borran sus datos personales; los apuntes contables se conservan. No es posible mientras tenga dinero o inversiones vivas. No se puede deshacer.',
  deleted: 'Baja hecha: %{name}',
} as const

const projects = {
  search: 'Nombre, localidad o dirección',
  createTitle: 'Nuevo proyecto',
  createDraft: 'Crear borrador',
  finish: 'Terminar',
  steps: { project: 'Proyecto', descriptions: 'Descripciones', documents: 'Documentos', multimedia: 'Multimedia' },
  multimedia: 'Multimedia',
  seePublic: 'Ver la página pública',
  financing: 'Financiación',
  investors: 'Inversores',
  promoter: 'Promotor y garantía',
  late: 'Un pago lleva un día de retraso |||| El pago más antiguo lleva %{smart_count} días de retraso',
  urlHelp: 'Letras, cifras y guiones; es la dirección pública',
  profitabilityHelp: 'Por todo el plazo, no al año',
  managerFeeHelp: 'Parte de cada pago que se queda la plataforma',
  cancellationHelp: 'Sobre lo que se desinvierte',
  privateHelp: 'Solo lo ven sus inversores y el equipo',
  destinationHelp: 'IBAN del promotor; solo lo ve el equipo',
  withdrawHelp: 'Cuando ningún inversor pueda ya revocar',
  deleteConsequence: 'El borrador desaparece con sus textos, documentos e imágenes. No se puede deshacer.',
} as const

const phase = {
  done: '%{name}: %{phase}',
  announce: {
    button: 'Anunciar',
    title: 'Anunciar %{name}',
    consequence: 'El proyecto se hace público como próxima apertura. Todavía no se puede invertir.',
  },
  withdrawAnnouncement: {
    button: 'Volver a borrador',
    title: 'Volver %{name} a borrador',
    consequence: 'El proyecto deja de ser público hasta que se anuncie de nuevo.',
  },
  openPreinvestment: {
    button: 'Abrir preinversión',
    title: 'Abrir la preinversión de %{name}',
    consequence: 'El proyecto pasa a preinversión. Todavía no se puede invertir.',
  },
  openInvestment: {
    button: 'Abrir inversión',
    title: 'Abrir %{name} a la inversión',
    consequence:
      'Desde ahora se puede invertir, y se cerrará solo cuando entre el último euro. Después ya no es posible volver atrás.',
  },
  discard: {
    button: 'Descartar',
    title: 'Descartar %{name}',
    consequence:
      'El proyecto deja de ser público y no se puede recuperar. Si tiene dinero invertido, se devuelve a quien lo puso.',
  },
  refund: {
    pending:
      '%{name} ha pedido cerrar este proyecto y devolver el dinero: «%{reason}». Falta que lo confirme otro administrador antes del %{until}.',
    button: 'Cerrar y devolver',
    title: 'Cerrar %{name} y devolver el dinero',
    consequence:
      'Cada euro vuelve al monedero de quien lo puso: todo o nada. El proyecto queda cerrado y no se puede reabrir.',
    now: 'Invertido ahora',
    after: 'Después',
    done: '%{name} cerrado. El dinero se ha devuelto.',
  },
} as const

export const backoffice = {
  layout,
  inbox,
  decision,
  history,
  done,
  bulk,
  addTransaction,
  users,
  projects,
  phase,
  none: 'Sin datos',
  nobody: 'Nadie',
  open: 'Abrir',
  actions: 'Acciones',
  moved: 'Orden cambiado',
  moveUp: 'Subir %{name}',
  moveDown: 'Bajar %{name}',
  editTitle: 'Editar %{name}',
  deleteTitle: 'Eliminar %{name}',
  deleted: 'Eliminado: %{name}',
  created: 'Creado: %{name}',
  otherPicture: 'Sustituir la imagen',
  reasonForRecord: 'Motivo (queda en el registro)',
  list: { apply: 'Aplicar', clearFilters: 'Quitar filtros' },
  iban: { show: 'Mostrar el IBAN completo', hide: 'Ocultar el IBAN' },
  conflict: {
    told: 'Alguien ha guardado cambios mientras tanto. Recargue para verlos; lo que ha escrito no se pierde.',
    reloaded: 'Estos son los datos actuales, con lo que usted había escrito encima. Revíselos y guarde de nuevo.',
  },
  verification: {
    country: 'País',
    validFrom: 'Válido desde',
    validUntil: 'Válido hasta',
    picture: 'Imagen %{number} de %{total}',
    never: 'Todavía no ha intentado verificar su identidad.',
  },
  bankAccounts: { none: 'Todavía no ha añadido ninguna cuenta bancaria.' },
  invested: {
    title: 'Invertido a lo largo del tiempo',
    sentence:
      'Hoy hay invertidos %{standing}, tras un movimiento en %{since}. |||| Hoy hay invertidos %{standing}, tras %{smart_count} movimientos desde %{since}.',
    none: 'Todavía no hay inversiones.',
    month: 'Mes',
    standing: 'Invertido',
  },
  wallets: { balances: 'Saldos' },
  projectTypes: {
    createTitle: 'Nuevo tipo de proyecto',
    deleteConsequence:
      'Desaparece de los filtros y de los formularios. No es posible mientras algún proyecto sea de este tipo.',
  },
  descriptions: {
    add: 'Añadir descripción',
    none: 'Todavía no hay descripciones. Un proyecto necesita al menos una para anunciarse.',
    help: 'Una línea vacía separa párrafos; las líneas que empiezan por «- » forman una lista.',
    deleteConsequence: 'El texto desaparece de la página del proyecto.',
  },
  media: {
    add: 'Añadir imagen',
    cover: 'Portada.',
    none: 'Todavía no hay imágenes. Un proyecto necesita al menos una para anunciarse.',
    descriptionHelp: 'Qué se ve, para quien no puede verla',
    deleteConsequence: 'La imagen desaparece de la página del proyecto.',
  },
  documents: {
    none: 'Todavía no hay documentos.',
    everybody: 'Todos',
    staffOnly: 'Solo el equipo',
    deleteConsequence: 'El documento desaparece de la página del proyecto.',
  },
  timeline: {
    add: 'Añadir hito',
    none: 'Todavía no hay hitos.',
    deleteConsequence: 'El hito desaparece de la página del proyecto.',
  },
} as const
