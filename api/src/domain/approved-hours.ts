/**
 * Hours that the approved outcomes stand for. The reports carry no hours per outcome, so every outcome counts the same share of
 * the program's hours.
 */
export function approvedHours(
  approved: number,
  { total_resultados, total_horas }: { total_resultados: number; total_horas: number },
): number {
  return total_resultados > 0 ? Math.round((total_horas * approved) / total_resultados) : 0
}
