import type { information as source } from '../../es/legal/information.ts'
import type { Translation } from '../../translation.ts'

export const information = {
  title: 'Information for investors',
  description:
    'What %{brand} does, how it chooses projects, what investing costs, what risks it has and what rights the law gives you.',
  sections: {
    service: {
      title: 'What the platform does and does not do',
      text: 'The platform publishes projects, lets people invest in them, keeps account of every investment and distributes among investors what each promoter pays.\n\n- It is not a bank, and money paid in is not a deposit.\n- It does not advise: publishing a project is not recommending it.\n- It does not manage portfolios: every investment is decided by you.\n- It does not guarantee the return or the repayment of the principal.\n- It does not invest on its own account in the projects it publishes (article 8 of the Regulation).',
    },
    risk: {
      title: 'Risks of investing',
      text: 'Investing in these projects carries risk. Among others:\n\n- Losing part or all of what you invest, if the promoter cannot pay and the guarantee falls short.\n- Receiving less, or later, than expected.\n- Being unable to recover the money before maturity, because there is no market to sell the investment on.\n- Depending on one building: works that cost more, a sale that takes longer or a licence that does not come affect the whole project.\n\nInvestments are not covered by deposit guarantee schemes (Directive 2014/49/EU) or by investor compensation schemes (Directive 97/9/EC). Past results do not assure future ones. Do not invest money that you may need.',
    },
    fees: {
      title: 'What it costs, and taxes',
      text: '- Registering, depositing, investing and withdrawing money: free. Your bank may charge for its own transfers.\n- Revoking an investment within the reflection period: free.\n- Management fee: a percentage of the return in each payment, never of the principal. Each project states its own before you invest, and its calculator already takes it off.\n- Disinvesting after the reflection period and before the project is financed: the penalty of the project, a percentage of what you invested, which its page states as well.\n\nThere are no other costs: none for custody, for inactivity or for closing the account.\n\nReturns are taxed. From the gross interest of each payment the platform withholds the percentage for your tax residence, as a payment on account of your taxes: it is not a cost. Your account shows what was withheld from each payment and, every year, the certificate. Unless it is said otherwise, the figures on this site are before taxes.',
    },
    projects: {
      title: 'How projects are chosen',
      text: 'Before a project is published we check who its promoter is, that no criminal record stands against them and that they are not established in a non-cooperative country (article 5 of the Regulation), and we go through the documents they supply. It is a check of facts, not a judgement on whether the project suits you.\n\nEach promoter may raise five million euros at most in twelve months, all platforms together (article 1).\n\nEach loan has a risk category. The page of the results of the loans says by which method it is chosen and which default rate is expected of each.',
    },
    investors: {
      title: 'Who may invest, and how they are protected',
      text: 'Anybody over 18 may invest, and a company through its legal representative, with a verified identity and enough balance in the wallet.\n\nWe treat everybody as a non-sophisticated investor, the category that the Regulation protects most, unless they ask for something else. Those who meet the criteria of Annex II can ask in their account to be treated as a sophisticated investor; if that is approved, it holds for two years, and the protections that are listed there are lost. With each investment you confirm that your total investments on crowdfunding platforms do not exceed 10.000\u00A0€; if what you have invested here already exceeds it, we say so and ask for your explicit consent as well. In your account you can take the entry knowledge test and work out how much you could bear to lose, without the figures that you use ever reaching us; neither prevents you from investing.\n\nIf what you put into one project exceeds the higher of these two figures, 1.000\u00A0€ or 5\u00A0% of your net worth, we show you a warning before you accept the investment, ask for your explicit consent and check that you understand the risk (article 21).',
    },
    sheet: {
      title: 'Key investment information sheet',
      text: 'Each open project has a key investment information sheet, drawn up by its promoter, who answers for it (article 23 of the Regulation). Read it before you invest.\n\nNeither the sheet nor the offer has been verified or approved by the CNMV or ESMA. The appropriateness of your experience and knowledge has not necessarily been assessed before you were granted access to the investment. By investing you assume the full risk, including that of losing all of what you invest.',
    },
    investing: {
      title: 'How to invest and how to withdraw from it',
      text: 'Each investment requires accepting the mandate contracts. From the moment an order is made there are %{reflection} of reflection, counted in calendar days, in which it can be revoked at no cost, without giving a reason and as easily as it was made, from the page of your investments (article 22 of the Regulation).\n\nAfter that, and as long as the project has not been financed, you can disinvest by paying the penalty that each project states. Once it is financed, the money stays invested until the promoter repays it.',
    },
    money: {
      title: 'Where the money is',
      text: "Investors' money is kept apart from the platform's. What has not been invested can be withdrawn to a bank account in its holder's name. What has been invested in a project that is still raising money is held in escrow, and goes back to the investors in full if the project does not come about.\n\nIf the platform ceased to provide its service, a continuity plan provides for who would go on collecting and distributing the payments of the projects under way (article 12 of the Regulation).",
    },
    results: {
      title: 'Payments, delays and losses',
      text: 'The home page and the page of each project say how much has been paid, what is late and what has not been recovered. Those figures come from the same books as your wallet and change with them; we do not choose them. The page of the results of the loans also publishes, by year and risk category, how many fell into default and how many we expected (article 20 of the Regulation).\n\nIf a promoter is late, investors see it the same day, and the platform claims the payment and enforces the guarantee on behalf of all.',
    },
    conflicts: {
      title: 'Conflicts of interest',
      text: 'Neither the company that owns the platform, nor those who hold 20\u00A0% or more of its capital, nor those who run it or work for it, may be promoters of a project published on it (article 8 of the Regulation). If any of these people invests, they do so on the same terms as everybody else, and the page of the project says so.\n\nWe keep a register of conflicts of interest, with what we do about each, and review it every year. The page of a project shows those that concern it: who of the platform is concerned, without their name, what the conflict is and what we do. Anyone who has one takes no part in assessing the project.',
    },
    complaints: {
      title: 'Complaints',
      text: 'You can file a complaint free of charge in Spanish or English, at any time and without an account (article 7 of the Regulation). We acknowledge it at once, tell you within ten working days whether it is admissible, have it studied by a person who had no part in the matter, and answer in writing and with reasons.\n\nIf the answer does not satisfy you, or comes late, you can turn to the complaints service of the CNMV (cnmv.es) and, in any case, to the courts.',
    },
    records: {
      title: 'Your data and documents',
      text: 'In your account you always have at hand the contract and the confirmation of each investment, your statements, the tax certificates and every transaction of your wallet. You can also download a copy of all your data. We keep the records of your investments for five years at least (article 26 of the Regulation).',
    },
  },
} as const satisfies Translation<typeof source>
