/** The part of `backoffice` that is about lists: filters, columns, marked rows and exports. */

export const list = {
  identifier: 'Identificador',
  usualColumns: 'Columnas de siempre',
  density: { title: 'Altura de fila', compact: 'Baja', comfortable: 'Alta' },
  mark: 'Marcar: %{name}',
  markPage: 'Marcar todas las de esta página',
  exportMarked: 'Exportar la marcada |||| Exportar las %{smart_count}',
  exporting: '%{done} de %{total}',
  exported: 'Una fila exportada: %{name} |||| %{smart_count} filas exportadas: %{name}',
  exportFailed: 'No se ha exportado: %{name}. %{why}',
  sent: '%{done} de %{total}',
  rowDone: 'Hecho',
  stop: 'Parar',
  finish: 'Terminar',
  apply: 'Aplicar',
  clearFilters: 'Quitar filtros',
  comparison: 'Comparación',
  compared: { eq: 'Igual a', gte: 'Al menos', gt: 'Más de', lte: 'Como máximo', lt: 'Menos de' },
  months: 'un mes |||| %{smart_count} meses',
} as const
