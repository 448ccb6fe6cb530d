import { Link } from './link.entity.js'

export const CREDENTIALS_ENTITIES = [Link]
