import type * as source from '../es/checklist.ts'
import type { Translation } from '../translation.ts'

export const checklist = {
  title: 'Set-up',
  summary: 'Set-up: %{missing} missing and %{warnings} to review',
  demonstration: 'This is a demonstration. A real installation needs the following.',
  level: { missing: 'Missing', warning: 'Review', done: 'Done' },
  lead: 'What a real installation needs before it serves customers. You can leave and go on another day: each step is saved in its form.',
  look: 'View',
  code: 'Enter the code',
  passkey: 'Add a passkey to your own account',
  proposed:
    '%{smart_count} proposal waits for another administrator |||| %{smart_count} proposals wait for another administrator',
  trials: {
    mail: 'Send me a test mail',
    files: 'Try the files',
    sent: 'The mail server took the message for %{to} and answered: %{answer}',
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
      why: 'Pages, mails and contracts say who is responsible: name, tax number, register, address, authorisation and contacts.',
    },
    brand: {
      title: 'Brand',
      why: 'Name, logo, colours and pictures of the site, the back office, mails and documents.',
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
      why: 'It keeps customers’ money apart from the company’s.',
    },
    mail: {
      title: 'Mail',
      why: 'It confirms addresses and reports every movement. Try it before you open.',
    },
    files: {
      title: 'Files',
      why: 'Proofs, contracts and certificates are kept for years. Try that they can be written and read.',
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
      why: 'Tax forms and contracts repeat them.',
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
      text: 'The proxy that ends TLS counts as the only client, and its limits hold for everybody. Set TRUST_PROXY.',
    },
    embeddedDatabase: {
      title: 'Embedded database',
      text: 'The embedded database is for trials. Set DATABASE_URL to a PostgreSQL with a standby and an archive.',
    },
    readableDatabase: {
      title: 'Connection to the database',
      text: 'What goes to PostgreSQL can be read on the way. Add ?sslmode=verify-full to its addresses.',
    },
    mail: {
      title: 'Mail',
      text: 'Mails stay in the data folder, and nobody can confirm an e-mail. Set SMTP_URL to a mail server.',
    },
    brand: {
      title: 'Brand',
      text: 'Pages, mails and documents do not show your name yet. Publish a brand, with the languages that you offer.',
    },
    sender: {
      title: 'Sender',
      text: 'Mails come from an invented address. Propose one of the company.',
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
      title: 'Attempts to log in',
      text: 'Passwords can be guessed without delay. Remove the setting LOGIN_THROTTLE.',
    },
    requests: {
      title: 'Limit of calls',
      text: 'One address can take the whole platform. Set REQUESTS_PER_MINUTE to %{most} or less.',
    },
    sessions: {
      title: 'Length of sessions',
      text: 'Sessions last %{minutes} minutes without use and %{hours} hours in all. NIST SP 800-63B recommends %{mostMinutes} and %{mostHours} at most. Set SESSION_IDLE_MINUTES and SESSION_MAXIMUM_HOURS.',
    },
    log: {
      title: 'Log of the server',
      text: 'Refused calls and log-ins are not logged. Set LOG_LEVEL to info.',
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
      title: 'Version of PostgreSQL',
      text: 'PostgreSQL %{version} is too old. %{needed} or newer is needed.',
    },
    roles: {
      title: 'Rights in the database',
      text: 'The role of DATABASE_URL can pass over the rules of the books. npm run roles prints the SQL of another.',
    },
    clock: {
      title: 'Clock',
      text: 'This machine is %{seconds} seconds ahead of PostgreSQL. Set both right.',
    },
    tables: { title: 'Tables', text: 'There are none yet. The first start makes them.' },
    inventedData: {
      title: 'Invented data',
      text: 'The database was filled with invented people, and can never be used for real. Use an empty one.',
    },
    administrators: {
      title: 'Administrators',
      text: 'Two administrators with a device for codes are needed, and there are %{count}: without them nothing that needs two is approved. npm run admin -- --setup prints a code for each, to be typed at /auth/set-up.',
    },
    company: {
      title: 'Company details',
      text: 'Pages, mails or sheets do not say all of who runs the platform (Law 34/2002, article 10), and without LEI code no sheet is published. One administrator proposes what is missing, another approves it.',
    },
    paymentInstitution: {
      title: 'Payment institution',
      text: 'Customers do not know who keeps their money: a platform without a payment licence leaves it with an institution that has one (Regulation (EU) 2020/1503, article 10). Propose it in the company details.',
    },
    account: {
      title: 'Company account',
      text: 'Deposits have no destination. One administrator proposes the main account, another approves it.',
    },
    numbers: {
      title: 'Numbers of identity',
      text: '%{count} accounts have a document or tax number that is wrong or not in its one form. Correct them on the page of each customer: %{ids}.',
    },
    storage: { title: 'Files', text: 'Files cannot be written and read: %{failure}' },
    mailServer: { title: 'Mail server', text: 'The mail server does not answer: %{failure}' },
    backup: {
      title: 'Backup',
      text: 'None was made in the last 36 hours. Run npm run backup every night.',
    },
    trial: {
      title: 'Trial of a backup',
      text: 'None has succeeded in the last %{days} days. Run npm run restore -- --try <folder of backups> after every backup.',
    },
  },
} as const satisfies Translation<typeof source.checklist>
