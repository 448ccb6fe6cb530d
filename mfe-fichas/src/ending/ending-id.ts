/** Where links to the fichas that end soon jump. */
export const ENDING_ID = 'por-terminar'
