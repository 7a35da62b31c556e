export const backgroundWords = {
  purposes: {
    savings: 'Hacer crecer mis ahorros',
    income: 'Tener ingresos periódicos',
    diversification: 'Repartir mis inversiones',
    treasury: 'Colocar la tesorería de la empresa',
    other: 'Otra cosa',
  },
  origins: {
    salary: 'Sueldo',
    business: 'Actividad profesional o empresarial',
    savings: 'Ahorros',
    property: 'Venta de un inmueble',
    inheritance: 'Herencia o donación',
    investments: 'Otras inversiones',
    pension: 'Pensión',
    other: 'Otro origen',
  },
  exposures: {
    none: 'No',
    own: 'Sí: yo',
    relative: 'Sí: un familiar cercano',
    associate: 'Sí: una persona con la que tengo negocios o una relación estrecha',
  },
  controls: {
    owners: 'Personas con más del 25 %',
    administrators: 'Los administradores: nadie tiene más del 25 %',
  },
} as const
