import type * as source from '../es/legal.ts'
import type { Translation } from '../translation.ts'
import { proposals } from './tax.ts'

export const notice = {
  title: 'Legal notice',
  description: 'Who is behind %{brand}, who supervises it, and the rules for using this site.',
  sections: {
    holder: {
      title: 'Who provides the service',
      text: '%{brand} is a crowdfunding platform: it brings people and companies that want to invest together with project owners who are looking for funding for particular projects.\n\n- Company: %{name}\n- Tax number (NIF): %{taxNumber}\n- Address: %{address}\n- Register entry: %{register}\n- LEI code: %{lei}\n- E-mail: %{email}\n- Telephone: %{phone}\n- Complaints in writing: %{complaintContact}\n\nYou can write to us on the contact page, even without an account.',
    },
    authorisation: {
      title: 'Authorisation and supervision',
      text: 'The CNMV authorised %{name} under number %{authorityNumber} of its register.\n\nIt provides its services under Regulation (EU) 2020/1503 on European crowdfunding service providers for business, and title V of the Spanish Law 5/2015 on the promotion of business financing.\n\nIt is supervised by the Spanish securities market commission (CNMV). The European Securities and Markets Authority (ESMA) keeps the public register of all authorised providers, in which you can check any authorisation.',
    },
    use: {
      title: 'Use of the site and ownership of its contents',
      text: 'You can read the site without an account and without any commitment. The terms of service also apply to anyone who registers.\n\nThe texts, drawings and marks of this site belong to the company that owns it or to those who license them. The documents of each project are supplied by its project owner, who is responsible for them.',
    },
    law: {
      title: 'Governing law and language',
      text: 'Spanish law applies. If you are a consumer, you can go to the courts of your place of residence.\n\nThis text exists in Spanish and in English. Should the two versions differ, the Spanish one prevails.',
    },
  },
} as const satisfies Translation<typeof source.notice>

