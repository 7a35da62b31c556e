export const palette = {
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

export const shortcuts = {
  title: 'Atajos de teclado',
  places: { palette: 'Al buscar', anywhere: 'En cualquier pantalla', list: 'En una lista', queue: 'En la cola' },
  acts: {
    move: 'Moverse',
    open: 'Abrir',
    openInTab: 'Abrir en otra pestaña',
    onlyPeople: 'Solo clientes',
    onlyCommands: 'Solo pantallas y acciones',
    search: 'Buscar y hacer',
    searchNumber: 'Buscar un teléfono, un documento o un importe',
    searchList: 'Buscar en la lista',
    shortcuts: 'Ver los atajos',
    mark: 'Marcar',
    approve: 'Aprobar',
    reject: 'Rechazar',
  },
  single: 'Atajos de una sola tecla',
  singleHelp: 'Si los desactiva, en este navegador solo actúan los atajos con Ctrl.',
} as const
