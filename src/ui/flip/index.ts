export { flip } from './flip';
export { arrange, place } from './place';
