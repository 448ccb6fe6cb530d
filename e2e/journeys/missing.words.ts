/** Texts of what is missing in each language. */
export const WORDS = {
  es: {
    open: (number: number) => `Lo que falta ${number}`,
    title: 'Lo que falta',
    total: (number: number) => `Faltan ${number} resultados`,
    leftOut: /No se cuentan? \d+ personas? que no est/,
    lacks: (number: number) => `Le faltan ${number}`,
    byPerson: 'Por aprendiz',
    byOutcome: 'Por resultado',
    byInstructor: 'Por instructor',
    haveWork: /aprendices de sus fichas tienen algo pendiente$/,
    nothingWaits: 'Nada espera por usted hoy.',
    near: /^A 3 o menos del 75/,
  },
  en: {
    open: (number: number) => `What is missing ${number}`,
    title: 'What is missing',
    total: (number: number) => `${number} outcomes are missing`,
    leftOut: /\d+ (person who is|people who are) not in training/,
    lacks: (number: number) => `${number} missing`,
    byPerson: 'By apprentice',
    byOutcome: 'By outcome',
    byInstructor: 'By instructor',
    haveWork: /apprentices in your fichas have something missing$/,
    nothingWaits: 'Nothing is waiting for you today.',
    near: /^3 or fewer from 75/,
  },
} as const
