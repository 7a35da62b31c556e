import {
  SHEET_SECTIONS,
  type Language,
  type DocumentBlock,
  type SheetContent,
  type SheetDocument,
  type SheetSectionLetter,
} from '@cauce/contract'
import { formatCents, formatDate } from '@cauce/format'
import { translator } from '@cauce/i18n'
import { costBlocks, loanBlocks } from './loan.domain.ts'
import { offerBlocks, riskBlocks } from './offer.domain.ts'
import { ownerBlocks } from './owner.domain.ts'
import { fact, valueIn, type Sheet, type SheetFacts } from './sheet.domain.ts'

const BLOCKS: Readonly<Record<SheetSectionLetter, (sheet: Sheet) => DocumentBlock[]>> = {
  A: ownerBlocks,
  B: offerBlocks,
  C: riskBlocks,
  G: loanBlocks,
  H: costBlocks,
}

/** In the model's order; gaps are marked as missing. */
export function documentOf(content: SheetContent, facts: SheetFacts, language: Language): SheetDocument {
  const t = translator(language)
  const sheet: Sheet = { content, facts, language, t }
  return {
    language,
    title: t('sheetPaper.title'),
    projectName: facts.projectName,
    facts: [
      fact(t('sheetPaper.overview.identifier'), facts.identifier ?? t('sheetPaper.overview.noIdentifier')),
      fact(t('sheetPaper.overview.owner'), valueIn(sheet, facts.promoterName)),
      fact(t('sheetPaper.overview.project'), facts.projectName),
      fact(t('sheetPaper.overview.type'), t('sheetPaper.overview.loan')),
      fact(t('sheetPaper.overview.target'), formatCents(facts.financingAmount, { places: 'auto' })),
      fact(t('sheetPaper.overview.deadline'), formatDate(facts.dateEnd)),
    ],
    warnings: warningsOf(sheet),
    footnotes: [t('sheetPaper.footnotes.deposits'), t('sheetPaper.footnotes.investors')],
    sections: SHEET_SECTIONS.map((letter) => ({
      letter,
      title: t(`sheetPaper.sections.${letter}`),
      blocks: BLOCKS[letter](sheet),
    })),
  }
}

/** Legal texts under the title. English as read; Spanish is our translation. */
function warningsOf({ facts, language, t }: Sheet): SheetDocument['warnings'] {
  const isTranslation = language === 'es'
  return [
    { text: t('sheetPaper.warnings.verified'), isTranslation },
    { text: t('sheetPaper.warnings.risk'), isTranslation },
    { text: t('sheetPaper.warnings.reflection', { smart_count: facts.reflectionDays }), isTranslation: false },
  ]
}