export const information = {
  title: 'Information for investors',
  description:
    'What %{brand} does, how it chooses projects, what investing costs, what risks it carries and what rights the law gives you.',
  sections: {
    service: {
      title: 'What the platform does and does not do',
      text: 'The platform publishes projects, lets people invest in them, keeps track of every investment and distributes to investors what each project owner pays.\n\n- It is not a bank, and the money that you pay in is not a bank deposit.\n- It does not advise: publishing a project is not recommending it.\n- It does not manage portfolios: you decide on every investment.\n- It does not guarantee the return or the repayment of the principal.\n- It does not invest on its own account in the projects it publishes (article 8 of the Regulation).',
    },
    risk: {
      title: 'Risks of investing',
      text: 'Investing in these projects carries risk. Among others:\n\n- Losing part or all of what you invest, if the project owner cannot pay and the security falls short.\n- Receiving less, or later, than expected.\n- Being unable to recover the money before maturity, because there is no market on which to sell the investment.\n- Depending on one building: works that cost more, a sale that takes longer or a licence that is not granted affects the whole project.\n\nInvestments are not covered by deposit guarantee schemes (Directive 2014/49/EU) or by investor compensation schemes (Directive 97/9/EC). Past results are no guarantee of future ones. Do not invest money that you may need.',
    },
    fees: {
      title: 'What it costs, and taxes',
      text: '- Registering, depositing, investing and withdrawing money: free. Your bank may charge for its own transfers.\n- Revoking an investment within the reflection period: free.\n- Management fee: a percentage of the return in each payment, never of the principal. Each project states its own before you invest, and its calculator already deducts it.\n- Disinvesting after the reflection period and before the project is financed: the penalty of the project, a percentage of what you invested, which its page states as well.\n\nThere are no other costs: none for custody, for inactivity or for closing the account.\n\nReturns are taxed. From the gross interest of each payment the platform withholds the percentage that applies to your tax residence, as a payment on account of your taxes: it is not a cost. Your account shows what was withheld from each payment and, every year, the certificate. Unless stated otherwise, the figures on this site are before tax.',
    },
    projects: {
      title: 'How projects are chosen',
      text: 'Before a project is published we check who its project owner is, that they have no criminal record that rules them out and that they are not established in a non-cooperative country (article 5 of the Regulation), and we go through the documents they supply. It is a check of facts, not a judgement on whether the project suits you.\n\nEach project owner may raise at most five million euros in twelve months across all platforms (article 1).\n\nEach loan has a risk category. The page on loan performance explains how the category is chosen and which default rate is expected for each.',
    },
    investors: {
      title: 'Who may invest, and how they are protected',
      text: 'Anybody over 18 may invest, and a company through its legal representative, with a verified identity and enough money in the wallet.\n\nWe treat everybody as a non-sophisticated investor, the category that the Regulation protects most, unless they ask for something else. Those who meet the criteria of Annex II can ask in their account to be treated as a sophisticated investor; if that is approved, it is valid for two years (for a professional client, as long as they are one), and the protections listed there are lost. With each investment you confirm that your total investments on crowdfunding platforms do not exceed 10.000\u00A0€; if you exceed it with what you have invested here, we ask for your explicit consent instead. In your account you can take the entry knowledge test and work out how much you can afford to lose, without the figures that you use ever reaching us; neither prevents you from investing.\n\nIf what you put into one project exceeds the higher of these two figures, 1.000\u00A0€ or 5\u00A0% of your net worth, we show you a warning before you accept the investment, ask for your explicit consent and check that you understand the risk (article 21).',
    },
    sheet: {
      title: 'Key investment information sheet',
      text: 'Each open project has a key investment information sheet, drawn up by its project owner, who is responsible for it (article 23 of the Regulation). Read it before you invest.\n\nNeither the sheet nor the offer has been verified or approved by the CNMV or ESMA. The appropriateness of your experience and knowledge has not necessarily been assessed before you were granted access to the investment. By investing you assume the full risk, including that of losing everything that you invest.',
    },
    investing: {
      title: 'How to invest and how to revoke an investment',
      text: 'For each investment you have to accept the mandate contracts. From the moment an order is placed there is a reflection period of %{reflection}, counted in calendar days, in which it can be revoked at no cost, without giving a reason and as easily as it was placed, from the page of your investments (article 22 of the Regulation).\n\nAfter that, and as long as the project has not been financed, you can disinvest by paying the penalty that each project states. Once it is financed, the money stays invested until the project owner repays it.',
    },
    money: {
      title: 'Where the money is',
      text: "Investors' money is held by %{paymentInstitution}, in an account other than ours.\n\nIt is kept apart from the platform's own money. What has not been invested can be withdrawn to a bank account in the investor's name. What has been invested in a project that is still raising money is held in escrow, and goes back to the investors in full if the project does not go ahead.\n\nIf the platform ceased to provide its service, a continuity plan sets out who would go on collecting and distributing the payments of the projects under way (article 12 of the Regulation).",
    },
    results: {
      title: 'Payments, delays and losses',
      text: 'The home page and the page of each project say how much has been paid, what is late and what has not been recovered. Those figures come from the same books as your wallet and change with them; we do not choose them. The page on loan performance also shows, by year and risk category, how many loans defaulted and how many we expected to (article 20 of the Regulation).\n\nIf a project owner is late, investors see it the same day, and the platform claims the payment and enforces the security on behalf of all.',
    },
    conflicts: {
      title: 'Conflicts of interest',
      text: 'Neither the company that owns the platform, nor those who hold 20\u00A0% or more of its capital, nor those who run it or work for it, may be the owner of a project published on it (article 8 of the Regulation). If any of these people invests, they do so on the same terms as everybody else, and the page of the project says so.\n\nWe keep a register of conflicts of interest, with what we do about each, and review it every year. The page of a project shows those that concern it: who at the platform is concerned, without their name, what the conflict is and what we do. Anyone who has one takes no part in assessing the project.',
    },
    complaints: {
      title: 'Complaints',
      text: 'You can file a complaint free of charge in Spanish or English, at any time and without an account (article 7 of the Regulation). We acknowledge it at once, tell you within ten working days whether it is admissible, have it studied by a person who had no part in the matter, and answer in writing and with reasons.\n\nIf the answer does not satisfy you, or comes late, you can turn to the complaints service of the CNMV (cnmv.es) and, in any case, to the courts.',
    },
    records: {
      title: 'Your data and documents',
      text: 'Your account always gives you access to the contract and the confirmation of each investment, your statements, the tax certificates and every transaction of your wallet. You can also download a copy of all your data. We keep the records of your investments for at least five years (article 26 of the Regulation).',
    },
  },
} as const satisfies Translation<typeof source.information>

