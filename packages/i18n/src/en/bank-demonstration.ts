import type { Translation } from '../translation.ts'
import type * as source from '../es/bank-demonstration.ts'

export const bankDemonstration = {
  title: "The demonstration's bank",
  statement: "Download the day's statement",
  statementAbout:
    "This is a demonstration, and so is its bank. The day's statement credits what customers announced, debits what was handed over to the bank, and has some trouble in it. Download it and upload it like that of any bank; another administrator imports it.",
  report: "Download the bank's answer",
  reportAbout:
    'This is a demonstration, and so is its bank. Of a batch with several payments it refuses one. Download its answer and import it like that of any bank.',
} as const satisfies Translation<typeof source.bankDemonstration>
