/** Numbers in the canvas: typed in place, and drawn. */
export { Gauge, shareOf } from './gauge';
export type { GaugeShape } from './gauge';
export { currencies, currencySigns } from './currency';
export { formatNumber, numberIn, parseNumber } from './number';
export { NumberText, numberLocale } from './number-text';