export const terms = {
  title: 'Terms of service',
  description:
    'The contract between you and %{name}: what %{brand} does, what it does not do, and what each side undertakes.',
  sections: {
    contract: {
      title: 'The contract',
      text: 'These terms are the contract between %{name} and anyone who opens an account with %{brand}. You accept them by registering, and we record which version you accepted and on which day.\n\nEach investment also has its key investment information sheet and its contract, which you accept with the order.',
    },
    service: information.sections.service,
    account: {
      title: 'Your account',
      text: '- The account is free and personal. Anyone over 18 can open one, and a company through its legal representative.\n- You give true information and keep it up to date, keep your password and codes safe, and do not use anybody else’s account.\n- You act on your own behalf and with money of lawful origin. The law obliges us to ask you about that origin.\n- We may suspend the account where the law requires it or there are signs of fraud. The money remains yours.',
    },
    money: information.sections.money,
    investing: information.sections.investing,
    fees: information.sections.fees,
    liability: {
      title: 'What we are liable for',
      text: 'We are liable for providing the service with due care, and for damage that we cause by breaching these terms or the law. We are not liable for payment by the project owner: investors bear that risk. The project owner is responsible for the information on each project.\n\nThese terms do not limit the rights that the law gives to consumers.',
    },
    end: {
      title: 'Duration and closing the account',
      text: 'The contract lasts as long as you have an account. Within 14 days after registering you can withdraw from the contract without giving a reason (Spanish Law 22/2007). Then and later you can close the account in your profile, free of charge, once you have no ongoing investments and no money in the wallet.',
    },
    changes: {
      title: 'Changes to these terms',
      text: 'The date of the latest version is at the top. The version that you accepted applies to you until you accept another one, or the law requires a change.',
    },
    complaints: information.sections.complaints,
    law: notice.sections.law,
  },
} as const satisfies Translation<typeof source.terms>

export const contract = {
  title: 'Conditions of the investment contract',
  description: 'What is agreed by investing in a project of %{brand}. The contract of each order has these conditions.',
  sections: {
    object: {
      title: 'What is agreed',
      text: 'By the order, the investor provides the stated amount to the project, for the term and at the expected return of this contract and of the key investment information sheet. The project owner is liable for what it states in the sheet.',
    },
    mandate: {
      title: 'Mandate',
      text: 'The investor instructs %{name} to reserve the amount in the wallet, to hand it over to the project owner once the project is financed, to collect the payments and to distribute them. %{name} does not guarantee that the project owner pays.',
    },
    reflection: {
      title: 'Revocation and disinvestment',
      text: '- A non-sophisticated investor may revoke the investment at no cost and without giving reasons for %{reflection}, counted from the following day.\n- Afterwards, and until the project is financed, the investor may disinvest with the penalty stated in this contract.',
    },
    refund: {
      title: 'If the project is not financed',
      text: 'If the project does not raise its amount in time or is cancelled, the whole contribution returns to the wallet, without fees.',
    },
    payments: {
      title: 'Payments',
      text: 'The project owner pays on the days of the calendar. The management fee and the tax to be withheld are deducted from the interest. What arrives is distributed in proportion to the amounts invested.',
    },
    default: {
      title: 'Default',
      text: 'If the project owner is late, %{name} claims the money on behalf of all investors and informs them. What is recovered, also from collateral, is distributed in proportion to the amounts invested.',
    },
    law: {
      title: 'Law and complaints',
      text: 'Spanish law applies. Complaints to %{name} are free of charge. Investors may also turn to the Spanish securities authority (CNMV) and to the courts.',
    },
  },
} as const

