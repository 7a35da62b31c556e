import { SENDER_LABEL } from '@cauce/contract/bank/names.ts'
import { columnsOf, type Line } from './norma43-records.ts'
import { joined, realReference } from './values.ts'

interface Texts {
  readonly name?: string | undefined
  readonly endToEndId?: string | undefined
  /** Without the name where the layout sets it apart. */
  readonly texts: readonly string[]
}

interface Of {
  readonly isTransfer: boolean
  /** Our company, which is nobody's sender. */
  readonly owner: string
}

/** Purposes and category purposes (ISO 20022, external code sets). Any four capitals may begin a text. */
const PURPOSES = new Set(
  'ACCT ADVA AGRT ALMY ANNI BENE BEXP BONU CASH CBFF CCRD CDBL CHAR COMM COST CORT DCRD DEPT DIVD DIVI DVPM ELEC EPAY FCOL GDDS GDSV GOVI GOVT HEDG HLRP ICCP IDCP INSU INTC INTE INTX INVS LICF LIFI LOAN LOAR OTHR PENS PHON RCPT REFU RENT RPRE RRCT RVPM SALA SAVG SCVE SECU SSBE STDY SUBS SUPP TAXS TRAD TREA VATX WHLD'.split(
    ' ',
  ),
)
const isPurpose = (code: string): boolean => code === ' '.repeat(4) || PURPOSES.has(code)

/**
 * Texts of a movement. Annex 4 lays those of transfers out: sender's name, sender's reference and ultimate debtor, purposes and text, more text, one
 * free record. In other layouts all is text, and the sender is whom a text calls so, or the first person that one names.
 */
export function textsOf(lines: readonly Line[], { isTransfer, owner }: Of): Texts {
  const texts = lines.map((line) => joined([columnsOf(line, 5)]))
  const purposes = lines[2] && columnsOf(lines[2], 5, 12).padEnd(8)
  if (isTransfer && purposes && isPurpose(purposes.slice(0, 4)) && isPurpose(purposes.slice(4))) {
    const name = joined([columnsOf(lines[0]!, 5, 70)])
    if (name === '' || !isHeading(name, owner)) return { name, ...annex4Texts(lines) }
  }
  const called = texts.map((text) => calledIn(text)).find((name) => name !== undefined && isPerson(name, owner))
  return { name: called ?? (isTransfer ? texts.find((text) => isPerson(text, owner)) : undefined), texts }
}

function annex4Texts([, second, third, fourth, fifth]: readonly Line[]): Omit<Texts, 'name'> {
  const reference = realReference(columnsOf(second!, 5, 39).trim()) ?? ''
  const isReference = /^[!-~]{1,35}$/.test(reference)
  return {
    endToEndId: isReference ? reference : undefined,
    texts: [
      columnsOf(third!, 13).padEnd(68) + (fourth ? columnsOf(fourth, 5, 76) : ''),
      isReference ? '' : reference,
      columnsOf(second!, 40),
      fifth ? columnsOf(fifth, 5) : '',
    ],
  }
}

const CALLED = new RegExp(`^${SENDER_LABEL}(.+)$`, 'i')
const calledIn = (text: string): string | undefined => CALLED.exec(text)?.[1]?.trim()

/** What banks write in place of a name. */
const HEADINGS = new Set(
  'TRANSFERENCIA TRANSFERENCIAS TRANSFERENCIES TRANSF TRANSFER TRF TRASPASO ABONO ABONOS ABONAMENT INGRESO INGRESOS LIQ LIQUIDACION OP OPERACION ORDEN REMESA SEPA BIZUM PAGO PAGOS COBRO RECIBO CONCEPTO REF REFERENCIA ORDENANTE BENEFICIARIO NOTPROVIDED'.split(
    ' ',
  ),
)
/** What customers write of a payment. */
const OTHER_WORDS = new Set(
  'RECIBIDA RECIBIDAS RECIBIDO EMITIDA INMEDIATA INMEDIATO INSTANTANEA NACIONAL INTERNACIONAL FACTURA FRA CUOTA NOMINA ALQUILER COMPRA VENTA INVERSION INVERTIR APORTACION DEPOSITO SALDO CUENTA DEVOLUCION COMISION INTERESES FAVOR GASTOS ANTICIPO RESERVA PRESTAMO DINERO MONEDERO CARTERA PEDIDO CONTRATO CLIENTE FECHA VALOR IMPORTE EUR EUROS OFICINA CAJERO EFECTIVO TARJETA INTERNET MOVIL ONLINE WEB APP PROYECTO PRIMERA PRIMER SEGUNDA SEGUNDO TERCERA PARTE TOTAL AHORRO AHORROS NUMERO NUM NO CON EN PARA POR SIN MI MIS SU SUS TU UN UNA ENERO FEBRERO MARZO JUNIO JULIO SEPTIEMBRE OCTUBRE NOVIEMBRE DICIEMBRE PAYMENT DEPOSIT INVESTMENT INVOICE FROM TO FOR REFERENCE PROJECT'.split(
    ' ',
  ),
)

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** No name: numbers (of taxes, references, operations), headings, and ourselves. */
function isHeading(text: string, owner: string): boolean {
  const words = wordsOf(text)
  const [first] = words
  return (
    first === undefined || HEADINGS.has(first) || /\d{3}/.test(text) || words.join(' ') === wordsOf(owner).join(' ')
  )
}

/** Letters only, several words, none of which tells about a payment. */
function isPerson(text: string, owner: string): boolean {
  const words = wordsOf(text)
  const isWords = words.filter((word) => word.length > 1).length > 1 && words.length <= 8
  if (!isWords || !/^[\p{L}\p{M}\s.,'’&ªº-]+$/u.test(text) || isHeading(text, owner)) return false
  return !words.some((word) => HEADINGS.has(word) || OTHER_WORDS.has(word))
}
