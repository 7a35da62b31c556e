export const common = {
  yes: 'Sí',
  no: 'No',
  cancel: 'Cancelar',
  close: 'Cerrar',
  copy: 'Copiar',
  delete: 'Eliminar',
  edit: 'Editar',
  reload: 'Recargar',
  retry: 'Volver a intentarlo',
  save: 'Guardar',
  saveChanges: 'Guardar cambios',
  saved: 'Guardado',
  search: 'Buscar',
  loading: 'Cargando',
  more: 'Más',
  seeMore: 'Ver más',
  all: 'Todos',
  from: 'Desde',
  to: 'Hasta',
  date: 'Fecha',
  amount: 'Importe',
  status: 'Estado',
  reason: 'Motivo',
  total: 'Total',
  page: 'Página %{page} de %{pages}',
  asTable: 'Ver como tabla',
  correctFields: 'Corrija un campo |||| Corrija %{smart_count} campos',
} as const

export const forms = {
  optional: '(opcional)',
  summary: 'Corrija este problema: |||| Corrija estos %{smart_count} problemas:',
  networkFailed:
    'No se ha podido conectar con el servidor. Compruebe la conexión y vuelva a intentarlo; lo que ha escrito sigue aquí.',
  sending: 'Enviando',
  loading: 'Cargando',
  close: 'Cerrar',
  cancel: 'Cancelar',
  retry: 'Volver a intentarlo',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  amountUnclear: 'Escriba un importe, por ejemplo 1.250,50.',
  datePattern: 'DD/MM/AAAA',
  dateHelp: 'Día, mes y año, por ejemplo 23/04/1988.',
  chooseFile: 'Elegir un archivo',
  chooseAnotherFile: 'Elegir otro archivo',
  dropHere: 'o arrástrelo aquí;',
  fileLimits: '%{kinds}, menos de %{maximum}',
  removeFile: 'Quitar %{name}',
  previousPage: 'Anterior',
  nextPage: 'Siguiente',
  pageOf: 'De %{first} a %{last} de %{total}',
  pages: 'Páginas',
} as const

export const pages = {
  tagline: 'Invierta en edificios concretos',
  description:
    '%{brand} reúne a personas que financian viviendas, residencias y rehabilitaciones. Cada proyecto dice qué renta, cuándo devuelve y qué puede salir mal.',
  notFound: 'Página no encontrada',
  tooMany: 'Demasiadas peticiones',
  tooManyAdvice:
    'Desde su conexión han llegado demasiadas peticiones seguidas. Espere un segundo y vuelva a intentarlo. |||| Desde su conexión han llegado demasiadas peticiones seguidas. Espere %{smart_count} segundos y vuelva a intentarlo.',
  failed: 'Se ha producido un error',
  failedAdvice:
    'Vuelva a intentarlo dentro de un momento, póngase en contacto con soporte o regrese al inicio. Su dinero y sus órdenes están a salvo.',
  retry: 'Volver a intentarlo',
  toHome: 'Ir al inicio',
  toProjects: 'Ver los proyectos',
  toSupport: 'Escribir a soporte',
} as const

export const navigation = {
  home: 'Inicio',
  projects: 'Proyectos',
  investments: 'Inversiones',
  logIn: 'Iniciar sesión',
  register: 'Registrarse',
  logOut: 'Cerrar sesión',
  menu: 'Menú',
  main: 'Principal',
  startTour: 'Iniciar la visita guiada',
  profile: 'Perfil de usuario',
  tickets: 'Tickets',
  administratorArea: 'Área de administración',
  walletBalance: 'de %{balance}',
  walletAvailable: 'Monedero, disponible %{available}',
  pendingTickets: 'Un ticket pendiente |||| %{smart_count} tickets pendientes',
  identityNotVerified: 'Identidad sin verificar',
  skipToContent: 'Ir al contenido',
  scrollToTop: 'Volver arriba',
  footer: 'Pie de página',
  information: 'Información para inversores',
  terms: 'Condiciones del servicio',
  legal: 'Aviso legal',
  contact: 'Contacto',
  complaints: 'Reclamaciones',
  privacy: 'Política de privacidad',
  cookies: 'Política de cookies',
  accessibility: 'Accesibilidad',
  sourceCode: 'Código fuente',
  authority: 'Autorizada y supervisada por la CNMV, n.º %{number} de su registro.',
  brandHome: '%{brand}, inicio',
  brandPreview: 'Así se verá la marca: solo la ve usted, y aún no está publicada.',
  brandPreviewEnd: 'Terminar la vista previa',
  account: 'Cuenta de %{name}',
  currentLanguage: 'ES, idioma español',
  riskTitle: 'Invertir en estos proyectos tiene riesgo.',
  riskText:
    'Puede perder parte o todo lo invertido, no recibir la rentabilidad prevista y no poder recuperar el dinero antes del vencimiento. Las inversiones no están cubiertas por ningún fondo de garantía.',
  shortcuts: 'Accesos rápidos',
  notices: 'Avisos',
} as const

