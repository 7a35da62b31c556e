import { brand } from '@cauce/contract/brand.ts'
import type { CustomerStory } from '../texts/customer-stories.ts'
import { paragraph, renderPdf, type WorldFile } from './paper.ts'

const FOOTER = 'Documento de demostración. La persona no existe.'
const nameOf = ({ companyName, name, surname }: CustomerStory) => companyName ?? `${name} ${surname}`
const numberOf = ({ taxNumber, identificationDocumentNumber }: CustomerStory) =>
  taxNumber ?? identificationDocumentNumber

export const taxResidence = (story: CustomerStory, issuedAt: Date): Promise<WorldFile> => {
  const year = issuedAt.getUTCFullYear()
  return taxCertificate(issuedAt, {
    name: `residencia-fiscal-${year}.pdf`,
    title: 'Certificado de residencia fiscal',
    rows: [
      ['Contribuyente', nameOf(story)],
      ['Número', numberOf(story)],
      ['Ejercicio', String(year)],
    ],
    text: 'Consultados los datos de los que se dispone, el contribuyente es residente fiscal en el Estado que expide este certificado.',
  })
}

/** Exempt entity: no withholding on interest. */
export const exemption = (story: CustomerStory, issuedAt: Date): Promise<WorldFile> =>
  taxCertificate(issuedAt, {
    name: `exencion-${issuedAt.getUTCFullYear()}.pdf`,
    title: 'Certificado de exención',
    rows: [
      ['Entidad', nameOf(story)],
      ['Número', numberOf(story)],
    ],
    text: 'La entidad ha optado por el régimen fiscal de las entidades sin fines lucrativos (Ley 49/2002). Sus rentas exentas no están sujetas a retención.',
  })

export async function annualAccounts(story: CustomerStory, issuedAt: Date): Promise<WorldFile> {
  const year = issuedAt.getUTCFullYear() - 1
  const bytes = await renderPdf({
    issuer: nameOf(story),
    title: `Cuentas anuales ${year}`,
    subtitle: 'Depositadas en el Registro Mercantil',
    issuedAt,
    footer: FOOTER,
    blocks: [
      {
        kind: 'facts',
        facts: [
          ['Sociedad', nameOf(story)],
          ['Número', numberOf(story)],
          ['Fondos propios', '1.842.300 €'],
          ['Importe neto de la cifra de negocios', '1.116.750 €'],
          ['Total del balance', '2.905.410 €'],
        ],
      },
      paragraph('Formuladas por el administrador y aprobadas por la junta general.'),
    ],
  })
  return { name: `cuentas-anuales-${year}.pdf`, kind: 'pdf', bytes }
}

export const incomeReturn = (story: CustomerStory, issuedAt: Date): Promise<WorldFile> =>
  taxCertificate(issuedAt, {
    name: `renta-${issuedAt.getUTCFullYear() - 1}.pdf`,
    title: 'Certificado de renta',
    rows: [
      ['Contribuyente', nameOf(story)],
      ['Número', numberOf(story)],
      ['Ejercicio', String(issuedAt.getUTCFullYear() - 1)],
      ['Rendimientos íntegros', '71.480 €'],
    ],
    text: 'Datos de la declaración presentada.',
  })

interface TaxCertificate {
  readonly name: string
  readonly title: string
  readonly rows: readonly (readonly [label: string, value: string])[]
  readonly text: string
}

async function taxCertificate(issuedAt: Date, { name, title, rows, text }: TaxCertificate): Promise<WorldFile> {
  const bytes = await renderPdf({
    issuer: 'Administración tributaria',
    title,
    subtitle: 'Expedido a petición del contribuyente',
    issuedAt,
    footer: FOOTER,
    blocks: [{ kind: 'facts', facts: rows }, paragraph(text)],
  })
  return { name, kind: 'pdf', bytes }
}

export async function customerReview(story: CustomerStory, issuedAt: Date): Promise<WorldFile> {
  const bytes = await renderPdf({
    issuer: brand(),
    title: 'Revisión de diligencia debida',
    subtitle: nameOf(story),
    issuedAt,
    footer: FOOTER,
    blocks: [
      {
        kind: 'facts',
        facts: [
          ['Cliente', nameOf(story)],
          ['Documento', numberOf(story)],
          [
            'Origen de los fondos',
            story.kind === 'company' ? 'Excedentes de tesorería' : 'Ahorro y rendimientos del trabajo',
          ],
          ['Persona con responsabilidad pública', 'No'],
          ['Nivel de riesgo', 'Normal'],
        ],
      },
      paragraph('La actividad observada es coherente con lo declarado. Próxima revisión, dentro de un año.'),
    ],
  })
  return { name: `diligencia-debida-${issuedAt.toISOString().slice(0, 10)}.pdf`, kind: 'pdf', bytes }
}
