import type { ParameterName } from '@cauce/contract'
import { proposals } from './tax.ts'
import type { FieldWords } from '../required.ts'

const accountHelp =
  'La cuenta de su plan contable que usa el diario desde ese día. Los días anteriores conservan la suya.'

export const parameters = {
  title: 'Parámetros',
  one: 'Parámetro',
  lead: 'Límites, umbrales, plazos, comisiones y cuentas contables que decide la empresa. Un administrador propone un valor y otro lo aprueba, al menos 48 horas antes del día en que entra en vigor. Lo que se pidió o registró antes sigue con el valor de ese momento. Los valores anteriores quedan en la lista.',
  name: {
    fourEyesThreshold: 'Importe que exige dos administradores',
    maximumIncome: 'Ingreso máximo',
    maximumWallet: 'Saldo máximo de un monedero',
    maximumUnannounced: 'Transferencia sin anunciar que se abona',
    earlyCreditMaximum: 'Abonos antes de recibir el pago',
    earlyCreditDays: 'Plazo para recibir un pago ya abonado',
    reflectionDays: 'Plazo de reflexión',
    complaintDecisionDays: 'Plazo para resolver una reclamación',
    closingDays: 'Plazo para anular el cierre de una cuenta',
    declarationThreshold: 'Ingresos que exigen declarar su origen',
    defaultThresholdAmount: 'Importe vencido que se considera impago',
    defaultThresholdShare: 'Parte vencida que se considera impago',
    isSheetRequired: 'Ficha de datos obligatoria',
    newProjectManagerFee: 'Comisión de gestión de un proyecto nuevo',
    newProjectCancellationFee: 'Penalización por desinvertir en un proyecto nuevo',
    feeVat: 'IVA de la comisión de gestión',
    journalBank: 'Cuenta contable: banco de los clientes',
    journalOwnBank: 'Cuenta contable: banco propio',
    journalWallet: 'Cuenta contable: monederos',
    journalReserved: 'Cuenta contable: saldo reservado',
    journalEscrow: 'Cuenta contable: dinero en proyectos',
    journalClearing: 'Cuenta contable: pendiente de extracto',
    journalUnassigned: 'Cuenta contable: abonos sin asignar',
    journalUnexplained: 'Cuenta contable: adeudos sin explicar',
    journalOwn: 'Cuenta contable: partidas propias por clasificar',
    journalFees: 'Cuenta contable: comisiones',
    journalPenalties: 'Cuenta contable: penalizaciones',
    journalWithheld: 'Cuenta contable: retenciones',
  } as const satisfies Record<ParameterName, string>,
  help: {
    fourEyesThreshold:
      'Desde este importe aprueban dos administradores. Si supera el ingreso máximo, ningún ingreso los necesita.',
    maximumIncome: 'Lo máximo de un solo ingreso.',
    maximumWallet: 'Lo que el monedero tiene y espera, al pedir un ingreso.',
    maximumUnannounced: 'Hasta este importe, con referencia válida y desde una cuenta conocida.',
    earlyCreditMaximum:
      'Lo que se abona en total a los inversores antes de que los pagos de los promotores figuren en un extracto. Con 0 no se abona nada antes.',
    earlyCreditDays: 'Pasado el plazo, no se abona nada más antes de recibirlo.',
    reflectionDays:
      'Días para revocar una inversión sin coste. Al menos 4, por el Reglamento (UE) 2020/1503, artículo 22.',
    complaintDecisionDays: 'Días desde que se recibe.',
    closingDays: 'Con 0 la cuenta se cierra en el acto.',
    declarationThreshold:
      'Por encima de esta suma, el cliente declara el origen del dinero antes de invertir o retirar.',
    defaultThresholdAmount:
      'Lo vencido tiene que superar el importe y también la parte. Se publica. Por encima de 100 € y del 1 %, lo confirma antes el asesor jurídico.',
    defaultThresholdShare: 'Sobre lo prestado. Se publica.',
    isSheetRequired:
      'Con «Sí», un préstamo se anuncia y se abre solo con su ficha publicada, como pide el Reglamento (UE) 2020/1503, artículo 23.',
    newProjectManagerFee:
      'Parte de cada pago que se queda la plataforma; la pagan los inversores. Cada proyecto puede llevar otra, y los que ya existen conservan la suya.',
    newProjectCancellationFee:
      'Sobre lo que se desinvierte; la paga el inversor. Cada proyecto puede llevar otra, y los que ya existen conservan la suya.',
    feeVat:
      'Figura en el diario para el programa de contabilidad, junto a cada comisión desde ese día. La comisión ya lo incluye.',
    journalBank: accountHelp,
    journalOwnBank: accountHelp,
    journalWallet: accountHelp,
    journalReserved: accountHelp,
    journalEscrow: accountHelp,
    journalClearing: accountHelp,
    journalUnassigned: accountHelp,
    journalUnexplained: accountHelp,
    journalOwn: accountHelp,
    journalFees: accountHelp,
    journalPenalties: accountHelp,
    journalWithheld: accountHelp,
  } as const satisfies Record<ParameterName, string>,
  answer: { yes: 'Sí', no: 'No' },
  vat: { unstated: 'Sin indicar', exempt: 'Exenta', rate: 'Un porcentaje' },
  rate: 'Porcentaje de IVA',
  state: proposals.state,
  fields: {
    name: 'Parámetro',
    value: 'Valor',
    validFrom: 'En vigor desde',
    basis: 'Motivo del cambio',
    ...proposals.fields,
  } as const satisfies FieldWords<'parameters'>,
  first: 'Valor inicial de la instalación',
  present: 'Valor en vigor: %{value}',
  validFromHelp: 'Al menos 48 horas después de la aprobación.',
  basisHelp: 'El acuerdo, la norma o el riesgo que lo justifica.',
  createTitle: 'Proponer un valor',
  proposed: 'Valor propuesto. Lo aprueba otro administrador.',
  approve: 'Aprobar',
  approveTitle: 'Aprobar el valor',
  approveAbout: '%{name}: %{value} desde el %{date}. Lo pedido o registrado antes no cambia.',
  approved: 'Valor aprobado',
  refuse: 'Rechazar',
  refuseTitle: 'Rechazar el valor propuesto',
  refuseAbout: '%{name}: %{value} desde el %{date} no entra en vigor.',
  refused: 'Propuesta rechazada',
  ownProposal: 'Lo ha propuesto usted: lo aprueba otro administrador.',
} as const
