import type { ConflictState, ConflictStep, ConflictTie, InsiderKind } from '@cauce/contract'

export const insiderKinds = {
  shareholder: 'Accionista con el 20\u00A0% o más',
  manager: 'Directivo',
  employee: 'Empleado',
  controlled: 'Sociedad controlada por un accionista, un directivo o un empleado',
  relative: 'Familiar de un accionista, un directivo o un empleado',
} as const satisfies Record<InsiderKind, string>

export const conflicts = {
  title: 'Conflictos de interés',
  one: 'Conflicto de interés',
  lead: 'Quien dirige la plataforma, trabaja en ella o posee el 20\u00A0% o más no puede ser promotor. Si invierte, lo hace en las mismas condiciones que los demás y la página del proyecto lo dice. Cada conflicto se revisa todos los años.',
  none: 'No hay ningún conflicto anotado.',
  createTitle: 'Anotar un conflicto',
  created: 'El conflicto está anotado.',
  publicHelp: 'Se publica en la página del proyecto. No ponga nombres.',
  nameHelp: 'Solo lo leen los administradores. De un familiar, diga de quién lo es.',
  taxNumberHelp: 'De la persona o sociedad. Se compara con el NIF de los promotores.',
  project: 'Proyecto',
  fields: {
    conflictId: 'Identificador',
    kind: 'Quién es',
    tie: 'Relación con el proyecto',
    personName: 'Nombre',
    taxNumber: 'NIF',
    projectId: 'Proyecto',
    projectName: 'Proyecto',
    nature: 'En qué consiste',
    natureEn: 'En qué consiste (inglés)',
    measure: 'Medida',
    measureEn: 'Medida (inglés)',
    since: 'Desde',
    state: 'Estado',
    endedOn: 'Hasta',
    reviewedOn: 'Última revisión',
    reviewDueOn: 'Próxima revisión',
    createdAt: 'Anotado',
    updatedAt: 'Modificado',
  },
  kind: insiderKinds,
  tie: { promoter: 'Promotor, o lo controla', investor: 'Inversor', other: 'Otra' } satisfies Record<
    ConflictTie,
    string
  >,
  state: { active: 'Vigente', ended: 'Terminado' } satisfies Record<ConflictState, string>,
  reviewDue: 'Por revisar',
  step: { review: 'Revisar', end: 'Dar por terminado' } satisfies Record<ConflictStep, string>,
  stepTitle: { review: 'Revisar el conflicto', end: 'Dar por terminado el conflicto' },
  stepAbout: {
    review: 'La próxima revisión será dentro de un año. El registro de actividad guarda lo que se ha comprobado.',
    end: 'La página del proyecto deja de mostrarlo. El registro de actividad guarda el motivo.',
  },
  stepReason: { review: 'Qué se ha comprobado', end: 'Por qué ha terminado' },
  stepDone: { review: 'La revisión está anotada.', end: 'El conflicto ha terminado.' },
} as const

export const conflictPages = {
  title: 'Conflictos de interés',
  about:
    'Personas de la plataforma que tienen relación con este proyecto, y qué hacemos al respecto (artículo 8 del Reglamento (UE) 2020/1503).',
  policy: 'Nuestra política de conflictos de interés',
  kind: insiderKinds,
  tie: {
    promoter: 'Promueve el proyecto',
    investor: 'Invierte en las mismas condiciones que todos',
    other: 'Tiene relación con el promotor',
  },
  nature: 'En qué consiste',
  measure: 'Qué hacemos',
  since: 'Desde el %{date}',
} as const
