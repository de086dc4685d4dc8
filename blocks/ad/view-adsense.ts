import { loadAdsense } from './view/adsense';

export const mount = loadAdsense;
