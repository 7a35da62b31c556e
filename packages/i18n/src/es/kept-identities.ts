import type { KEPT_DOCUMENTS, KEPT_STATES, KeptIdentity } from '@cauce/contract'
import type { z } from 'zod'

/** Whose a closed account was, as long as the law wants it kept (decision 270). */
export const keptIdentities = {
  title: 'Identidades conservadas',
  one: 'Identidad conservada',
  search: 'Nombre, NIF o número de documento',
  none: 'No hay cuentas cerradas.',
  fields: {
    userId: 'Cuenta',
    state: 'Estado',
    kind: 'Clase',
    name: 'Nombre',
    documentCount: 'Documentos',
    closedAt: 'Cerrada',
    eraseOn: 'Se borra el',
    erasedAt: 'Borrada',
  } as const satisfies Record<keyof z.infer<typeof KeptIdentity>, string>,
  state: { kept: 'Conservada', erased: 'Borrada' } as const satisfies Record<(typeof KEPT_STATES)[number], string>,
  erasedName: 'Sin nombre: ya se ha borrado',
  why: 'Ley 10/2010, artículo 25: los documentos de identificación se conservan diez años desde que acaba la relación, solo para prevenir el blanqueo y para las autoridades. Lo que se declara a Hacienda también sale de aquí.',
  untilWords: 'El %{date} se borra todo, también los documentos, y queda constancia en el registro de actividad.',
  erasedWords:
    'Todo se borró el %{date}. De la persona ya no queda nada; la constancia está en el registro de actividad.',
  open: 'Abrir la identidad',
  openTitle: 'Abrir la identidad de %{name}',
  openAbout:
    'Quedará en el registro de actividad que la ha abierto, cuándo y por qué. Los enlaces de los documentos sirven cinco minutos.',
  reason: 'Quién lo pide y por qué',
  opened: {
    title: 'Lo que se conserva',
    name: 'Nombre y apellidos',
    companyName: 'Empresa',
    legalRepresentativeName: 'Representante legal',
    taxNumber: 'NIF',
    nationality: 'Nacionalidad',
    birthdayAt: 'Fecha de nacimiento',
    identificationDocumentNumber: 'Documento de identidad',
  },
  documents: 'Documentos',
  noDocuments: 'No se conserva ningún documento.',
  source: {
    verification: 'Verificación de identidad',
    taxDetail: 'Dato fiscal',
    bankAccount: 'Certificado de titularidad',
  } as const satisfies Record<(typeof KEPT_DOCUMENTS)[number], string>,
} as const
