/** The heading of the fichas card, the target of the line about the first steps. */
export const FICHAS_ID = 'fichas'
