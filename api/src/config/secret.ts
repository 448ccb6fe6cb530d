/** The secret that signs session tokens: `JWT_SECRET`, or the secret stored in the data folder. */
export class Secret {
  constructor(readonly value: string) {}
}
