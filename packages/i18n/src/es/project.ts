import type {
  DeliveryFeePeriod,
  PhaseName,
  Project,
  ProjectDescription,
  ProjectDocument,
  ProjectMediaFile,
  ProjectType,
  Template,
  TimelineEvent,
} from '@cauce/contract'
import type { z } from 'zod'

export const phases = {
  title: 'Fases',
  one: 'Fase',
  /** Investment is shown as open (handbook rule 6.12). */
  name: {
    Discarded: 'Descartado',
    Draft: 'Borrador',
    Next_Opening: 'Próxima apertura',
    Preinvestment: 'Preinversión',
    Investment: 'Abierto',
    Financed: 'Financiado',
    Closed: 'Cerrado',
  } as const satisfies Record<PhaseName, string>,
} as const

export const projectTypes = {
  title: 'Tipos de proyecto',
  one: 'Tipo de proyecto',
  fields: {
    projectTypeId: 'Identificador',
    name: 'Nombre',
    nameEn: 'Nombre (inglés)',
    description: 'Descripción',
    descriptionEn: 'Descripción (inglés)',
    image: 'Imagen',
    createdAt: 'Creado',
    updatedAt: 'Actualizado',
  } as const satisfies Record<keyof z.infer<typeof ProjectType>, string>,
} as const

export const projects = {
  title: 'Proyectos',
  one: 'Proyecto',
  deliveryFeePeriod: {
    monthly: 'Mensual',
    quarterly: 'Trimestral',
    annual: 'Anual',
    'end of project': 'Al final del proyecto',
  } as const satisfies Record<DeliveryFeePeriod, string>,
  fields: {
    projectId: 'Identificador',
    name: 'Nombre',
    direction: 'Dirección',
    locality: 'Localidad',
    projectPhaseId: 'Fase',
    phaseId: 'Fase',
    phaseName: 'Fase',
    projectTypeId: 'Tipo de proyecto',
    projectTypeName: 'Tipo de proyecto',
    projectTypeNameEn: 'Tipo de proyecto (inglés)',
    country: 'País',
    managerId: 'Gestor',
    managerName: 'Gestor',
    url: 'URL',
    dateStart: 'Inicio de la financiación',
    dateEnd: 'Fin de la financiación',
    startedAt: 'Comienzo de la obra',
    financingAmount: 'Importe objetivo',
    amountInvested: 'Recaudado',
    amountRemaining: 'Falta',
    amountInEscrow: 'En depósito',
    percentageInvested: 'Financiado',
    projectDuration: 'Plazo (meses)',
    targetProfitability: 'Rentabilidad total',
    annualProfitability: 'Rentabilidad anual',
    minimumInvestment: 'Inversión mínima',
    maximumInvestment: 'Inversión máxima',
    maxInvestorNumber: 'Número máximo de inversores',
    investorCount: 'Inversores',
    showInvestorNumber: 'Mostrar el número de inversores',
    withdrawMoneyFinanced: 'Pagar al promotor una vez financiado',
    cancellationFee: 'Penalización por desinvertir',
    managerFee: 'Comisión de gestión',
    deliveryFeePeriod: 'Pagos',
    preinvestorMaxNumber: 'Número máximo de preinversores',
    preinvestorDateEnd: 'Fin de la preinversión',
    preinvestorDeposit: 'Depósito de la preinversión',
    preinvestorAmount: 'Importe de la preinversión',
    destinationBankAccount: 'Cuenta bancaria de destino',
    private: 'Privado',
    promoterName: 'Promotor',
    promoterDescription: 'Sobre el promotor',
    promoterDescriptionEn: 'Sobre el promotor (inglés)',
    guaranteeAgentName: 'Agente de garantías',
    guaranteeAgentDescription: 'Sobre el agente de garantías',
    guaranteeAgentDescriptionEn: 'Sobre el agente de garantías (inglés)',
    cover: 'Imagen principal',
    pendingRefund: 'Devolución pendiente',
    daysLate: 'Días de retraso',
    createdAt: 'Creado',
    updatedAt: 'Actualizado',
  } as const satisfies Record<keyof z.infer<typeof Project>, string>,
} as const

