export { feed } from './feed';
