import type { knowledge as source } from '../es/knowledge.ts'
import type { Translation } from '../translation.ts'

/** The texts of the entry knowledge test (decision 279). */
export const knowledge = {
  title: 'Before you invest',
  lead: 'The law requires us to ask you before your first investment. There is no mark and no trick answer: the more accurate you are, the better we know which warnings to give you. You may leave questions unanswered.',
  needsScript: 'To answer, turn on JavaScript in your browser.',
  topics: {
    experience: 'Your experience',
    objectives: 'What you look for',
    finances: 'Your situation',
    risks: 'The risks',
  },
  toSimulation: 'Open the calculator of how much you could lose',
  questions: {
    familiar: {
      text: 'What have you invested in so far?',
      choices: {
        funds: 'Investment funds or pension plans',
        securities: 'Listed shares or bonds',
        loans: 'Loans or crowdfunding',
        none: 'None of these',
      },
    },
    frequency: {
      text: 'In the last two years, how many times a year have you invested?',
      choices: { never: 'Never', few: 'One to five times', many: 'More than five times', unknown: 'I do not remember' },
    },
    volume: {
      text: 'How much have you invested in all in that time?',
      choices: {
        nothing: 'Nothing',
        small: 'Up to 5.000 €',
        large: 'More than 5.000 €',
        unsaid: 'I prefer not to say',
      },
    },
    period: {
      text: 'How long have you been investing?',
      choices: {
        never: 'I have never invested',
        short: 'For less than two years',
        long: 'For two years or more',
        unsaid: 'I prefer not to say',
      },
    },
    background: {
      text: 'Have you studied or worked in finance or crowdfunding?',
      choices: { studies: 'I have studied it', work: 'I have worked in it', neither: 'No' },
    },
    horizon: {
      text: 'How long can you do without this money?',
      choices: {
        short: 'Less than a year',
        medium: 'One to three years',
        long: 'More than three years',
        unknown: 'I do not know',
      },
    },
    tolerance: {
      text: 'If a project lost half of what you put in, you …',
      choices: {
        plans: '… would have to change your plans',
        noticed: '… would notice, but go on as before',
        barely: '… would hardly notice',
        unknown: 'I do not know',
      },
    },
    aim: {
      text: 'What matters most to you?',
      choices: {
        safety: 'Losing nothing',
        return: 'Earning more, even if I may lose',
        support: 'Supporting projects, even if I may lose',
      },
    },
    sustainability: {
      text: 'Does it matter to you that projects are sustainable?',
      choices: { important: 'It is decisive', welcome: 'I prefer it', indifferent: 'It makes no difference' },
    },
    simulation: {
      text: 'Have you calculated how much you could lose?',
      choices: {
        sent: 'Yes, and I have sent the result',
        made: 'Yes, and I prefer not to send it',
        none: 'No, or I prefer not to',
      },
    },
    crowdfunding: {
      text: 'What does crowdfunding do with your money?',
      choices: {
        deposit: 'It keeps it, like a deposit at a bank',
        lending: 'It lends it to a company that looks for funding',
        unknown: 'I do not know',
      },
    },
    default: {
      text: 'A promoter stops paying. What does Cauce do?',
      choices: {
        platform: 'It gives you your money back',
        claims: 'It claims the payment for everyone; nothing may be recovered',
        unknown: 'I do not know',
      },
    },
    exit: {
      text: 'You need your money after six months. Can you sell?',
      choices: {
        anytime: 'Yes, whenever I like',
        end: 'No: until the end there is hardly ever a way out',
        unknown: 'I do not know',
      },
    },
    return: {
      text: 'One project offers 9 % and another one 6 %. What does that say?',
      choices: {
        better: 'That the one with 9 % is better',
        riskier: 'That the one with 9 % usually has more risk',
        unknown: 'I do not know',
      },
    },
    guarantee: {
      text: 'Does a guarantee fund cover your investment, as with deposits?',
      choices: { covered: 'Yes, up to 100.000 €', uncovered: 'No, none', unknown: 'I do not know' },
    },
  },
  facts: {
    familiar: 'You have never invested: begin with little, and spread it.',
    frequency: 'People who rarely invest know less of what can go wrong. Read the risks of each project.',
    volume: 'You have not said how much you have invested.',
    period: 'You have not said how long you have been investing.',
    background: 'You have not said whether you know about finance.',
    horizon:
      'The loans last more than a year, and there is hardly ever a way out before. Put in only money that you will not need.',
    tolerance: 'Such a loss can happen. Put in only money that you can lose without changing your plans.',
    aim: 'Here you can lose all that you invest. If you want to lose nothing, this is not for you.',
    sustainability: 'You have not said whether sustainability matters to you.',
    simulation: 'You have not said whether you have calculated how much you could lose.',
    crowdfunding: 'Your money is lent to a company. It is not a deposit or a savings product.',
    default: 'Cauce claims the payment for everyone. It may take years, and nothing may be recovered.',
    exit: 'Once the loan is paid out you cannot sell or withdraw: the money comes back when the promoter repays it.',
    return: 'A higher return usually comes with a higher risk.',
    guarantee: 'No guarantee fund covers these investments.',
  },
  submit: 'See the result',
  submitting: 'Saving',
  result: {
    spared:
      'You are a sophisticated investor: the law does not ask these questions of you. You may answer them if you like.',
    sufficient: 'By your answers, you know the risks of investing here.',
    insufficient: 'By your answers, investing here may be inappropriate for you. Read this before you decide.',
    unanswered:
      'You have not answered yet. Without answers we cannot know whether investing here is appropriate for you; it may not be.',
    due: 'You answered more than two years ago. Answer again: investing here may no longer be appropriate for you.',
    gaps: 'What you should know',
    kept: 'You answered on %{answered}, version %{version} of the questions. They are asked again every two years: from %{review} on.',
    again: 'Answer again',
  },
} as const satisfies Translation<typeof source>
