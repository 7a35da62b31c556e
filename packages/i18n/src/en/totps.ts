import type { totps as source } from '../es/totps.ts'
import type { Translation } from '../translation.ts'

export const totps = {
  title: 'OTP devices',
  one: 'OTP device',
  setUp: {
    title: 'Protect your account with a code',
    lead: 'Besides the password, logging in asks for a code that only your phone has. You set it up once.',
    install:
      'Open an authenticator app on your phone, for example Google Authenticator, Microsoft Authenticator or the one of your password manager.',
    scan: 'Read this QR code with it.',
    qrDescription: 'QR code for the authenticator app. The same key stands below as text.',
    secret: 'Or type this key into the app',
    secretHelp: 'Type: time based. Six digits, every 30 seconds.',
    copySecret: 'Copy the key',
    copied: 'Copied',
    openApplication: 'Open the authenticator app on this device',
    firstCode: 'Type the code that the app shows',
    submit: 'Turn the codes on',
    startFailed: 'We could not prepare the set-up',
    startFailedAdvice: 'Your account is as it was. You can try again.',
  },
  recovery: {
    title: 'Keep these ten codes',
    lead: 'If you lose your phone, each of them lets you in once. We will not show them again.',
    list: 'Recovery codes',
    copy: 'Copy',
    copied: 'Copied',
    download: 'Download',
    print: 'Print',
    kept: 'I have kept them in a safe place.',
    keptRequired: 'Keep them before you go on: we will not show them again.',
    continue: 'Continue',
    fileName: 'recovery-codes-%{brand}.txt',
    fileTitle: 'Recovery codes of %{brand}',
    fileAccount: 'Account: %{account}',
    fileDate: 'Made on %{date}',
    fileAdvice: 'Each code works once only. Keep them where nobody else sees them.',
  },
} as const satisfies Translation<typeof source>
