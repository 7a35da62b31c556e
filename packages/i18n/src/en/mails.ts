import type { mails as source } from '../es/mails.ts'
import type { Translation } from '../translation.ts'

const templates = {
  confirmEmail: {
    subject: 'Confirm your e-mail address',
    text: 'Thank you for registering. Confirm that this address is yours, so that we can tell you what happens in your account.\nThe link works once and ends after an hour. If you have not registered, do nothing.',
    action: 'Confirm the address',
  },
  resetPassword: {
    subject: 'Choose a new password',
    text: 'Somebody, most likely you, has asked for a new password for your account.\nThe link works once and ends after an hour. If you have not asked for it, do nothing: your password stays as it is.',
    action: 'Choose the password',
  },
  accountCreated: {
    subject: 'Your account is ready',
    text: 'We have created an account in your name. Choose a password to log in.\nThe link works once and ends after an hour. Later you can ask for another on the login page, with “I have forgotten the password”.',
    action: 'Choose the password',
  },
  newLogin: {
    subject: 'Your account was entered from a new browser',
    text: 'On %{at} somebody logged in to your account with %{browser}, from the address %{address}.\nIf it was you, there is nothing to do. If not, change the password and end the open sessions in your profile.',
    action: 'See the open sessions',
  },
  deviceTrusted: {
    subject: 'You now trust one more browser',
    text: 'On %{at} “%{device}” was added to the browsers that you trust. For 30 days no code is asked for when you log in from it.\nIf it was not you, stop trusting it in your profile and change the password.',
    action: 'See the trusted browsers',
  },
  passwordChanged: {
    subject: 'Your password has changed',
    text: 'The password of your account changed on %{at}. All other sessions have ended.\nIf it was not you, ask for a new password now and write to support.',
    action: 'Ask for a new password',
  },
  emailChanged: {
    subject: 'The e-mail address of your account has changed',
    text: 'This was the address of your account; since %{at} it is another. Notices go to the new one.\nIf you have not asked for this, write to support.',
  },
  otpRemoved: {
    subject: 'Your OTP device has been deleted',
    text: 'On %{at} the OTP device of your account was deleted, and all sessions ended.\nWhen you log in again you set up another. If you have not asked for this, write to support.',
    action: 'Log in',
  },
  recoveryCodeUsed: {
    subject: 'A recovery code has been used',
    text: 'On %{at} one of your recovery codes was used.\nYou have %{smart_count} code left. If it was not you, change the password and write to support. |||| On %{at} one of your recovery codes was used.\nYou have %{smart_count} codes left. If it was not you, change the password and write to support.',
    action: 'Go to your profile',
  },
  verificationApproved: {
    subject: 'Your identity is verified',
    text: 'We have verified your identity. You can now add a bank account, pay in money and invest.',
    action: 'Go to your profile',
  },
  verificationDeclined: {
    subject: 'We could not verify your identity',
    text: 'The verification of your identity was declined.\nReason: %{reason}\nYou can repeat it in your profile, or write to support if you think that this is a mistake.',
    action: 'Go to your profile',
  },
  verificationResubmission: {
    subject: 'Repeat the verification of your identity',
    text: 'The verification has not ended, and some step has to be repeated.\nReason: %{reason}\nYou can do so in your profile.',
    action: 'Go to your profile',
  },
} satisfies Translation<(typeof source)['templates']>

const reasons = {
  necessary: 'You get this mail because somebody has asked for it with your address.',
  security: 'You get this notice because it concerns the security of your account.',
  general: 'You can stop these mails in your profile.',
  tickets: 'You can stop the mails about tickets in your profile.',
} satisfies Translation<(typeof source)['reasons']>

export const mails = {
  greeting: 'Hello %{name},',
  linkHelp: 'If the button does not work, copy this address into your browser:',
  risk: 'Investing carries risk: you can lose all the money that you invest.',
  templates,
  reasons,
} satisfies Translation<typeof source>