export const privacy = {
  title: 'Privacy policy',
  description:
    'What personal data %{brand} processes, what for, with whom it is shared, how long it is kept and what rights you have.',
  sections: {
    controller: {
      title: 'Who processes your data',
      text: 'The company that owns %{brand} is the controller under Regulation (EU) 2016/679 (GDPR) and the Spanish Organic Law 3/2018.\n\n- Company: %{name}\n- Tax number (NIF): %{taxNumber}\n- Address: %{address}\n- E-mail: %{email}\n- Telephone: %{phone}\n\nOur data protection officer can be reached there and on the contact page.',
    },
    data: {
      title: 'What data we process',
      text: '- What you give us when you register: name, e-mail, telephone, date of birth, nationality and identity document; for companies also their name, tax number and who represents them.\n- From the identity verification: images of the document and the face, and its result.\n- From your activity: bank accounts, deposits, withdrawals, investments and returns.\n- From your conversations with support, and the files you attach. With each ticket we keep a picture of the page and the last twenty responses of the platform, to understand what went wrong.\n- What you give us on the contact page, if you write without an account: name, e-mail, message and files.\n- The technical data that security requires: IP address, browser, sessions, trusted browsers and, if you use them, the public part of your passkeys: finger and face do not leave your device.\n\nAnyone who only reads the site leaves no more than the IP address and what the browser says about itself, for as long as it takes to answer and to notice abuse.',
    },
    origin: {
      title: 'Where it comes from',
      text: 'Almost all of it comes from you. The result of the identity verification is given to us by the provider that carries it out, and movements of money by the bank.\n\nWithout the data that are marked as required when you register we cannot open the account or, by law, let you invest. The rest is voluntary.',
    },
    purposes: {
      title: 'What for, and on what basis',
      text: '- To provide the service and keep track of your money: the performance of the contract (article 6.1.b of the GDPR).\n- To verify your identity, prevent money laundering (Spanish Law 10/2010) and comply with the tax office and the supervisors: the legal obligation (article 6.1.c).\n- To protect your account and the platform from fraud: the legitimate interest (article 6.1.f).\n- To send you non-essential news by e-mail: your consent (article 6.1.a), which you can give and withdraw in your profile.\n\nWe do not build commercial profiles and do not use your data for advertising.',
    },
    identity: {
      title: 'The identity verification',
      text: 'A specialised provider carries it out on our behalf: you show your document and your face to the camera, and the provider compares one with the other. We receive the result and the data of the document.\n\nWe take no decision that affects you significantly by automated means alone (article 22 of the GDPR): a person can review every rejected verification, and you can ask for it through support.',
    },
    recipients: {
      title: 'With whom we share it',
      text: '- With the provider that verifies identities, the bank and those who host the platform and send its e-mails, who act only on our behalf and under contract (article 28 of the GDPR).\n- With the project owner, what is needed to formalise the investment.\n- With courts, the CNMV, the Spanish service for the prevention of money laundering (Sepblac) and the tax office, where the law requires it.\n- With the company that goes on collecting and distributing the payments if we cease to provide our service (article 12 of Regulation (EU) 2020/1503).\n\nWe sell no data. We send none outside the European Economic Area without the safeguards that the GDPR requires (articles 44 to 49).',
    },
    retention: {
      title: 'How long we keep it',
      text: '- Account data: as long as you have an account.\n- Data for the prevention of money laundering: ten years from the end of the relationship (article 25 of the Spanish Law 10/2010).\n- Data in the books: six years (article 30 of the Spanish commercial code); data of the crowdfunding service: at least five (article 26 of Regulation (EU) 2020/1503).\n- Contact messages that were not confirmed: one day; confirmed ones: one year after they are closed.\n- Sessions: twelve hours at most; trusted browsers: thirty days; passkeys: until you remove them or close your account.\n\nIf you close your account, whatever we are not obliged to keep is erased. What the law obliges us to keep is blocked: nobody uses it for anything else.',
    },
    rights: {
      title: 'Your rights',
      text: 'You can ask to see your data, to have it corrected or erased, to restrict or object to its use, or to take it elsewhere, and you can withdraw a consent at any time without affecting what was done before. You can do much of this in your profile; for the rest, write to us. It is free, and we answer within a month.\n\nIf you believe that we have not respected your rights, you can complain to the Spanish data protection agency (aepd.es).',
    },
    security: {
      title: 'How we protect it',
      text: 'Passwords are stored so that nobody can read them, logging in asks for a one-time code, documents are served from addresses that expire, and every change our staff makes is recorded. If an incident affected you, we would tell you, and would tell the agency within 72 hours (articles 33 and 34 of the GDPR).',
    },
    minors: {
      title: 'Minors',
      text: 'The platform is for people over 18. If we find an account of a minor, we close it and erase its data.',
    },
    changes: {
      title: 'Changes to this policy',
      text: 'The date of the latest version stands at the top. If a change affects you, we tell you by e-mail before it applies.',
    },
  },
} as const satisfies Translation<typeof source.privacy>

