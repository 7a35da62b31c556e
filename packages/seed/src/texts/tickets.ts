import type { TicketStateName } from '@cauce/contract'

export interface TicketStory {
  readonly customer: string
  readonly hoursAgo: number
  readonly title: string
  readonly description: string
  readonly messages: readonly TicketMessage[]
  readonly ending?: { readonly state: TicketStateName; readonly afterHours: number }
}

export interface TicketMessage {
  readonly from: 'customer' | 'staff'
  readonly afterHours: number
  readonly text: string
}

const customer = (afterHours: number, text: string): TicketMessage => ({ from: 'customer', afterHours, text })
const staff = (afterHours: number, text: string): TicketMessage => ({ from: 'staff', afterHours, text })
const days = (count: number) => count * 24

export const TICKETS: readonly TicketStory[] = [
  {
    customer: 'maria-del-carmen-santamaria-lopez',
    hoursAgo: 9,
    title: 'No puedo abrir el contrato de Arrotxapea',
    description:
      'Al descargar el contrato de préstamo desde el móvil, el archivo se queda en blanco. Desde el ordenador de mi hija se abre bien.',
    messages: [],
  },
  {
    customer: 'francesc-xavier-montagut-i-bosch',
    hoursAgo: 2,
    title: 'Cambio de domicilio fiscal',
    description:
      'Me he mudado de Girona a Figueres. ¿Tengo que enviar un certificado nuevo o basta con cambiar la dirección?',
    messages: [],
  },
  {
    customer: 'nerea-arrizabalaga-unzueta',
    hoursAgo: 50,
    title: 'Pago de San Roque que no ha llegado',
    description:
      'El último pago del Mercado de San Roque aparece como retrasado. ¿Se sabe cuándo llegará y si se cobran intereses de demora?',
    messages: [],
    ending: { state: 'InProcess', afterHours: 5 },
  },
  {
    customer: 'montserrat-echeverria-goikoetxea',
    hoursAgo: days(3),
    title: 'Duda sobre la retención de los rendimientos',
    description: 'En el justificante de la bodega no veo la retención. ¿La practica la plataforma o la declaro yo?',
    messages: [
      staff(
        20,
        'La plataforma retiene en cada pago el porcentaje que corresponde a su residencia fiscal, y lo desglosa en la página de su inversión. Díganos a qué pago se refiere y le enviamos el desglose.',
      ),
    ],
  },
  {
    customer: 'inversiones-patrimoniales-ribagorza-s-l',
    hoursAgo: days(5),
    title: 'Segundo firmante para aprobar órdenes',
    description:
      'Nuestros estatutos piden dos firmas por encima de 20.000 €. ¿Puede la plataforma exigir el visto bueno de otra persona?',
    messages: [
      staff(
        26,
        'Hoy una cuenta de empresa tiene un solo representante. Podemos tramitar un poder mancomunado y avisar a la segunda persona de cada orden. ¿Les sirve?',
      ),
      customer(71, 'Nos sirve para empezar. Adjuntaremos el poder esta semana. ¿A qué correo llegará el aviso?'),
    ],
  },
  {
    customer: 'xoan-pazos-rial',
    hoursAgo: days(12),
    title: 'El código de la aplicación no coincide',
    description:
      'He cambiado de teléfono y los códigos que salen no valen. Tengo los códigos de recuperación guardados en papel.',
    messages: [
      staff(
        3,
        'Inicie sesión con uno de los códigos de recuperación y borre el dispositivo antiguo en su perfil. Cuando vuelva a iniciar sesión podrá dar de alta el teléfono nuevo.',
      ),
      customer(7, 'Resuelto, muchas gracias.'),
    ],
    ending: { state: 'Closed', afterHours: 22 },
  },
  {
    customer: 'pilar-aznar-gracia',
    hoursAgo: days(64),
    title: 'Certificado para la declaración de la renta',
    description: 'Necesito un certificado de lo cobrado el año pasado, con los intereses y la comisión por separado.',
    messages: [
      staff(
        29,
        'Se lo hemos dejado en la pestaña de documentos de su perfil. Avísenos si su asesor necesita otro formato.',
      ),
    ],
    ending: { state: 'Closed', afterHours: 120 },
  },
  {
    customer: 'olivier-darrigade',
    hoursAgo: days(31),
    title: 'Investing from France',
    description:
      'I moved to Bayonne last spring. Can I keep investing with my French bank account, and which documents do you need?',
    messages: [
      staff(
        18,
        'You can. Please add the French account in your profile with a certificate of ownership, and send us your new tax residence.',
      ),
      customer(44, 'Done, thank you. The certificate is in French, I hope that is fine.'),
      staff(49, 'It is. Both have been checked.'),
    ],
    ending: { state: 'Closed', afterHours: 70 },
  },
  {
    customer: 'tomas-abellan-sirvent',
    hoursAgo: days(21),
    title: 'Publicidad de criptomonedas',
    description:
      'Ofrezco un servicio de publicidad para su página con visitas garantizadas. Respondan para recibir la tarifa.',
    messages: [],
    ending: { state: 'Dismissed', afterHours: 15 },
  },
  {
    customer: 'beatriz-cifuentes-landa',
    hoursAgo: days(8),
    title: 'Revocar una orden por teléfono',
    description: 'Estoy de viaje sin ordenador y quiero revocar la orden de ayer antes de que pasen los cuatro días.',
    messages: [
      staff(
        2,
        'Puede hacerlo desde el móvil, en Inversiones, dentro de la orden. Si no lo consigue, escríbanos y lo hacemos nosotros con su confirmación por escrito.',
      ),
    ],
  },
  {
    customer: 'patrimonial-can-xicoi-s-l',
    hoursAgo: 34,
    title: 'Retirada pendiente desde ayer',
    description: 'Pedimos una retirada de 18.000 € y sigue pendiente. ¿Falta algún documento por nuestra parte?',
    messages: [],
  },
  {
    customer: 'rosalia-castro-fontan',
    hoursAgo: days(140),
    title: 'Aviso de un nuevo inicio de sesión',
    description:
      'He recibido un correo que dice que entré desde un navegador nuevo. Fui yo, desde la biblioteca. ¿Tengo que hacer algo?',
    messages: [
      staff(
        6,
        'No, si fue usted. Cierre esa sesión desde su perfil para que no quede abierta en un ordenador compartido.',
      ),
    ],
    ending: { state: 'Closed', afterHours: 40 },
  },
]
