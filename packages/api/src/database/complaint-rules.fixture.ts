import { ONE, type Rule } from './rule.fixture.ts'

/** The checks of complaints, by table. */
export const COMPLAINT_CHECKS: Readonly<Record<string, readonly Rule[]>> = {
  complaints: [
    {
      rule: 'complaints_decided',
      fits: [
        { outcome: 'granted', answer: 'Sí' },
        { outcome: null, answer: null },
      ],
      breaks: [
        { outcome: 'granted', answer: null },
        { outcome: null, answer: 'Sí' },
      ],
    },
  ],
  complaint_messages: [
    {
      rule: 'complaint_messages_notes_are_of_staff',
      fits: [
        { is_internal: true, author_id: ONE },
        { is_internal: false, author_id: ONE },
        { is_internal: false, author_id: null },
      ],
      breaks: [{ is_internal: true, author_id: null }],
    },
  ],
}

/** The unique keys of complaints but the ids, by table. */
export const COMPLAINT_KEYS: Readonly<Record<string, readonly Rule[]>> = {
  complaints: [
    { rule: 'complaints_number_key', fits: [{ number: 'RC-2026-000001' }], breaks: [{ number: 'RC-2026-000001' }] },
    { rule: 'complaints_content_key', fits: [{ content_hash: 'one' }], breaks: [{ content_hash: 'one' }] },
  ],
}
