import type { legal as source } from '../es/legal.ts'
import type { Translation } from '../translation.ts'

export const legal = {
  review:
    'This text is a complete draft that legal counsel must review before the platform opens to the public. They will add the company name, tax number, registered office, registry details and authorisation number.',
  updated: 'Last updated: %{date}',
  contents: 'On this page',

  notice: {
    title: 'Legal notice',
    description:
      'Who is behind %{brand}, what service it provides, under what rules, and what the risks of investing are.',
    sections: {
      holder: {
        title: 'Who provides the service',
        text: '%{brand} is a crowdfunding platform. It brings together people and companies that want to invest with promoters who look for funding for particular projects.\n\nThe company that owns it provides its services under Regulation (EU) 2020/1503 on European crowdfunding service providers for business, supervised by the Spanish securities market commission (CNMV).\n\nYou can write to us in the support section of your account.',
      },
      service: {
        title: 'What the platform does and does not do',
        text: 'The platform publishes projects, lets people invest in them, keeps account of every investment and distributes among investors what each promoter pays.\n\n- It is not a bank, and money paid in is not a deposit.\n- It does not advise: publishing a project is not recommending it.\n- It does not guarantee the return or the repayment of the principal.\n- It does not invest on its own account in the projects it publishes.',
      },
      risk: {
        title: 'Risks of investing',
        text: 'Investing in these projects carries risk. Among others:\n\n- Losing part or all of what you invest, if the promoter cannot pay and the guarantee falls short.\n- Receiving less, or later, than expected.\n- Being unable to recover the money before maturity, because there is no market to sell the investment on.\n\nInvestments are not covered by the Spanish deposit guarantee fund or by the investor compensation scheme. Before investing, read the key investment information sheet of each project.',
      },
      investing: {
        title: 'How to invest',
        text: 'To invest you must be at least 18 years old, have a verified identity and enough balance in your wallet. Each investment requires accepting the mandate contracts and confirming that your total investments on crowdfunding platforms do not exceed 10.000 €.\n\nFrom the moment an order is made there are four calendar days of reflection, in which it can be revoked at no cost and without giving a reason. After that, and as long as the project has not been financed, one can leave by paying the penalty that each project states.',
      },
      money: {
        title: 'Where the money is',
        text: "Investors' money is kept apart from the platform's. What has not been invested can be withdrawn to a bank account in its holder's name. What has been invested in a project that is still raising money waits in deposit, and goes back to the investors in full if the project does not come about.",
      },
      fees: {
        title: 'What the platform charges',
        text: "The platform charges a management fee on the return that each investor receives. Each project states its percentage before you invest, and the project's calculator already takes it off. Paying in and withdrawing money is free.",
      },
      conflicts: {
        title: 'Conflicts of interest and complaints',
        text: 'Neither the company that owns the platform, nor those who run it or work for it, may be promoters of a project published on it.\n\nYou can file a complaint free of charge in the support section. If the answer does not satisfy you, or two months pass without one, you can turn to the complaints service of the CNMV.',
      },
      use: {
        title: 'Use of the site and ownership of its contents',
        text: 'You undertake to give true data, to keep your password and codes safe and not to use the account of anybody else. We may suspend an account where the law requires it or there are signs of fraud.\n\nThe texts, drawings and marks of this site belong to the company that owns it or to those who license them. The documents of each project are supplied by its promoter, who answers for them.',
      },
      law: {
        title: 'Governing law',
        text: 'Spanish law applies. If you are a consumer, you can go to the courts of your place of residence.',
      },
    },
  },

  privacy: {
    title: 'Privacy policy',
    description:
      'What personal data %{brand} processes, what for, with whom it is shared, how long it is kept and what rights you have.',
    sections: {
      controller: {
        title: 'Who processes your data',
        text: 'The company that owns %{brand} is the controller, under Regulation (EU) 2016/679 (GDPR) and the Spanish Organic Law 3/2018. You can reach us, and our data protection officer, in the support section.',
      },
      data: {
        title: 'What data we process',
        text: '- What you give us when you register: name, e-mail, telephone, date of birth, nationality and identity document; for companies also their name, tax number and who represents them.\n- That of the identity check: images of the document and the face, and its result.\n- That of your activity: bank accounts, incomes, withdrawals, investments and returns.\n- That of your conversations with support, and the files you attach.\n- The technical data that security requires: IP address, browser, sessions and trusted devices.',
      },
      purposes: {
        title: 'What for, and on what basis',
        text: '- To provide the service and keep account of your money: the performance of the contract.\n- To verify your identity, prevent money laundering and comply with the tax office and the supervisors: the legal obligation.\n- To protect your account and the platform from fraud: the legitimate interest.\n- To send you news by e-mail that is not essential: your choice, which you can change in your profile.\n\nWe take no decision that affects you significantly by automatic means alone: a person can review every rejected identity check.',
      },
      recipients: {
        title: 'With whom we share it',
        text: '- With the provider that verifies identities, the bank and those who host the platform, who act only on our behalf.\n- With the promoter, what is needed to formalise the investment.\n- With courts, supervisors and the tax office, where the law requires it.\n\nWe sell no data, we use no third-party advertising, and we send none outside the European Economic Area without the safeguards that the GDPR requires.',
      },
      retention: {
        title: 'How long we keep it',
        text: 'As long as you have an account, and afterwards blocked for the periods that the law sets: ten years for the prevention of money laundering, six for accounting. If you unsubscribe, whatever we are not obliged to keep is erased.',
      },
      rights: {
        title: 'Your rights',
        text: 'You can ask for access to your data, correct it, erase it, object to its use, restrict it or take it elsewhere, and withdraw a consent at any time. Much of this you can do in your profile; for the rest, write to us through support. We answer within a month.\n\nIf you believe that we do not respect them, you can complain to the Spanish data protection agency (aepd.es).',
      },
      security: {
        title: 'How we protect it',
        text: 'Passwords are stored so that nobody can read them, logging in asks for a one-time code, documents are served from addresses that expire, and every change our staff makes is recorded. If there were an incident that affected you, we would tell you.',
      },
    },
  },

  cookies: {
    title: 'Cookie policy',
    description:
      'The few cookies that %{brand} uses: only the necessary ones, none of third parties and none for advertising.',
    sections: {
      short: {
        title: 'In short',
        text: 'This site only uses the cookies without which it would not work. None measures what you do, none belongs to third parties and none serves advertising. That is why we do not ask for your consent with a banner: the law does not require it for necessary ones (article 22.2 of the Spanish Law 34/2002).',
      },
      list: {
        title: 'The ones we use',
        text: 'These are all of them. This very site keeps them, and nobody else can read them.',
      },
      storage: {
        title: 'Other data in your browser',
        text: 'While a tab is open, your browser keeps in it what is needed so that reloading the page does not repeat an operation by accident. It is erased when the tab is closed.',
      },
      control: {
        title: 'How to delete them',
        text: 'You can delete or block cookies in the settings of your browser. If you block the necessary ones you can read the site, but not log in.',
      },
    },
    table: { caption: 'Cookies of this site', name: 'Name', purpose: 'What for', lifetime: 'How long' },
    rows: {
      session: { purpose: 'Keep you logged in', lifetime: '30 minutes without use and 12 hours at most' },
      device: { purpose: 'Remember that you trust this browser, only if you ask for it', lifetime: '30 days' },
      language: { purpose: 'Remember the language you chose', lifetime: '1 year' },
      next: { purpose: 'Take you, once logged in, to the page you had asked for', lifetime: '1 hour at most' },
    },
  },
} as const satisfies Translation<typeof source>
