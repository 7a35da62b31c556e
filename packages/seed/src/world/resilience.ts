import { addDays, api, type DutyRecordKind } from '@cauce/contract'
import { brand } from '@cauce/contract/brand.ts'
import { paragraph, renderPdf } from '../documents/paper.ts'
import { hoursAfter } from '../texts/time.ts'
import type { World } from './world.ts'

export function planResilience(world: World): void {
  planIncident(world)
  planProviders(world)
  planTests(world)
}

function planIncident(world: World): void {
  const { agenda, call, moments, administrators } = world
  const { token } = administrators[0]
  const noticedAt = moments.at(140, '09:10')
  const wire = (hours: number) => hoursAfter(noticedAt, hours).toISOString()
  agenda.add(hoursAfter(noticedAt, 1), async () => {
    const body = { ...INCIDENT, noticedAt: wire(0), startedAt: wire(-0.5) }
    const { incidentId } = await call(token, api.incidents.create, { body })
    const params = { id: incidentId }
    await call(token, api.incidents.decide, {
      params,
      body: { step: 'classify', criteria: ['criticalServices', 'clients', 'duration'], reason: THRESHOLDS },
    })
    for (const [hours, kind, reference, text] of REPORTS)
      agenda.add(hoursAfter(noticedAt, hours), async () => {
        const body = { kind, incidentId, reference, doneAt: wire(hours) }
        await call(token, api.dutyRecords.create, {
          body,
          files: { document: await paperOf(reference.toLowerCase(), text, world) },
        })
      })
    agenda.add(hoursAfter(noticedAt, 700), async () => {
      await call(token, api.incidents.decide, { params, body: { step: 'close', reason: 'Medidas aplicadas' } })
    })
  })
}

function planProviders(world: World): void {
  const { agenda, call, moments, administrators } = world
  const { token } = administrators[1]
  for (const [daysAgo, body] of PROVIDERS)
    agenda.add(moments.at(daysAgo, '11:30'), async () => {
      const startsOn = addDays(moments.today, -daysAgo)
      const { providerId } = await call(token, api.providers.create, { body: { ...body, startsOn } })
      const doneAt = world.clock.now().toISOString()
      const reviewed = { kind: 'providerReview', providerId, doneAt, result: 'passed' } as const
      const document = await paperOf('revision', 'Revisión del proveedor', world)
      await call(token, api.dutyRecords.create, { body: reviewed, files: { document } })
      if (!body.isCritical) return
      const files = { document: await paperOf('plan-de-salida', 'Plan de salida', world) }
      await call(token, api.dutyRecords.create, { body: { kind: 'exitPlan', providerId, doneAt }, files })
    })
}

function planTests({ agenda, call, moments, administrators, clock }: World): void {
  const TESTS = [
    [120, 'continuityTest', 'findings', 'Conmutación al centro de respaldo en 40 minutos; se acorta el aviso.'],
    [90, 'runOffTest', 'passed', 'Un paquete de continuidad se ha cargado en otra instalación y los saldos cuadran.'],
  ] as const
  for (const [daysAgo, kind, result, notes] of TESTS)
    agenda.add(moments.at(daysAgo, '12:00'), async () => {
      const body = { kind, result, notes, doneAt: clock.now().toISOString() }
      const document = await paperOf('prueba', notes, { clock })
      await call(administrators[1].token, api.dutyRecords.create, { body, files: { document } })
    })
}

const PROVIDERS = [
  [
    210,
    {
      ...{ name: 'Alojamientos del Norte, S. L.', taxNumber: 'B95841207', country: 'ES', isCritical: true },
      ...{ service: 'Alojamiento de servidores y base de datos', functionSupported: 'Toda la plataforma' },
      ...{ dataLocation: 'Bilbao y Madrid', noticeDays: 90 },
    },
  ],
  [
    180,
    {
      ...{ name: 'Correo Postal Digital, S. A.', taxNumber: 'A83920461', country: 'ES', isCritical: false },
      ...{ service: 'Envío de correos electrónicos', functionSupported: 'Avisos a clientes' },
      ...{ dataLocation: 'Fráncfort del Meno', noticeDays: 30 },
    },
  ],
] as const

const INCIDENT = {
  title: 'Caída del proveedor de alojamiento',
  description: 'La web y los monederos no estuvieron disponibles durante cinco horas. No se perdió ningún dato.',
  services: 'Web, área de inversores y monederos',
  peopleAffected: 214,
  amountAffected: '18400.00',
  cause: 'Fallo eléctrico en el centro de datos y conmutación manual al de respaldo.',
}
const THRESHOLDS = 'Más del 10 % de los clientes y más de dos horas sin un servicio esencial.'
const REPORTS: readonly (readonly [hours: number, kind: DutyRecordKind, reference: string, text: string])[] = [
  [3, 'initialReport', 'CNMV-INC-0417-1', 'Se notifica la interrupción y sus efectos conocidos.'],
  [50, 'intermediateReport', 'CNMV-INC-0417-2', 'El servicio se recuperó a las cinco horas.'],
  [620, 'finalReport', 'CNMV-INC-0417-3', 'Causa raíz, coste y medidas para que no se repita.'],
]

async function paperOf(name: string, text: string, { clock }: Pick<World, 'clock'>) {
  const issuedAt = clock.now()
  const outline = { issuer: brand(), title: text, subtitle: name, issuedAt, footer: brand(), blocks: [paragraph(text)] }
  return { name: `${name}.pdf`, kind: 'pdf', bytes: await renderPdf(outline) } as const
}
