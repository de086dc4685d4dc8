export { tooltip } from './tooltip';
