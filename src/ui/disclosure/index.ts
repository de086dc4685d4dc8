export { expand, isExpanded, whenTargeted } from './disclosure';
