/** Set by the API when somebody logs in; the site only passes it on. */
export const SESSION_COOKIE = 'cauce_session'
/** The page to go to after logging in; survives registering and setting up the code. */
export const NEXT_COOKIE = 'next'
/** The notice of an opening that somebody asked for before logging in: `projectId`, kept until they are back. */
export const ALERT_COOKIE = 'project_alert'
