/** Where links to the pending requests jump. */
export const REQUESTS_ID = 'solicitudes'
