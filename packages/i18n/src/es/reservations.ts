import type { Reservation, RESERVATION_STATES } from '@cauce/contract'
import type { z } from 'zod'

/** Reservations as both the back office and the site name them. */
export const reservations = {
  title: 'Reservas',
  one: 'Reserva',
  state: {
    placed: 'En espera de apertura',
    called: 'Por completar',
    converted: 'Convertida en inversión',
    withdrawn: 'Retirada',
    lapsed: 'Caducada',
  } as const satisfies Record<(typeof RESERVATION_STATES)[number], string>,
  fields: {
    reservationId: 'Identificador',
    projectId: 'Proyecto',
    projectName: 'Proyecto',
    projectUrl: 'URL del proyecto',
    projectPhaseName: 'Fase del proyecto',
    userId: 'Cliente',
    userName: 'Cliente',
    place: 'Puesto',
    amount: 'Importe',
    deposit: 'Depósito',
    state: 'Estado',
    reflectionEndsAt: 'Reflexión hasta',
    completeUntil: 'Plazo para completarla',
    orderId: 'Inversión',
    createdAt: 'Creada',
    updatedAt: 'Actualizada',
  } as const satisfies Record<keyof z.infer<typeof Reservation>, string>,
  sumOf: { held: 'Depósitos', promised: 'Reservado' },
} as const

/** What the site alone says of them. */
export const reservationPages = {
  reserved: 'Reservado',
  gauge: 'reservado',
  people: 'Personas con reserva',
  reserve: {
    title: 'Reservar en %{project}',
    cta: 'Reservar %{amount}',
    ctaPlain: 'Reservar',
    logIn: 'Iniciar sesión para reservar %{amount}',
    logInPlain: 'Iniciar sesión para reservar',
    ifYouReserve: 'Si reserva',
    fine: 'Se reserva un depósito de %{deposit} en su monedero. Puede retirar la reserva sin coste, también después de los %{days} de reflexión.',
    fineFree: 'No se reserva dinero. Puede retirar la reserva sin coste, también después de los %{days} de reflexión.',
    aboveRemainder: 'Solo se pueden reservar %{maximum} más.',
    amountHelp: 'Mínimo %{minimum}. Se pueden reservar %{room}.',
    deposit: 'Depósito',
    depositValue: '%{deposit} quedan reservados en su monedero. Cuentan para la inversión, o se le devuelven enteros.',
    depositNone: 'Este proyecto no pide depósito: no se reserva dinero.',
    opening: 'Al abrir',
    openingValue:
      'Su reserva pasa a ser una inversión, por orden de llegada, si entonces tiene el resto en el monedero y ha dado los consentimientos. Si falta algo, tendrá %{days} para completarla y se le guarda el puesto.',
    reflection: 'Reflexión',
    reflectionValue:
      '%{days}, hasta el %{until}: puede retirarla sin coste ni motivos en «Inversiones». Después también puede, mientras no sea una inversión.',
    terms: 'Acepto los contratos de mandato.',
    thisReservation: 'Esta reserva',
    aboveGuidance:
      'Según nuestros datos, cuando la reserva sea una inversión tendría %{total} invertidos solo en esta plataforma: más del máximo aconsejado de %{cap}. La norma aconseja no arriesgar más de lo que puede permitirse perder, y puede perderlo todo.',
    later:
      'Los consentimientos sobre el riesgo son para la inversión. Si no los da ahora, se le pedirán cuando abra el proyecto.',
    submit: 'Reservar',
    submitOf: 'Reservar %{amount}',
    submitting: 'Enviando la reserva',
    nothingMoved: 'No se ha reservado dinero.',
    unsure: 'No sabemos si la reserva llegó. Puede enviarla otra vez sin riesgo: no se hará dos veces.',
    arrived: 'La reserva anterior sí llegó, y esta no se ha enviado. Consulte sus inversiones.',
    doneTitle: 'Reserva recibida',
    doneLead: 'Ha reservado %{amount} en %{project}.',
    doneReflection:
      'Ha empezado el plazo de reflexión. Puede retirar la reserva en «Inversiones», sin coste y sin dar motivos.',
    donePlace: 'Su puesto',
    doneDeposit: 'Depósito reservado',
    doneUntil: 'Fin de la reflexión',
  },
  own: {
    title: 'Su reserva',
    list: 'Sus reservas',
    place: 'Puesto %{place}',
    reflecting: 'Está en el plazo de reflexión hasta el %{until}. Puede retirarla sin coste.',
    placed: 'Puede retirarla sin coste hasta que el proyecto abra.',
    called:
      'El proyecto ha abierto y le guardamos el puesto hasta el %{until}. Invierta para completarla: el depósito cuenta.',
    complete: 'Completar la reserva',
    withdraw: 'Retirar la reserva',
    withdrawOf: 'Retirar la reserva en %{project}',
  },
  withdraw: {
    title: '¿Retirar la reserva?',
    lead: 'Retirarla no cuesta nada. Pierde el puesto %{place}; si reserva otra vez, se pondrá al final.',
    leadCalled: 'Retirarla no cuesta nada. Deja libre el puesto que le guardamos.',
    amount: 'Reservado',
    givenBack: 'Vuelve a estar disponible',
    submit: 'Retirar la reserva',
    submitting: 'Retirando',
    keep: 'Conservar la reserva',
    done: 'Reserva retirada. %{deposit} vuelven a estar disponibles.',
    doneFree: 'Reserva retirada.',
    failed: 'La reserva no se ha retirado. %{reason}',
    unanswered: 'Antes se perdió la conexión. Puede enviarlo otra vez sin riesgo: no se hará dos veces.',
  },
} as const