export const projectDescriptions = {
  title: 'Descripciones',
  one: 'Descripción',
  fields: {
    projectDescriptionId: 'Identificador',
    projectId: 'Proyecto',
    title: 'Título',
    titleEn: 'Título (inglés)',
    description: 'Descripción',
    descriptionEn: 'Descripción (inglés)',
    order: 'Orden',
    createdAt: 'Creada',
    updatedAt: 'Actualizada',
  } as const satisfies Record<keyof z.infer<typeof ProjectDescription>, string>,
} as const

export const projectMediaFiles = {
  title: 'Imágenes',
  one: 'Imagen',
  fields: {
    projectMediaFileId: 'Identificador',
    projectId: 'Proyecto',
    userId: 'Subida por',
    description: 'Descripción',
    descriptionEn: 'Descripción (inglés)',
    order: 'Orden',
    picture: 'Imagen',
    createdAt: 'Subida',
    updatedAt: 'Actualizada',
  } as const satisfies Record<keyof z.infer<typeof ProjectMediaFile>, string>,
} as const

export const projectDocuments = {
  title: 'Documentos',
  one: 'Documento',
  fields: {
    projectDocumentId: 'Identificador',
    documentTypeId: 'Tipo de documento',
    documentTypeName: 'Tipo de documento',
    documentTypeNameEn: 'Tipo de documento (inglés)',
    projectId: 'Proyecto',
    userId: 'Subido por',
    description: 'Descripción',
    descriptionEn: 'Descripción (inglés)',
    visible: 'Visible',
    document: 'Archivo',
    file: 'Archivo',
    createdAt: 'Subido',
    updatedAt: 'Actualizado',
  } as const satisfies Record<keyof z.infer<typeof ProjectDocument>, string>,
} as const

export const timeline = {
  title: 'Cronograma',
  one: 'Hito',
  fields: {
    timelineEventId: 'Identificador',
    projectId: 'Proyecto',
    date: 'Fecha',
    title: 'Título',
    titleEn: 'Título (inglés)',
    description: 'Descripción',
    descriptionEn: 'Descripción (inglés)',
    createdAt: 'Creado',
    updatedAt: 'Actualizado',
  } as const satisfies Record<keyof z.infer<typeof TimelineEvent>, string>,
} as const

export const templates = {
  title: 'Plantillas de descripción',
  one: 'Plantilla de descripción',
  menu: 'Plantillas',
  fields: {
    templateId: 'Identificador',
    name: 'Nombre',
    nameEn: 'Nombre (inglés)',
    description: 'Texto',
    descriptionEn: 'Texto (inglés)',
    createdAt: 'Creada',
    updatedAt: 'Actualizada',
  } as const satisfies Record<keyof z.infer<typeof Template>, string>,
  createTitle: 'Nueva plantilla de descripción',
  deleteConsequence: 'Las descripciones que partieron de ella no cambian.',
  use: 'Partir de una plantilla',
  help: 'Se copia en la descripción; después se puede cambiar.',
} as const

/** The texts about alerts on the page of a project that is not open. */
export const projectAlerts = {
  title: 'Aviso de apertura',
  leadThis: 'Un solo correo, el día en que este proyecto se abra a la inversión.',
  leadNext: 'Un solo correo, el día en que se abra el próximo proyecto.',
  askThis: 'Avísenme cuando abra',
  askNext: 'Avísenme del próximo proyecto',
  logInFirst: 'Antes hay que iniciar sesión o registrarse; después volverá aquí con el aviso activado.',
  onThis: 'Aviso activado: le escribiremos cuando este proyecto se abra.',
  onNext: 'Aviso activado: le escribiremos cuando se abra el próximo proyecto.',
  stop: 'Desactivar el aviso',
  muted: 'En su perfil tiene desactivados los avisos de sus proyectos, así que este tampoco le llegaría.',
  toPreferences: 'Cambiarlo en el perfil',
} as const
