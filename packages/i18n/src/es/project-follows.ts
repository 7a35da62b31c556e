/** The texts about the projects that a person follows (decision 269). */
export const projectFollows = {
  title: 'Proyectos seguidos',
  lead: 'Los proyectos que sigue. Le avisamos cuando cambian de fase y cuando hay una novedad.',
  toPreferences: 'Elegir qué correos recibe',
  follow: 'Seguir',
  nameOf: '%{word}: %{project}',
  explanation: 'Le avisaremos de cada cambio de fase y de cada novedad.',
  muted: 'En su perfil tiene desactivados los correos de sus proyectos: las novedades estarán en sus notificaciones.',
  next: 'Qué viene ahora',
  nextEvent: 'Próximo hito',
  lastEvent: 'Última novedad',
  empty: {
    title: 'No tiene ningún proyecto seguido',
    text: 'Pulse «Seguir» en la tarjeta o en la página de un proyecto, y estará aquí con su estado y lo que viene ahora.',
    action: 'Ver los proyectos',
  },
} as const
