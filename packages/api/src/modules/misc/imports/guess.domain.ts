import { IMPORT_FIELDS, type ImportField, type ImportKind } from '@cauce/contract'

/** Headings as people write them, in Spanish and English, without accents, spaces and signs. */
const HEADINGS: Readonly<Record<ImportField, readonly string[]>> = {
  email: ['email', 'correo', 'correoelectronico', 'mail', 'emailaddress'],
  name: ['nombre', 'name', 'firstname', 'givenname', 'nombredepila'],
  surname: ['apellidos', 'apellido', 'surname', 'lastname', 'familyname'],
  phone: ['telefono', 'movil', 'phone', 'phonenumber', 'telephone', 'mobile', 'tel'],
  birthdayAt: [
    'fechadenacimiento',
    'nacimiento',
    'fechanacimiento',
    'birthday',
    'dateofbirth',
    'birthdate',
    'birthdayat',
  ],
  nationality: ['nacionalidad', 'pais', 'nationality', 'country'],
  identificationDocumentType: [
    'tipodedocumento',
    'tipodocumento',
    'documenttype',
    'identificationdocumenttype',
    'documento',
  ],
  identificationDocumentNumber: [
    'numerodedocumento',
    'numerodocumento',
    'documentnumber',
    'identificationdocumentnumber',
    'dni',
    'dninie',
    'nie',
    'ndocumento',
    'nodocumento',
  ],
  gender: ['genero', 'sexo', 'gender', 'sex'],
  language: ['idioma', 'lengua', 'language'],
  companyName: ['empresa', 'razonsocial', 'denominacionsocial', 'company', 'companyname', 'sociedad'],
  legalRepresentativeName: ['representante', 'representantelegal', 'legalrepresentative', 'legalrepresentativename'],
  taxNumber: ['nif', 'cif', 'taxnumber', 'nifempresa', 'vatnumber', 'taxid'],
  customer: [
    'cliente',
    'customer',
    'client',
    'email',
    'correo',
    'correoelectronico',
    'nif',
    'dni',
    'referencia',
    'reference',
    'userid',
    'investor',
    'inversor',
  ],
  type: ['tipo', 'type', 'movimiento', 'movement', 'operacion', 'kind'],
  amount: ['importe', 'amount', 'cantidad', 'euros', 'valor', 'importeeur', 'amounteur'],
  date: ['fecha', 'date', 'fechavalor', 'dia', 'day', 'valuedate', 'fechaoperacion'],
  account: ['cuenta', 'iban', 'account', 'bankaccount', 'cuentabancaria'],
  note: [
    'nota',
    'concepto',
    'observaciones',
    'note',
    'concept',
    'description',
    'descripcion',
    'remarks',
    'reason',
    'motivo',
  ],
}

const folded = (heading: string) =>
  heading
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')

/** What each column seems to mean by its heading; each field is given once, to the first column that fits it. */
export function guessColumns(kind: ImportKind, headings: readonly string[]): (ImportField | null)[] {
  const free = new Set<ImportField>(IMPORT_FIELDS[kind])
  return headings.map((heading) => {
    const words = folded(heading)
    const field = [...free].find((one) => folded(one) === words || HEADINGS[one].includes(words)) ?? null
    if (field !== null) free.delete(field)
    return field
  })
}
