export { CONTROL, tooltip } from './tooltip';
