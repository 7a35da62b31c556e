import type * as source from '../es/mails.ts'
import type { Translation } from '../translation.ts'
import { reservationMails, sheetMails, offerMails, receiptMails } from './project-mails.ts'

const accountMails = {
  confirmEmail: {
    subject: 'Confirm your e-mail address',
    text: 'Thank you for registering. Confirm that this address is yours. Then you can log in.\nThe link expires after an hour; after that, request a new password on the login page. If you have not registered, do nothing.',
    action: 'Confirm the address',
  },
  resetPassword: {
    subject: 'Choose a new password',
    text: 'Someone, most likely you, has requested a new password for your account.\nThe link works only once and expires after an hour. If it was not you, do nothing: your password stays as it is.',
  },
  accountCreated: {
    subject: 'Your account is ready',
    text: 'We have created an account in your name. Choose a password to log in.\nThe link works only once and expires after an hour. Later you can request another one on the login page, with “Forgot your password?”.',
  },
  trial: {
    subject: 'Test e-mail',
    text: 'If you are reading this, the platform can send e-mail. There is nothing to do.',
  },
  alreadyRegistered: {
    subject: 'You already have an account',
    text: 'On %{at} someone tried to open an account with this e-mail address, which has one already.\nIf it was you, log in; if you have forgotten the password or never confirmed the address, request a new password on the same page. If it was not you, there is nothing to do.',
  },
  documentRegistered: {
    subject: 'We could not open your account',
    text: 'On %{at} you registered with this e-mail address and an identity document that is already registered. We have therefore not opened another account.\nIf that account is yours, log in with the e-mail address that you opened it with. If it is not, or you no longer have that address, write to us with the complaints form, which needs no account.',
  },
  newLogin: {
    subject: 'New login to your account',
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
    text: 'The password of your account changed on %{at}. All other sessions have ended.\nIf it was not you, freeze the account with the button: all sessions end, nobody can log in to it, and no money leaves it until we have checked it with you. The button works for 7 days.',
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
  },
  emailWantedElsewhere: {
    subject: 'This e-mail already has an account',
    text: 'On %{at} this e-mail was entered for another account. It already belongs to yours, so nothing has changed.\nIf that was you, use another address for that account. If not, there is nothing to do.',
  },
  dataExportReady: {
    subject: 'The copy of your data is ready',
    text: 'The copy of all your data that you asked for on %{at} is ready. Download it from your profile with a code from your app or a passkey. It will be erased on %{until}.\nIf you did not ask for it, change your password and end the sessions in your profile that you do not recognise.',
  },
  closingAsked: {
    subject: 'You have asked to close your account',
    text: 'On %{at} someone asked to close your account. It will be closed on %{until}, and the data that the law does not require us to keep will be erased. Until then you cannot invest, deposit or withdraw.\nIf you have changed your mind or did not ask for it, log in and cancel the closure in your profile.',
    action: 'Cancel the closure',
  },
  closingWithdrawn: {
    subject: 'Your account stays open',
    text: 'On %{at} the closure of your account was cancelled. The account is as it was before.\nIf it was not you, change your password and end the sessions in your profile that you do not recognise.',
  },
  closingStopped: {
    subject: 'Your account could not be closed',
    text: 'You asked to close your account, but money has come in or a payment is under way, so it stays open. Withdraw the money and ask again.',
  },
  passkeyAdded: {
    subject: 'You have added a passkey',
    text: 'On %{at} the passkey “%{name}” was added to your account. You can log in with it without a password.\nIf it was not you, freeze the account with the button: all sessions end, nobody can log in to it, and no money leaves it until we have checked it with you. The button works for 7 days.',
  },
  passkeyRemoved: {
    subject: 'You have removed a passkey',
    text: 'On %{at} the passkey “%{name}” was removed from your account. You can no longer log in with it.\nIf it was not you, freeze the account with the button: all sessions end, nobody can log in to it, and no money leaves it until we have checked it with you. The button works for 7 days.',
  },
  otpRemoved: {
    subject: 'Your OTP device has been deleted',
    text: 'On %{at} the OTP device and the passkeys of your account were deleted, and all sessions ended. You will set up another one the next time you log in.\nIf you did not ask for it, freeze the account with the button: all sessions end, nobody can log in to the account, and no money leaves it until we have checked it with you. The button works for 7 days.',
  },
  emailChangedByStaff: {
    subject: 'The e-mail address of your account has changed',
    text: 'Our staff changed the address of your account, which was this one, on %{at}. Notices now go to the new one. For 72 hours, payments go only to bank accounts that were valid before.\nIf you did not ask for it, freeze the account with the button: all sessions end, nobody can log in to the account, and no money leaves it until we have checked it with you. The button works for 7 days.',
    action: 'I did not ask for it',
  },
  phoneChanged: {
    subject: 'The telephone number of your account has changed',
    text: 'Our staff changed the telephone number of your account on %{at}. For 72 hours, payments go only to bank accounts that were valid before.\nIf you did not ask for it, freeze the account with the button: all sessions end, nobody can log in to the account, and no money leaves it until we have checked it with you. The button works for 7 days.',
    action: 'I did not ask for it',
  },
  accessProposed: {
    subject: '%{author} proposes to change the access of %{name}',
    text: '%{author} proposes for %{name}: %{change}.\nAnother administrator must approve it. It is in the inbox.',
  },
  accessDisabled: {
    subject: '%{author} has disabled the account of %{name}',
    text: '%{author} disabled the account of %{name} on %{at}.\nIt takes two administrators to enable it again.',
  },
  administratorAppointed: {
    subject: '%{name} is now an administrator',
    text: 'A command on the server made %{name} (%{email}) an administrator on %{at}.\nIf you did not expect this, talk to the operator of the server.',
  },
  paymentsToRecall: {
    subject: 'Ask the bank not to pay %{name}',
    text: 'The account of %{name} is held or disabled, and the bank already has a payment of %{amount} to them: %{ids}.\nAsk the bank to recall it today. Do not tell the person. |||| The account of %{name} is held or disabled, and the bank already has %{smart_count} payments to them, %{amount} in all: %{ids}.\nAsk the bank to recall them today. Do not tell the person.',
  },
  debitElsewhere: {
    subject: 'The bank has paid another account',
    text: 'A debit of %{amount} carries the reference of a payment to %{name}, but it went to the account %{paid}, and %{account} was released.\nSomeone may have changed the file before it was sent to the bank. Talk to the bank today. The movement is held in the inbox.',
  },
  refusedPaid: {
    subject: '%{missing} is missing from a refused payment that the bank has made',
    text: "The bank has paid %{amount} to %{name} after it had refused the payment, and the money had been given back to the wallet. The wallet no longer held all of it: %{missing} is missing.\nThe books show that difference as the company's own. Claim it from the person or from the bank.",
  },
  creditedUnreceived: {
    subject: '%{amount} credited to investors and not received',
    text: 'A payment of the project owner of %{project} was credited to the investors and is not yet on a statement. In all, %{amount} has not been received, of a maximum of %{maximum}; the oldest was credited on %{since}.\nImport the bank statements, or claim the payment from the project owner. Meanwhile investors cannot spend the money.',
  },
  accessStopped: {
    subject: '%{name} has frozen their account',
    text: 'On %{at} the account of %{name} was frozen with the link in a notice: they say that they did not ask for a change of their access. Nobody can log in to it, and no money leaves.\nContact the person by means that were known before. It takes two administrators to lift the hold.',
  },
  otpChanged: {
    subject: 'Your OTP device has changed',
    text: 'On %{at} the OTP device of your account was replaced. Codes of the earlier one no longer work, the other sessions have ended, and you no longer trust any browser.\nIf it was not you, freeze the account with the button: all sessions end, nobody can log in to it, and no money leaves it until we have checked it with you. The button works for 7 days.',
  },
  recoveryCodesRenewed: {
    subject: 'You have new recovery codes',
    text: 'On %{at} ten new recovery codes were made for your account. The earlier ones no longer work.\nIf it was not you, freeze the account with the button: all sessions end, nobody can log in to it, and no money leaves it until we have checked it with you. The button works for 7 days.',
  },
  recoveryCodeUsed: {
    subject: 'A recovery code has been used',
    text: 'On %{at} one of your recovery codes was used.\nYou have %{smart_count} code left. If it was not you, change the password and write to support. |||| On %{at} one of your recovery codes was used.\nYou have %{smart_count} codes left. If it was not you, change the password and write to support.',
  },
  lossReviewDue: {
    subject: 'It is time to repeat your simulation',
    text: 'A year has passed since you sent us the result of your simulation, and the law requires it to be reviewed every year.\nYou can repeat it whenever you like. If you do not, you can go on investing, but the earlier result no longer counts.',
    action: 'Repeat the simulation',
  },
  knowledgeReviewDue: {
    subject: 'It is time to repeat the knowledge test',
    text: 'Two years have passed since you answered the knowledge test, and the law requires it to be repeated every two years.\nYou can repeat it whenever you like. If you do not, you can go on investing, but you will see the risk warning first.',
    action: 'Repeat the test',
  },
}

