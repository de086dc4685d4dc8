export { gauges as mount } from '@frontage/lib/gauges';
