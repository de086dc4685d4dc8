export { whenIdle } from './idle-timer';