const remedies =
  'If you do not agree, you can complain to the Comisión Nacional del Mercado de Valores (www.cnmv.es), which supervises us, or go to court.'
const action = 'See the complaint'

export const complaintMails = {
  complaintReceived: {
    subject: 'We have received your complaint %{number}',
    text: 'Your complaint is registered under the number %{number}. Complaining is free of charge.\nBy %{until} we will tell you whether it is admissible and why, who handles it and when we will decide.\nWith the link below you can follow its progress, write to us and add documents. Keep it: anyone who has it can see the complaint.',
    action,
  },
  complaintAdmitted: {
    subject: 'We have accepted your complaint %{number} for examination',
    text: 'Your complaint %{number} is admissible, and we are examining it.\n%{reason}\n%{handler} is handling it: %{email}, telephone %{phone}.\nWe will decide by %{until}.',
    action,
  },
  complaintDismissed: {
    subject: 'Your complaint %{number} is not admissible',
    text: `Your complaint %{number} is not admissible.\nReason: %{reason}\n${remedies}`,
    action,
  },
  complaintDelayed: {
    subject: 'We need more time for your complaint %{number}',
    text: 'We cannot decide on your complaint %{number} by the date that we gave you.\nReason: %{reason}\nWe will decide by %{until}.',
    action,
  },
  complaintGranted: {
    subject: 'We have decided on your complaint %{number}',
    text: 'We have upheld your complaint %{number}.\n%{answer}',
    action,
  },
  complaintPartlyGranted: {
    subject: 'We have decided on your complaint %{number}',
    text: `We have upheld your complaint %{number} in part.\n%{answer}\n${remedies}`,
    action,
  },
  complaintRejected: {
    subject: 'We have decided on your complaint %{number}',
    text: `We have rejected your complaint %{number}.\n%{answer}\n${remedies}`,
    action,
  },
  complaintAnswered: {
    subject: 'You have a message about your complaint %{number}',
    text: 'We have written to you about your complaint %{number}. You can read it and answer with the link below.',
    action,
  },
  complaintWithdrawn: {
    subject: 'You have withdrawn your complaint %{number}',
    text: 'You have withdrawn your complaint %{number}, and we have stopped handling it. You can send another whenever you like.',
    action,
  },
} as const satisfies Translation<typeof source.complaintMails>

