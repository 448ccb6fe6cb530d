/** The filter by centre, in the URL and in the API, for fichas without a centre. */
export const NO_CENTRE = 'ninguno'
