import { Competency } from './competency.entity.js'
import { LearningOutcome } from './learning-outcome.entity.js'
import { Program } from './program.entity.js'

export const PROGRAMS_ENTITIES = [Program, Competency, LearningOutcome]
