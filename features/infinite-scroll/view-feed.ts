export { feed } from './view/feed';
