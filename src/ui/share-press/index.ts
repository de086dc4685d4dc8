export { share } from './share';
