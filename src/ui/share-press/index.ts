export { onShare } from './share';
