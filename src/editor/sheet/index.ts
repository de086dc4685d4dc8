/** Cells from spreadsheets: pasted, or read from files. */
export { FileButtons } from './file-buttons';
export { isTable, parseCells } from './parse';
export type { Cells } from './parse';
