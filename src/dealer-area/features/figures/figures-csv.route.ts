import { loadFiguresCsv } from './figures-csv.server.ts'

export const loader = loadFiguresCsv