export const cookies = {
  title: 'Cookie policy',
  description:
    'The few cookies that %{brand} uses: only the necessary ones, none of third parties and none for advertising.',
  sections: {
    short: {
      title: 'In short',
      text: 'This site only uses the cookies without which it would not work. None measures what you do, none belongs to third parties and none is used for advertising. Visitors who only read receive none.',
    },
    choice: {
      title: 'Why we do not ask you',
      text: 'The law asks for consent to cookies that are not needed (article 22.2 of the Spanish Law 34/2002), and there are none of those. That is why you see no banner across the page and no “accept” button larger than the “reject” one: there is nothing to reject.\n\nThree of them come from something you ask for: the language cookie, when you change the language; the trusted browser cookie, when you say that you trust it; and the alert cookie, when you ask for an opening alert. If one day we wanted to use another, it would be off until you turned it on, and saying no would be as easy as saying yes.',
    },
    storage: {
      title: 'Other data in your browser',
      text: 'While a tab is open, your browser keeps in it what is needed so that nothing is lost or repeated when the page is reloaded: a money operation that is half done, the set-up of the one-time code, the e-mail you are logging in with, and how far the guided tour has come. It is erased when the tab is closed.\n\nIn the administrator area the columns and filters that each person has chosen are kept as well, until they are deleted.',
    },
    others: {
      title: 'Third parties',
      text: 'This site loads nothing from other sites: no typefaces, no maps, no videos, no social media buttons, no analytics. The identity verification takes place on the page of its provider, which has a policy of its own and which you go to knowingly.',
    },
    control: {
      title: 'How to delete them',
      text: 'You can see, delete or block cookies in the settings of your browser. If you block the necessary ones you can read the site, but not log in. Logging out deletes the session cookie; a trusted browser is revoked in your profile.',
    },
    list: {
      title: 'The ones we use',
      text: 'These are all of them. Only this site sets them, and nobody else can read them.',
    },
  },
  table: { caption: 'Cookies of this site', name: 'Name', purpose: 'Purpose', kind: 'Kind', lifetime: 'Duration' },
  rows: {
    session: {
      purpose: 'Keep you logged in',
      kind: 'Technical, first-party',
      lifetime: '30 minutes without use and 12 hours at most',
    },
    device: {
      purpose: 'Remember that you trust this browser, only if you ask for it',
      kind: 'Security, first-party',
      lifetime: '30 days',
    },
    language: {
      purpose: 'Remember the language you chose',
      kind: 'Preference, first-party',
      lifetime: '1 year',
    },
    next: {
      purpose: 'Take you, once logged in or once your account is open, to the page you had asked for',
      kind: 'Technical, first-party',
      lifetime: '1 hour at most',
    },
    alert: {
      purpose:
        'Record, once you are logged in, the opening alert that you asked for or the project that you wanted to follow',
      kind: 'Technical, first-party',
      lifetime: '1 hour at most',
    },
    brand: {
      purpose: 'For administrators: look at a brand before it is published',
      kind: 'Technical, first-party',
      lifetime: 'Until the browser is closed',
    },
  },
} as const satisfies Translation<typeof source.cookies>

