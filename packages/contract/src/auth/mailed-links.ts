/** Pages of the site that mailed links open; the token stands in the query as `token`. Links end after an hour (product decision 2). */
export const MAILED_LINK_PATHS = { confirmEmail: '/auth/confirm', resetPassword: '/auth/reset' } as const

export const MAILED_LINK_MINUTES = 60

/** What a mailed link is for. */
export type LinkPurpose = keyof typeof MAILED_LINK_PATHS
