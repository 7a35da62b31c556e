/** The pages of the site that show information sheets, and where they lead there. */
export const sheetPages = {
  title: 'Ficha de datos fundamentales de la inversión: %{project}',
  description: 'Lo que la ley pide saber antes de prestar a %{project}: promotor, oferta, riesgos, préstamo y costes.',
  crumb: 'Ficha de datos fundamentales',
  parts: 'Apartados',
  overview: 'Resumen y avisos',
  pdf: 'Descargar PDF',
  translation: 'Texto que fija la ley. Traducción nuestra, hasta incorporar la redacción oficial en español.',
  version: 'Versión %{version}, del %{date}',
  replaces: 'Sustituye a la %{version}, del %{date}.',
  older: 'Esta es la versión %{version}, del %{date}. La vigente es otra.',
  present: 'Ver la vigente',
  unchanging: 'Esta versión no se modifica. Las órdenes que se dan mientras rige la citan por su número.',
  pages: '%{smart_count} de %{maximum} página permitida |||| %{smart_count} de %{maximum} páginas permitidas',
  versions: 'Versiones',
  first: 'Primera versión',
  material: 'Cambio importante',
  onlySpanish:
    'Esta ficha solo está en español. Si no entiende bien el español, le desaconsejamos invertir en este proyecto.',
  onProject: {
    title: 'Ficha de datos fundamentales de la inversión',
    lead: 'Promotor, oferta, riesgos, préstamo y costes, en seis páginas como mucho. Léala antes de invertir.',
    read: 'Leer la ficha',
  },
  inDialog: {
    read: 'Leer la ficha de datos fundamentales',
    loading: 'Leyendo la ficha',
    failed: 'No se ha podido leer la ficha.',
    retry: 'Intentarlo otra vez',
    page: 'Abrirla en otra pestaña',
  },
  ofOrder: 'Ficha de datos fundamentales vigente al dar la orden',
} as const
