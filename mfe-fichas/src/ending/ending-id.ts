/** Anchor of the card of fichas that end soon. */
export const ENDING_ID = 'por-terminar'
