import { IMPORT_FIELDS, type ImportField, type ImportKind } from '@cauce/contract'
import { folded } from '@cauce/contract/latin.ts'

const HEADINGS: Readonly<Record<ImportField, readonly string[]>> = {
  email: ['correo', 'correoelectronico', 'mail', 'emailaddress'],
  name: ['nombre', 'firstname', 'givenname', 'nombredepila'],
  surname: ['apellidos', 'apellido', 'lastname', 'familyname'],
  phone: ['telefono', 'movil', 'phonenumber', 'telephone', 'mobile', 'tel'],
  birthdayAt: ['fechadenacimiento', 'nacimiento', 'fechanacimiento', 'birthday', 'dateofbirth', 'birthdate'],
  nationality: ['nacionalidad', 'pais', 'country'],
  identificationDocumentType: ['tipodedocumento', 'tipodocumento', 'documenttype', 'documento'],
  identificationDocumentNumber: [
    'numerodedocumento',
    'numerodocumento',
    'documentnumber',
    'dni',
    'dninie',
    'nie',
    'ndocumento',
    'nodocumento',
  ],
  gender: ['genero', 'sexo', 'sex'],
  language: ['idioma', 'lengua'],
  companyName: ['empresa', 'razonsocial', 'denominacionsocial', 'company', 'sociedad'],
  legalRepresentativeName: ['representante', 'representantelegal', 'legalrepresentative'],
  taxNumber: ['nif', 'cif', 'nifempresa', 'vatnumber', 'taxid'],
  customer: [
    'cliente',
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
  type: ['tipo', 'movimiento', 'movement', 'operacion', 'kind'],
  amount: ['importe', 'cantidad', 'euros', 'valor', 'importeeur', 'amounteur'],
  date: ['fecha', 'fechavalor', 'dia', 'day', 'valuedate', 'fechaoperacion'],
  account: ['cuenta', 'iban', 'bankaccount', 'cuentabancaria'],
  note: ['nota', 'concepto', 'observaciones', 'concept', 'description', 'descripcion', 'remarks', 'reason', 'motivo'],
}

/** Each field goes to the first matching column. */
export function guessColumns(kind: ImportKind, headings: readonly string[]): (ImportField | null)[] {
  const free = new Set<ImportField>(IMPORT_FIELDS[kind])
  return headings.map((heading) => {
    const words = folded(heading)
    const field = [...free].find((one) => folded(one) === words || HEADINGS[one].includes(words)) ?? null
    if (field !== null) free.delete(field)
    return field
  })
}
