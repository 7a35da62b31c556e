import type * as source from '../es/checklist.ts'
import type { Translation } from '../translation.ts'

export const checklist = {
  title: 'Set-up',
  summary: 'Set-up: %{missing} missing and %{warnings} to review',
  demonstration: 'This is a demonstration. A real installation needs the following.',
  level: { missing: 'Missing', warning: 'Review', done: 'Done' },
  lead: 'What a real installation needs before it serves customers. You can leave and continue another day: each step is saved in its form.',
  look: 'View',
  code: 'Enter the code',
  passkey: 'Add a passkey to your own account',
  proposed:
    '%{smart_count} proposal is waiting for another administrator |||| %{smart_count} proposals are waiting for another administrator',
  trials: {
    mail: 'Send me a test e-mail',
    files: 'Try the files',
    sent: 'The mail server accepted the message for %{to} and answered: %{answer}',
    kept: 'There is no mail server: the message for %{to} is in the data folder.',
    filesWork: 'A file was written, read and deleted.',
  },
  mend: 'Fix',
  step: {
    administrators: {
      title: 'Administrators',
      why: 'One proposes and another approves whatever moves money or permissions.',
    },
    company: {
      title: 'Company',
      why: 'Pages, e-mails and contracts say who is responsible: name, tax number, register, address, authorisation and contacts.',
    },
    brand: {
      title: 'Brand',
      why: 'Name, logo, colours and pictures of the site, the back office, e-mails and documents.',
    },
    languages: {
      title: 'Languages',
      why: 'The languages you serve. Spanish and English are always on; others are switched on in the brand.',
    },
    account: {
      title: 'Bank account',
      why: 'Customers pay into it, and payments leave from it.',
    },
    paymentInstitution: {
      title: 'Payment institution',
      why: 'It holds customers’ money apart from the company’s.',
    },
    mail: {
      title: 'Mail',
      why: 'It confirms addresses and reports every movement. Try it before you open.',
    },
    files: {
      title: 'Files',
      why: 'Proofs, contracts and certificates are kept for years. Check that they can be written and read.',
    },
    identification: {
      title: 'Identity verification',
      why: 'A provider checks each customer’s document before the first investment. Its keys are settings of the server.',
    },
    legalTexts: {
      title: 'Legal texts',
      why: 'What customers accept and what the law requires you to publish, in both languages.',
    },
    sheets: {
      title: 'Key investment information sheet',
      why: 'Without it the law does not let you offer a loan to investors.',
    },
    numbers: {
      title: 'Identity numbers',
      why: 'Tax forms and contracts quote them.',
    },
    server: {
      title: 'Server',
      why: 'Database, backups, sessions and limits. Whoever runs the machine sets them.',
    },
  },
  finding: {
    misspelt: {
      title: 'Unknown setting',
      text: 'There is no setting %{given}, so it has no effect. Did you mean %{meant}?',
    },
    address: {
      title: 'Public address',
      text: '%{origin} reaches this machine only. Set ORIGIN to the https address of the platform.',
    },
    proxy: {
      title: 'Proxy',
      text: 'The proxy that terminates TLS counts as the only client, so everybody shares its limits. Set TRUST_PROXY.',
    },
    embeddedDatabase: {
      title: 'Embedded database',
      text: 'The embedded database is for trials. Set DATABASE_URL to a PostgreSQL with a standby and an archive.',
    },
    readableDatabase: {
      title: 'Connection to the database',
      text: 'Traffic to PostgreSQL can be read on the way. Add ?sslmode=verify-full to its addresses.',
    },
    mail: {
      title: 'Mail',
      text: 'E-mails stay in the data folder, and nobody can confirm an e-mail. Set SMTP_URL to a mail server.',
    },
    brand: {
      title: 'Brand',
      text: 'Pages, e-mails and documents do not show your name yet. Publish a brand, with the languages that you offer.',
    },
    sender: {
      title: 'Sender',
      text: 'E-mails come from an invented address. Propose one that belongs to the company.',
    },
    identification: {
      title: 'Identity verification',
      text: 'Nobody can be identified, and so nobody can invest. Set VERIFF_API_KEY and VERIFF_SHARED_SECRET.',
    },
    stolenPasswords: {
      title: 'Stolen passwords',
      text: 'Passwords that were stolen elsewhere are accepted. Set BREACHED_PASSWORDS_URL.',
    },
    loginThrottle: {
      title: 'Login attempts',
      text: 'Passwords can be guessed without delay. Remove the setting LOGIN_THROTTLE.',
    },
    requests: {
      title: 'Call limit',
      text: 'A single address can tie up the whole platform. Set REQUESTS_PER_MINUTE to %{most} or less.',
    },
    sessions: {
      title: 'Session length',
      text: 'Sessions last %{minutes} minutes without use and %{hours} hours in all. NIST SP 800-63B recommends %{mostMinutes} and %{mostHours} at most. Set SESSION_IDLE_MINUTES and SESSION_MAXIMUM_HOURS.',
    },
    log: {
      title: 'Server log',
      text: 'Refused calls and logins are not logged. Set LOG_LEVEL to info.',
    },
    sheets: {
      title: 'Required information sheet',
      text: 'Loans open without the sheet of Regulation (EU) 2020/1503, article 23. Propose in Parameters that it is required.',
    },
    legalTexts: {
      title: 'Legal texts',
      text: 'Not all of them are published: information for investors, terms, investment contract, legal notice, privacy and cookies. Before the platform opens to the public, counsel must review them and two administrators publish them under Configuration, Legal texts: packages/handbook/operating.md lists what they lack.',
    },
    database: { title: 'Database', text: 'The database does not answer: %{failure}' },
    databaseVersion: {
      title: 'PostgreSQL version',
      text: 'PostgreSQL %{version} is too old. %{needed} or newer is needed.',
    },
    roles: {
      title: 'Rights in the database',
      text: 'The role of DATABASE_URL can bypass the rules of the books. npm run roles prints the SQL for another role.',
    },
    clock: {
      title: 'Clock',
      text: 'This machine is %{seconds} seconds ahead of PostgreSQL. Set both to the right time.',
    },
    tables: { title: 'Tables', text: 'There are none yet. The first start creates them.' },
    inventedData: {
      title: 'Invented data',
      text: 'The database was filled with invented people, and can never be used for real. Use an empty one.',
    },
    administrators: {
      title: 'Administrators',
      text: 'Two administrators with an OTP device are needed, and there are %{count}: without them nothing that needs two can be approved. npm run admin -- --setup prints a code for each, to be typed at /auth/set-up.',
    },
    company: {
      title: 'Company details',
      text: 'Pages, e-mails or sheets do not say everything about who runs the platform (Ley 34/2002, article 10), and without an LEI code no sheet is published. One administrator proposes what is missing, and another approves it.',
    },
    paymentInstitution: {
      title: 'Payment institution',
      text: 'Customers do not know who holds their money: a platform without a payment licence leaves it with an institution that has one (Regulation (EU) 2020/1503, article 10). Propose it in the company details.',
    },
    account: {
      title: 'Company account',
      text: 'Deposits have no destination. One administrator proposes the main account, and another approves it.',
    },
    numbers: {
      title: 'Identity numbers',
      text: '%{count} accounts have a document or tax number that is wrong or not in its standard form. Correct them on the page of each customer: %{ids}.',
    },
    storage: { title: 'Files', text: 'Files cannot be written and read: %{failure}' },
    mailServer: { title: 'Mail server', text: 'The mail server does not answer: %{failure}' },
    backup: {
      title: 'Backup',
      text: 'None was made in the last 36 hours. Run npm run backup every night.',
    },
    trial: {
      title: 'Restore test',
      text: 'No backup has been restored successfully in the last %{days} days. Run npm run restore -- --try <folder of backups> after every backup.',
    },
  },
} as const satisfies Translation<typeof source.checklist>
