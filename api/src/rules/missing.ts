interface Counts {
  /** Whether a judgments report of the ficha was imported. */
  hasReport: boolean
  people: number
  /** Number of outcomes that each apprentice needs. */
  outcomes: number
  /** Number of APROBADO judgments of all these people together. */
  approved: number
}

/** Returns how many outcomes people have not approved; null before the first judgments report. */
export const missingIn = ({ hasReport, people, outcomes, approved }: Counts) =>
  hasReport ? people * outcomes - approved : null
