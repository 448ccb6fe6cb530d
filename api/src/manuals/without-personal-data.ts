const MASK = '•••'
/** Documents, phones and other numbers of a person, also in groups. */
const LONG_NUMBER = /\p{Nd}(?:[ .,-]?\p{Nd}){4,}/gu

/** Returns a sentence (as `plainText` leaves it) without email addresses and without numbers of five or more digits. */
export const withoutPersonalData = (sentence: string): string =>
  sentence
    .split(' ')
    .map((word) => (/[@＠]/.test(word) ? MASK : word))
    .join(' ')
    .replace(LONG_NUMBER, MASK)