const templates = {
  ...accountMails,
  ...complaintMails,
  ...reservationMails,
  ...sheetMails,
  ...offerMails,
  ...receiptMails,
  verificationApproved: {
    subject: 'Your identity is verified',
    text: 'We have verified your identity. The platform shows which steps you have left, if any.',
  },
  verificationDeclined: {
    subject: 'We could not verify your identity',
    text: 'The verification of your identity was declined.\nReason: %{reason}\nYou can repeat it in your profile, or write to support if you think that this is a mistake.',
  },
  verificationResubmission: {
    subject: 'Repeat the verification of your identity',
    text: 'The verification is not finished: a step has to be repeated.\nReason: %{reason}\nYou can do so in your profile.',
  },
  ticketOpened: {
    subject: 'We have opened a ticket for you',
    text: 'We have written to you in the ticket “%{title}”. You can read it and reply in your support area.',
    action: 'See the ticket',
  },
  ticketAnswered: {
    subject: 'Your ticket has been answered',
    text: 'There is a new message in your ticket “%{title}”. You can read it and reply in support.',
    action: 'See the ticket',
  },
  confirmContact: {
    subject: 'Confirm your message',
    text: 'You wrote to us on the contact page. Confirm that this address is yours, so that we read the message.\nThe link expires in a day. If you did not write to us, do nothing.',
    action: 'Confirm the message',
  },
  visitorAnswered: {
    subject: 'Reply to your message: %{title}',
    text: '%{answer}',
    action: 'Write another message',
  },
  ticketWaits: {
    subject: 'A ticket is waiting for your answer',
    text: '%{client} has written in the ticket “%{title}”.',
    action: 'See the ticket',
  },
  noteMentions: {
    subject: 'You are mentioned in a note',
    text: '%{author} mentions you in a note about %{client}.',
    action: 'See the customer',
  },
  orderReceived: {
    subject: 'We have received your investment',
    text: 'You have invested %{amount} in “%{project}”.\nYou can revoke it at no cost until %{until}, in your investments. After that it is final.',
  },
  orderRevoked: {
    subject: 'You have revoked your investment in “%{project}”',
    text: 'You have revoked your investment in “%{project}” within the reflection period, at no cost. We have returned %{amount} to your wallet.\nIf this was not you, change your password and write to support.',
  },
  orderDisinvested: {
    subject: 'You have disinvested from “%{project}”',
    text: 'You have disinvested from “%{project}”. We have returned %{amount} to your wallet.\nPenalty deducted: %{penalty}\nIf this was not you, change your password and write to support.',
  },
  returnPaid: {
    subject: 'You have received a payment from “%{project}”',
    text: 'The project “%{project}” has paid you %{amount}, which is now in your wallet.\nStill on its way to our bank: %{unreceived}. You can invest or withdraw it once it arrives.\nPayment %{number} of %{count}, %{from} to %{to}\nThis is part %{part} of that payment: the project owner makes it in parts.\nIt was due on %{dueOn} and has come late.\nReturn: %{interest}\nManagement fee: %{fee}\nTax withheld: %{withheld}\nPrincipal repaid: %{principal}',
  },
  returnReversed: {
    subject: 'We have reversed a payment from “%{project}”',
    text: 'We have taken %{amount} out of your wallet: payment %{number} of %{count} from “%{project}” was credited by mistake.\nReason: %{reason}\nThe balance of your wallet is now %{balance}. We will write to you when we credit the right payment. If you think that this is a mistake, write to support.',
  },
  projectFinanced: {
    subject: '“%{project}” is fully funded',
    text: 'The project “%{project}” is fully funded. Once the reflection period of its investors has ended, you will find the payment schedule in your investments.',
  },
  projectReopened: {
    subject: '“%{project}” is open again',
    text: 'An investor has revoked an investment within the reflection period, and “%{project}” is no longer fully funded. Your investment does not change.',
  },
  projectClosed: {
    subject: '“%{project}” has ended',
    text: 'The project “%{project}” has made its last payment and is closed. In your investments you can see everything that you have received from it.',
  },
  loanPastDue: {
    subject: '“%{project}” is in default',
    text: 'The loan of “%{project}”, in which you have money, has been in default since %{since}: %{amount}, due from %{pastDueSince} on, has not been paid for more than 90 days.\nWe will write to you when this changes. A default does not mean that the money is lost, but you may lose part or all of it.',
  },
  loanUnlikelyToPay: {
    subject: '“%{project}” is in default',
    text: 'The loan of “%{project}”, in which you have money, has been in default since %{since}: we think it unlikely to be paid in full without enforcing its security.\nReason (in Spanish): %{reason}\nWe will write to you when this changes. A default does not mean that the money is lost, but you may lose part or all of it.',
  },
  loanCured: {
    subject: '“%{project}” is no longer in default',
    text: 'The loan of “%{project}” is no longer in default.\nReason (in Spanish): %{reason}',
  },
  loanWrittenOff: {
    subject: 'We are writing off what remains unpaid on “%{project}”',
    text: 'We do not expect to recover what remains unpaid on the loan of “%{project}”: %{loss} of principal, for all its investors together.\nReason (in Spanish): %{reason}\nIf anything is collected later, it will be shared out as usual and we will tell you.',
  },
  lossResultReceived: {
    subject: 'We have received the result of your simulation',
    text: 'We have received the result that you sent us: you could bear a loss of %{amount}, based on figures of %{referenceDate} (version %{version} of the calculator).\nWe have none of the amounts that you calculated it from. You should repeat the simulation from %{reviewOn} on; it does not prevent you from investing.',
    action: 'See the simulation',
  },
  classApproved: {
    subject: 'You are now a sophisticated investor',
    text: 'We have approved your request: we treat you as a sophisticated investor until %{until}.\nWhen you invest, we no longer ask you to take the knowledge test, show you the risk warning or ask for your consent to large orders. If you no longer meet the criteria, tell us by giving the class up.',
  },
  professionalApproved: {
    subject: 'You are now a sophisticated investor, as a professional client',
    text: 'We have checked your status as a professional client: we treat you as a sophisticated investor for as long as you have it.\nWhen you invest, we no longer ask you to take the knowledge test, show you the risk warning or ask for your consent to large orders. If you no longer have that status, tell us by giving the class up.',
  },
  classRefused: {
    subject: 'We have not approved your request for an investor class',
    text: 'We have doubts that the request is correct: %{reason}\nYou are still a non-sophisticated investor, with all protections. You can make another request whenever you like.',
  },
  classEnded: {
    subject: 'You are a non-sophisticated investor again',
    text: 'We have ended your investor class, because its conditions are no longer met: %{reason}\nFrom your next order on you have all the protections of the law again. What you have invested does not change.',
  },
  classGivenUp: {
    subject: 'You have given up your investor class',
    text: 'You are a non-sophisticated investor again. From your next order on you have all the protections of the law again. What you have invested does not change.',
  },
  classEnding: {
    subject: 'Your investor class ends soon',
    text: 'We treat you as a sophisticated investor until %{until}. After that you are non-sophisticated again.\nIf you want to stay, ask again before that day.',
    action: 'Ask for it again',
  },
  classExpired: {
    subject: 'Your investor class has ended',
    text: 'The two years of your approval are over: you are a non-sophisticated investor again, with all the protections of the law.\nYou can ask for the class again whenever you like.',
    action: 'Ask for it again',
  },
  followedMoved: {
    subject: '“%{project}” moves on: %{phase}',
    text: 'The project “%{project}”, which you follow, is now in this phase: %{phase}.\nIts page says what comes next, and there you can stop following it.',
    action: 'See the project',
  },
  followedDiscarded: {
    subject: '“%{project}” is not going ahead',
    text: 'The project “%{project}”, which you follow, has been discarded. It is no longer among the projects that you follow.',
    action: 'See the projects that I follow',
  },
  followedNews: {
    subject: 'News from “%{project}”',
    text: '%{title}\n%{description}\nYou receive this e-mail because you follow the project; on its page you can stop following it.',
    action: 'See the project',
  },
  projectOpened: {
    subject: '“%{project}” is now open',
    text: '“%{project}”, in %{locality}, is now open for investment, from %{minimum}.\nTake your time, and read the risks too.\nYou receive this e-mail because you follow the project, or because you asked to be told when the next one opens; that alert works only once.',
    action: 'See the project',
  },
  projectNews: {
    subject: 'News from “%{project}”',
    text: '%{title}\n%{description}',
  },
  incomeRequested: {
    subject: 'We have received the deposit request',
    text: 'A deposit of %{amount} into your wallet has been requested, from the account %{account}.\nMake the transfer from your bank. Beneficiary: %{beneficiary}\nIBAN: %{iban}\nBIC, if your bank asks for it: %{bic}\nPayment reference, and nothing else: %{reference}\nWe will let you know when the money is in your wallet. Until then you can cancel the request there.',
  },
  withdrawalRequested: {
    subject: 'We have received the withdrawal request',
    text: 'A withdrawal of %{amount} to the account %{account} has been requested. The amount is reserved in your wallet.\nIt is awaiting approval, which usually takes one working day. We will let you know when it is decided.\nIf you requested it, you can cancel it in your wallet until the transfer is released. If you did not, change your password and write to support.\nNumber: %{number}',
    action: 'See the withdrawal',
  },
  incomeApproved: {
    subject: 'Your deposit is in your wallet',
    text: 'We have approved your deposit of %{amount}. The balance of your wallet is now %{balance}.',
  },
  incomeRejected: {
    subject: 'We have rejected your deposit',
    text: 'We have rejected your deposit of %{amount}.\nReason: %{reason}\nIf you think that this is a mistake, write to support.',
  },
  certificateReplaced: {
    subject: 'We have corrected your tax certificate for %{year}',
    text: 'Your certificate of interest and tax withheld in %{year} has changed. The new one, %{number}, replaces %{replaced} and says what changes.\nUse the new one for your tax return. If you have already filed it with the earlier one, check whether you have to correct it.',
    action: 'See the document',
  },
  incomeTakenBack: {
    subject: 'We have taken back a deposit',
    text: 'We have taken %{amount} out of your wallet: we had credited a transfer to it that belongs elsewhere.\nReason: %{reason}\nThe balance of your wallet is now %{balance}. If you think that this is a mistake, write to support.',
  },
  withdrawalApproved: {
    subject: 'We have approved your withdrawal',
    text: 'We have approved your withdrawal of %{amount}. The balance of your wallet is now %{balance}.\nThe transfer leaves with the next batch to the account %{account}. You can cancel it in your wallet until it is released.\nNumber: %{number}',
    action: 'See the withdrawal',
  },
  thirdPartyPaid: {
    subject: 'We have paid a third party out of your wallet',
    text: 'Because of the hold on your wallet we have approved a payment of %{amount} to %{name}, to the account %{account}.\nIf you think that this is a mistake, write to support.\nNumber: %{number}',
    action: 'See the payment',
  },
  withdrawalRejected: {
    subject: 'We have rejected your withdrawal',
    text: 'We have rejected your withdrawal of %{amount}, which is available in your wallet again.\nReason: %{reason}\nIf you think that this is a mistake, write to support.\nNumber: %{number}',
    action: 'See the withdrawal',
  },
  incomeCancelled: {
    subject: 'You have cancelled a deposit',
    text: 'You have cancelled your request for a deposit of %{amount}.\nIf you had already made the transfer, it is not lost: we will recognise it by its reference when it arrives. If you did not cancel it, change your password and write to support.',
  },
  withdrawalCancelled: {
    subject: 'Your withdrawal has been cancelled',
    text: 'The withdrawal of %{amount} will not be made. The money is available in your wallet again.\nReason: %{reason}\nIf you did not cancel it and do not expect this message, change your password and write to support.\nNumber: %{number}',
    action: 'See the withdrawal',
  },
  withdrawalPaid: {
    subject: 'Your withdrawal has been paid',
    text: 'The statement of our bank shows the transfer of %{amount} to the account %{account}. If your bank does not show it yet, it usually does within one working day.\nNumber: %{number}\nYour statement will say: %{remittance}',
    action: 'See the withdrawal',
  },
  withdrawalRefused: {
    subject: 'The bank has refused your withdrawal',
    text: 'The transfer of %{amount} to the account %{account} was not made: %{reason}.\nThe money is available in your wallet again. If the account shows an error in your profile, correct it or add another one before you request the withdrawal again.\nNumber: %{number}',
    action: 'See the withdrawal',
  },
  withdrawalReturned: {
    subject: 'The bank has returned your withdrawal',
    text: 'The bank has returned the transfer of %{amount} to the account %{account}: %{reason}.\nThe money is available in your wallet again. If the account shows an error in your profile, correct it or add another one before you request the withdrawal again.\nNumber: %{number}',
    action: 'See the withdrawal',
  },
  residenceAccepted: {
    subject: 'Your tax residence is validated',
    text: 'We have validated the tax residence that you declared, with effect from %{since}. It applies to interest that is due from that day on and has not been recorded yet.',
  },
  residenceRefused: {
    subject: 'We could not validate your tax residence',
    text: 'We have not accepted the tax residence that you declared, with effect from %{since}.\nReason: %{reason}\nYou can declare it again in your profile.',
  },
  certificateAccepted: {
    subject: 'Your certificate of tax residence is validated',
    text: 'We have validated your certificate of tax residence, which is valid until %{until}. We will remind you before it expires.',
  },
  certificateRefused: {
    subject: 'We could not validate your certificate of tax residence',
    text: 'We have not accepted your certificate of tax residence, and tax is withheld at the rate for non-residents without a certificate.\nReason: %{reason}\nYou can add another one in your profile.',
  },
  exemptionAccepted: {
    subject: 'Your exemption from withholding is validated',
    text: 'We have validated the exemption of your company, with effect from %{since}. Nothing is withheld from interest that is due while it is valid.',
  },
  exemptionRefused: {
    subject: 'We could not validate your exemption from withholding',
    text: 'We have not accepted the exemption of your company.\nReason: %{reason}\nYou can add another document in your profile.',
  },
  certificateExpires: {
    subject: 'Your certificate of tax residence expires soon',
    text: 'Your certificate of tax residence is valid until %{until}. Tax on interest due after that day will be withheld at the rate for non-residents without a certificate.\nAsk the tax office of your country for another one and add it in your profile.',
    action: 'Add a certificate',
  },
  bankAccountAdded: {
    subject: 'A bank account has been added',
    text: 'On %{at} the account %{account} was added to your profile.\nIf it was not you, freeze the account with the button: all sessions end, nobody can log in to it, and no money leaves it until we have checked it with you. The button works for 7 days.',
  },
  bankAccountValidated: {
    subject: 'Your bank account is validated',
    text: 'We have validated the account %{account} for deposits and withdrawals.\nFor your security, you can withdraw to it only from %{until} on.',
  },
  bankAccountProven: {
    subject: 'We have received your first transfer',
    text: 'Your transfer came from the account %{account} and in your name: you can now deposit from that account.\nBefore your first withdrawal to it we will check its certificate and let you know.',
  },
  bankAccountRefused: {
    subject: 'We could not validate your bank account',
    text: 'The account %{account} was not validated.\nReason: %{reason}\nYou can correct it in your profile.',
  },
} satisfies Translation<(typeof source.mails)['templates']>

const reasons = {
  necessary: 'You receive this e-mail because someone requested it with your address.',
  security: 'You receive this notice because it concerns the security of your account.',
  legal: 'You receive this e-mail because the law requires us to send it.',
  general: 'You can stop these e-mails in your profile.',
  tickets: 'You can stop the e-mails about tickets in your profile.',
} satisfies Translation<(typeof source.mails)['reasons']>

export const mails = {
  greeting: 'Hello %{name},',
  linkHelp: 'If the button does not work, copy this address into your browser:',
  risk: 'Investing carries risk: you can lose all the money you invest.',
  actions: {
    administration: 'Open the back office',
    bankAccounts: 'See the bank accounts',
    investments: 'See my investments',
    investorClass: 'See the investor class',
    login: 'Log in',
    profile: 'Go to your profile',
    resetPassword: 'Choose the password',
    stopAccess: 'It was not me',
    tax: 'See the tax details',
    wallet: 'See the wallet',
  },
  templates,
  reasons,
} satisfies Translation<typeof source.mails>
