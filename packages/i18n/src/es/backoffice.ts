import { bulk, decision, document, done, history, inbox } from './backoffice-decisions.ts'

/** Words of the back office that belong to no noun alone; names of fields, states and kinds are with their nouns. */

const layout = {
  brandHome: '%{brand}, inicio de la administración',
  menu: 'Administración',
  control: 'Control',
  bank: 'Banco',
  configuration: 'Configuración',
  userView: 'Ver como usuario',
  access: 'Perfil y acceso',
  language: 'Idioma: %{language}',
  identity: '%{name}, %{role}',
  account: 'Cuenta de %{who}',
  failedAdvice: 'Lo guardado está a salvo. Vuelva a intentarlo o regrese al inicio.',
} as const

const palette = {
  title: 'Buscar y hacer',
  placeholder: 'Buscar cliente, proyecto, ticket o importe',
  results: 'Resultados',
  commands: 'Ir y hacer',
  page: 'pantalla',
  action: 'acción',
  of: '%{shown} de %{total}',
  found: 'Un resultado |||| %{smart_count} resultados',
  nothing: 'No hay nada que coincida con «%{text}».',
  tooShort: 'Escriba al menos dos letras, o un importe.',
  allShortcuts: 'Todos los atajos',
} as const

const shortcuts = {
  title: 'Atajos de teclado',
  places: { palette: 'Al buscar', anywhere: 'En cualquier pantalla', list: 'En una lista', queue: 'En la cola' },
  acts: {
    move: 'Moverse',
    open: 'Abrir',
    openInTab: 'Abrir en otra pestaña',
    onlyPeople: 'Solo clientes',
    onlyCommands: 'Solo pantallas y acciones',
    search: 'Buscar y hacer',
    searchList: 'Buscar en la lista',
    shortcuts: 'Ver los atajos',
    mark: 'Marcar',
    approve: 'Aprobar',
    reject: 'Rechazar',
  },
} as const

const addTransaction = {
  income: 'Añadir ingreso',
  incomeTitle: 'Añadir un ingreso a %{name}',
  incomeAmount: 'Añadir ingreso de %{amount}',
  incomeDone: 'Ingreso añadido a %{name}. Lo debe aprobar otra persona.',
  withdraw: 'Añadir retirada',
  withdrawTitle: 'Añadir una retirada a %{name}',
  withdrawAmount: 'Añadir retirada de %{amount}',
  withdrawDone: 'Retirada añadida a %{name}. La debe aprobar otra persona.',
  uncertain: 'Puede repetirlo sin riesgo: no se hará dos veces.',
  notVerified: 'Hasta que el cliente verifique su identidad no se le puede añadir un ingreso ni una retirada.',
} as const

