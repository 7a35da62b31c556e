/** Sums by period, for administrators. */
export const statistics = {
  title: 'Estadísticas',
  groupBy: 'Agrupar por',
  invested: 'Invertido',
  disinvested: 'Desinvertido',
  penalties: 'Penalizaciones',
  count: 'Movimientos',
  period: 'Periodo',
  quarter: 'T%{quarter} %{year}',
  compared: 'Comparado con el periodo anterior, del %{from} al %{to}.',
  change: '%{change}; antes %{before}',
  before: 'Antes %{before}',
  previous: 'Periodo anterior',
  difference: 'Variación',
  coarser: 'Son más de %{maximum} puntos: se agrupa por %{grouping}.',
  by: { day: 'días', week: 'semanas', month: 'meses', quarter: 'trimestres', year: 'años' },
  movements: {
    title: 'Inversiones',
    sentence:
      'Entre %{from} y %{to} se invirtieron %{invested} y se retiraron %{disinvested}, en %{count} movimientos.',
    none: 'No hay inversiones en ese tiempo.',
  },
  fees: {
    title: 'Comisiones de gestión',
    sentence: 'Entre %{from} y %{to} la plataforma cobró %{amount} en comisiones, en %{count} pagos.',
    none: 'No hay comisiones en ese tiempo.',
    amount: 'Comisiones',
    count: 'Pagos',
  },
} as const
