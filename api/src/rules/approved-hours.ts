/**
 * Returns the hours of the approved outcomes. Reports have no hours per outcome, so each outcome counts as an equal
 * share of the program's hours.
 */
export function approvedHours(
  approved: number,
  { total_resultados, total_horas }: { total_resultados: number; total_horas: number },
): number {
  return total_resultados > 0 ? Math.round((total_horas * approved) / total_resultados) : 0
}
