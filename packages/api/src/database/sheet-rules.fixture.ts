import { ONE, OTHER, type Rule } from './rule.fixture.ts'

const ENGLISH = { document_en: '{}', pages_en: 5, sha256_en: 'ab', file_en_id: ONE }

/** The checks of published information sheets. */
export const SHEET_CHECKS: Readonly<Record<string, readonly Rule[]>> = {
  information_sheets: [
    {
      rule: 'information_sheets_version_positive',
      fits: [{ version: 1 }, { version: 2, changes: 'El plazo' }],
      breaks: [{ version: 0, changes: 'El plazo' }],
    },
    {
      rule: 'information_sheets_changes_given',
      fits: [{ version: 1 }, { version: 2, changes: 'El plazo' }],
      breaks: [{ version: 2 }, { version: 1, changes: 'El plazo' }],
    },
    {
      rule: 'information_sheets_first_is_not_material',
      fits: [
        { version: 1, is_material: false },
        { version: 2, changes: 'El plazo', is_material: true },
      ],
      breaks: [{ version: 1, is_material: true }],
    },
    {
      rule: 'information_sheets_english_whole',
      fits: [{}, ENGLISH],
      breaks: Object.keys(ENGLISH).map((name) => ({ ...ENGLISH, [name]: null })),
    },
    {
      rule: 'information_sheets_identifier_form',
      fits: [{ identifier: '9598CAUCE0000000001200000001' }],
      breaks: [{ identifier: '9598CAUCE000000000120000001' }, { identifier: '9598cauce0000000001200000001' }],
    },
    {
      rule: 'information_sheets_six_pages',
      fits: [{ pages: 1 }, { pages: 6, ...ENGLISH, pages_en: 6 }],
      breaks: [{ pages: 0 }, { pages: 7 }, { pages: 6, ...ENGLISH, pages_en: 7 }],
    },
  ],
}

/** Their unique keys. */
export const SHEET_KEYS: Readonly<Record<string, readonly Rule[]>> = {
  information_sheets: [
    {
      rule: 'information_sheets_version_key',
      fits: [
        { project_id: ONE, version: 1 },
        { project_id: OTHER, version: 1 },
        { project_id: ONE, version: 2, changes: 'El plazo' },
      ],
      breaks: [{ project_id: ONE, version: 1 }],
    },
    {
      rule: 'information_sheets_file_key',
      fits: [{ file_id: ONE }, { file_id: OTHER }],
      breaks: [{ file_id: ONE }],
    },
    {
      rule: 'information_sheets_file_en_key',
      fits: [ENGLISH, { ...ENGLISH, file_en_id: OTHER }],
      breaks: [ENGLISH],
    },
  ],
  sheet_drafts: [
    {
      rule: 'sheet_drafts_offer_number_key',
      fits: [{ offer_number: 1 }, { offer_number: 2 }],
      breaks: [{ offer_number: 1 }],
    },
  ],
}
