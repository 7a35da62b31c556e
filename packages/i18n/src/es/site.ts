export const forms = {
  optional: '(opcional)',
  summary: 'No se ha enviado. Corrija este problema: |||| No se ha enviado. Corrija estos %{smart_count} problemas:',
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
  dropHere: 'o arrástrelo aquí; %{kinds}, menos de %{maximum}',
  removeFile: 'Quitar %{name}',
  previousPage: 'Anterior',
  nextPage: 'Siguiente',
  pageOf: 'De %{first} a %{last} de %{total}',
  pages: 'Páginas',
} as const

/** Words of whole pages: what search engines and shared links show, and the error page (handbook rule 13.14). */
export const pages = {
  tagline: 'Invierta en edificios concretos',
  description:
    '%{brand} reúne a personas que financian viviendas, residencias y rehabilitaciones. Cada proyecto dice qué renta, cuándo devuelve y qué puede salir mal.',
  notFound: 'Página no encontrada',
  failed: 'Se ha producido un error',
  failedAdvice:
    'Vuelva a intentarlo dentro de un momento, póngase en contacto con soporte o regrese al inicio. Su dinero y sus órdenes están a salvo.',
  retry: 'Volver a intentarlo',
  toHome: 'Ir al inicio',
  toProjects: 'Ver los proyectos',
  toSupport: 'Escribir a soporte',
} as const

/** Header, footer and what every page has (handbook rules 13.8 to 13.11). */
export const navigation = {
  home: 'Inicio',
  projects: 'Proyectos',
  investments: 'Inversiones',
  logIn: 'Iniciar sesión',
  register: 'Registrarse',
  logOut: 'Cerrar sesión',
  menu: 'Menú',
  main: 'Principal',
  userMenu: 'Menú de usuario',
  startTour: 'Iniciar la visita guiada',
  profile: 'Perfil de usuario',
  tickets: 'Tickets',
  administratorArea: 'Área de administración',
  walletBalance: 'Monedero, saldo %{balance}',
  walletAvailable: '%{available} disponibles',
  pendingTickets: 'Un ticket pendiente |||| %{smart_count} tickets pendientes',
  identityNotVerified: 'Identidad sin verificar',
  skipToContent: 'Ir al contenido',
  scrollToTop: 'Volver arriba',
  switchLanguage: 'Cambiar de idioma',
  footer: 'Pie de página',
  information: 'Información para inversores',
  legal: 'Aviso legal',
  complaints: 'Reclamaciones',
  privacy: 'Política de privacidad',
  cookies: 'Política de cookies',
  support: 'Soporte',
  backToHome: 'Volver al inicio',
  youAreHere: 'Está aquí',
  brandHome: '%{brand}, inicio',
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
  start: 'Iniciar la visita guiada',
  progress: '%{step} de %{steps}',
  next: 'Siguiente',
  previous: 'Anterior',
  finish: 'Terminar',
  close: 'Cerrar la visita guiada',
  welcome: {
    title: 'Le enseñamos el sitio',
    text: 'Son siete pasos y un par de minutos. Puede dejarlo cuando quiera y repetirlo desde su menú.',
  },
  walletButton: {
    title: 'Su monedero, siempre a la vista',
    text: 'Este es su saldo. Al pulsarlo llega al monedero; le llevamos allí.',
  },
  walletPage: {
    title: 'Ingresar y retirar',
    text: 'El dinero entra desde una cuenta a su nombre y una persona comprueba que ha llegado. Aquí queda cada movimiento.',
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
