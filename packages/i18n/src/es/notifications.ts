export const notifications = {
  title: 'Notificaciones',
  one: 'Notificación',
  unread: 'Sin leer',
  filter: 'Leídas o sin leer',
  all: 'Todas',
  lead: 'Todo lo que le enviamos por correo, y también lo que ha preferido no recibir por correo.',
  toPreferences: 'Elegir qué correos recibe',
  markRead: 'Marcar como leída',
  markAllRead: 'Marcar todas como leídas',
  pending: 'Una notificación sin leer |||| %{smart_count} notificaciones sin leer',
  empty: {
    title: 'Aún no tiene notificaciones',
    text: 'Aquí verá lo que ocurra con su dinero, sus proyectos y su cuenta.',
  },
  allRead: { title: 'No tiene nada sin leer', text: 'Ha leído todas sus notificaciones.' },
} as const
