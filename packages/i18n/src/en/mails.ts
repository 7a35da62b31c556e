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
  ticketAnswered: {
    subject: 'Your ticket has been answered',
    text: 'There is a new message in your ticket “%{title}”. You can read it and answer in support.',
    action: 'See the ticket',
  },
  ticketWaits: {
    subject: 'A ticket waits for your answer',
    text: '%{client} has written in the ticket “%{title}”.',
    action: 'See the ticket',
  },
  orderReceived: {
    subject: 'We have received your investment',
    text: 'You have invested %{amount} in “%{project}”.\nYou can revoke it at no cost until %{until}, in your investments. After that it stands.',
    action: 'See my investments',
  },
  returnPaid: {
    subject: 'You have received a payment from “%{project}”',
    text: 'The project “%{project}” has paid you %{amount}, which is in your wallet now.\nReturn: %{interest}\nManagement fee: %{fee}\nCapital returned: %{principal}',
    action: 'See the wallet',
  },
  projectFinanced: {
    subject: '“%{project}” is financed',
    text: 'The project “%{project}” has all its money together. When the reflection period of its investors is over, you find the schedule of payments in your investments.',
    action: 'See my investments',
  },
  projectReopened: {
    subject: '“%{project}” is open again',
    text: 'An investor has revoked an order within the reflection period, and “%{project}” lacks a part again. Your investment stays as it was.',
    action: 'See my investments',
  },
  projectClosed: {
    subject: '“%{project}” has ended',
    text: 'The project “%{project}” has made its last payment and is closed. In your investments you can see all that you have received from it.',
    action: 'See my investments',
  },
  projectRefunded: {
    subject: 'We have returned your investment in “%{project}”',
    text: 'The project “%{project}” does not go ahead. We have returned %{amount} to your wallet, at no cost.',
    action: 'See the wallet',
  },
  projectOpened: {
    subject: '“%{project}” is now open',
    text: 'You asked us to tell you: “%{project}”, in %{locality}, now takes investments, from %{minimum}.\nRead it calmly before you decide, what speaks against it too.\nThis was a notice for one time: you get no other unless you ask for it again on the page of a project.',
    action: 'See the project',
  },
  projectNews: {
    subject: 'News of “%{project}”',
    text: '%{title}\n%{description}',
    action: 'See my investments',
  },
  incomeApproved: {
    subject: 'Your income is in the wallet',
    text: 'We have approved your income of %{amount}. The balance of your wallet is now %{balance}.',
    action: 'See the wallet',
  },
  incomeRejected: {
    subject: 'We have rejected your income',
    text: 'We have rejected your income of %{amount}.\nReason: %{reason}\nIf you think that this is a mistake, write to support.',
    action: 'See the wallet',
  },
  withdrawalApproved: {
    subject: 'We have approved your withdrawal',
    text: 'We have approved your withdrawal of %{amount}. The balance of your wallet is now %{balance}.\nThe transfer goes to the account %{account}.',
    action: 'See the wallet',
  },
  withdrawalRejected: {
    subject: 'We have rejected your withdrawal',
    text: 'We have rejected your withdrawal of %{amount}, which is available in your wallet again.\nReason: %{reason}\nIf you think that this is a mistake, write to support.',
    action: 'See the wallet',
  },
  bankAccountAdded: {
    subject: 'A bank account has been added',
    text: 'On %{at} the account %{account} was added to your profile.\nIf it was not you, delete it in your profile, change the password and write to support.',
    action: 'See the bank accounts',
  },
  bankAccountValidated: {
    subject: 'Your bank account is validated',
    text: 'We have validated the account %{account}. You can now use it to pay money in and out.',
    action: 'See the bank accounts',
  },
  bankAccountRefused: {
    subject: 'We could not validate your bank account',
    text: 'The account %{account} was not validated.\nReason: %{reason}\nYou can correct it in your profile.',
    action: 'See the bank accounts',
  },
} satisfies Translation<(typeof source)['templates']>

const reasons = {
  necessary: 'You get this mail because somebody has asked for it with your address.',
  security: 'You get this notice because it concerns the security of your account.',
  legal: 'You get this mail because the law demands that we confirm what you have entered into.',
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
