export { loadAdsense as mount } from './view/adsense';
