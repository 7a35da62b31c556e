import type { notice as source } from '../../es/legal/notice.ts'
import type { Translation } from '../../translation.ts'

export const notice = {
  title: 'Legal notice',
  description:
    'Who is behind %{brand}, what service it provides, under what rules, and what the risks of investing are.',
  sections: {
    holder: {
      title: 'Who provides the service',
      text: 'This site belongs to the company that owns %{brand}, a crowdfunding platform that brings together people and companies that want to invest with promoters who look for funding for particular projects.\n\nArticle 10 of the Spanish Law 34/2002 on information society services and electronic commerce (LSSI-CE) asks for its company name, tax number, registered office, e-mail address, registry details and authorisation number to stand here. Legal counsel will add them before the platform opens to the public; the list is at the end of this page.\n\nYou can write to us in the support section of your account, which is answered by people.',
    },
    authorisation: {
      title: 'Authorisation and supervision',
      text: 'The company provides its services under Regulation (EU) 2020/1503 on European crowdfunding service providers for business, and title V of the Spanish Law 5/2015 on the promotion of business financing.\n\nIt is supervised by the Spanish securities market commission (CNMV). The European Securities and Markets Authority (ESMA) keeps the public register of all authorised providers, in which you can check any authorisation.',
    },
    service: {
      title: 'What the platform does and does not do',
      text: 'The platform publishes projects, lets people invest in them, keeps account of every investment and distributes among investors what each promoter pays.\n\n- It is not a bank, and money paid in is not a deposit.\n- It does not advise: publishing a project is not recommending it.\n- It does not manage portfolios: every investment is decided by you.\n- It does not guarantee the return or the repayment of the principal.\n- It does not invest on its own account in the projects it publishes (article 8 of the Regulation).',
    },
    projects: {
      title: 'How projects are chosen',
      text: 'Before a project is published we check who its promoter is, that no criminal record stands against them and that they are not established in a non-cooperative country (article 5 of the Regulation), and we go through the documents they supply. It is a check of facts, not a judgement on whether the project suits you.\n\nEach promoter may raise five million euros at most in twelve months, all platforms together (article 1).',
    },
    risk: {
      title: 'Risks of investing',
      text: 'Investing in these projects carries risk. Among others:\n\n- Losing part or all of what you invest, if the promoter cannot pay and the guarantee falls short.\n- Receiving less, or later, than expected.\n- Being unable to recover the money before maturity, because there is no market to sell the investment on.\n- Depending on one building: works that cost more, a sale that takes longer or a licence that does not come affect the whole project.\n\nInvestments are not covered by deposit guarantee schemes (Directive 2014/49/EU) or by investor compensation schemes (Directive 97/9/EC). Past results do not assure future ones. Do not invest money that you may need.',
    },
    investors: {
      title: 'Who may invest, and how they are protected',
      text: 'Anybody over 18 may invest, and a company through its legal representative, with a verified identity and enough balance in the wallet.\n\nWe treat everybody as a non-sophisticated investor, the category that the Regulation protects most. With each investment you confirm that your total investments on crowdfunding platforms do not exceed 10.000\u00A0€; if what you have invested here already exceeds it, we say so and ask for your explicit consent as well. The Regulation also advises thinking twice about any investment above the higher of these two figures: 1.000\u00A0€ or 5\u00A0% of your net worth (article 21).',
    },
    sheet: {
      title: 'Key investment information sheet',
      text: 'Each open project has a key investment information sheet, drawn up by its promoter, who answers for it (article 23 of the Regulation). Read it before you invest.\n\nNeither the sheet nor the offer has been verified or approved by the CNMV or ESMA. The appropriateness of your experience and knowledge has not necessarily been assessed before you were granted access to the investment. By investing you assume the full risk, including that of losing all of what you invest.',
    },
    investing: {
      title: 'How to invest and how to withdraw from it',
      text: 'Each investment requires accepting the mandate contracts. From the moment an order is made there are %{reflection} of reflection, counted in calendar days, in which it can be revoked at no cost, without giving a reason and as easily as it was made, from the page of your investments (article 22 of the Regulation).\n\nAfter that, and as long as the project has not been financed, one can leave by paying the penalty that each project states. Once it is financed, the money stays invested until the promoter repays it.',
    },
    money: {
      title: 'Where the money is',
      text: "Investors' money is kept apart from the platform's. What has not been invested can be withdrawn to a bank account in its holder's name. What has been invested in a project that is still raising money waits in deposit, and goes back to the investors in full if the project does not come about.\n\nIf the platform ceased to provide its service, a continuity plan provides for who would go on collecting and distributing the payments of the projects under way (article 12 of the Regulation).",
    },
    results: {
      title: 'Payments, delays and losses',
      text: 'The home page and the page of each project say how much has been paid, what is late and what has not been recovered. Those figures come from the same books as your wallet and change with them; we do not choose them.\n\nIf a promoter is late, investors see it the same day, and the platform claims the payment and enforces the guarantee on behalf of all.',
    },
    fees: {
      title: 'What the platform charges, and taxes',
      text: "The platform charges a management fee on the return that each investor receives. Each project states its percentage before you invest, and the project's calculator already takes it off. Depositing and withdrawing money is free.\n\nReturns are taxed. Unless it is said otherwise, the figures on this site are before taxes.",
    },
    conflicts: {
      title: 'Conflicts of interest',
      text: 'Neither the company that owns the platform, nor those who hold 20\u00A0% or more of its capital, nor those who run it or work for it, may be promoters of a project published on it (article 8 of the Regulation). If any of these people invests, they do so on the same terms as everybody else, and the page of the project says so.',
    },
    complaints: {
      title: 'Complaints',
      text: 'You can file a complaint free of charge in the support section, in Spanish or English, at any time (article 7 of the Regulation). We acknowledge it, a person who had no part in the matter studies it, and we answer in writing and with reasons.\n\nIf the answer does not satisfy you, or two months pass without one, you can turn to the complaints service of the CNMV (cnmv.es) and, in any case, to the courts.',
    },
    use: {
      title: 'Use of the site and ownership of its contents',
      text: 'Reading the site binds you to nothing and needs no account. Anyone who registers undertakes to give true data, to keep their password and codes safe and not to use the account of anybody else. We may suspend an account where the law requires it or there are signs of fraud.\n\nThe texts, drawings and marks of this site belong to the company that owns it or to those who license them. The documents of each project are supplied by its promoter, who answers for them.',
    },
    law: {
      title: 'Governing law and language',
      text: 'Spanish law applies. If you are a consumer, you can go to the courts of your place of residence.\n\nThis notice exists in Spanish and in English. Should the two versions differ, the Spanish one counts.',
    },
    pending: {
      title: 'What remains to be completed',
      text: 'This notice is a draft. Before the platform opens to the public, legal counsel will complete or confirm:\n\n- The company name, tax number, registered office, e-mail address, registry details and authorisation number.\n- The entry knowledge test and the simulation of the ability to bear loss (article 21 of the Regulation), which are not part of registering today.\n- The payment service provider and the separate account that holds the money (article 10).\n- The yearly publication of default rates (article 20) and the time limits for complaints (article 7).\n- How the days of reflection relate to the right of withdrawal from financial contracts made at a distance.',
    },
  },
} as const satisfies Translation<typeof source>
