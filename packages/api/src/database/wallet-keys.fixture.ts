import { OTHER, ONE, type Rule } from './rule.fixture.ts'

/** The unique keys of wallets. */
export const WALLET_KEYS: Readonly<Record<string, readonly Rule[]>> = {
  wallets: [
    { rule: 'wallets_user_key', fits: [{ user_id: ONE }, { user_id: OTHER }], breaks: [{ user_id: ONE }] },
    {
      rule: 'wallets_reference_key',
      fits: [{ reference: 'RF1' }, { reference: 'RF2' }],
      breaks: [{ reference: 'RF1' }],
    },
  ],
}