const users = {
  search: 'Nombre, correo, teléfono o documento',
  tabs: { general: 'General' },
  person: 'Persona',
  account: 'Cuenta',
  contact: 'Contacto',
  notifications: 'Avisos',
  enabled: 'Activa',
  disabled: 'Desactivada',
  pending: 'Con pendientes',
  editTitle: 'Editar a %{name}',
  createTitle: 'Nuevo cliente',
  create: 'Crear cliente',
  emailHelp: 'Recibirá un enlace para elegir su contraseña.',
  disable: 'Desactivar',
  disableTitle: 'Desactivar a %{name}',
  disableConsequence:
    'Sus sesiones terminan en el acto y no podrá entrar. Su dinero, sus inversiones y sus datos se conservan.',
  nowDisabled: 'Cuenta desactivada: %{name}',
  enable: 'Activar',
  enableTitle: 'Activar a %{name}',
  enableConsequence: 'Podrá volver a entrar con su contraseña y su código.',
  nowEnabled: 'Cuenta activada: %{name}',
  deleteOtp: 'Eliminar OTP',
  deleteOtpTitle: 'Eliminar el dispositivo OTP de %{name}',
  deleteOtpConsequence:
    'Sus sesiones terminan y deberá configurar el código de nuevo la próxima vez que entre. Compruebe antes que es quien dice ser.',
  otpDeleted: 'Dispositivo OTP eliminado: %{name}',
  deleteTitle: 'Dar de baja a %{name}',
  deleteConsequence:
    'Se borran sus datos personales; los apuntes contables se conservan. No es posible mientras tenga dinero o inversiones vivas. No se puede deshacer.',
  deleted: 'Cliente dado de baja: %{name}',
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
    title: 'Devolver %{name} a borrador',
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
      '%{name} ha solicitado cerrar este proyecto y devolver el dinero: «%{reason}». Falta que lo confirme otro administrador antes del %{until}.',
    expired:
      '%{name} solicitó cerrar este proyecto y devolver el dinero: «%{reason}». Nadie más lo confirmó antes del %{until}, así que la solicitud ha caducado.',
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
  palette,
  shortcuts,
  inbox,
  decision,
  document,
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
  typedIsBack: 'Lo que había escrito sigue aquí. Los archivos hay que elegirlos de nuevo.',
  list: {
    apply: 'Aplicar',
    clearFilters: 'Quitar filtros',
    comparison: 'Comparación',
    compared: { eq: 'Igual a', gte: 'Al menos', gt: 'Más de', lte: 'Como máximo', lt: 'Menos de' },
    months: 'un mes |||| %{smart_count} meses',
  },
  iban: { show: 'Mostrar el IBAN completo', hide: 'Ocultar el IBAN' },
  conflict: {
    title: 'Alguien ha guardado cambios mientras usted editaba',
    savedBy: '%{name} guardó cambios %{when}.',
    savedAt: 'Se guardaron cambios %{when}.',
    intro: 'Elija qué valor se queda en cada campo. No se guarda nada hasta que lo confirme.',
    apart: 'Han cambiado campos distintos, así que se pueden guardar los dos cambios. Revíselos y confirme.',
    contested: 'Los han cambiado los dos',
    others: 'Los ha cambiado uno de los dos',
    before: 'Antes',
    saved: 'Guardado ahora',
    mine: 'Lo que ha escrito usted',
    choose: 'Elija uno de los dos valores.',
    allSaved: 'Elegir todo lo guardado',
    allMine: 'Elegir todo lo mío',
    save: 'Guardar lo elegido',
    back: 'Volver al formulario',
  },
  calendar: { open: 'Abrir el calendario', title: 'Calendario' },
  unsaved: {
    title: 'Hay cambios sin guardar',
    consequence: 'Si sale ahora, se pierde lo que ha escrito.',
    stay: 'Seguir editando',
    leave: 'Salir sin guardar',
  },
  verification: {
    country: 'País',
    validFrom: 'Válido desde',
    validUntil: 'Válido hasta',
    picture: 'Imagen %{number} de %{total}',
    never: 'Todavía no ha intentado verificar su identidad.',
  },
  bankAccounts: {
    none: 'Todavía no ha añadido ninguna cuenta bancaria.',
    noneValid: 'El cliente no tiene ninguna cuenta bancaria validada.',
  },
  invested: {
    title: 'Invertido a lo largo del tiempo',
    sentence:
      'Hoy hay invertidos %{outstanding}: lo invertido desde %{since}, menos lo que salió y el capital devuelto.',
    repaid: 'Capital devuelto',
    none: 'Todavía no hay inversiones.',
    month: 'Mes',
  },
  wallets: { balances: 'Saldos' },
  assign: {
    button: 'Asignar gestor',
    title: 'Gestor de %{name}',
    consequence: 'Verá a este cliente con su monedero, sus documentos y sus tickets, y recibirá sus preguntas.',
    done: 'Gestor asignado: %{name}',
    taken: 'Sin gestor: %{name}',
  },
  accountDocuments: {
    add: 'Añadir documento',
    none: 'Todavía no hay documentos.',
    deleteConsequence: 'El cliente tampoco lo verá más.',
    visible: 'El cliente lo ve',
    hidden: 'Solo el equipo',
  },
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
    add: 'Añadir documento',
    none: 'Todavía no hay documentos.',
    everybody: 'Todos',
    visibleHelp: 'Si lo desactiva, solo lo ve el equipo',
    staffOnly: 'Solo el equipo',
    deleteConsequence: 'El documento desaparece de la página del proyecto.',
  },
  timeline: {
    add: 'Añadir hito',
    none: 'Todavía no hay hitos.',
    deleteConsequence: 'El hito desaparece de la página del proyecto.',
  },
} as const
