import type { BankFile, BankFileOutlook, BankFileRecord, BankFilesOutlook } from '../src/providers/records.ts'

export const IBAN = 'ES9121000418450200051332'
export const idOf = (number: number) => `01890000-0000-7000-8000-00000000000${number}`

/** A file that another administrator uploaded. */
export const preview = (number: number, more: Partial<BankFile['statements'][number]> = {}): BankFile => ({
  fileId: idOf(number),
  name: `dia-${number}.xml`,
  sizeBytes: 1_200,
  refusal: null,
  conflict: null,
  imported: null,
  uploadedBy: idOf(6),
  uploadedByName: 'Bea Luz',
  mayImport: true,
  importedAt: null,
  statements: [
    {
      iban: IBAN,
      format: 'camt053',
      fromDay: `2026-11-1${number}`,
      toDay: `2026-11-1${number}`,
      opening: '10.00',
      closing: '15.00',
      lineCount: 1,
      newCount: 1,
      credits: '5.00',
      debits: '0.00',
      stated: { credits: { count: 1, amount: '5.00' }, debits: { count: 0, amount: '0.00' } },
      follows: null,
      gapBefore: null,
      sharesDays: false,
      remarks: [],
      conflict: null,
      ...more,
    },
  ],
})
export const imported = (file: BankFile): BankFile => ({ ...file, importedAt: '2026-11-20T09:00:00.000Z' })

const LINE = { statement: 1, bookingDay: '2026-11-11', remittance: '', reverses: null, reasons: [], targets: [] }
const ana = { kind: 'income' as const, id: idOf(8), name: 'Ana Ruiz', userId: idOf(9) }
const LINES: BankFileOutlook['lines'] = [
  {
    ...LINE,
    counterpartyName: 'ANA RUIZ',
    amount: '4.00',
    balance: '14.00',
    outcome: 'auto',
    reasons: ['reference', 'amount-exact'],
    targets: [ana],
  },
  { ...LINE, counterpartyName: null, remittance: 'ingreso', amount: '1.00', balance: '15.00', outcome: 'none' },
]
/** What two movements would become, of all or of one outcome. */
export const outlookOf = (asked: string | null): BankFileOutlook => ({
  counts: [
    { outcome: 'auto', count: 1, amount: '4.00' },
    { outcome: 'none', count: 1, amount: '1.00' },
  ],
  lines: LINES.filter(({ outcome }) => asked === null || asked === outcome),
  booked: { before: '8.00', after: '12.00' },
  stated: { before: '10.00', after: '15.00' },
  difference: { before: '2.00', after: '3.00' },
  unassigned: { before: '0.50', after: '1.50' },
})

/** What several files would do: each brings one movement, of which the platform matches the first. */
export const totalOf = (ids: readonly string[]): BankFilesOutlook => ({
  files: ids.map((fileId) => ({
    fileId,
    state: 'counted',
    newCount: 1,
    credits: '5.00',
    debits: '0.00',
    statements: [],
  })),
  newCount: ids.length,
  credits: '1234.00',
  debits: '-2.50',
  counts: [
    { outcome: 'auto', count: 1, amount: '5.00' },
    { outcome: 'none', count: 1200, amount: '1226.50' },
  ],
  booked: { before: '8.00', after: '13.00' },
  stated: { before: '10.00', after: '1241.50' },
  difference: { before: '2.00', after: '1228.50' },
  unassigned: { before: '0.50', after: '1226.99' },
})

/** The file of a preview as the list of what waits has it. */
export const waitingOf = ({
  fileId,
  name,
  sizeBytes,
  uploadedBy,
  uploadedByName,
  mayImport,
}: BankFile): Omit<BankFileRecord, 'id'> => ({
  ...{ fileId: fileId!, name, sizeBytes, state: 'waiting', uploadedBy, uploadedByName, mayImport },
  ...{ createdAt: '2026-11-20T08:05:00.000Z', importedBy: null, importedByName: null, importedAt: null },
})
