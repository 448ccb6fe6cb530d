interface Standing {
  hasReport: boolean
  /** People in training. */
  people: number
  /** Outcomes that each of them needs. */
  outcomes: number
  /** Judgments APROBADO that they have. */
  approved: number
}

/** Returns how many outcomes people have not approved. Before the first judgments report nothing is known. */
export const missingIn = ({ hasReport, people, outcomes, approved }: Standing) =>
  hasReport ? people * outcomes - approved : 0
