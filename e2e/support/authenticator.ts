import { Secret, TOTP } from 'otpauth'

const PERIOD_SECONDS = 30
/** How long a code may take from here to the platform on a busy machine. */
const ON_ITS_WAY_SECONDS = 5

/** The application of codes on somebody's telephone (RFC 6238, as the platform sets it up). */
export class Authenticator {
  private totp: TOTP | undefined
  private lastStep = 0

  /** Reads the secret as it stands on the page: in groups of four. */
  read(secret: string): void {
    const base32 = secret.replaceAll(/\s/g, '')
    this.totp = new TOTP({ secret: Secret.fromBase32(base32), digits: 6, period: PERIOD_SECONDS, algorithm: 'SHA1' })
  }

  /**
   * A code that has not been used yet. The platform accepts each once, and one step of drift either way: beginning with the
   * oldest that will still be accepted when it arrives, two in a row can be had at any time.
   */
  nextCode(): string {
    if (!this.totp) throw new Error('The authenticator has not read a secret.')
    const oldest = Math.floor((Date.now() / 1000 + ON_ITS_WAY_SECONDS) / PERIOD_SECONDS) - 1
    this.lastStep = Math.max(this.lastStep + 1, oldest)
    return this.totp.generate({ timestamp: this.lastStep * PERIOD_SECONDS * 1000 })
  }
}
