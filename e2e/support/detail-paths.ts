import { apprenticePath, competencyMapPath, fichaPath, PATHS, programPath } from '@fichero/contract/paths'

/** The screens of one ficha, apprentice and program: the path of each by its pattern. */
export const detailPaths = (number: number, apprentice: string, program: number) =>
  new Map<string, string>([
    [PATHS.ficha, fichaPath(number)],
    [PATHS.competencyMap, competencyMapPath(number)],
    [PATHS.apprentice, apprenticePath(apprentice)],
    [PATHS.program, programPath(program)],
  ])
