/** HTML id of the dashboard's card of fichas that end soon, for links to the card. */
export const ENDING_ID = 'por-terminar'
