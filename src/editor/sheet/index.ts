/** Cells from spreadsheets: pasted, or read from files. */
export { FetchRows } from './fetch-rows';
export type { FetchedRows } from './fetch-rows';
export { FileButtons } from './file-buttons';
export { isTable, parseCells } from './parse';
export type { Cells } from './parse';
