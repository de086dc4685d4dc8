export { copyAddress } from './copy-address';
