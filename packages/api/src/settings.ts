import type { ParameterValues } from '@cauce/contract'
import type { Company } from '@cauce/contract/company.ts'

export interface ApiSettings {
  /** What an empty database starts with; later administrators decide. */
  readonly firstParameters: ParameterValues
  readonly firstCompany: Company
  /** `https://cauce.example`: for links in mails and CSRF checks. */
  readonly origin: string
  readonly isDemonstration: boolean
  /** Signs file addresses and encrypts OTP secrets; at least 32 characters. */
  readonly secret: string
  /** Verifies and opens only, during a rotation (decision secrets-and-rotation). */
  readonly previousSecret?: string | undefined
  readonly dataFolder: string
  readonly sessionIdleMinutes: number
  readonly sessionMaximumHours: number
  readonly smtpUrl?: string | undefined
  /** `brand()` from the start on. */
  readonly brandName: string
  readonly s3?: S3Settings | undefined
  readonly veriff?: VeriffSettings | undefined
  readonly institution?: InstitutionSettings | undefined
  /** Handbook rule 2.37; ends with a slash. */
  readonly breachedPasswordsUrl?: string | undefined
  /** By address; 0: unlimited (benchmarks, tests). */
  readonly requestsPerMinute: number
  /** Handbook rule 2.17; off only in tests. */
  readonly isLoginThrottled: boolean
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

/** Both sides sign with the secret; the previous one is accepted during a rotation. */
export interface InstitutionSettings {
  readonly baseUrl: string
  readonly secret: string
  readonly previousSecret?: string | undefined
}

/** False where an institution serves the demonstration. */
export const hasDemonstrationBank = ({
  isDemonstration,
  institution,
}: Pick<ApiSettings, 'isDemonstration' | 'institution'>): boolean => isDemonstration && institution === undefined
