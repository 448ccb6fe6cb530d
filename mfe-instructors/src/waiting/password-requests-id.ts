/** Id of the heading of the requests for a new password, the target of the link in the dashboard's welcome card. */
export const PASSWORD_REQUESTS_ID = 'claves'
