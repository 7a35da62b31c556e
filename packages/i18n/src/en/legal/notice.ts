import type { notice as source } from '../../es/legal/notice.ts'
import type { Translation } from '../../translation.ts'

export const notice = {
  title: 'Legal notice',
  description: 'Who is behind %{brand}, who supervises it, and by what rules this site is used.',
  sections: {
    holder: {
      title: 'Who provides the service',
      text: 'This site belongs to the company that owns %{brand}, a crowdfunding platform that brings together people and companies that want to invest with promoters who look for funding for particular projects.\n\nYou can write to us in the support section of your account, which is answered by people.',
    },
    authorisation: {
      title: 'Authorisation and supervision',
      text: 'The company provides its services under Regulation (EU) 2020/1503 on European crowdfunding service providers for business, and title V of the Spanish Law 5/2015 on the promotion of business financing.\n\nIt is supervised by the Spanish securities market commission (CNMV). The European Securities and Markets Authority (ESMA) keeps the public register of all authorised providers, in which you can check any authorisation.',
    },
    use: {
      title: 'Use of the site and ownership of its contents',
      text: 'Reading the site binds you to nothing and needs no account. Anyone who registers undertakes to give true data, to keep their password and codes safe and not to use the account of anybody else. We may suspend an account where the law requires it or there are signs of fraud.\n\nThe texts, drawings and marks of this site belong to the company that owns it or to those who license them. The documents of each project are supplied by its promoter, who answers for them.',
    },
    law: {
      title: 'Governing law and language',
      text: 'Spanish law applies. If you are a consumer, you can go to the courts of your place of residence.\n\nThis notice exists in Spanish and in English. Should the two versions differ, the Spanish one counts.',
    },
  },
} as const satisfies Translation<typeof source>