export const accessibility = {
  title: 'Accessibility statement',
  description: 'How accessible %{brand} is, what it lacks, how that was assessed, and how to ask for help or complain.',
  sections: {
    commitment: {
      title: 'Our commitment',
      text: 'The company that owns %{brand}, which the legal notice identifies, provides this service so that people with disabilities can use it, under Directive (EU) 2019/882 and Title I of the Spanish Law 11/2023 of 8 May.\n\nThis statement covers the public pages, the investor area, the e-mails that we send and the documents that we issue.',
    },
    status: {
      title: 'Compliance status',
      text: 'These pages are partially compliant with level AA of the Web Content Accessibility Guidelines (WCAG) 2.2 and with the requirements for the web of the standard EN 301 549. What is missing is listed below.',
    },
    exceptions: {
      title: 'Content that is not accessible',
      text: '- Documents of third parties: those that project owners provide (valuations, plans, designs, photographs of documents) may be pictures without text, or not be tagged. If you need one, we give you its content in another form.\n- Pictures of projects: people write their descriptions, and some may not say everything that can be seen.\n- Texts in one language only: the content of some projects exists in Spanish only. On pages in English it is marked as Spanish, so that a screen reader pronounces it correctly.\n- Identity verification: a provider carries it out on its own page, with the camera. If you cannot use it, write to us and we do it in another way.\n- Documents that we issue: the PDF files are tagged and state their language (PDF/A-2a), but it has not been checked whether they meet PDF/UA.',
    },
    service: {
      title: 'How the service is used',
      text: 'Here you can read about projects that are looking for funding, pay money in, invest and follow your investments. The information for investors explains it step by step, in text that can be enlarged and listened to.\n\n- Perceivable: images have a text alternative, charts a sentence and a table with their figures, and text enough contrast in the light and the dark theme. Nothing is conveyed by colour alone, and pages adapt to a width of 320 pixels and to 200 % zoom.\n- Operable: everything works with the keyboard, with a focus that is always visible and controls of at least 24 pixels. If you reduce motion on your device, there are no animations.\n- Understandable: errors are named at their field and summed up at the top, with an example of the correct form. Every operation with money is shown before it is sent.\n- Logging in asks you neither to remember nor to copy: password and code can be pasted or filled in by a manager, and you can use a passkey.\n- Compatible: it uses standard elements of HTML, which assistive technology understands.',
    },
    preparation: {
      title: 'How this statement was prepared',
      text: 'The method is a self-assessment. Each version passes automatic checks of the rules A and AA of WCAG 2.0, 2.1 and 2.2 (axe-core) on the pages and dialogs of its journeys, in Spanish and English, at the width of a telephone and of a desktop and in both themes; and journeys with the keyboard.\n\nA tool finds only part of the problems. There has been no external audit yet, and no tests with people with disabilities.\n\nThe date at the top is that of the latest review. It is reviewed once a year and whenever the service changes.',
    },
    contact: {
      title: 'If you find a barrier',
      text: 'Write to us in the support section of your account or, if you have none, on the contact page, which does not ask you to register. Tell us the page and what happens. You can also ask for information in another form, such as plain text. A person will answer.',
    },
    complaint: {
      title: 'How to complain',
      text: 'If our answer does not satisfy you, make a complaint: we acknowledge it and decide it with reasons, at no cost to you.\n\nYou can also turn to the authority that supervises the accessibility of services under the Spanish Law 11/2023, to the consumer offices of your region or town and, if you believe that you are discriminated against, to the Spanish Disability Office (OADIS). None of this keeps you from going to court.',
    },
  },
} as const satisfies Translation<typeof source.accessibility>

export const questions = {
  title: 'Frequently asked questions',
  description: 'Questions about costs, money, defaults and taxes, with their answers.',
  sections: {
    cost: {
      title: 'What does it cost?',
      text: 'Registering, depositing and withdrawing cost nothing. The management fee of the project, which is shown before you invest, is deducted from each return. Nothing is deducted from the principal that comes back.',
    },
    leave: {
      title: 'Can I change my mind?',
      text: 'In the %{reflection} after the order you can revoke it at no cost. After that, as long as the project is open, you can disinvest by paying the penalty that it states. Once it is financed, you cannot.',
    },
    where: {
      title: 'Where is my money in the meantime?',
      text: 'In your wallet until you invest, and in escrow until the project has all its funding. If the project does not go ahead, all of it goes back to your wallet.\nIt is held by %{paymentInstitution}, apart from the platform’s own money.',
    },
    default: {
      title: 'What if the project owner does not pay?',
      text: 'The page of the project shows how many days late it is and any news. The security can be enforced, and what that yields is shared among those who invested; it may not be enough for everything.',
    },
    who: {
      title: 'Who can invest?',
      text: 'Any adult and any company, with a verified identity and a bank account in their name.',
    },
    tax: {
      title: 'What about taxes?',
      text: 'From the interest of each payment the platform withholds the percentage that applies to your tax residence, as a payment on account of your taxes. You get a certificate every year for your tax return. The calculator of each project shows what would be left after tax is withheld; it is not tax advice.',
    },
  },
} as const satisfies Translation<typeof source.questions>

