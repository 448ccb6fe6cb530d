import {
  apprenticePath,
  competencyMapPath,
  fichaFactsPath,
  fichaInstructorsPath,
  fichaLoadsPath,
  fichaPath,
  instructorPath,
  missingPath,
  PATHS,
  programPath,
  progressLinksPath,
} from '@fichero/contract/paths'

/** The paths of the screens of one ficha, apprentice, program and person, by pattern. */
export const detailPaths = (number: number, apprentice: string, program: number, person: number) =>
  new Map<string, string>([
    [PATHS.ficha, fichaPath(number)],
    [PATHS.missing, missingPath(number)],
    [PATHS.fichaInstructors, fichaInstructorsPath(number)],
    [PATHS.fichaLoads, fichaLoadsPath(number)],
    [PATHS.fichaFacts, fichaFactsPath(number)],
    [PATHS.competencyMap, competencyMapPath(number)],
    [PATHS.progressLinks, progressLinksPath(number)],
    [PATHS.apprentice, apprenticePath(apprentice)],
    [PATHS.program, programPath(program)],
    [PATHS.instructor, instructorPath(person)],
  ])
