export { showPrompt, showForm, showConfirm, showAlert } from './dialog';
export type { DialogWords } from './dialog';
