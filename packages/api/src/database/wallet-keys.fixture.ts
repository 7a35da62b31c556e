import { OTHER, ONE, type Rule } from './rule.fixture.ts'

/** The unique keys of wallets and of copies of data. */
export const WALLET_KEYS: Readonly<Record<string, readonly Rule[]>> = {
  data_exports: [
    {
      rule: 'data_exports_under_way_key',
      fits: [
        { user_id: ONE, state: 'queued' },
        { user_id: ONE, state: 'cancelled' },
        { user_id: ONE, state: 'failed' },
        { user_id: OTHER, state: 'making' },
      ],
      breaks: [{ user_id: ONE, state: 'making' }],
    },
  ],
  wallets: [
    { rule: 'wallets_user_key', fits: [{ user_id: ONE }, { user_id: OTHER }], breaks: [{ user_id: ONE }] },
    {
      rule: 'wallets_reference_key',
      fits: [{ reference: 'RF1' }, { reference: 'RF2' }],
      breaks: [{ reference: 'RF1' }],
    },
  ],
}
