import { loadNetwork } from './view/network';

export const mount = loadNetwork;
