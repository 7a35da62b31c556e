import type { Irregularity, IrregularityStateName } from '@cauce/contract'
import type { z } from 'zod'

export const irregularities = {
  one: 'Irregularidad',
  about:
    'Errores importantes en la información de una oferta abierta. Se corrigen enseguida, o la oferta se suspende como mucho 30 días. Se registran en la página del proyecto.',
  fields: {
    irregularityId: 'Identificador',
    projectId: 'Proyecto',
    projectName: 'Proyecto',
    state: 'Situación',
    irregularity: 'Qué está mal',
    irregularityEn: 'Qué está mal (inglés)',
    differences: 'Qué decía y qué es',
    steps: 'Qué se está haciendo',
    stepsEn: 'Qué se está haciendo (inglés)',
    correction: 'Qué se ha corregido',
    correctionEn: 'Qué se ha corregido (inglés)',
    suspendedAt: 'Suspendida desde',
    lastDay: 'Último día para corregir',
    revocableUntil: 'Se puede revocar hasta',
    endedAt: 'Terminó',
    recordedBy: 'Registrada por',
    recordedByName: 'Registrada por',
    endedBy: 'Terminada por',
    endedByName: 'Terminada por',
    createdAt: 'Registrada',
    updatedAt: 'Actualizada',
  } as const satisfies Record<keyof z.infer<typeof Irregularity>, string>,
  state: {
    suspended: 'Suspendida',
    corrected: 'Corregida',
    cancelled: 'Cancelada',
  } as const satisfies Record<IrregularityStateName, string>,
  platform: 'La plataforma',
  difference: {
    one: 'Dato erróneo',
    add: 'Añadir un dato erróneo',
    remove: 'Quitar',
    part: 'Apartado',
    partEn: 'Apartado (inglés)',
    stated: 'Decía',
    statedEn: 'Decía (inglés)',
    actual: 'Es',
    actualEn: 'Es (inglés)',
  },
  project: {
    title: 'Información de la oferta',
    none: 'No se le conoce ningún error importante.',
    until: 'Hasta el %{day} se puede corregir; después se cancela y el dinero vuelve.',
    suspend: 'Suspender la oferta',
    suspendAbout:
      'Nadie podrá invertir hasta que se corrija, como mucho en 30 días; después la plataforma cancela la oferta y devuelve el dinero. Quienes tienen órdenes reciben ahora un correo con lo que escriba aquí y tienen otro plazo para revocarlas.',
    suspended: 'Oferta suspendida',
    publish: 'Publicar una corrección',
    publishAbout:
      'La oferta sigue abierta. Quienes tienen órdenes reciben ahora un correo con lo que escriba aquí y tienen otro plazo para revocarlas.',
    published: 'Corrección publicada',
    correct: 'Levantar la suspensión',
    correctAbout:
      'La oferta sigue con la información corregida. Quienes tienen órdenes reciben ahora un correo con lo que escriba aquí y tienen otro plazo para revocarlas.',
    corrected: 'La oferta sigue',
    cancelHelp: 'Para cancelar la oferta antes, cierre el proyecto y devuelva el dinero.',
    toProject: 'Abrir el proyecto',
  },
} as const
