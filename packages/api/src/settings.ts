import type { Cents } from '@cauce/contract'

/** The settings of the API; `packages/server` reads them from the environment. Durations carry their unit. */
export interface ApiSettings {
  /** Public origin, such as `https://cauce.example`; mails link to it and unsafe requests must come from it. */
  readonly origin: string
  /** Further origins that may send unsafe requests (the dev servers). */
  readonly extraOrigins?: readonly string[]
  readonly isDemonstration: boolean
  /** Signs file addresses and encrypts OTP secrets; at least 32 characters. */
  readonly secret: string
  /** The secret before it, while a rotation lasts: opens and verifies, and never encrypts or signs (decision 151). */
  readonly previousSecret?: string | undefined
  readonly dataFolder: string
  readonly sessionIdleMinutes: number
  readonly sessionMaximumHours: number
  /** Days in which an order may be revoked at no cost (handbook rule 7.8). */
  readonly reflectionDays: number
  /** In which a person can withdraw the closing of their account; 0 closes it at once. */
  readonly closingDays: number
  /** After its receipt, in which a complaint is usually decided (handbook rule 22.6). */
  readonly complaintDecisionDays: number
  /** From this amount on an approval or refund needs a second administrator. */
  readonly fourEyesThreshold: Cents
  /** The most that one income may be (handbook rule 5.18). */
  readonly maximumIncome: Cents
  /** The most that a wallet may hold and expect together, when an income is asked for. */
  readonly maximumWallet: Cents
  /** Up to here a transfer with a valid reference from a known account becomes an income without an announcement (decision 181). */
  readonly maximumUnannounced: Cents
  /** The legal entity identifier of the company; without it no information sheet is published (decision 290). */
  readonly lei?: string | undefined
  /** Whether a loan is announced and opened only with a published information sheet (decision 305). */
  readonly isSheetRequired: boolean
  /** What is past due of a loan is material when it is more than both; published (decision 285). */
  readonly defaultThreshold: DefaultThreshold
  /** The version of the files of payments that the bank takes. */
  readonly paymentFormat: 'pain.001.001.09' | 'pain.001.001.03'
  /** Id of the company in files of payments, where the bank demands one. */
  readonly initiatingPartyId?: string | undefined
  readonly smtpUrl?: string | undefined
  readonly mailFrom: string
  readonly s3?: S3Settings | undefined
  readonly veriff?: VeriffSettings | undefined
  /** The sandbox institution that holds the money of customers; without it our banks do, known by their files (decision 188). */
  readonly institution?: InstitutionSettings | undefined
  /** Service that new passwords are compared with (handbook rule 2.37); it ends with a slash. */
  readonly breachedPasswordsUrl?: string | undefined
  /** Requests a minute from one address; 0 turns the limit off (benchmarks, tests). */
  readonly requestsPerMinute: number
  /** Slows down failed logins (handbook rule 2.17); off only where tests need many. */
  readonly isLoginThrottled: boolean
}

/** An amount, and a share of what was lent in basis points. */
export interface DefaultThreshold {
  readonly amount: Cents
  readonly share: number
}

export interface S3Settings {
  readonly bucket: string
  readonly region: string
  readonly endpoint?: string | undefined
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

export interface VeriffSettings {
  readonly baseUrl: string
  readonly apiKey: string
  readonly sharedSecret: string
}

/** An institution over HTTP. Both sides sign with the secret; the one before it is accepted while a rotation lasts. */
export interface InstitutionSettings {
  readonly baseUrl: string
  readonly secret: string
  readonly previousSecret?: string | undefined
}

/** The product's name as people read it: the one that mails come from, which the authenticator app shows too. */
export function senderName({ mailFrom }: Pick<ApiSettings, 'mailFrom'>): string {
  return /^\s*"?([^"<]*?)"?\s*</.exec(mailFrom)?.[1] || mailFrom
}

/** Whether the demonstration has a bank of its own: an institution that serves it states and pays what there is. */
export const hasDemonstrationBank = ({
  isDemonstration,
  institution,
}: Pick<ApiSettings, 'isDemonstration' | 'institution'>): boolean => isDemonstration && institution === undefined
