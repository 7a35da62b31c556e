import type { IrregularityStateName } from '@cauce/contract'

export const irregularityPages = {
  badge: 'Oferta suspendida',
  phase: 'Fase: %{phase}',
  title: {
    suspended: 'Suspendida desde el %{day}',
    corrected: 'Corregida el %{day}',
    cancelled: 'Cancelada el %{day}',
  } as const satisfies Record<IrregularityStateName, string>,
  error: {
    suspended: 'La información de la oferta tenía un error importante:',
    corrected: 'La información de la oferta tenía un error importante, que ya está corregido:',
    cancelled: 'La oferta estaba suspendida por un error importante en su información:',
  } as const satisfies Record<IrregularityStateName, string>,
  effect: {
    suspended: 'Nadie puede invertir hasta que se corrija, y quien ya invirtió puede revocar su inversión.',
    corrected: 'La oferta sigue abierta, y quien ya había invertido puede revocar su inversión.',
    cancelled: 'No siguió adelante, y todo el dinero volvió a los monederos.',
  } as const satisfies Record<IrregularityStateName, string>,
  lapse: 'Si el %{day} no está corregida, la oferta se cancela y todo el dinero vuelve.',
  differences: 'Qué decía y qué es',
  part: 'Apartado',
  stated: 'Decía',
  actual: 'Es',
  steps: 'Qué se está haciendo',
  stepsTaken: 'Qué se hizo',
  correction: 'Qué se ha corregido',
  now: 'Qué pasa ahora',
  past: 'Qué pasó',
  step: {
    suspended: 'Error encontrado, oferta suspendida',
    corrected: 'Información corregida',
    cancelled: 'Oferta cancelada',
    revocable: 'Fin del plazo para revocar',
    lastDay: 'Último día para corregir',
  },
  stepAbout: {
    suspended: 'Desde ese momento nadie puede invertir. Quienes tienen órdenes recibieron un aviso.',
    corrected: 'La oferta sigue. Quienes tienen órdenes recibieron un aviso.',
    cancelled: 'El dinero volvió a los monederos.',
    revocable: 'Sin coste y sin dar motivos, también si el plazo de reflexión ya había terminado.',
    lastDay:
      'La corrección abre otro plazo para revocar y la oferta sigue. Si no llega, se cancela y el dinero vuelve a los monederos.',
  },
  yourOrders: 'Sus órdenes en este proyecto',
  yourOrder: 'Su orden de %{amount}',
  yourOrderUntil: 'Del %{day}. Puede revocarla sin coste hasta el %{until}.',
  keep: 'Si no hace nada, se mantiene: el dinero sigue apartado, fuera del alcance del promotor.',
  cannotInvest: 'Invertir: no mientras esté suspendida',
} as const
