import type { privacy as source } from '../../es/legal/privacy.ts'
import type { Translation } from '../../translation.ts'

export const privacy = {
  title: 'Privacy policy',
  description:
    'What personal data %{brand} processes, what for, with whom it is shared, how long it is kept and what rights you have.',
  sections: {
    controller: {
      title: 'Who processes your data',
      text: 'The company that owns %{brand}, which the legal notice identifies, is the controller under Regulation (EU) 2016/679 (GDPR) and the Spanish Organic Law 3/2018. You can reach us, and our data protection officer, in the support section.',
    },
    data: {
      title: 'What data we process',
      text: '- What you give us when you register: name, e-mail, telephone, date of birth, nationality and identity document; for companies also their name, tax number and who represents them.\n- From the identity verification: images of the document and the face, and its result.\n- From your activity: bank accounts, deposits, withdrawals, investments and returns.\n- From your conversations with support, and the files you attach. With each ticket a picture of the page and the last twenty answers of the platform are kept, to understand what went wrong.\n- The technical data that security requires: IP address, browser, sessions, trusted browsers and, if you use them, the public part of your passkeys: finger and face do not leave your device.\n\nAnyone who only reads the site leaves no more than the IP address and what the browser says of itself, for as long as it takes to answer and to notice abuse.',
    },
    origin: {
      title: 'Where it comes from',
      text: 'Almost all of it comes from you. The result of the identity verification is given to us by the provider that carries it out, and movements of money by the bank.\n\nWithout the data that registering marks as required we cannot open the account nor, by law, let you invest. The rest is voluntary.',
    },
    purposes: {
      title: 'What for, and on what basis',
      text: '- To provide the service and keep account of your money: the performance of the contract (article 6.1.b of the GDPR).\n- To verify your identity, prevent money laundering (Spanish Law 10/2010) and comply with the tax office and the supervisors: the legal obligation (article 6.1.c).\n- To protect your account and the platform from fraud: the legitimate interest (article 6.1.f).\n- To send you news by e-mail that is not essential: your consent (article 6.1.a), which you can give and take back in your profile.\n\nWe make no commercial profiles and do not use your data for advertising.',
    },
    identity: {
      title: 'The identity verification',
      text: 'A specialised provider carries it out on our behalf: you show your document and your face to the camera, and the provider compares one with the other. We receive the result and the data of the document.\n\nWe take no decision that affects you significantly by automatic means alone (article 22 of the GDPR): a person can review every rejected verification, and you can ask for it through support.',
    },
    recipients: {
      title: 'With whom we share it',
      text: '- With the provider that verifies identities, the bank and those who host the platform and send its e-mails, who act only on our behalf and under contract (article 28 of the GDPR).\n- With the promoter, what is needed to formalise the investment.\n- With courts, the CNMV, the Spanish service for the prevention of money laundering (Sepblac) and the tax office, where the law requires it.\n\nWe sell no data. We send none outside the European Economic Area without the safeguards that the GDPR requires (articles 44 to 49).',
    },
    retention: {
      title: 'How long we keep it',
      text: '- That of the account, as long as you have one.\n- That for the prevention of money laundering, ten years from the end of the relationship (article 25 of the Spanish Law 10/2010).\n- That of the books, six years (article 30 of the Spanish commercial code), and that of the crowdfunding service, five at least (article 26 of Regulation (EU) 2020/1503).\n- Sessions, twelve hours at most; trusted browsers, thirty days; passkeys, until you remove them or close your account.\n\nIf you close your account, whatever we are not obliged to keep is erased. What the law obliges us to keep is blocked: nobody uses it for anything else.',
    },
    rights: {
      title: 'Your rights',
      text: 'You can ask for access to your data, correct it, erase it, object to its use, restrict it or take it elsewhere, and withdraw a consent at any time without affecting what went before. Much of this you can do in your profile; for the rest, write to us through support. It is free, and we answer within a month.\n\nIf you believe that we do not respect them, you can complain to the Spanish data protection agency (aepd.es).',
    },
    security: {
      title: 'How we protect it',
      text: 'Passwords are stored so that nobody can read them, logging in asks for a one-time code, documents are served from addresses that expire, and every change our staff makes is recorded. If there were an incident that affected you, we would tell you, and the agency within 72 hours (articles 33 and 34 of the GDPR).',
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
} as const satisfies Translation<typeof source>
