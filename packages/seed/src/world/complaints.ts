import { api, type ComplaintBody, type ComplaintStepBody, type COMPLAINT_KINDS } from '@cauce/contract'
import { hoursAfter } from '../texts/time.ts'
import type { World } from './world.ts'
import type { z } from 'zod'

export function planComplaints(world: World): void {
  for (const story of COMPLAINTS) planComplaint(world, story)
}

function planComplaint(world: World, { hoursAgo, form, kind, steps, measures }: ComplaintStory): void {
  const { agenda, call, moments, administrators } = world
  const { token } = administrators[0]
  const sentAt = moments.hoursAgo(hoursAgo)
  agenda.add(sentAt, async () => {
    const { number } = await call('', api.complaints.create, { body: form })
    const { data } = await call(token, api.complaints.list, { query: { search: number } })
    const params = { id: data[0]!.complaintId }
    if (kind !== undefined) await call(token, api.complaints.edit, { params, body: { kind } })
    for (const { afterHours, ...body } of steps)
      agenda.add(hoursAfter(sentAt, afterHours), async () => {
        await call(token, api.complaints.decide, { params, body })
        if (body.step === 'decide' && measures !== undefined)
          await call(token, api.complaints.edit, { params, body: { measures } })
      })
  })
}

interface ComplaintStory {
  readonly hoursAgo: number
  readonly form: ComplaintBody
  readonly kind?: (typeof COMPLAINT_KINDS)[number]
  readonly steps: readonly (z.input<typeof ComplaintStepBody> & { readonly afterHours: number })[]
  readonly measures?: string
}

const days = (count: number) => count * 24

const handler = {
  handlerName: 'Íñigo Etxeberria',
  handlerEmail: 'reclamaciones@cauce.example',
  handlerPhone: '+34 915 550 142',
}

const COMPLAINTS: readonly ComplaintStory[] = [
  {
    hoursAgo: days(11),
    form: {
      name: 'Quintanilla Rey',
      firstName: 'Eloísa',
      email: 'eloisa.quintanilla@correo.example',
      phone: '+34 600 214 870',
      city: 'Palencia',
      country: 'ES',
      investmentReference: 'Proyecto en preinversión, consulta del 5 de noviembre',
      description:
        'Pregunté dos veces por los gastos de desinvertir y me dieron dos cifras distintas. En la ficha del proyecto figura una tercera. Pido que se me diga por escrito cuál vale.',
      dates: '5 y 6 de noviembre de 2026',
    },
    steps: [],
  },
  {
    hoursAgo: days(16),
    form: {
      name: 'Molinos del Cinca, S. L.',
      registrationNumber: 'B12345674',
      email: 'administracion@molinosdelcinca.example',
      representativeName: 'Lanau Pueyo',
      representativeFirstName: 'Orosia',
      representativeEmail: 'o.lanau@letrados.example',
      investmentReference: 'Inversión de la empresa, segundo pago',
      description:
        'El segundo pago llegó nueve días después de lo que decía el calendario, y nadie nos avisó del retraso. Pedimos los intereses de esos días y saber por qué no hubo aviso.',
      dates: 'Octubre de 2026',
      damage: 'Intereses de nueve días',
      hasPower: true,
    },
    kind: 'payment',
    steps: [{ step: 'admit', afterHours: days(3), ...handler }],
  },
  {
    hoursAgo: days(40),
    form: {
      name: 'Whitcombe',
      firstName: 'Harriet',
      email: 'harriet.whitcombe@mail.example',
      country: 'GB',
      description:
        'Mi retirada se rechazó porque el nombre del banco estaba abreviado. Volví a pedirla y perdí la apertura de un proyecto.',
      dates: '2 de octubre de 2026',
      damage: 'No pude invertir 500 euros',
      otherComments: 'Conservo los dos correos.',
    },
    kind: 'wallet',
    steps: [
      { step: 'admit', afterHours: days(2), ...handler },
      {
        step: 'decide',
        afterHours: days(17),
        outcome: 'partlyGranted',
        answer:
          'Sobre el rechazo: tiene razón. La abreviatura es habitual y debimos preguntarle antes de rechazar la retirada. Le pedimos disculpas.\nSobre la inversión: no podemos abonarle un rendimiento que no se obtuvo, porque ese proyecto sigue en curso y su resultado no se conoce.',
      },
    ],
    measures:
      'Se añade a las instrucciones del equipo que se pregunte al cliente antes de rechazar por una abreviatura.',
  },
]
