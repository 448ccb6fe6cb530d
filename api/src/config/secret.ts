/** Signs the sessions: `JWT_SECRET`, or the one that is kept in the data folder. */
export class Secret {
  constructor(readonly value: string) {}
}