/** The guided tour for new people (handbook rule 13.21). */
export const tour = {
  progress: '%{step} de %{steps}',
  next: 'Siguiente',
  previous: 'Anterior',
  finish: 'Terminar',
  close: 'Cerrar la visita guiada',
  welcome: {
    title: 'Conozca la plataforma',
    text: 'Son siete pasos y un par de minutos. Puede dejarlo cuando quiera y repetirlo desde su menú.',
  },
  walletButton: {
    title: 'Su monedero, siempre a la vista',
    text: 'Esto es lo que puede invertir o retirar. Al pulsarlo llega al monedero; le llevamos allí.',
  },
  walletPage: {
    title: 'Ingresar y retirar',
    text: 'El dinero entra desde una cuenta a su nombre, sin esperas si coinciden la referencia y el importe. Aquí queda cada movimiento.',
  },
  projectsButton: {
    title: 'Los proyectos',
    text: 'Aquí están todos: los abiertos, los que vienen y los que ya terminaron.',
  },
  projectsPage: {
    title: 'Elegir con calma',
    text: 'Puede filtrar por fase, plazo, rentabilidad o mínimo, y ordenar la lista.',
  },
  projectCard: {
    title: 'Un proyecto de un vistazo',
    text: 'Rentabilidad, plazo, mínimo y cuánto falta, siempre en el mismo sitio. Le llevamos a uno.',
  },
  investDialog: {
    title: 'Invertir, en dos pasos',
    text: 'Escriba un importe, lea lo que puede recibir y perder, y confirme. Después tiene unos días para revocar la inversión sin coste.',
  },
  stopped: 'La visita guiada se ha detenido: la página tarda demasiado. Puede repetirla desde su menú.',
} as const

