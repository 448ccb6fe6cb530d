/** HTML id of the heading of the card of fichas. The dashboard's line about the first steps links to this heading. */
export const FICHAS_ID = 'fichas'
