export const projectErrors = {
  'project-not-ready': 'Al proyecto le falta: %{missing}.',
  'terms-locked': 'Ya no se puede cambiar, porque alguien ha invertido con estas condiciones.',
  'sheet-missing': 'El préstamo aún no tiene una ficha de datos fundamentales publicada. Publíquela antes.',
  'sheet-of-loans': 'Solo los préstamos tienen esta ficha de datos fundamentales.',
  'sheet-without-lei': 'Falta el código LEI de la plataforma (PLATFORM_LEI). Sin él la oferta no tiene identificador.',
  'sheet-incomplete': 'Datos que faltan en la ficha: %{count}.',
  'sheet-too-long': 'La ficha ocupa %{pages} páginas y la ley permite %{maximum}.',
  'sheet-unchanged': 'La ficha dice lo mismo que la versión vigente.',
  'sheet-stale':
    'Hay una versión nueva de la ficha de datos fundamentales. Recargue la página y léala antes de invertir.',
} as const
