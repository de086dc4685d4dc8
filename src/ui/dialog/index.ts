export { askFor, askForm, askYesNo, tell } from './dialog';
export type { DialogWords } from './dialog';
