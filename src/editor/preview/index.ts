export { ServerPreview } from './server-preview';
