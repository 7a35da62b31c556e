/** Announcements on the home page. Days before today; below zero they lie ahead. */
export interface PromotionStory {
  readonly type: 'Retail' | 'Manager'
  readonly title: string
  readonly startsDaysAgo: number
  readonly endsDaysAgo: number
}

export const PROMOTIONS: readonly PromotionStory[] = [
  {
    type: 'Retail',
    title: 'Los primeros proyectos han vuelto con su rendimiento',
    startsDaysAgo: 96,
    endsDaysAgo: 61,
  },
  {
    type: 'Retail',
    title: 'Torre Chamartín Norte: reserve sitio antes de la apertura',
    startsDaysAgo: 18,
    endsDaysAgo: -19,
  },
  { type: 'Retail', title: 'Tres casas en Es Migjorn Gran, próxima apertura', startsDaysAgo: -20, endsDaysAgo: -40 },
  {
    type: 'Manager',
    title: 'Campaña de otoño: revise los documentos caducados de sus clientes',
    startsDaysAgo: 33,
    endsDaysAgo: -12,
  },
]
