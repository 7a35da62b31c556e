import { Secret, TOTP } from 'otpauth'

const PERIOD_SECONDS = 30
/** Margin for a busy machine. */
const ON_ITS_WAY_SECONDS = 5

/** RFC 6238. */
export class Authenticator {
  private totp: TOTP | undefined
  private lastStep = 0

  /** Takes the secret as shown, in groups of four. */
  read(secret: string): void {
    const base32 = secret.replaceAll(/\s/g, '')
    this.totp = new TOTP({ secret: Secret.fromBase32(base32), digits: 6, period: PERIOD_SECONDS, algorithm: 'SHA1' })
  }

  /** Unused code. Starts with the oldest accepted step, so that two are always available. */
  nextCode(): string {
    if (!this.totp) throw new Error('The authenticator has not read a secret.')
    const oldest = Math.floor((Date.now() / 1000 + ON_ITS_WAY_SECONDS) / PERIOD_SECONDS) - 1
    this.lastStep = Math.max(this.lastStep + 1, oldest)
    return this.totp.generate({ timestamp: this.lastStep * PERIOD_SECONDS * 1000 })
  }
}
