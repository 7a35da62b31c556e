import type { PromotionTypeName } from '@cauce/contract'
import type { FieldWords } from '../required.ts'

export const promotions = {
  title: 'Marketing',
  one: 'Promoción',
  label: 'Comunicación publicitaria',

  type: { Retail: 'Usuarios', Manager: 'Gestores' } as const satisfies Record<PromotionTypeName, string>,
  fields: {
    promotionTypeName: 'Destinatarios',
    title: 'Título',
    titleEn: 'Título (inglés)',
    startsAt: 'Empieza',
    endsAt: 'Termina',
    projectId: 'Lleva al proyecto',
    projectUrl: 'Página del proyecto',
    largeImage: 'Imagen grande',
    largeImageEn: 'Imagen grande (inglés)',
    smallImage: 'Imagen pequeña',
    smallImageEn: 'Imagen pequeña (inglés)',
    userId: 'Creada por',
    createdAt: 'Creada',
  } as const satisfies FieldWords<'promotions'>,
  search: 'Título',
  createTitle: 'Nueva promoción',
  state: { upcoming: 'Por venir', active: 'Activa', over: 'Terminada' },
  running: 'Activas ahora',
  imageSize: 'Recomendado: %{width} × %{height} píxeles',
  projectHelp: 'Si queda vacío, o el proyecto no es público, lleva a todos los proyectos.',
  timeHelp: 'Hora de Madrid',
  deleteConsequence: 'Deja de mostrarse en el acto.',
} as const
