import type { TicketStateName } from '@cauce/contract'

/** What the state of a ticket means to its client. */
const stateAbout = {
  Open: 'Lo hemos recibido y aún no lo ha tomado nadie.',
  InProcess: 'Alguien del equipo trabaja en él.',
  PendingCustomer: 'Esperamos su respuesta.',
  PendingManager: 'Nos toca responder a nosotros.',
  Closed: 'Ha terminado.',
  Dismissed: 'No lo vamos a tratar.',
} as const satisfies Record<TicketStateName, string>

/** Support in the investor area of the site: lists, new ticket, conversation, and the floating button. */
export const ticketPages = {
  sections: 'Secciones de soporte',
  index: 'Sus tickets',
  manage: 'Gestionar tickets',
  open: 'Abrir un ticket',
  lead: 'Cuéntenos qué ocurre. Responde una persona, aquí y por correo.',
  anyState: 'Todos',
  byState: 'Filtrar por estado',
  byTitle: 'Buscar por título',
  search: 'Buscar',
  clear: 'Quitar los filtros',
  lastActivity: 'Última actividad',
  messageCount: '%{smart_count} mensaje |||| %{smart_count} mensajes',
  seeTicket: 'Ver el ticket',
  empty: {
    title: 'Aún no tiene tickets',
    text: 'Si tiene una duda o algo no funciona, abra un ticket. El botón que está siempre abajo a la derecha añade además una imagen de la página en la que esté.',
    open: 'Abrir el primer ticket',
  },
  none: {
    title: 'Ningún ticket coincide',
    text: 'Pruebe con otro estado o con una parte del título.',
  },
  form: {
    titleHelp: 'En pocas palabras.',
    descriptionHelp: 'Qué hacía, qué esperaba y qué ha ocurrido. No escriba contraseñas ni códigos.',
    chooseAgain: 'Vuelva a elegir: %{files}.',
    submit: 'Enviar el ticket',
    submitting: 'Enviando el ticket',
    after: 'Suele responderse en un día laborable.',
  },
  evidence: {
    title: 'Se envía con el ticket',
    sendPicture: 'La imagen de la página',
    pictureDescription: 'Imagen de la página desde la que se abrió el ticket',
    picture: {
      making: 'Se está haciendo la imagen de la página.',
      ready: 'La imagen de la página está lista.',
      failed: 'No se ha podido hacer la imagen de la página. El ticket se envía sin ella.',
    },
    sendRequests: 'La última respuesta del sistema |||| Las últimas %{smart_count} respuestas del sistema',
    seeRequests: 'Ver qué respuestas son',
  },
  stateAbout,
  step: { finish: 'Cerrar el ticket', reopen: 'Reabrir el ticket' },
  stepOf: { finish: 'Cerrar el ticket «%{title}»', reopen: 'Reabrir el ticket «%{title}»' },
  doing: { finish: 'Cerrando', reopen: 'Reabriendo' },
  done: { finish: 'El ticket se ha cerrado.', reopen: 'El ticket vuelve a estar abierto.' },
  changeFailed: 'No se ha podido cambiar el ticket. %{reason}',
  over: {
    Closed: 'Este ticket está cerrado',
    Dismissed: 'Este ticket se ha desestimado',
    text: 'Ya no admite mensajes. Si todavía necesita ayuda con esto, reábralo.',
  },
  answer: {
    label: 'Su respuesta',
    attachment: 'Adjuntar un archivo',
    submit: 'Enviar la respuesta',
    done: 'La respuesta se ha enviado.',
    failed: 'No se ha podido enviar la respuesta.',
  },
  you: 'Usted',
  nobodyYet: 'Aún nadie',
  stateByYou: '%{state}, por usted',
  stateByStaff: '%{state}, por el equipo',
  messagesShown: '%{shown} de %{total} mensajes.',
  laterMessages: 'Ver los siguientes',
} as const
