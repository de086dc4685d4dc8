export { expand, whenTargeted } from './disclosure';
