import type { WithholdingReason } from '@cauce/contract'

/** Tax that was withheld from interest, by quarter (/admin/withholdings/). */
export const withholdings = {
  title: 'Retenciones',
  about:
    'Lo retenido de los intereses de los inversores, por el trimestre en que se devengan: el de su vencimiento, aunque se paguen después. Los datos son para los modelos 123 y 216; revíselos con su asesor antes de declarar.',
  balance: 'Retenido y sin entregar, según los libros: %{amount}.',
  none: 'Todavía no se ha retenido nada.',
  noneMatch: 'Ningún trimestre con estos filtros.',
  filter: { year: 'Año', quarter: 'Trimestre', all: { year: 'Todos los años', quarter: 'Todos los trimestres' } },
  quarterOf: 'Trimestre %{number}',
  quarter: 'Del %{from} al %{to}',
  dueBy: 'El plazo para declararlo e ingresarlo termina el %{date}.',
  unpaid:
    'Vencieron %{amount} de intereses brutos que los promotores no han pagado. Se han devengado, y aún no se ha podido retener nada de ellos.',
  applies: 'A quién',
  form: 'Modelo',
  rate: 'Tipo',
  investors: 'Inversores',
  interest: 'Intereses brutos',
  withheld: 'Retenido',
  sum: 'Total retenido',
  handovers: 'Entregas',
  open: 'Por entregar',
  underWay: 'En curso',
  handedOver: 'Entregado',
  notOver: 'El trimestre no ha terminado: se entrega desde el %{date}.',
  overdue: 'El plazo terminó el %{date} y quedan %{amount} sin pagar.',
  handOver: 'Entregar',
  handOverOf: 'Entregar lo retenido del %{from} al %{to}',
  handOverAbout:
    'Se ponen en la cola de pagos %{amount}: un pago por modelo que presenta la plataforma y uno por proyecto cuyo promotor los presenta. Salen en un lote que aprueban dos administradores. La cuenta de la Agencia Tributaria se escribe en la cola.',
  queued: 'Pagos en la cola',
  to: 'A quién',
  toOffice: 'Agencia Tributaria, modelo %{form}',
  toPromoter: 'Promotor de %{project}',
  state: 'Estado del pago',
  reason: {
    residentIndividual: 'Particular residente en España',
    residentCompany: 'Empresa residente en España',
    exemptEntity: 'Entidad exenta',
    unionResident: 'Residente en la Unión Europea, con certificado',
    economicAreaResident: 'Residente en el Espacio Económico Europeo, con certificado',
    treaty: 'Residente en un país con convenio, con certificado',
    nonResident: 'No residente, con certificado',
    noCertificate: 'No residente, sin certificado válido',
  } as const satisfies Record<WithholdingReason, string>,
} as const