export const legal = {
  standing: {
    draft:
      'Draft that comes with the platform: the company that runs it must complete it with its lawyer before opening.',
    inForce: 'Version in force since %{date}',
    earlier: 'Earlier version, in force from %{date}. It no longer applies.',
    coming: 'Next version, in force from %{date}',
    unpublished: 'Preview. Not published; it would be in force from %{date}.',
  },
  versions: 'Other versions',
  version: 'From %{date}',
  seeAlso: 'See also',
  owed: {
    terms: 'These terms have changed. Until you accept them you cannot invest or deposit money.',
    privacy: 'This policy has changed. Until you confirm that you have read it you cannot invest or deposit money.',
  },
  accept: { terms: 'I accept these terms', privacy: 'I have read this policy' },
  contents: 'On this page',
  notice,
  information,
  terms,
  contract,
  privacy,
  cookies,
  accessibility,
  questions,
} as const satisfies Translation<typeof source.legal>

export const legalTexts = {
  title: 'Legal texts',
  one: 'Version of a text',
  lead: 'The legal and help texts of the site, in versions and in two languages. One administrator proposes them and another publishes them, and they come into force on the day that they state. A published version does not change: to correct it, publish another.',
  document: {
    terms: 'Terms of service',
    privacy: 'Privacy policy',
    information: 'Information for investors',
    notice: 'Legal notice',
    cookies: 'Cookie policy',
    accessibility: 'Accessibility statement',
    contract: 'Investment contract',
    questions: 'Questions and answers',
  },
  state: { ...proposals.state, active: 'Published', refused: 'Refused', replaced: 'Replaced' },
  fields: {
    document: 'Text',
    title: 'Title',
    titleEn: 'Title, in English',
    description: 'Summary for search engines',
    descriptionEn: 'Summary for search engines, in English',
    sections: 'Sections',
    validFrom: 'In force from',
    asksAgain: 'Customers have to accept it',
    basis: 'Reason for the change',
    ...proposals.fields,
  },
  section: {
    number: 'Section %{number}',
    heading: 'Heading',
    headingEn: 'Heading, in English',
    text: 'Text',
    textEn: 'Text, in English',
  },
  help: {
    text: 'A blank line separates paragraphs. Lines that begin with a hyphen and a space make a list.',
    validFrom: 'From 00:00 of that day, Madrid time.',
    asksAgain: 'Those who have not accepted it can neither invest nor deposit money.',
    basis: 'For example: the management fee is now taken from each payment.',
  },
  insert: 'Details that can be inserted',
  insertHelp: 'Type them like this, in headings too. A line that names an empty detail is not shown.',
  empty: 'Empty',
  look: 'See on the page',
  createTitle: 'Propose a version',
  propose: 'Propose the version',
  proposed: 'Proposal saved. Another administrator must publish it.',
  approve: 'Publish',
  approveTitle: 'Publish the version',
  approveAbout: '%{name}: in force from %{date}. It cannot be changed afterwards.',
  approveAsks:
    '%{name}: in force from %{date}. From then on customers have to accept it to invest or deposit money. It cannot be changed afterwards.',
  approved: 'Version published',
  refuse: 'Refuse',
  refuseTitle: 'Refuse the version',
  refuseAbout: '%{name}, of %{date}, is not published.',
  refused: 'Version refused',
  ownProposal: 'You proposed it: another administrator must publish it.',
  acceptances: {
    title: 'Terms and privacy',
    none: 'No acceptance is recorded.',
    draft: 'draft of the platform',
    version: 'version of %{date}',
    owed: 'Still to accept: %{texts}.',
  },
} as const satisfies Translation<typeof source.legalTexts>
