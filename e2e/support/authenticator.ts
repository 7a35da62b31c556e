import { Secret, TOTP } from 'otpauth'

const PERIOD_SECONDS = 30
/** Time that a code may take to reach the platform on a busy machine. */
const ON_ITS_WAY_SECONDS = 5

/** A person's authenticator app (RFC 6238, with the platform's parameters). */
export class Authenticator {
  private totp: TOTP | undefined
  private lastStep = 0

  /** Takes the secret as the page shows it, in groups of four. */
  read(secret: string): void {
    const base32 = secret.replaceAll(/\s/g, '')
    this.totp = new TOTP({ secret: Secret.fromBase32(base32), digits: 6, period: PERIOD_SECONDS, algorithm: 'SHA1' })
  }

  /**
   * A code that has not been used yet. The platform accepts each once, with one step of drift either way. Starting with the
   * oldest step that is still accepted on arrival, two codes in a row are available at any time.
   */
  nextCode(): string {
    if (!this.totp) throw new Error('The authenticator has not read a secret.')
    const oldest = Math.floor((Date.now() / 1000 + ON_ITS_WAY_SECONDS) / PERIOD_SECONDS) - 1
    this.lastStep = Math.max(this.lastStep + 1, oldest)
    return this.totp.generate({ timestamp: this.lastStep * PERIOD_SECONDS * 1000 })
  }
}
