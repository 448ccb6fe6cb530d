/** Anchor of the card of pending requests. */
export const REQUESTS_ID = 'solicitudes'