export const home = {
  headline: 'Sepa en qué edificio está su dinero',
  lead: '%{brand} reúne a personas que financian viviendas, residencias y rehabilitaciones, desde %{minimum} por proyecto. Cada uno dice qué renta, cuándo devuelve y qué puede salir mal.',
  seeOpen: 'Ver el proyecto abierto |||| Ver los %{smart_count} proyectos abiertos',
  seeAll: 'Ver los proyectos',
  whatYouCanLose: 'Qué puede perder',
  streetDescription: 'Una calle dibujada en alzado, con edificios a los dos lados de un canal',
  pinOpen: '%{name} · abierto',
  pinOpens: '%{name} · abre el %{date}',
  pinLate: '%{name} ·',
  pinFinanced: '%{name} · financiado',
  pinSoon: '%{name} · próxima apertura',

  figuresTitle: 'La plataforma en cifras',
  lentFigure: 'invertidos en %{smart_count} proyecto |||| invertidos en %{smart_count} proyectos',
  returnFigure: 'anual, la rentabilidad prevista de lo financiado, sin los préstamos en impago',
  unrecoveredFigure: 'del capital prestado no se ha recuperado',
  lateFigure:
    'de %{smart_count} préstamo en curso va con retraso o está en impago |||| de %{smart_count} préstamos en curso van con retraso o están en impago',
  paidFigure: 'pagados a quienes invirtieron: %{principal} de capital y %{interest} de rendimiento',
  countedAt: 'Datos a %{at}, solo de proyectos públicos.',

  openTitle: 'Abiertos ahora',
  openAll: 'Todos los proyectos, también los cerrados',
  nothingOpen: 'Ahora no hay ningún proyecto abierto',
  nothingOpenText:
    'Mientras abre el siguiente, puede ver los que están por abrir y lo que ha pasado con los anteriores.',

  flowTitle: 'Dónde está cada euro',
  flowText:
    'Todo lo que se ha invertido hasta hoy, según en qué punto está. Lo que va con retraso y lo que no se ha recuperado también están en el dibujo.',
  flowDescription:
    'El dinero invertido se divide en hasta cinco ramas: devuelto, en plazo, a la espera de completar la financiación, con retraso y no recuperado. Las cifras están en la lista.',
  flowSource: 'Invertido',
  flowReturned: 'Devuelto',
  flowReturnedText: '%{smart_count} proyecto cerrado |||| %{smart_count} proyectos cerrados',
  flowOnTime: 'En plazo',
  flowOnTimeText: '%{smart_count} proyecto, al día en sus pagos |||| %{smart_count} proyectos, al día en sus pagos',
  flowLate: 'Con retraso o en impago',
  flowLateText:
    'capital de %{smart_count} proyecto con algún pago vencido |||| capital de %{smart_count} proyectos con algún pago vencido',
  flowUnrecovered: 'No recuperado',
  flowUnrecoveredText:
    '%{smart_count} proyecto con pérdida reconocida |||| %{smart_count} proyectos con pérdida reconocida',
  flowRaising: 'En depósito',
  flowRaisingText:
    '%{smart_count} proyecto que aún no está financiado |||| %{smart_count} proyectos que aún no están financiados',

  versusTitle: 'Lo que puede ganar y lo que puede perder, con el mismo tamaño de letra',
  gainText: 'Con %{amount} a %{term} y al %{rate} anual, si todo va como está previsto',
  gainPayments: 'Cobros en su monedero según el calendario, ya descontada la comisión de gestión.',
  gainPrincipal: 'El capital vuelve con el último pago.',
  gainReflection: 'Tras invertir, %{days} para arrepentirse sin coste.',
  lossText: 'Con los mismos %{amount}, si el promotor no paga y la garantía no alcanza',
  lossDelay: 'Una obra puede retrasarse, y los pagos con ella.',
  lossLiquidity: 'El dinero no se puede retirar a voluntad antes del vencimiento.',
  lossCover: 'Ningún fondo de garantía cubre la pérdida.',

  stepsTitle: 'De la cuenta a la obra, y de vuelta',
  stepPrepare: 'Verifique su identidad e ingrese dinero',
  stepPrepareText:
    'Un documento y una foto; se tarda unos tres minutos. Después, un ingreso desde una cuenta a su nombre: mientras no lo invierta, puede retirarlo.',
  stepChoose: 'Elija',
  stepChooseText: 'Lea el proyecto, calcule lo que cobraría y dé la orden, que queda en firme a los %{days}.',
  stepCollect: 'Reciba los pagos',
  stepCollectText: 'Cada pago llega con su fecha. Si uno se retrasa, lo verá en el proyecto con los días que lleva.',

  riskTitle: 'Antes de invertir, pregúntese esto',
  riskLose: '¿Puedo permitirme perderlo?',
  riskLoseText:
    'Prestar a un promotor no es ahorrar. Si no puede pagar y lo que se obtiene de la garantía no alcanza, perderá parte o todo lo invertido.',
  riskWait: '¿Puedo esperar?',
  riskWaitText:
    'Entre la firma y la devolución pasan meses o años. Una vez financiado el proyecto, no hay un mercado en el que vender su parte.',
  riskSpread: '¿Estoy diversificando?',
  riskSpreadText:
    'Si algo falla, duele menos haber puesto poco en varios proyectos que mucho en uno. La orientación es no pasar de 10.000 € en total entre todas las plataformas.',
  riskPast: '¿Me fío demasiado del pasado?',
  riskPastText:
    'Que otros proyectos pagaran no significa que este vaya a pagar. Lea antes lo que tiene en contra que lo que tiene a favor.',
} as const
