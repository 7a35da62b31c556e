export const accountMails = {
  confirmEmail: {
    subject: 'Confirm your e-mail address',
    text: 'Thank you for registering. Confirm that this address is yours. Then you can log in.\nThe link expires after an hour; after that, request a new password on the log-in page. If you have not registered, do nothing.',
    action: 'Confirm the address',
  },
  resetPassword: {
    subject: 'Choose a new password',
    text: 'Someone, most likely you, has requested a new password for your account.\nThe link works only once and expires after an hour. If it was not you, do nothing: your password stays as it is.',
    action: 'Choose the password',
  },
  accountCreated: {
    subject: 'Your account is ready',
    text: 'We have created an account in your name. Choose a password to log in.\nThe link works only once and expires after an hour. Later you can request another one on the log-in page, with “Forgot your password?”.',
    action: 'Choose the password',
  },
  alreadyRegistered: {
    subject: 'You already have an account',
    text: 'On %{at} someone tried to open an account with this e-mail address, which has one already.\nIf it was you, log in; if you have forgotten the password or never confirmed the address, request a new password on the same page. If it was not you, there is nothing to do.',
    action: 'Log in',
  },
  documentRegistered: {
    subject: 'We could not open your account',
    text: 'On %{at} you registered with this e-mail address and an identity document that already has an account. The document already exists, so we have not opened another account.\nIf that account is yours, log in with the e-mail address that you opened it with. If it is not, or you no longer have that address, write to us with the complaints form, which needs no account.',
    action: 'Log in',
  },
  newLogin: {
    subject: 'New sign-in to your account',
    text: 'On %{at} someone logged in to your account with %{browser}, from the address %{address}.\nIf it was you, there is nothing to do. If not, change the password and end the open sessions in your profile.',
    action: 'See the open sessions',
  },
  deviceTrusted: {
    subject: 'You added a trusted browser',
    text: 'On %{at} “%{device}” was added to your trusted browsers. For 30 days no code is needed when you log in from it.\nIf it was not you, stop trusting it in your profile and change the password.',
    action: 'See the trusted browsers',
  },
  passwordChanged: {
    subject: 'Your password has changed',
    text: 'The password of your account changed on %{at}. All other sessions have ended.\nIf it was not you, stop the account with the button: all sessions end, nobody can log in to it, and no money leaves it until we have checked it with you. The button works for 7 days.',
    action: 'It was not me',
  },
  emailChanged: {
    subject: 'The e-mail address of your account has changed',
    text: 'This was the address of your account until %{at}. Notices now go to the new one.\nIf you did not request this, write to support.',
  },
  confirmNewEmail: {
    subject: 'Confirm your new e-mail',
    text: 'You have asked for this to be the e-mail of your account. Confirm that the address is yours; from then on you log in with it.\nThe link works only once and expires after an hour. If you have not asked for it, do nothing.',
    action: 'Confirm the new e-mail',
  },
  emailChangeAsked: {
    subject: 'Someone asked to change the e-mail of your account',
    text: 'On %{at} someone asked to change the e-mail of your account. It will change when the new address confirms it.\nIf that was you, there is nothing to do. If not, stop it with the button: all sessions end, the password no longer works, and we send you a link to choose another. The button works for 7 days.',
    action: 'It was not me',
  },
  emailChangeMade: {
    subject: 'The e-mail of your account has changed',
    text: 'This was the address of your account until %{at}; it is now a different one.\nIf that was you, there is nothing to do. If not, undo the change with the button: all sessions end, the password no longer works, and we send you a link to choose another. The button works for 7 days.',
    action: 'Undo the change',
  },
  emailChangeUndone: {
    subject: 'Choose a new password',
    text: 'On %{at} the change of the e-mail of your account was stopped from this address, which is still that of your account. All sessions have ended, and the earlier password no longer works.\nChoose another with the button: the link works only once and expires after an hour. Then check the passkeys and bank accounts in your profile, and write to support if one of them is not yours.',
    action: 'Choose the password',
  },
  emailWantedElsewhere: {
    subject: 'This e-mail already has an account',
    text: 'On %{at} this e-mail was entered for another account. It already belongs to yours, so nothing has changed.\nIf that was you, use another address for that account. If not, there is nothing to do.',
    action: 'Log in',
  },
  dataExportReady: {
    subject: 'The copy of your data is ready',
    text: 'The copy of all your data that you asked for on %{at} is ready. Download it from your profile with a code of your app or a passkey. It will be erased on %{until}.\nIf you did not ask for it, close the sessions that you do not recognise in your profile and change your password.',
    action: 'Go to your profile',
  },
  closingAsked: {
    subject: 'You have asked to close your account',
    text: 'On %{at} someone asked to close your account. It will be closed on %{until}, and the data that the law does not oblige us to keep will be erased. Until then it takes no investments and moves no money.\nIf you have changed your mind or did not ask for it, log in and cancel the closure in your profile.',
    action: 'Cancel the closure',
  },
  closingWithdrawn: {
    subject: 'Your account stays open',
    text: 'On %{at} the closure of your account was cancelled. The account is as it was before.\nIf it was not you, change your password and close the sessions that you do not recognise in your profile.',
    action: 'Go to your profile',
  },
  closingStopped: {
    subject: 'Your account could not be closed',
    text: 'You asked to close your account, but money has come in or a payment is under way, and it stays open. Withdraw the money and ask again.',
    action: 'See the wallet',
  },
  passkeyAdded: {
    subject: 'You have added a passkey',
    text: 'On %{at} the passkey “%{name}” was added to your account. You can log in with it without a password.\nIf it was not you, stop the account with the button: all sessions end, nobody can log in to it, and no money leaves it until we have checked it with you. The button works for 7 days.',
    action: 'It was not me',
  },
  passkeyRemoved: {
    subject: 'You have removed a passkey',
    text: 'On %{at} the passkey “%{name}” was removed from your account. You can no longer log in with it.\nIf it was not you, stop the account with the button: all sessions end, nobody can log in to it, and no money leaves it until we have checked it with you. The button works for 7 days.',
    action: 'It was not me',
  },
  otpRemoved: {
    subject: 'Your OTP device has been deleted',
    text: 'On %{at} the OTP device and the passkeys of your account were deleted, and all sessions ended. You will set up another one the next time you log in.\nIf you did not ask for it, stop it with the button: all sessions end, nobody can log in to the account, and no money leaves it until we have checked it with you. The button works for 7 days.',
    action: 'It was not me',
  },
  emailChangedByStaff: {
    subject: 'The e-mail address of your account has changed',
    text: 'Our staff changed the address of your account, which was this one, on %{at}. Notices now go to the new one. For 72 hours, payments go only to bank accounts that were valid before.\nIf you did not ask for it, stop it with the button: all sessions end, nobody can log in to the account, and no money leaves it until we have checked it with you. The button works for 7 days.',
    action: 'I did not ask for it',
  },
  phoneChanged: {
    subject: 'The telephone of your account has changed',
    text: 'Our staff changed the telephone of your account on %{at}. For 72 hours, payments go only to bank accounts that were valid before.\nIf you did not ask for it, stop it with the button: all sessions end, nobody can log in to the account, and no money leaves it until we have checked it with you. The button works for 7 days.',
    action: 'I did not ask for it',
  },
  accessProposed: {
    subject: '%{author} proposes to change the access of %{name}',
    text: '%{author} proposes for %{name}: %{change}.\nAnother administrator must approve it. It is in the inbox.',
    action: 'Open the back office',
  },
  accessDisabled: {
    subject: '%{author} has disabled the account of %{name}',
    text: '%{author} disabled the account of %{name} on %{at}.\nIt takes two administrators to enable it again.',
    action: 'Open the back office',
  },
  administratorAppointed: {
    subject: '%{name} is an administrator',
    text: 'By the command of the server, %{name} (%{email}) is an administrator since %{at}.\nIf you did not expect this, talk to the operator of the server.',
    action: 'Open the back office',
  },
  paymentsToRecall: {
    subject: 'Ask the bank not to pay %{name}',
    text: 'The account of %{name} is held or disabled, and the bank already has a payment of %{amount} to them: %{ids}.\nAsk the bank to recall it today. Do not tell the person. |||| The account of %{name} is held or disabled, and the bank already has %{smart_count} payments to them, %{amount} in all: %{ids}.\nAsk the bank to recall them today. Do not tell the person.',
    action: 'Open the administration',
  },
  debitElsewhere: {
    subject: 'The bank has paid another account',
    text: 'A debit of %{amount} carries the reference of a payment to %{name}, but it went to the account %{paid}, and %{account} was released.\nSomeone may have changed the file before it was sent to the bank. Talk to the bank today. The movement is held in the inbox.',
    action: 'Open the back office',
  },
  refusedPaid: {
    subject: '%{missing} of a refused payment that the bank has made are missing',
    text: 'The bank has paid %{amount} to %{name} after it had refused the payment, and the money had been given back to the wallet. The wallet no longer held all of it: %{missing} are missing.\nThe books have that difference as the money of the company. Claim it from the person or from the bank.',
    action: 'Open the back office',
  },
  accessStopped: {
    subject: '%{name} has stopped their account',
    text: 'On %{at} the account of %{name} was stopped with the link of a notice: they say that they did not ask for a change of their access. Nobody can log in to it, and no money leaves.\nContact the person by means that were known before. Two administrators lift the hold.',
    action: 'Open the back office',
  },
  otpChanged: {
    subject: 'Your OTP device has changed',
    text: 'On %{at} the OTP device of your account was replaced. Codes of the earlier one no longer work, the other sessions have ended, and you no longer trust any browser.\nIf it was not you, stop the account with the button: all sessions end, nobody can log in to it, and no money leaves it until we have checked it with you. The button works for 7 days.',
    action: 'It was not me',
  },
  recoveryCodesRenewed: {
    subject: 'You have new recovery codes',
    text: 'On %{at} ten new recovery codes were made for your account. The earlier ones no longer work.\nIf it was not you, stop the account with the button: all sessions end, nobody can log in to it, and no money leaves it until we have checked it with you. The button works for 7 days.',
    action: 'It was not me',
  },
  recoveryCodeUsed: {
    subject: 'A recovery code has been used',
    text: 'On %{at} one of your recovery codes was used.\nYou have %{smart_count} code left. If it was not you, change the password and write to support. |||| On %{at} one of your recovery codes was used.\nYou have %{smart_count} codes left. If it was not you, change the password and write to support.',
    action: 'Go to your profile',
  },
  lossReviewDue: {
    subject: 'It is time to repeat your simulation',
    text: 'A year has passed since you sent us the result of your simulation, and the law requires it to be reviewed every year.\nYou can repeat it whenever you like. If you do not, you can go on investing, but the former result no longer counts.',
    action: 'Repeat the simulation',
  },
  knowledgeReviewDue: {
    subject: 'It is time to repeat the knowledge test',
    text: 'Two years have passed since you answered the knowledge test, and the law requires it to be repeated every two years.\nYou can repeat it whenever you like. If you do not, you can go on investing, but you will see the risk warning before.',
    action: 'Repeat the test',
  },
}
