export { wakeIfAllowed as mount } from './view/remembered';
