import { BRAND } from '@cauce/design/brand.ts'
import { formatDate } from '@cauce/format'
import type { CustomerStory } from '../texts/customer-stories.ts'
import type { WorldFile } from './pdf.ts'
import { renderPdf } from './pdf.ts'

const FOOTER = 'Documento de demostración. La persona no existe.'
const nameOf = ({ companyName, name, surname }: CustomerStory) => companyName ?? `${name} ${surname}`
const numberOf = ({ taxNumber, identificationDocumentNumber }: CustomerStory) =>
  taxNumber ?? identificationDocumentNumber

/** The certificate of tax residence that customers send. */
export async function taxResidence(story: CustomerStory, issuedAt: Date): Promise<WorldFile> {
  const bytes = await renderPdf({
    issuer: 'Administración tributaria',
    title: 'Certificado de residencia fiscal',
    subtitle: formatDate(issuedAt),
    issuedAt,
    footer: FOOTER,
    blocks: [
      {
        kind: 'table',
        rows: [
          ['Contribuyente', nameOf(story)],
          ['Número', numberOf(story)],
          ['Ejercicio', String(issuedAt.getUTCFullYear())],
        ],
      },
      {
        kind: 'paragraph',
        text: 'Consultados los datos de los que se dispone, el contribuyente es residente fiscal en el Estado que expide este certificado.',
      },
    ],
  })
  return { name: `residencia-fiscal-${issuedAt.getUTCFullYear()}.pdf`, kind: 'pdf', bytes }
}

/** The due diligence review of a customer (Ley 10/2010, article 3 and following), which only staff see. */
export async function customerReview(story: CustomerStory, issuedAt: Date): Promise<WorldFile> {
  const bytes = await renderPdf({
    issuer: BRAND,
    title: 'Revisión de diligencia debida',
    subtitle: `${nameOf(story)}. ${formatDate(issuedAt)}`,
    issuedAt,
    footer: FOOTER,
    blocks: [
      {
        kind: 'table',
        rows: [
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
      {
        kind: 'paragraph',
        text: 'La actividad observada es coherente con lo declarado. Próxima revisión, dentro de un año.',
      },
    ],
  })
  return { name: `diligencia-debida-${issuedAt.toISOString().slice(0, 10)}.pdf`, kind: 'pdf', bytes }
}
